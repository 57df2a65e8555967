import { pluralIn } from '#contract/languages.ts';
import type { Texts } from '../texts.ts';

const plural = pluralIn('es');

export const texts: Texts = {
  cancel: 'Cancelar',
  done: 'Listo',
  copy: 'Copiar',
  copied: 'Copiado',
  copiedToClipboard: 'Copiado al portapapeles',
  unreachable: 'No se pudo conectar con el servidor. Vuelve a intentarlo.',
  unknownFailure: 'Algo salió mal. Vuelve a intentarlo.',

  keys: 'Claves de API',
  listOfKeys: 'Claves de API',
  whatKeysAreFor:
    'Con una clave, un script, unas pruebas o un gestor de contraseñas pueden usar tus bandejas. La clave no permite cambiar tu cuenta ni tu suscripción.',
  keysNotLoaded: 'No se pudieron cargar tus claves.',
  noKeys: 'Aún no tienes claves.',
  keysAreFull: (limit) => `Tienes ${limit} claves, que es el límite. Revoca una para crear otra.`,
  nameOfKey: 'Nombre de la clave',
  exampleOfName: 'Por ejemplo: Bitwarden',
  nameIsMissing: 'Ponle un nombre a la clave',
  createKey: 'Crear clave',
  yourNewKey: 'Tu nueva clave',
  key: 'Clave',
  keepKeySafe: 'Quien la tenga puede leer tu correo, así que guárdala como una contraseña.',
  mailProgram:
    'Para leer una dirección en Thunderbird, Outlook u otro programa de correo, crea una clave para ello y escribe estos datos:',
  mailServer: 'Servidor',
  mailUser: 'Nombre de usuario',
  mailUserValue: 'La dirección',
  mailPassword: 'Contraseña',
  mailPasswordValue: 'Una clave de esta página',
  mailSending:
    'Desde aquí no se pueden enviar correos. Si el programa pide un servidor de envío, escribe el de otra cuenta.',
  copyItNow: 'Cópiala ahora. No se volverá a mostrar.',
  created: (date) => `Creada: ${date}`,
  lastUsed: (age) => `Último uso: ${age.replace('Ahora', 'ahora')}`,
  neverUsed: 'Sin usar',
  revoke: 'Revocar',
  revokeKey: (name) => `Revocar ${name}`,
  reallyRevoke: '¿Revocar la clave?',
  whatRevokingDoes: (name) =>
    `Los programas que usan “${name}” pierden el acceso de inmediato, y los webhooks que añadieron se eliminan. Esta acción no se puede deshacer.`,

  webhooks: 'Webhooks',
  whatWebhooksAreFor:
    'Recibe el correo nuevo en tu propio servidor, o como una línea en Discord, Slack, Telegram o ntfy.',
  webhooksNotLoaded: 'No se pudieron cargar tus webhooks.',
  noWebhooks: 'Aún no tienes webhooks.',
  webhooksAreFull: (limit) => `Tienes ${limit} webhooks, que es el límite. Elimina uno para añadir otro.`,
  addWebhook: 'Añadir webhook',
  whatIsSent: 'El correo nuevo de todas tus direcciones se envía a esta URL.',
  format: 'Formato',
  url: 'URL',
  urlIsMissing: 'Escribe una URL',
  send: 'Enviar',
  wanted: { message: 'Todo el correo', code: 'Correo con código', link: 'Correo con enlace' },
  formats: {
    standard: 'Estándar (JSON firmado)',
    discord: 'Discord',
    slack: 'Slack',
    telegram: 'Telegram',
    ntfy: 'ntfy',
  },
  yourSigningSecret: 'Tu secreto de firma',
  secret: 'Secreto',
  whatSecretIsFor: 'Con él, tu servidor comprueba que una llamada viene de aquí.',
  test: 'Probar',
  testOf: (host) => `Probar ${host}`,
  testArrived: (status, ms) => `La prueba llegó. El servidor respondió ${status} en ${ms}\u00a0ms.`,
  testFailed: (reason) => `La prueba falló. ${reason}.`,
  delete: 'Eliminar',
  deleteWebhook: (host) => `Eliminar ${host}`,
  reallyDelete: '¿Eliminar el webhook?',
  whatDeletingDoes: (host) =>
    `Ya no se enviará correo a ${host}. Lo que aún no se haya entregado se descarta.`,
  disabled: (strong) => (
    <>
      {strong('Desactivado.')} El servidor respondió que no quiere más entregas. Para continuar, elimina este
      webhook y vuelve a añadirlo.
    </>
  ),
  waiting: (strong, failed, wait) => (
    <>
      {strong('En espera.')}{' '}
      {plural(failed, {
        one: 'El último intento falló',
        many: `Fallaron ${failed} de intentos`,
        other: `Fallaron ${failed} intentos`,
      })}
      . El próximo será en {wait}, y el correo posterior espera hasta entonces.
    </>
  ),

  deliveries: 'Entregas',
  deliveriesTo: (host) => `Entregas a ${host}`,
  lastDeliveries: 'Últimas entregas',
  deliveriesNotLoaded: 'No se pudieron cargar las entregas.',
  noDeliveries: 'Aún no se ha enviado nada.',
  sentTest: 'Prueba',
  sentMail: 'Correo',
  sentAgain: (attempt) => `Correo, intento ${attempt}`,
  delivered: (what, status, ms) => `${what}: entrega correcta (${status}, ${ms}\u00a0ms)`,
  notDelivered: (what, reason) => `${what}: ${reason}`,
};
