import { pluralIn } from '#contract/languages.ts';
import type { Texts } from '../texts.ts';

const plural = pluralIn('es');
const daysOf = (count: number) =>
  plural(count, { one: `${count} día`, many: `${count} de días`, other: `${count} días` });
const untilDate = (date: string | null) =>
  date ? `hasta el ${date}` : 'hasta el final del ciclo de facturación';

export const texts: Texts = {
  backToHome: 'Volver al inicio',

  perMonth: 'al mes',
  insteadOf: (hidden, price) => (
    <>
      {hidden('antes ')}
      {price}
    </>
  ),
  addressesAtOnce: (count) => `Hasta ${count} correos temporales a la vez`,
  lifetime: (premium) => `${premium} para cada uno`,
  lifetimeInsteadOf: (premium, free) => `${premium} para cada uno en lugar de ${free}`,
  attachments: (size) => `Archivos adjuntos de hasta ${size}`,
  privateInboxes: 'Bandejas que solo tú puedes abrir',
  priority: 'Entrega y soporte prioritarios',
  prioritySupport: 'Soporte prioritario',
  dashboard: 'Un panel con todas tus bandejas',
  programs: 'Claves de API y webhooks para tus programas',
  noAds: 'Sin anuncios',
  adFree: 'Navegación sin anuncios',

  steps: 'Pasos',
  stepAccount: 'Cuenta',
  stepVerify: 'Código',
  stepPayment: 'Pago',
  stepIsDone: 'hecho',

  passwordNotReset: 'Tu contraseña no se ha restablecido',
  resetNeedsPremiumAgain:
    'Tu plan Premium ha terminado, y solo las cuentas Premium pueden restablecer su contraseña. Tu cuenta está a salvo.',
  resetNeedsPremium:
    'Solo las cuentas Premium pueden restablecer su contraseña. Si aún no tienes cuenta, créala aquí.',
  accountWithoutPassword: '¿Tienes cuenta, pero no una contraseña para iniciar sesión?',
  alreadyHaveAccount: (link) => <>¿Ya tienes cuenta? {link('Inicia sesión')}</>,
  stepsOnceOpen: 'Cuando esté disponible, bastarán tres pasos: una cuenta, un código por correo y el pago.',
  enjoyFreeService: 'Mientras tanto, ¡disfruta de nuestro correo temporal gratis!',

  fullName: 'Nombre completo',
  nameIsMissing: 'Escribe tu nombre completo.',
  validDomain: (domain) => `Dominio válido: ${domain}`,
  invalidDomain: (domain) => `Dominio no válido: ${domain}`,
  allowedProviders:
    'Este dominio no está permitido. Puedes usar Gmail, Outlook, Yahoo, iCloud, Proton y otros grandes proveedores.',
  allDomains: (count) =>
    plural(count, {
      one: `Ver ${count} dominio`,
      many: `Ver los ${count} de dominios`,
      other: `Ver los ${count} dominios`,
    }),
  verifyEmail: 'Verificar correo',
  verifyEmailIn: (wait) => `Verificar correo en ${wait}`,
  verifyYourEmail: 'Verifica tu correo',
  codeIsSent: (digits, address) => (
    <>
      Hemos enviado un código de {digits} dígitos a {address}. Si ya tienes una cuenta, el mensaje te lo dirá
      en lugar de darte un código.
    </>
  ),
  verificationCode: 'Código de verificación',
  verifyCode: 'Verificar código',
  creatingAccount: 'Creando tu cuenta…',
  tryAgain: 'Reintentar',
  accountNotCreated: 'No se pudo crear la cuenta',
  signupFailed: 'No se pudo completar el registro',
  signupUnavailable: 'El registro no está disponible en este momento',
  noNetwork: 'Error de conexión',
  emailIsVerified: 'Correo verificado',
  accountIsReady: 'Tu cuenta está lista. Solo falta un paso.',
  continueToPayment: 'Continuar con el pago',

  completePayment: 'Completa el pago',
  oneStepLeft: 'Estás a un paso de tener Premium.',
  nothingIsCharged: 'Todavía no se aceptan pagos, así que no se te cobra nada.',
  account: 'Cuenta',
  name: 'Nombre',
  nameNotGiven: 'Sin indicar',
  premium: 'Premium',
  pricePerMonth: (price) => `${price} al mes`,
  cardIsNotSeen: 'Pago con tarjeta a través de Stripe: nunca vemos tu tarjeta',
  connectionIsEncrypted: 'Tus datos viajan por una conexión cifrada con SSL',
  cancelAnytime: 'Cancela cuando quieras y conserva Premium hasta el final del mes',
  signInFirst: 'Primero inicia sesión, para que sepamos qué cuenta pasa a Premium.',
  signInToPay: 'Iniciar sesión para pagar',
  comingSoon: 'Premium: próximamente',

  paymentSuccessful: '¡Pago realizado!',
  whatYouHave: 'Gracias. Tu plan Premium incluye:',
  paymentIsConfirmed: 'Tu pago está confirmado y Premium ya está activo.',
  homeInSeconds: (seconds) =>
    plural(seconds, {
      one: `Te llevaremos a la página de inicio en ${seconds} segundo.`,
      many: `Te llevaremos a la página de inicio en ${seconds} de segundos.`,
      other: `Te llevaremos a la página de inicio en ${seconds} segundos.`,
    }),
  waitingForConfirmation:
    'Esperamos a que el proveedor de pagos confirme tu pago. Tarda unos segundos y no tienes que hacer nada.',
  stillWaitingForConfirmation:
    'Esperamos a que el proveedor de pagos confirme tu pago. Está tardando más de lo normal. Premium empezará automáticamente en cuanto se confirme, así que puedes salir de esta página. No vuelvas a pagar.',

  subscription: 'Tu suscripción',
  subscriptionNotLoaded: 'No se pudo cargar tu suscripción.',
  premiumWithoutSubscription: (date) =>
    `Premium está activo ${untilDate(date)}. No hay ninguna suscripción, así que no se te cobrará nada.`,
  subscriptionEnds: (date) =>
    `Tu suscripción termina con el ciclo de facturación actual. Conservas Premium ${date ? `hasta el ${date}` : 'hasta entonces'}.`,
  paymentDidNotGoThrough: (date) =>
    `El último pago no se pudo realizar y se volverá a intentar. Conservas Premium ${untilDate(date)}; revisa tu tarjeta para no perderlo.`,
  nextPayment: (price, date) =>
    `Premium está activo. El próximo pago, de ${price}, será ${date ? `el ${date}` : 'al final del ciclo de facturación'}.`,
  payOrChangeCard: 'Pagar o cambiar tarjeta',
  invoicesAndCard: 'Facturas y tarjeta',
  keepSubscription: 'Mantener mi suscripción',
  cancelSubscription: 'Cancelar suscripción',
  reallyCancel: '¿Cancelar la suscripción?',
  keepIt: 'Mantenerla',
  cancelEndsPremium:
    'El último pago no se pudo realizar, así que Premium termina de inmediato. No se te volverá a cobrar.',
  cancelKeepsPremium: (date) => `No se te volverá a cobrar. Conservas Premium ${untilDate(date)}.`,
  signInAgain: 'Tu sesión ha terminado. Vuelve a iniciar sesión.',
  cancelFailed: {
    plain: 'No se pudo cancelar la suscripción. Vuelve a intentarlo.',
    because: (reason) => `Error al cancelar la suscripción: ${reason}`,
  },
  keepFailed: {
    plain: 'No se pudo mantener la suscripción. Vuelve a intentarlo.',
    because: (reason) => `Error al mantener la suscripción: ${reason}`,
  },
  portalFailed: {
    plain: 'No se pudieron abrir las facturas. Vuelve a intentarlo.',
    because: (reason) => `Error al abrir las facturas: ${reason}`,
  },

  dangerZone: 'Zona de peligro',
  deletedWithPremium: (strong) => (
    <>
      {strong('Se eliminan de inmediato:')} tu cuenta, tus bandejas Premium y sus mensajes, tus claves de API
      y tus webhooks. Si tienes una suscripción de pago, termina y no se te vuelve a cobrar.
    </>
  ),
  deleted: (strong) => (
    <>
      {strong('Se elimina de inmediato:')} tu cuenta, con tu nombre, tu dirección de correo y tu contraseña.
    </>
  ),
  keptWithPremium: (strong, days) => (
    <>
      {strong('Se conservan:')} las facturas, mientras lo exija la ley fiscal, y lo que escribiste a soporte,
      hasta {daysOf(days)}.
    </>
  ),
  kept: (strong, days) => (
    <>
      {strong('Se conservan:')} las direcciones gratuitas, hasta que caduquen, y lo que escribiste a soporte,
      hasta {daysOf(days)}.
    </>
  ),
  noUndo: 'Esta acción no se puede deshacer.',
  deleteAccount: 'Eliminar mi cuenta',
  verifyFirst: 'Primero verifica tu dirección de correo',
  domainNotAllowed: 'Este dominio no está permitido',

  reallyDelete: '¿Eliminar tu cuenta?',
  whatDeletingPremiumDoes:
    'Se eliminan tu cuenta, tus bandejas y sus mensajes, y la suscripción de pago termina de inmediato. Esta acción no se puede deshacer.',
  whatDeletingDoes: 'Se elimina tu cuenta. Esta acción no se puede deshacer.',
  deleteFailed: {
    plain: 'No se pudo eliminar la cuenta. Vuelve a intentarlo.',
    because: (reason) => `Error al eliminar la cuenta: ${reason}`,
  },
  accountDeleted: 'Cuenta eliminada',
  accountIsGone:
    'Tu cuenta ya no existe, ni sus bandejas, ni sus mensajes, ni ninguna suscripción. Estamos cerrando tu sesión.',
};
