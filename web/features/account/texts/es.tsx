import { pluralIn } from '#contract/languages.ts';
import type { Texts } from '../texts.ts';

const plural = pluralIn('es');

export const texts: Texts = {
  cancel: 'Cancelar',
  continue: 'Continuar',
  goHome: 'Ir al inicio',
  goToDashboard: 'Ir al panel',
  backToLogin: 'Volver al inicio de sesión',
  writeToSupport: 'Escribir a soporte',

  email: 'Correo electrónico',
  emailIsMissing: 'Escribe tu dirección de correo.',
  emailIsInvalid: 'Escribe una dirección de correo válida.',
  password: 'Contraseña',
  passwordIsMissing: 'Escribe tu contraseña.',
  showPassword: 'Mostrar contraseña',
  hidePassword: 'Ocultar contraseña',
  newPassword: 'Nueva contraseña',
  neededLength: (characters) =>
    plural(characters, {
      one: `Al menos ${characters} carácter.`,
      many: `Al menos ${characters} de caracteres.`,
      other: `Al menos ${characters} caracteres.`,
    }),
  passwordIsTooShort: (characters) =>
    plural(characters, {
      one: `La contraseña debe tener al menos ${characters} carácter`,
      many: `La contraseña debe tener al menos ${characters} de caracteres`,
      other: `La contraseña debe tener al menos ${characters} caracteres`,
    }),
  confirmPassword: 'Repite la contraseña',
  passwordsDiffer: 'Las contraseñas no coinciden',

  login: 'Iniciar sesión',
  whoNeedsAccount: 'Inicia sesión en tu cuenta Premium. Las direcciones gratuitas no necesitan cuenta.',
  noAccountYet: (link) => <>¿Aún no tienes cuenta? {link('Crear cuenta Premium')}</>,
  alreadySignedIn: (email, link) => (
    <>
      Has iniciado sesión como {email}. {link('Ir al inicio')}
    </>
  ),
  pageNeedsSignIn: 'Inicia sesión para abrir esa página.',
  linkSignsInAs: (email, button) => (
    <>
      Este enlace inicia tu sesión como {email}. {button('Continuar')}
    </>
  ),
  passwordWasChanged: 'Tu contraseña ha cambiado. Inicia sesión con la nueva.',
  freeAddressesStayOutside:
    'Tus direcciones gratuitas no forman parte de la cuenta. Hasta que caduquen, puedes leerlas aquí:',
  signIn: 'Iniciar sesión',
  signingIn: 'Iniciando sesión…',
  signInFailed: 'No se pudo iniciar sesión',
  signInUnavailable: 'El inicio de sesión no está disponible en este momento',
  or: 'o',
  continueWithGoogle: 'Continuar con Google',
  noGoogleHere: 'Aquí no se puede iniciar sesión con Google.',
  googleErrors: {
    unavailable: 'Aquí no se puede iniciar sesión con Google. Inicia sesión con tu correo y tu contraseña.',
    unreachable:
      'Ahora mismo no podemos conectar con Google. Vuelve a intentarlo en un momento o inicia sesión con tu correo y tu contraseña.',
    cancelled:
      'Has cancelado el inicio de sesión en Google. Vuelve a intentarlo o inicia sesión con tu correo y tu contraseña.',
    late: 'El inicio de sesión en Google tardó demasiado o empezó en otro navegador. Vuelve a intentarlo.',
    unverified:
      'Google no ha verificado la dirección de correo de esta cuenta de Google, así que no se puede usar aquí.',
    failed:
      'Google no ha podido iniciar tu sesión: el correo, el nombre de usuario o la contraseña no son correctos. Vuelve a intentarlo o inicia sesión con tu correo y tu contraseña.',
  },

  forgotPassword: '¿Olvidaste tu contraseña?',
  resetPassword: 'Restablecer contraseña',
  howResetWorks:
    'Escribe la dirección de correo de tu cuenta Premium. Te enviaremos un mensaje con un código.',
  emailAddress: 'Dirección de correo',
  sendResetCode: 'Enviar código',
  resetCodeNotSent: 'No se pudo enviar el código. Vuelve a intentarlo.',
  resetFailed: 'No se pudo restablecer la contraseña',
  resetUnavailable: 'Ahora mismo no se pueden restablecer contraseñas',
  resetCodeSent: '¡Código enviado!',
  checkInboxFor: (address) => (
    <>Hemos enviado un mensaje con un código a {address}. Revisa tu bandeja de entrada.</>
  ),
  enterCode: 'Escribe el código',
  codeIsOnItsWay: (address) => (
    <>Hemos enviado un mensaje con un código a {address}. Puede tardar un minuto en llegar.</>
  ),
  resetCode: 'Código para restablecer',
  noPassword: '¿No tienes contraseña para iniciar sesión?',
  contactSupport: 'Escribe a soporte',
  messageToSupport:
    'He olvidado mi contraseña y no puedo restablecerla sin Premium. Necesito ayuda para volver a entrar.',
  choosePassword: 'Elige una contraseña nueva',
  passwordOf: (address) => <>Para {address}.</>,
  choosePasswordForAccount: 'Elige una contraseña nueva para tu cuenta.',
  requestNewLink: 'Pedir otro enlace',
  passwordNotUpdated: 'No se pudo cambiar la contraseña',
  passwordUpdateFailed: 'Error al cambiar la contraseña',
  passwordNotReset: 'No se pudo restablecer la contraseña. Vuelve a intentarlo.',
  resetIsDone: 'Contraseña restablecida',
  signedOutEverywhere:
    'Tu contraseña ha cambiado y se ha cerrado la sesión en todos tus dispositivos. Te llevamos al inicio de sesión…',

  sendCode: 'Enviar código',
  resendCode: 'Reenviar código',
  resendIn: (wait) => `Reenviar en ${wait}`,
  waitOfSeconds: (seconds) => `${seconds}\u00a0s`,
  waitOfMinutes: (minutes, seconds) => `${minutes}\u00a0min ${seconds}\u00a0s`,
  waitOfHours: (hours, minutes) => `${hours}\u00a0h ${minutes}\u00a0min`,
  codeIsValidFor: (minutes) =>
    plural(minutes, {
      one: `Es válido durante ${minutes} minuto.`,
      many: `Es válido durante ${minutes} de minutos.`,
      other: `Es válido durante ${minutes} minutos.`,
    }),
  codeNotSent: 'No se pudo enviar el código de verificación',
  codeNotSentAgain: 'No se pudo reenviar el código. Vuelve a intentarlo.',
  codeIsWrong: 'El código no es correcto. Vuelve a intentarlo.',
  codeNotChecked: 'No se pudo verificar el código',
  tryCodeAgain: 'No se pudo verificar el código. Vuelve a intentarlo.',

  subscriptionIsActive: 'Tu suscripción Premium está activa',
  nothingToPay: 'Ahora mismo no hay nada que pagar.',
  payWithStripe: (price) => `Pagar con Stripe: ${price} al mes`,
  checkoutFailed: 'No se pudo abrir la página de pago. Escribe a soporte.',
  waitingForPayment:
    'La página de pago está abierta en otra pestaña. Esta se actualizará sola cuando hayas pagado.',

  resubscribeForAccess: 'Renueva tu suscripción para entrar en tu cuenta Premium',
  signedInAs: (email) => `Has iniciado sesión como ${email}.`,
  accessIsBlocked: 'Acceso a la cuenta bloqueado',
  whatIsClosed:
    'Tu plan Premium ha terminado, así que tu panel y sus bandejas están cerrados. Los datos de tu cuenta están a salvo y los recuperarás en cuanto pagues.',
  paymentsNotOpen: 'Todavía no se aceptan pagos.',
  freeAddressesStillWork: 'Puedes seguir usando direcciones gratuitas en la página de inicio.',
  confirmAddressFirst: (link) => (
    <>
      ¿No sabes si aún puedes leer el correo de esta dirección? {link('Confírmala con un código')} antes de
      pagar.
    </>
  ),
  upgrade: 'Pasar a Premium',

  resubscribe: 'Renovar suscripción',
  confirmThenPay: 'Confirma que aún puedes leer el correo de esta dirección y continúa con el pago.',
  codeSent: 'Te hemos enviado un código. Revisa tu bandeja de entrada.',
  codeOfDigits: (digits) => `Código de ${digits} dígitos`,
  addressIsConfirmed: 'Tu dirección de correo está confirmada.',
  verifyAndPay: 'Verificar y pagar',

  reactivate: 'Reactiva tu suscripción',
  welcomeBackAfterPremium: (strong, email) => (
    <>
      ¡Hola de nuevo, {strong(email)}! Tu suscripción Premium ha caducado. Reactívala para recuperar todas sus
      ventajas.
    </>
  ),
  welcomeBack: (strong, email) => (
    <>¡Hola de nuevo, {strong(email)}! En este momento no tienes ninguna suscripción Premium.</>
  ),
  whatYouGetBack: 'Lo que recuperas con Premium',
  whatYouGet: 'Lo que obtienes con Premium',
  reactivateFor: (price) => `Reactivar Premium: ${price} al mes`,
  continueAsGuest: 'Seguir sin cuenta',

  subscriptionExpired: 'Tu suscripción Premium ha caducado. Renuévala para entrar en tu cuenta.',
  incorrectSignIn: 'El correo, el nombre de usuario o la contraseña no son correctos',
  tooManyRequests: 'Demasiadas solicitudes. Vuelve a intentarlo más tarde.',
  invalidResetLink: 'El enlace no es válido. Pide otro para restablecer tu contraseña.',
  resetLimit: (perDay) =>
    `Solo puedes pedir una contraseña nueva ${perDay} veces al día. Vuelve a intentarlo mañana.`,
  billingOff: '¡Los pagos estarán disponibles próximamente! Premium llegará muy pronto.',

  reallyForget: '¿Quieres que este dispositivo te olvide?',
  forgetMe: 'Olvídame',
  forgetsSession: 'Se cierra tu sesión y este navegador olvida tus direcciones y sus mensajes.',
  forgetsAddresses: 'Este navegador olvida tus direcciones y sus mensajes, y ya no podrá volver a abrirlos.',
  countsAsNewVisitor: 'Después contarás como una visita nueva, sin direcciones usadas.',
  othersCanStillRead: 'Quien conozca una dirección podrá seguir leyéndola hasta que caduque.',
  deleteAddresses: 'Eliminar mis direcciones y sus mensajes',
  deleteFreeAddresses: 'Eliminar mis direcciones gratuitas y sus mensajes',
  tryInAMoment: 'Vuelve a intentarlo en un momento.',
  forgotten: 'Este navegador te ha olvidado.',
  deletedAndForgotten: 'Tus direcciones se han eliminado y este navegador te ha olvidado.',
};
