import { pluralIn } from '#contract/languages.ts';
import type { Texts } from '../texts.ts';

const plural = pluralIn('pt');

export const texts: Texts = {
  backToHome: 'Voltar ao início',

  perMonth: 'por mês',
  insteadOf: (hidden, price) => (
    <>
      {hidden('antes ')}
      {price}
    </>
  ),
  addressesAtOnce: (count) => `Até ${count} emails temporários ao mesmo tempo`,
  lifetime: (premium) => `${premium} para cada um`,
  lifetimeInsteadOf: (premium, free) => `${premium} para cada um, em vez de ${free}`,
  attachments: (size) => `Anexos de até ${size}`,
  privateInboxes: 'Caixas de entrada que só você pode abrir',
  priority: 'Prioridade na entrega e no suporte',
  prioritySupport: 'Prioridade no suporte',
  dashboard: 'Painel com todas as suas caixas de entrada',
  programs: 'Chaves de API e webhooks para seus programas',
  noAds: 'Sem anúncios',
  adFree: 'Site sem anúncios',

  steps: 'Etapas',
  stepAccount: 'Conta',
  stepVerify: 'Confirmação',
  stepPayment: 'Pagamento',
  stepIsDone: 'concluída',

  passwordNotReset: 'Sua senha não foi redefinida',
  resetNeedsPremiumAgain:
    'Seu Premium acabou, e só contas Premium podem redefinir a senha. Sua conta está a salvo.',
  resetNeedsPremium: 'Só contas Premium podem redefinir a senha. Se você ainda não tem conta, crie uma aqui.',
  accountWithoutPassword: 'Tem uma conta, mas não tem senha para entrar?',
  alreadyHaveAccount: (link) => <>Já tem conta? {link('Entrar')}</>,
  stepsOnceOpen:
    'Quando abrir, a assinatura vai ter três etapas: uma conta, um código por email e o pagamento.',
  enjoyFreeService: 'Por enquanto, aproveite nosso email temporário grátis!',

  fullName: 'Nome completo',
  nameIsMissing: 'Digite seu nome completo.',
  validDomain: (domain) => `Domínio aceito: ${domain}`,
  invalidDomain: (domain) => `Domínio não aceito: ${domain}`,
  allowedProviders:
    'Este domínio não é aceito. Gmail, Outlook, Yahoo, iCloud, Proton e outros grandes provedores funcionam.',
  allDomains: (count) =>
    plural(count, {
      one: `${count} domínio aceito`,
      many: `Todos os ${count} de domínios aceitos`,
      other: `Todos os ${count} domínios aceitos`,
    }),
  verifyEmail: 'Confirmar email',
  verifyEmailIn: (wait) => `Confirmar email em ${wait}`,
  verifyYourEmail: 'Confirme seu email',
  codeIsSent: (digits, address) => (
    <>
      Enviamos um código de {digits} dígitos para {address}. Se você já tem uma conta, a mensagem avisa isso
      em vez de trazer o código.
    </>
  ),
  verificationCode: 'Código de verificação',
  verifyCode: 'Confirmar código',
  creatingAccount: 'Criando sua conta…',
  tryAgain: 'Tentar de novo',
  accountNotCreated: 'Não foi possível criar a conta',
  signupFailed: 'O cadastro falhou',
  signupUnavailable: 'O cadastro está fora do ar no momento',
  noNetwork: 'Ocorreu um erro de rede',
  emailIsVerified: 'Email confirmado',
  accountIsReady: 'Sua conta está pronta. Falta só uma etapa.',
  continueToPayment: 'Ir para o pagamento',

  completePayment: 'Conclua o pagamento',
  oneStepLeft: 'Falta só uma etapa para você ter o Premium.',
  nothingIsCharged: 'Ainda não é possível fazer pagamentos, então nada é cobrado.',
  account: 'Conta',
  name: 'Nome',
  nameNotGiven: 'Não informado',
  premium: 'Premium',
  pricePerMonth: (price) => `${price}/mês`,
  cardIsNotSeen: 'Pagamento com cartão pela Stripe: nunca vemos seu cartão',
  connectionIsEncrypted: 'Envio por conexão criptografada (SSL)',
  cancelAnytime: 'Cancele quando quiser e fique com o Premium até o fim do mês',
  signInFirst: 'Entre primeiro, para sabermos qual conta vai ter o Premium.',
  signInToPay: 'Entrar para pagar',
  comingSoon: 'Premium: em breve',

  paymentSuccessful: 'Pagamento aprovado!',
  whatYouHave: 'Agradecemos! Com o plano Premium, você tem:',
  paymentIsConfirmed: 'Seu pagamento foi confirmado, e o Premium está ativo.',
  homeInSeconds: (seconds) =>
    plural(seconds, {
      one: `Você vai para a página inicial em ${seconds} segundo.`,
      many: `Você vai para a página inicial em ${seconds} de segundos.`,
      other: `Você vai para a página inicial em ${seconds} segundos.`,
    }),
  waitingForConfirmation:
    'Estamos esperando a confirmação do seu pagamento. Isso leva alguns segundos, e você não precisa fazer nada.',
  stillWaitingForConfirmation:
    'Estamos esperando a confirmação do seu pagamento. Está demorando mais que o normal. O Premium começa sozinho assim que o pagamento for confirmado, e você pode sair desta página. Não pague de novo, por favor.',

  subscription: 'Sua assinatura',
  subscriptionNotLoaded: 'Não foi possível carregar sua assinatura.',
  premiumWithoutSubscription: (date) =>
    `O Premium está ativo até ${date ?? 'o fim do período atual'}. Não há assinatura, então nada será cobrado.`,
  subscriptionEnds: (date) =>
    `Sua assinatura termina com o período atual. Você fica com o Premium até ${date ?? 'lá'}.`,
  paymentDidNotGoThrough: (date) =>
    `O último pagamento não foi aprovado e vai ser tentado de novo. O Premium continua até ${date ?? 'o fim do período atual'}; confira seu cartão para não ficar sem ele.`,
  nextPayment: (price, date) =>
    `O Premium está ativo. Próximo pagamento: ${price}, ${date ? `em ${date}` : 'no fim do período atual'}.`,
  payOrChangeCard: 'Pagar ou trocar cartão',
  invoicesAndCard: 'Faturas e cartão',
  keepSubscription: 'Manter minha assinatura',
  cancelSubscription: 'Cancelar assinatura',
  reallyCancel: 'Cancelar assinatura?',
  keepIt: 'Manter',
  cancelEndsPremium:
    'O último pagamento não foi aprovado, por isso o Premium termina na hora. Nada mais será cobrado.',
  cancelKeepsPremium: (date) =>
    `Nada mais será cobrado. Você fica com o Premium até ${date ?? 'o fim do período atual'}.`,
  signInAgain: 'Para isso, entre na sua conta de novo.',
  cancelFailed: {
    plain: 'Não foi possível cancelar a assinatura. Tente de novo.',
    because: (reason) => `Erro ao cancelar a assinatura: ${reason}`,
  },
  keepFailed: {
    plain: 'Não foi possível manter a assinatura. Tente de novo.',
    because: (reason) => `Erro ao manter a assinatura: ${reason}`,
  },
  portalFailed: {
    plain: 'Não foi possível abrir as faturas. Tente de novo.',
    because: (reason) => `Erro ao abrir as faturas: ${reason}`,
  },

  dangerZone: 'Zona de perigo',
  deletedWithPremium: (strong) => (
    <>
      {strong('O que é excluído na hora:')} sua conta, suas caixas de entrada Premium e as mensagens delas,
      suas chaves de API e seus webhooks. Uma assinatura paga termina, e nada mais é cobrado.
    </>
  ),
  deleted: (strong) => (
    <>{strong('O que é excluído na hora:')} sua conta, com seu nome, endereço de email e senha.</>
  ),
  keptWithPremium: (strong, days) => (
    <>
      {strong('O que fica guardado:')} as faturas, pelo tempo que a lei tributária exigir, e o que você
      escreveu para o suporte, por até{' '}
      {plural(days, { one: `${days} dia`, many: `${days} de dias`, other: `${days} dias` })}.
    </>
  ),
  kept: (strong, days) => (
    <>
      {strong('O que fica guardado:')} os endereços gratuitos, até o tempo deles acabar, e o que você escreveu
      para o suporte, por até{' '}
      {plural(days, { one: `${days} dia`, many: `${days} de dias`, other: `${days} dias` })}.
    </>
  ),
  noUndo: 'Não dá para desfazer.',
  deleteAccount: 'Excluir minha conta',
  verifyFirst: 'Confirme seu email primeiro',
  domainNotAllowed: 'Este domínio não é aceito',

  reallyDelete: 'Excluir minha conta?',
  whatDeletingPremiumDoes:
    'Sua conta, suas caixas de entrada e as mensagens delas são excluídas, e uma assinatura paga termina na hora. Não dá para desfazer.',
  whatDeletingDoes: 'Sua conta é excluída. Não dá para desfazer.',
  deleteFailed: {
    plain: 'Não foi possível excluir a conta. Tente de novo.',
    because: (reason) => `Erro ao excluir a conta: ${reason}`,
  },
  accountDeleted: 'Conta excluída',
  accountIsGone:
    'Sua conta não existe mais. As caixas de entrada, as mensagens e a assinatura, se havia uma, foram junto. Saindo da conta…',
};
