import { limits } from '#web/lib/limits.ts';
import type { Texts } from '../texts.ts';

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

  generate: (rest) => <>Generar {rest('correo temporal')}</>,
  notGenerated: 'No se ha generado ninguna dirección.',
  notGeneratedBecause: (problem) => `No se ha generado ninguna dirección. ${problem}`,
  maybeCooldown:
    'No se pudo generar la dirección. Quizá tu tiempo de espera aún no haya terminado: espera un poco antes de volver a intentarlo.',
  listNotLoaded: 'No se pudieron cargar las direcciones',

  qrCodeFor: (text: string) => `Código QR de ${text}`,
  options: 'Opciones de la dirección',
  chooseNext: 'Elegir la próxima dirección',
  moreOptions: 'Más opciones',
  deliveries: 'Entregas',
  openOnPhone: 'Abrir en el teléfono',
  share: 'Compartir la dirección',
  deleteAddress: 'Eliminar dirección',
  expiredNoDelete: 'Caducada: no se puede eliminar',
  forgetMe: 'Olvídame en este dispositivo',
  select: 'Elegir una dirección',
  switchAddress: 'Cambiar de dirección',
  unreadAndLeft: ({ unread, left }) => `${unread} sin leer · ${left}`,
  unreadElsewhere: (count) => `${count} sin leer en otra dirección`,
  timeLeft: (left) => `${/^1\s\S+$/.test(left) ? 'queda' : 'quedan'} ${left}`,
  domainEnds: 'el dominio termina',

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
  nothingDeleted: 'No se ha eliminado nada.',
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
