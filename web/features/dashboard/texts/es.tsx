import { pluralIn } from '#contract/languages.ts';
import { limits } from '#web/lib/limits.ts';
import type { Texts } from '../texts.ts';

const plural = pluralIn('es');

export const texts: Texts = {
  loadingDashboard: 'Cargando el panel…',
  premiumDashboard: 'Panel Premium',
  manage: 'Administrar',
  benefits: 'Ventajas',
  messagesReceived: (count) => `Mensajes recibidos (${count})`,
  yourAddress: 'Tu dirección de correo temporal',
  emailsNotLoaded: (again) => <>No se pudieron cargar las direcciones. {again('Reintentar')}</>,

  yourInboxes: 'Tus bandejas',
  inboxes: (count) =>
    plural(count, { one: `${count} bandeja`, many: `${count} de bandejas`, other: `${count} bandejas` }),
  activeInboxes: 'Bandejas activas',
  listOfInboxes: 'Bandejas activas',
  noInboxes: 'No hay bandejas activas',
  howLongAddressWorks: `Una dirección nueva está lista en un segundo y funciona durante ${limits.premiumLifetime}.`,
  selectedInbox: 'Bandeja elegida',
  activeInbox: 'Bandeja activa',
  domainEnds: 'el dominio termina',
  unread: (count, unseen) => (
    <>
      {count}
      {unseen(' sin leer')}
    </>
  ),
  expiresIn: (words, time) => (
    <>
      {words('Caduca en ')}
      {time}
    </>
  ),
  copy: (address) => `Copiar ${address}`,
  copied: '¡Copiado al portapapeles!',
  delete: (address) => `Eliminar ${address}`,
  deleteInbox: 'Eliminar bandeja',
  expiredCannotBeDeleted: 'Una bandeja caducada no se puede eliminar',
  deleteAll: 'Eliminar todas',
  reallyDeleteAll: (count) =>
    plural(count, {
      one: `¿Eliminar ${count} dirección de correo? Esta acción no se puede deshacer.`,
      many: `¿Eliminar los ${count} de direcciones de correo? Esta acción no se puede deshacer.`,
      other: `¿Eliminar las ${count} direcciones de correo? Esta acción no se puede deshacer.`,
    }),
  allDeleted: 'Tus direcciones y sus mensajes se han eliminado.',
  optionalName: 'Nombre (opcional)',
  generateFirstEmail: 'Generar la primera',
  generateInbox: 'Generar',

  backToDashboard: 'Volver al panel',
  manageAccount: 'Administrar cuenta',
  premiumAccount: 'Cuenta Premium',
  loading: 'Cargando',
  premiumIsActive: 'Premium está activo.',
  premiumIsActiveUntil: (date) => `Premium está activo hasta el ${date}.`,
  nothingToCancel: 'Todavía no se renueva nada, así que no hay nada que cancelar.',
  whereToDelete: (link) => <>Puedes {link('eliminar tu cuenta aquí')}. El botón de abajo aún no funciona.</>,
  comingSoon: 'Pronto',

  yourAccount: 'Tu cuenta',
  premiumPlan: 'Plan Premium',
  whatPremiumHas: `Hasta ${limits.premiumAddresses} a la vez, cada una durante ${limits.premiumLifetime}.`,
  keysWebhooksAndSubscription: 'Claves, webhooks y suscripción',
  freePlan: 'Plan gratuito',
  whatFreeHas: `Hasta ${limits.freeAddresses} a la vez, cada una durante ${limits.freeLifetime}.`,
  upgrade: 'Pasar a Premium',
  premiumHasEnded: 'Premium ha terminado',
  whatEndedMeans:
    'Ahora tienes el plan gratuito. Conservas tus claves de API y tus webhooks, pero no funcionarán hasta que renueves la suscripción.',
  resubscribe: 'Renovar suscripción',

  premiumBenefits: 'Ventajas de Premium',
  includedInSubscription: 'Todo lo que incluye tu suscripción.',
  yourBenefits: 'Tus ventajas',
  manyAtOnce: {
    title: `Hasta ${limits.premiumAddresses} a la vez`,
    text: 'Usa una bandeja distinta para cada cosa, con el nombre que quieras.',
  },
  moreTime: {
    title: `${limits.premiumLifetime} en lugar de ${limits.freeLifetime}`,
    text: 'Cada dirección dura más, para que puedas volver a ella más tarde.',
  },
  prioritySupport: {
    title: 'Soporte prioritario',
    text: 'Tus preguntas se marcan como Premium y se responden antes. Tu correo también se entrega antes.',
  },
  managementTools: {
    title: 'Herramientas avanzadas para tus bandejas',
    text: 'Consulta, copia y elimina todas tus bandejas en un solo lugar. Solo tú puedes abrirlas.',
  },
};
