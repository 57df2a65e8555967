import { brand } from '#contract/brand.ts';
import type { PlanLimits } from '#contract/plan-limits.ts';
import type { MailTexts } from './en.ts';

export const texts: MailTexts = {
  footer: `Você recebeu esta mensagem porque tem uma conta no ${brand.name}. Ela foi enviada automaticamente.`,
  open: `Abrir o ${brand.name}`,
  code: {
    subject: (code: string) => `${code} é seu código do ${brand.name}`,
    title: 'Seu código de verificação',
    enter: (time: string) => `Digite este código para continuar. Ele vale por ${time}.`,
    enterForPassword: (time: string) => `Digite este código para redefinir sua senha. Ele vale por ${time}.`,
    notYou: 'Se não foi você, pode ignorar esta mensagem: sem o código, nada acontece.',
    footer: `Alguém informou este endereço no ${brand.name}. Nunca pedimos este código por email nem por telefone.`,
  },
  haveAccount: {
    subject: `Você já tem uma conta no ${brand.name}`,
    title: 'Você já tem uma conta',
    somebody: `Alguém, provavelmente você, tentou criar uma conta no ${brand.name} com este endereço.`,
    signInInstead: 'Já existe uma conta com ele, então é só entrar.',
    signIn: 'Entrar',
    notYou: 'Se não foi você, pode ignorar esta mensagem: nada mudou.',
  },
  reset: {
    subject: `Redefina sua senha do ${brand.name}`,
    title: 'Redefina sua senha',
    useLink: 'Crie uma nova senha com este link. Ele funciona uma única vez e vale por uma hora.',
    choose: 'Criar nova senha',
    orCode: (time: string) => `Ou digite, em até ${time}, este código na página em que você o pediu:`,
    notYou: 'Se você não pediu isso, sua senha continua a mesma.',
  },
  passwordChanged: {
    subject: `Sua senha do ${brand.name} foi alterada`,
    title: 'Sua senha foi alterada',
    changed: 'Sua senha acabou de ser alterada, e a conta foi desconectada de todos os aparelhos.',
    notYou: (supportEmail: string) => `Se não foi você, escreva agora mesmo para ${supportEmail}.`,
  },
  welcome: {
    title: `Boas-vindas ao ${brand.name}`,
    ready: 'Seu endereço está confirmado, e sua conta está pronta.',
    everythingGoes: 'Tudo o que seus endereços temporários recebem é excluído quando eles expiram.',
  },
  premiumBegun: {
    subject: `Boas-vindas ao ${brand.name} Premium`,
    title: 'Seu plano Premium está ativo',
    thanks: (price: string) => `Agradecemos! Recebemos seu pagamento de ${price}, e o Premium já está ativo.`,
    renews: 'A assinatura se renova todo mês. Você pode cancelar quando quiser na página Gerenciar.',
    openDashboard: 'Abrir o painel',
  },
  benefits: (limits: PlanLimits) => [
    `Até ${limits.premiumAddresses} ao mesmo tempo`,
    `Cada um por ${limits.premiumLifetime}`,
    `Anexos de até ${limits.premiumAttachments}`,
    'Sem anúncios',
  ],
  paymentFailed: {
    subject: `Seu pagamento ao ${brand.name} não foi aprovado`,
    title: 'Seu pagamento não foi aprovado',
    tryAgain: (price: string) =>
      `Não conseguimos cobrar ${price} por este mês de Premium. Vamos tentar de novo daqui a alguns dias.`,
    checkCard: 'Para não ficar sem o Premium, confira seu cartão.',
    check: 'Ver assinatura',
  },
  subscriptionEnds: {
    subject: (date: string) => `Seu ${brand.name} Premium termina em ${date}`,
    title: 'Sua assinatura foi cancelada',
    keptUntil: (date: string) => `Nada mais será cobrado. Você fica com o Premium até ${date}.`,
    accountStays: 'Sua conta continua existindo, e você pode assinar de novo quando quiser.',
  },
  expired: {
    subject: `Seu ${brand.name} Premium acabou`,
    title: 'Seu Premium acabou',
    nothingToPay: 'Seu período de Premium acabou. Não há nada a pagar, e sua conta está a salvo.',
    freePlan: (limits: PlanLimits) =>
      `O plano gratuito funciona sem login: ${limits.freeAddresses} ao mesmo tempo, cada um por ${limits.freeLifetime}.`,
    payToReactivate:
      'Sua assinatura Premium expirou. Sua conta está a salvo, e basta um pagamento para reativar o Premium.',
    reactivate: (price: string) => `Reativar por ${price} ao mês`,
  },
  domainMissing: {
    subject: (name: string) => `Falta um registro DNS de ${name}`,
    title: 'Falta um registro DNS',
    gone: (name: string) => `O registro TXT que comprova que ${name} é seu está faltando há um dia.`,
    publishAgain:
      'Publique-o de novo em até dois dias. Caso contrário, o domínio será suspenso e deixará de receber e-mails.',
    see: 'Ver o registro',
  },
  domainSuspended: {
    subject: (name: string) => `${name} foi suspenso`,
    title: 'Seu domínio foi suspenso',
    lapsed: (name: string) => `O registro TXT de ${name} ficou faltando por três dias.`,
    lostToOther: (name: string) => `Outra conta comprovou que ${name} é dela.`,
    stillReadable:
      'Os e-mails dos endereços dele continuam legíveis até expirarem, mas novos e-mails não chegam mais.',
    useAgain: 'Se o domínio é seu, publique o novo registro TXT para voltar a usá-lo.',
  },
  ownPostmaster: {
    subject: (to: string) => `E-mail para ${to}`,
    title: (to: string) => `Alguém escreveu para ${to}`,
    from: (from: string) => `O remetente diz ser ${from}.`,
    noSender: 'Não tem remetente, como é comum em avisos de falha na entrega.',
    footer: `Todo domínio de e-mail precisa aceitar mensagens neste endereço, por isso o ${brand.name} a encaminha para você.`,
  },
  push: {
    newMail: 'Novo e-mail',
    code: (code: string) => `Código: ${code}`,
    noSubject: '(sem assunto)',
    notCheckedYet: 'Remetente ainda não verificado',
    leadsElsewhere: 'O link leva a um lugar diferente do que diz o texto',
    suspicious: 'Mensagem suspeita',
    saysItIsFrom: (name: string) => `Diz ser de ${name}`,
    open: 'Abrir',
    copyCode: 'Copiar código',
  },
};
