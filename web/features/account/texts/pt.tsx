import { pluralIn } from '#contract/languages.ts';
import type { Texts } from '../texts.ts';

const plural = pluralIn('pt');

export const texts: Texts = {
  cancel: 'Cancelar',
  continue: 'Continuar',
  goHome: 'Ir para o início',
  goToDashboard: 'Ir para o painel',
  backToLogin: 'Voltar ao login',
  writeToSupport: 'Escrever para o suporte',

  email: 'Email',
  emailIsMissing: 'Digite seu endereço de email.',
  emailIsInvalid: 'Digite um endereço de email válido.',
  password: 'Senha',
  passwordIsMissing: 'Digite sua senha.',
  showPassword: 'Mostrar senha',
  hidePassword: 'Ocultar senha',
  newPassword: 'Nova senha',
  neededLength: (characters) =>
    plural(characters, {
      one: `Pelo menos ${characters} caractere.`,
      many: `Pelo menos ${characters} de caracteres.`,
      other: `Pelo menos ${characters} caracteres.`,
    }),
  passwordIsTooShort: (characters) =>
    plural(characters, {
      one: `A senha precisa ter pelo menos ${characters} caractere`,
      many: `A senha precisa ter pelo menos ${characters} de caracteres`,
      other: `A senha precisa ter pelo menos ${characters} caracteres`,
    }),
  confirmPassword: 'Confirme a senha',
  passwordsDiffer: 'As senhas não são iguais',

  login: 'Entrar',
  whoNeedsAccount: 'Entre na sua conta Premium. Para usar endereços gratuitos, não precisa de conta.',
  noAccountYet: (link) => <>Ainda não tem conta? {link('Criar conta Premium')}</>,
  alreadySignedIn: (email, link) => (
    <>
      Você já entrou como {email}. {link('Ir para a página inicial')}
    </>
  ),
  pageNeedsSignIn: 'Entre na sua conta para abrir essa página.',
  linkSignsInAs: (email, button) => (
    <>
      Com este link, você entra como {email}. {button('Continuar')}
    </>
  ),
  passwordWasChanged: 'Sua senha foi alterada. Entre com a nova.',
  freeAddressesStayOutside:
    'Seus endereços gratuitos não fazem parte da conta. Até expirarem, você pode abri-los aqui:',
  signIn: 'Entrar',
  signingIn: 'Entrando…',
  signInFailed: 'Não foi possível entrar',
  signInUnavailable: 'O login está fora do ar no momento',
  or: 'ou',
  continueWithGoogle: 'Continuar com o Google',
  noGoogleHere: 'O login com o Google não está disponível.',
  googleErrors: {
    unavailable: 'O login com o Google não está disponível aqui. Entre com seu email e sua senha.',
    unreachable:
      'Não estamos conseguindo falar com o Google. Tente de novo daqui a pouco ou entre com seu email e sua senha.',
    cancelled: 'Você cancelou o login na página do Google. Tente de novo ou entre com seu email e sua senha.',
    late: 'O login com o Google demorou demais ou começou em outro navegador. Tente de novo.',
    unverified:
      'O Google não verificou o endereço de email desta conta Google, por isso ela não pode ser usada aqui.',
    failed:
      'O login com o Google não deu certo: email, nome de usuário ou senha incorretos. Tente de novo ou entre com seu email e sua senha.',
  },

  forgotPassword: 'Esqueceu a senha?',
  resetPassword: 'Redefinir senha',
  howResetWorks: 'Digite o endereço de email da sua conta Premium. Vamos enviar uma mensagem com um código.',
  emailAddress: 'Endereço de email',
  sendResetCode: 'Enviar código',
  resetCodeNotSent: 'Não foi possível enviar o código. Tente de novo.',
  resetFailed: 'Não foi possível redefinir a senha',
  resetUnavailable: 'A redefinição de senha está fora do ar no momento',
  resetCodeSent: 'Código enviado!',
  checkInboxFor: (address) => (
    <>Enviamos uma mensagem com um código para {address}. Confira sua caixa de entrada.</>
  ),
  enterCode: 'Digite o código',
  codeIsOnItsWay: (address) => (
    <>Enviamos uma mensagem com um código para {address}. Ela pode levar um minuto para chegar.</>
  ),
  resetCode: 'Código de redefinição',
  noPassword: 'Não tem senha para entrar?',
  contactSupport: 'Fale com o suporte',
  messageToSupport:
    'Esqueci minha senha e não consigo redefini-la sem o Premium. Preciso de ajuda para voltar a entrar.',
  choosePassword: 'Crie uma nova senha',
  passwordOf: (address) => <>Para {address}.</>,
  choosePasswordForAccount: 'Crie uma nova senha para a sua conta.',
  requestNewLink: 'Pedir um novo link',
  passwordNotUpdated: 'Não foi possível alterar a senha',
  passwordUpdateFailed: 'A alteração da senha falhou',
  passwordNotReset: 'Não foi possível redefinir a senha. Tente de novo.',
  resetIsDone: 'Senha redefinida',
  signedOutEverywhere:
    'Sua senha foi alterada, e a conta foi desconectada de todos os aparelhos. Levando você para o login…',

  sendCode: 'Enviar código',
  resendCode: 'Reenviar código',
  resendIn: (wait) => `Reenviar em ${wait}`,
  waitOfSeconds: (seconds) => `${seconds}\u00a0s`,
  waitOfMinutes: (minutes, seconds) => `${minutes}\u00a0min ${seconds}\u00a0s`,
  waitOfHours: (hours, minutes) => `${hours}\u00a0h ${minutes}\u00a0min`,
  codeIsValidFor: (minutes) =>
    plural(minutes, {
      one: `Ele vale por ${minutes} minuto.`,
      many: `Ele vale por ${minutes} de minutos.`,
      other: `Ele vale por ${minutes} minutos.`,
    }),
  codeNotSent: 'Não foi possível enviar o código de verificação',
  codeNotSentAgain: 'Não foi possível reenviar o código. Tente de novo.',
  codeIsWrong: 'Código inválido. Tente de novo.',
  codeNotChecked: 'A verificação falhou',
  tryCodeAgain: 'A verificação falhou. Tente de novo.',

  subscriptionIsActive: 'Sua assinatura Premium está ativa',
  nothingToPay: 'Não há nada a pagar agora.',
  payWithStripe: (price) => `Pagar com a Stripe: ${price}/mês`,
  checkoutFailed: 'Não foi possível abrir o pagamento. Fale com o suporte.',
  waitingForPayment:
    'O pagamento está aberto em outra aba. Esta página se atualiza sozinha assim que você pagar.',

  resubscribeForAccess: 'Renove a assinatura para acessar sua conta Premium',
  signedInAs: (email) => `Você entrou como ${email}.`,
  accessIsBlocked: 'Acesso à conta bloqueado',
  whatIsClosed:
    'Seu Premium acabou, por isso seu painel e as caixas de entrada dele estão fechados. Os dados da sua conta estão a salvo e voltam assim que você pagar.',
  paymentsNotOpen: 'Ainda não é possível fazer pagamentos.',
  freeAddressesStillWork: 'Você pode continuar usando endereços gratuitos na página inicial.',
  confirmAddressFirst: (link) => (
    <>
      Não sabe se ainda consegue ler os emails deste endereço? {link('Confirme com um código')} antes de
      pagar.
    </>
  ),
  upgrade: 'Assinar o Premium',

  resubscribe: 'Renovar assinatura',
  confirmThenPay: 'Confirme que você ainda consegue ler os emails deste endereço e siga para o pagamento.',
  codeSent: 'Enviamos um código para você. Confira sua caixa de entrada.',
  codeOfDigits: (digits) => `Código de ${digits} dígitos`,
  addressIsConfirmed: 'Seu endereço de email está confirmado.',
  verifyAndPay: 'Confirmar e ir para o pagamento',

  reactivate: 'Reative sua assinatura',
  welcomeBackAfterPremium: (strong, email) => (
    <>
      Que bom ver você de novo, {strong(email)}! Sua assinatura Premium expirou. Reative-a para ter todas as
      vantagens do Premium de volta.
    </>
  ),
  welcomeBack: (strong, email) => (
    <>Que bom ver você de novo, {strong(email)}! No momento, você não tem uma assinatura Premium.</>
  ),
  whatYouGetBack: 'O que volta com o Premium',
  whatYouGet: 'O que você ganha com o Premium',
  reactivateFor: (price) => `Reativar o Premium: ${price}/mês`,
  continueAsGuest: 'Continuar sem conta',

  subscriptionExpired: 'Sua assinatura Premium expirou. Renove-a para acessar sua conta.',
  incorrectSignIn: 'Email, nome de usuário ou senha incorretos',
  tooManyRequests: 'Muitas tentativas. Tente de novo mais tarde.',
  invalidResetLink: 'Este link não é válido. Peça uma nova redefinição de senha.',
  resetLimit: (perDay) =>
    `Você já atingiu o limite de ${perDay} pedidos de redefinição de senha por dia. Tente de novo amanhã.`,
  billingOff: 'Em breve vai dar para pagar por aqui! Falta pouco para o Premium.',

  reallyForget: 'Esquecer seus dados neste aparelho?',
  forgetMe: 'Esquecer',
  forgetsSession: 'Você sai da conta, e este navegador esquece seus endereços e as mensagens deles.',
  forgetsAddresses:
    'Este navegador esquece seus endereços e as mensagens deles, e não consegue mais abri-los.',
  countsAsNewVisitor: 'Depois disso, é como se fosse sua primeira visita, sem nenhum endereço usado.',
  othersCanStillRead: 'Quem souber o endereço ainda consegue ler as mensagens dele até o tempo acabar.',
  deleteAddresses: 'Excluir meus endereços e as mensagens deles',
  deleteFreeAddresses: 'Excluir meus endereços gratuitos e as mensagens deles',
  tryInAMoment: 'Tente de novo daqui a pouco.',
  forgotten: 'Este navegador esqueceu seus dados.',
  deletedAndForgotten: 'Seus endereços foram excluídos, e este navegador esqueceu seus dados.',
};
