import { pluralIn } from '#contract/languages.ts';
import { limits } from '#web/lib/limits.ts';
import type { Texts } from '../texts.ts';

const plural = pluralIn('es');

export const texts: Texts = {
  yourAddresses: 'Tus direcciones',
  noSignUpNeeded: 'Sin registro',
  used: 'usadas',
  placesUsed: 'lugares ocupados',
  placesUsedTitle: 'Lugares ocupados',
  placesUsedUntil: (day) => `Lugares ocupados hasta el ${day}`,
  addressesUsed: 'Direcciones usadas',
  allUsed: (max) => `${max} de ${max} usadas.`,
  canGenerateOneMore: () =>
    `Puedes generar 1 más. Para las siguientes hay que esperar ${limits.cooldown} desde que caduque la última.`,
  canGenerateAgain: 'Ya puedes generar otra',
  nextAddressOn: (day) => `Tu próxima dirección: ${day}`,
  nextAddressIn: (wait) => `Próxima dirección en ${wait}`,

  nameOfNext: 'Nombre de la próxima dirección (opcional)',
  namePlaceholder: 'nombre (opcional)',
  domain: 'Dominio',
  anyDomain: 'Cualquier dominio',
  generate: (rest) => <>Generar {rest('correo temporal')}</>,
  notGenerated: 'No se ha generado ninguna dirección.',
  notGeneratedBecause: (problem) => `No se ha generado ninguna dirección. ${problem}`,
  maybeCooldown:
    'No se pudo generar la dirección. Quizá tu tiempo de espera aún no haya terminado: espera un poco antes de volver a intentarlo.',
  listNotLoaded: 'No se pudieron cargar las direcciones',
  addressReady: () => `Tu dirección está lista. Funciona durante ${limits.premiumLifetime}.`,

  qrCodeFor: (text: string) => `Código QR de ${text}`,
  limitReached: 'Límite de direcciones alcanzado',
  tryAgainIn: 'Podrás reintentarlo en',
  nextAddress: 'Próxima dirección en',
  networkLimit:
    'Se han generado demasiadas direcciones desde tu red; quizá lo hicieron otras personas que la comparten contigo. No tiene que ver con tus propias direcciones.',
  premiumLimit: (max) =>
    max === 1
      ? 'Tu dirección está en uso. Podrás generar la siguiente cuando caduque o en cuanto la elimines.'
      : `Tus ${max} direcciones están en uso. Podrás generar la siguiente cuando caduque la más antigua o en cuanto elimines una.`,
  freeLimit: (max) =>
    plural(max, {
      one: `El plan gratuito incluye hasta ${max} dirección. Eliminar una dirección no libera su lugar.`,
      many: `El plan gratuito incluye hasta ${max} de direcciones. Eliminar una dirección no libera su lugar.`,
      other: `El plan gratuito incluye hasta ${max} direcciones. Eliminar una dirección no libera su lugar.`,
    }),
  freeLimitKeep: ({ max, inUse }) => {
    const keep = plural(inUse, {
      one: 'Puedes seguir usando la que tienes.',
      many: 'Puedes seguir usando las que tienes.',
      other: 'Puedes seguir usando las que tienes.',
    });
    return plural(max, {
      one: `El plan gratuito incluye hasta ${max} dirección. ${keep} Eliminar una dirección no libera su lugar.`,
      many: `El plan gratuito incluye hasta ${max} de direcciones. ${keep} Eliminar una dirección no libera su lugar.`,
      other: `El plan gratuito incluye hasta ${max} direcciones. ${keep} Eliminar una dirección no libera su lugar.`,
    });
  },
  premiumGives: () =>
    `Con Premium tienes ${limits.premiumAddresses} a la vez, cada una durante ${limits.premiumLifetime}.`,
  upgrade: 'Pasar a Premium',

  options: 'Opciones de la dirección',
  chooseNext: 'Elegir la próxima dirección',
  openOnPhone: 'Abrir en el teléfono',
  soundOff: 'Desactivar el sonido',
  soundOn: 'Sonido al recibir mensajes',
  deleteAddress: 'Eliminar dirección',
  expiredNoDelete: 'Caducada: no se puede eliminar',
  forgetMe: 'Olvídame en este dispositivo',
  select: 'Elegir una dirección',
  switchAddress: 'Cambiar de dirección',
  unreadAndLeft: ({ unread, left }) => `${unread} sin leer · ${left}`,
  unreadElsewhere: (count) => `${count} sin leer en otra dirección`,
  timeLeft: (left) => `${/^1\s\S+$/.test(left) ? 'queda' : 'quedan'} ${left}`,

  copy: 'Copiar',
  copied: 'Copiado',
  copiedToClipboard: '¡Copiado al portapapeles!',
  copyLink: 'Copiar enlace',
  expiredReceivesNothing: 'Una dirección caducada no recibe correo',
  scanToCopy: 'Escanea para copiar la dirección en otro dispositivo. Solo tú puedes leer sus mensajes.',
  scanToOpen:
    'Escanea para abrir esta bandeja en otro dispositivo. Cualquiera que conozca la dirección puede leer sus mensajes.',

  deleteQuestion: '¿Eliminar dirección?',
  cannotBeUndone: '¿Seguro? Esta acción no se puede deshacer.',
  cannotBeUndoneGuest:
    '¿Seguro? Esta acción no se puede deshacer. Eliminar una dirección no te permite generar otra antes.',
  delete: 'Eliminar',
  deleted: (address) => `${address} y sus mensajes se han eliminado.`,
  deletedPlaceUsed: ({ address, day }) =>
    `${address} y sus mensajes se han eliminado. Su lugar sigue ocupado hasta el ${day}.`,
  tryAgainSoon: 'Vuelve a intentarlo en un momento.',

  closed: ({ address, strong, mono }) => (
    <>
      {strong('Tu dirección se ha cerrado.')} El operador de este servicio ha cerrado {mono(address)} y sus
      mensajes se han eliminado.
    </>
  ),
  closedReason: (reason) => `Motivo: ${reason}`,
  ok: 'Aceptar',
};
