import { brand } from '#contract/brand.ts';
import type { PlanLimits } from '#contract/plan-limits.ts';
import type { MailTexts } from './en.ts';

export const texts: MailTexts = {
  footer: `Recibes este mensaje porque tienes una cuenta de ${brand.name}. Se ha enviado automáticamente.`,
  open: `Abrir ${brand.name}`,
  code: {
    subject: (code: string) => `${code} es tu código de ${brand.name}`,
    title: 'Tu código de verificación',
    enter: (time: string) => `Escribe este código para continuar. Es válido durante ${time}.`,
    enterForPassword: (time: string) =>
      `Escribe este código para restablecer tu contraseña. Es válido durante ${time}.`,
    notYou: 'Si no has sido tú, puedes ignorar este mensaje: sin el código no pasa nada.',
    footer: `Alguien ha escrito esta dirección en ${brand.name}. Nunca te pediremos este código por correo ni por teléfono.`,
  },
  haveAccount: {
    subject: `Ya tienes una cuenta de ${brand.name}`,
    title: 'Ya tienes una cuenta',
    somebody: `Alguien, probablemente tú, ha intentado registrarse en ${brand.name} con esta dirección.`,
    signInInstead: 'Ya existe una cuenta con ella, así que basta con iniciar sesión.',
    signIn: 'Iniciar sesión',
    notYou: 'Si no has sido tú, puedes ignorar este mensaje: no ha cambiado nada.',
  },
  reset: {
    subject: `Restablece tu contraseña de ${brand.name}`,
    title: 'Restablece tu contraseña',
    useLink:
      'Elige una contraseña nueva con este enlace. Funciona una sola vez y es válido durante una hora.',
    choose: 'Elegir contraseña nueva',
    orCode: (time: string) =>
      `O escribe este código en la página donde lo pediste. Es válido durante ${time}:`,
    notYou: 'Si no lo has pedido tú, tu contraseña seguirá siendo la misma.',
  },
  passwordChanged: {
    subject: `Tu contraseña de ${brand.name} ha cambiado`,
    title: 'Tu contraseña ha cambiado',
    changed:
      'Tu contraseña se ha cambiado hace un momento y se ha cerrado la sesión en todos tus dispositivos.',
    notYou: (supportEmail: string) => `Si no has sido tú, escribe cuanto antes a ${supportEmail}.`,
  },
  welcome: {
    title: `Te damos la bienvenida a ${brand.name}`,
    ready: 'Tu dirección está confirmada y tu cuenta está lista.',
    everythingGoes: 'Todo lo que reciben tus direcciones temporales se elimina cuando caducan.',
  },
  premiumBegun: {
    subject: `Te damos la bienvenida a ${brand.name} Premium`,
    title: 'Tu plan Premium está activo',
    thanks: (price: string) => `Gracias. Hemos recibido tu pago de ${price} y Premium ya está activo.`,
    renews: 'Se renueva cada mes. Puedes cancelar cuando quieras en la página “Administrar”.',
    openDashboard: 'Abrir el panel',
  },
  benefits: (limits: PlanLimits) => [
    `Hasta ${limits.premiumAddresses} a la vez`,
    `${limits.premiumLifetime} para cada una`,
    `Archivos adjuntos de hasta ${limits.premiumAttachments}`,
    'Sin anuncios',
  ],
  paymentFailed: {
    subject: `No se pudo realizar tu pago de ${brand.name}`,
    title: 'No se pudo realizar tu pago',
    tryAgain: (price: string) =>
      `No hemos podido cobrar ${price} por este mes de Premium. Volveremos a intentarlo en unos días.`,
    checkCard: 'Para conservar Premium sin interrupciones, revisa tu tarjeta.',
    check: 'Revisar la suscripción',
  },
  subscriptionEnds: {
    subject: (date: string) => `Tu plan ${brand.name} Premium termina el ${date}`,
    title: 'Tu suscripción se ha cancelado',
    keptUntil: (date: string) => `No se te volverá a cobrar. Conservas Premium hasta el ${date}.`,
    accountStays: 'Tu cuenta se mantiene y puedes volver a suscribirte cuando quieras.',
  },
  expired: {
    subject: `Tu plan ${brand.name} Premium ha terminado`,
    title: 'Tu plan Premium ha terminado',
    nothingToPay: 'Tu tiempo con Premium ha terminado. No tienes que pagar nada y tu cuenta está a salvo.',
    freePlan: (limits: PlanLimits) =>
      `El plan gratuito funciona sin iniciar sesión: ${limits.freeAddresses} a la vez, cada una durante ${limits.freeLifetime}.`,
    payToReactivate:
      'Tu suscripción Premium ha caducado. Tu cuenta está a salvo y puedes reactivar Premium con un pago.',
    reactivate: (price: string) => `Reactivar por ${price} al mes`,
  },
  domainMissing: {
    subject: (name: string) => `Falta un registro DNS de ${name}`,
    title: 'Falta un registro DNS',
    gone: (name: string) => `El registro TXT que demuestra que ${name} es tuyo falta desde hace un día.`,
    publishAgain:
      'Vuelve a publicarlo en un plazo de dos días. Si no, el dominio quedará suspendido y dejará de recibir correo.',
    see: 'Ver el registro',
  },
  domainSuspended: {
    subject: (name: string) => `${name} está suspendido`,
    title: 'Tu dominio está suspendido',
    lapsed: (name: string) => `El registro TXT de ${name} ha faltado durante tres días.`,
    lostToOther: (name: string) => `Otra cuenta ha demostrado que ${name} es suyo.`,
    stillReadable:
      'El correo de sus direcciones se puede leer hasta que caduquen, pero ya no llega correo nuevo.',
    useAgain: 'Si el dominio es tuyo, publica el nuevo registro TXT para volver a usarlo.',
  },
  ownPostmaster: {
    subject: (to: string) => `Correo para ${to}`,
    title: (to: string) => `Alguien ha escrito a ${to}`,
    from: (from: string) => `El remitente dice ser ${from}.`,
    noSender: 'No tiene remitente, como es habitual en los avisos de entrega fallida.',
    footer: `Todo dominio de correo debe aceptar mensajes en esta dirección, por eso ${brand.name} te lo reenvía.`,
  },
  push: {
    newMail: 'Correo nuevo',
    code: (code: string) => `Código: ${code}`,
    noSubject: '(sin asunto)',
    notCheckedYet: 'Remitente aún no comprobado',
    leadsElsewhere: 'El enlace lleva a un sitio distinto del que indica su texto',
    suspicious: 'Mensaje sospechoso',
    saysItIsFrom: (name: string) => `Dice ser de ${name}`,
    open: 'Abrir',
    copyCode: 'Copiar código',
  },
};
