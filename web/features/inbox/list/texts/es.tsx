import { pluralIn } from '#contract/languages.ts';
import { limits } from '#web/lib/limits.ts';
import type { Texts } from '../texts.ts';

const plural = pluralIn('es');

export const texts: Texts = {
  messages: 'Mensajes',
  unread: (count) => `${count} sin leer`,
  copyAddress: (address) => `Copiar la dirección ${address}`,
  refresh: 'Actualizar',
  refreshIn: (seconds) => `Espera ${seconds}\u00a0s`,
  autoRefreshing: `Se actualiza cada ${limits.inboxRefresh}`,
  shortcuts: (key) => <>{key('?')} atajos</>,
  inboxIsFull: (most) =>
    `Esta bandeja está llena: ${most} de ${most} mensajes. El correo nuevo se rechaza hasta que elimines alguno.`,
  othersInboxIsFull: (most) =>
    `Esta bandeja está llena: ${most} de ${most} mensajes. El correo nuevo se rechaza hasta que su dueño elimine alguno.`,

  isUnread: 'Sin leer.',
  noSubject: '(sin asunto)',
  attachments: 'Archivos adjuntos',
  noWordsKept:
    'Tus mensajes se cargarán cuando vuelva la conexión. En este navegador no se guarda nada de su texto.',

  emailArrivesWithinSeconds: 'El correo suele llegar en segundos y aparece aquí automáticamente.',
  noMessageSelected: 'Ningún mensaje abierto',
  selectMessage: 'Elige un mensaje para leerlo aquí.',

  inboxNotFound: 'No existe esta bandeja',
  whyInboxIsMissing:
    'Puede que haya caducado o que la dirección esté mal escrita. Las bandejas caducadas se eliminan con todos sus mensajes.',
  addressHasExpired: 'Esta dirección ha caducado',
  messagesAreDeleted: 'Sus mensajes se han eliminado.',
  nothingLeft: 'Se acabó. No queda nada.',
  deletedForGood: 'Esta dirección ha caducado. Se ha eliminado para siempre, con todos sus mensajes.',
  trackersNeverSawYou: (count) =>
    plural(count, {
      one: `${count} rastreador nunca llegó a verte.`,
      many: `${count} de rastreadores nunca llegaron a verte.`,
      other: `${count} rastreadores nunca llegaron a verte.`,
    }),
};
