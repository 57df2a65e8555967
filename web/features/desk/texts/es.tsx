import { pluralIn } from '#contract/languages.ts';
import type { Texts } from '../texts.ts';

const plural = pluralIn('es');

export const texts: Texts = {
  inbox: 'Bandeja',
  message: 'Mensaje',
  yourAddress: 'Tu dirección de correo temporal',
  yourNewAddress: (address) => `Tu nueva dirección es ${address}`,

  waitingForMail: 'Esperando correo',
  timeLeft: (left) => `Se borra sola en ${left}`,
  copyAndUse: 'Copia la dirección y úsala donde quieras. El\u00a0primer mensaje que llegue se abrirá aquí.',
  pasteIt: 'Ahora pégala donde la necesites. El primer mensaje se abrirá aquí automáticamente.',
  scanToGoOn: 'Escanea para seguir en tu teléfono',
  scanToCopy: 'Escanea para copiar la dirección en tu teléfono',
  noMessages: 'Aún no hay mensajes',
  noMessagesReceived: 'Aún no has recibido mensajes',
  siteRefused: 'Este sitio rechazó mi dirección',
  endsWithDomain: (day) => `Esta dirección funciona hasta el ${day}, porque entonces termina su dominio.`,

  newMessagesAt: (count, address) => (
    <>
      {plural(count, {
        one: `${count} mensaje nuevo`,
        many: `${count} de mensajes nuevos`,
        other: `${count} mensajes nuevos`,
      })}{' '}
      en {address}
    </>
  ),
  goToInbox: 'Ir a esta bandeja',

  sharedInbox: 'Bandeja compartida',
  inboxOf: (address) => `Bandeja de ${address}`,
  addressOfInbox: 'Dirección de esta bandeja',
  getYourOwn: 'Conseguir mi dirección',

  keyboardShortcuts: 'Atajos de teclado',
  escapeKey: 'Esc',
  shortcuts: {
    generate: 'Generar una dirección',
    copyAddress: 'Copiar la dirección',
    copyCode: 'Copiar el código',
    refresh: 'Actualizar la bandeja',
    next: 'Mensaje siguiente',
    previous: 'Mensaje anterior',
    back: 'Volver a la lista',
    show: 'Mostrar los atajos',
  },
  shortcutsPause: 'Se desactivan al hacer clic en un mensaje HTML y vuelven al hacer clic fuera de él.',
  sound: 'Sonido al recibir mensajes',
};
