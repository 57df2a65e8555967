import { pluralIn } from '#contract/languages.ts';
import { limits } from '#web/lib/limits.ts';
import type { Texts } from '../texts.ts';

const plural = pluralIn('pt');

export const texts: Texts = {
  loadingDashboard: 'Carregando o painel…',
  premiumDashboard: 'Painel Premium',
  manage: 'Gerenciar',
  benefits: 'Vantagens',
  messagesReceived: (count) => `Mensagens recebidas (${count})`,
  yourAddress: 'Seu endereço de email temporário',
  emailsNotLoaded: (again) => <>Não foi possível carregar os endereços. {again('Tentar de novo')}</>,

  yourInboxes: 'Suas caixas de entrada',
  inboxes: (count) =>
    plural(count, {
      one: `${count} caixa de entrada`,
      many: `${count} de caixas de entrada`,
      other: `${count} caixas de entrada`,
    }),
  activeInboxes: 'Caixas de entrada ativas',
  listOfInboxes: 'Caixas de entrada ativas',
  noInboxes: 'Nenhuma caixa de entrada ativa',
  howLongAddressWorks: `Um novo endereço fica pronto em um segundo e funciona por ${limits.premiumLifetime}.`,
  selectedInbox: 'Selecionada',
  activeInbox: 'Ativa',
  domainEnds: 'domínio acaba',
  unread: (count, unseen) => (
    <>
      {count}
      {unseen(plural(count, { one: ' não lida', many: ' não lidas', other: ' não lidas' }))}
    </>
  ),
  expiresIn: (words, time) => (
    <>
      {words('Expira em ')}
      {time}
    </>
  ),
  copy: (address) => `Copiar ${address}`,
  copied: 'Copiado!',
  delete: (address) => `Excluir ${address}`,
  deleteInbox: 'Excluir caixa de entrada',
  expiredCannotBeDeleted: 'Não dá para excluir uma caixa de entrada expirada',
  deleteAll: 'Excluir tudo',
  reallyDeleteAll: (count) =>
    plural(count, {
      one: `Excluir ${count} endereço de email? Não dá para desfazer.`,
      many: `Excluir todos os ${count} de endereços de email? Não dá para desfazer.`,
      other: `Excluir todos os ${count} endereços de email? Não dá para desfazer.`,
    }),
  allDeleted: 'Seus endereços e as mensagens deles foram excluídos.',
  optionalName: 'Nome (opcional)',
  generateFirstEmail: 'Gerar primeiro email',
  generateInbox: 'Gerar email',

  backToDashboard: 'Voltar ao painel',
  manageAccount: 'Gerenciar conta',
  premiumAccount: 'Conta Premium',
  loading: 'Carregando',
  premiumIsActive: 'O Premium está ativo.',
  premiumIsActiveUntil: (date) => `O Premium está ativo até ${date}.`,
  nothingToCancel: 'Ainda não há renovação automática, então não há nada para cancelar.',
  whereToDelete: (link) => (
    <>Você pode {link('excluir sua conta aqui')}. O botão abaixo ainda não funciona.</>
  ),
  comingSoon: 'Em breve',

  yourAccount: 'Sua conta',
  premiumPlan: 'Plano Premium',
  whatPremiumHas: `Até ${limits.premiumAddresses} ao mesmo tempo, cada um por ${limits.premiumLifetime}.`,
  keysWebhooksAndSubscription: 'Chaves, webhooks e assinatura',
  freePlan: 'Plano gratuito',
  whatFreeHas: `Até ${limits.freeAddresses} ao mesmo tempo, cada um por ${limits.freeLifetime}.`,
  upgrade: 'Assinar o Premium',
  premiumHasEnded: 'O Premium acabou',
  whatEndedMeans:
    'Agora vale o plano gratuito. Suas chaves de API e seus webhooks ficam guardados, mas só voltam a funcionar quando você renovar a assinatura.',
  resubscribe: 'Renovar assinatura',

  premiumBenefits: 'Vantagens do Premium',
  includedInSubscription: 'Tudo o que vem com a sua assinatura.',
  yourBenefits: 'Suas vantagens',
  manyAtOnce: {
    title: `Até ${limits.premiumCount} emails ao mesmo tempo`,
    text: 'Use uma caixa de entrada para cada finalidade, com o nome que quiser.',
  },
  moreTime: {
    title: `${limits.premiumLifetime} em vez de ${limits.freeLifetime}`,
    text: 'Cada endereço dura mais, para você poder voltar a ele depois.',
  },
  prioritySupport: {
    title: 'Prioridade no suporte',
    text: 'Suas perguntas chegam marcadas como Premium e são respondidas primeiro. Seus emails também são entregues primeiro.',
  },
  managementTools: {
    title: 'Tudo sob controle',
    text: 'Veja, copie e exclua todas as suas caixas de entrada em um só lugar. Só você pode abri-las.',
  },
};
