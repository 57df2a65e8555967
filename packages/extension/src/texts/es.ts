import type { Texts } from '../texts-type.ts';

export const texts: Texts = {
  extensionName: 'Mayfly: correo desechable',
  extensionAbout:
    'Una dirección desechable para cualquier formulario, y su código de vuelta en la página. No lee nada sin tu clic.',
  newAddressHere: 'Nueva dirección de Mayfly aquí',

  newAddress: 'Nueva dirección',
  newAddressIntoField: 'Nueva dirección en el campo',
  putIntoField: 'Ponerla en el campo',
  copy: 'Copiar',
  copyAddress: 'Copiar la dirección',
  copyCode: 'Copiar el código',
  copied: 'Copiado',
  settings: 'Configuración',
  openInbox: 'Abrir la bandeja',
  timeLeft: (time) => `Tiempo restante: ${time}`,
  noAddress: 'Aún no hay ninguna dirección',
  noAddressHint: 'Crea una para esta página. Se borra sola, y sus mensajes con ella.',
  ended: 'Esta dirección ha caducado',
  endedHint: 'Sus mensajes se han eliminado. Crea una nueva para esta página.',
  waiting: 'Esperando mensajes…',
  checking: 'Comprobando el remitente…',
  lastMail: 'Últimos mensajes',
  noSubject: '(sin asunto)',
  codeFrom: (sender) => `Código de ${sender}`,
  codeFromElsewhere: (sender, site) => `El código es de ${sender} y esta página es ${site}.`,
  fillCode: 'Ponerlo en la página',
  openLink: (host) => `Abrir el enlace a ${host}`,
  misleadingLink: 'El texto de este enlace nombra otro sitio.',
  suspicious: 'Remitente sospechoso',
  suspiciousHint:
    'Es probable que este mensaje no sea de quien dice ser, así que su código y su enlace no se ofrecen aquí.',
  addressIsIn: 'La dirección está en el campo.',
  codeIsIn: 'El código está en el formulario.',
  noEmailField:
    'Aquí no hay ningún campo de correo al que llegue la extensión. Haz clic en el campo e inténtalo otra vez, o copia la dirección.',
  noCodeField:
    'Aquí no hay ningún campo para un código al que llegue la extensión. Haz clic en el campo e inténtalo otra vez, o copia el código.',
  closedPage: 'El navegador no deja que ninguna extensión escriba en esta página. Cópialo y pégalo.',

  whichServer: '¿Qué Mayfly?',
  whichServerHint: 'Dile a la extensión qué servidor crea tus direcciones.',
  openSettings: 'Abrir la configuración',
  tryAgain: 'Intentar otra vez',
  noAnswer: (host) => `${host} no responde. ¿Tienes conexión?`,
  notAllowed: (host) =>
    `El navegador no deja que la extensión se conecte con ${host}. Guarda otra vez el servidor en la configuración y permítelo.`,
  nextAddressAt: (time) => `Ya usaste todas tus direcciones. Podrás tener la siguiente a partir de: ${time}.`,
  noAddressLeft:
    'Todas tus direcciones están en uso, o se crearon demasiadas desde tu red. Inténtalo más tarde.',
  keyRefused: 'El servidor no acepta tu clave. Revísala en la configuración.',
  failed: 'No ha funcionado. Inténtalo otra vez en un momento.',

  settingsTitle: 'Configuración de Mayfly',
  server: 'Servidor',
  serverHint:
    'La dirección de tu Mayfly, por ejemplo https://mayfly.example. El navegador preguntará si la extensión puede conectarse con él.',
  key: 'Clave (opcional)',
  keyHint:
    'Las cuentas Premium crean claves en la página “Administrar”. Con una clave, las direcciones nuevas son de tu cuenta.',
  save: 'Guardar',
  browserAsks: 'Tu navegador pregunta si la extensión puede conectarse con este servidor…',
  asking: 'Preguntando al servidor…',
  saved: (host) => `Guardado. Las direcciones nuevas vienen de ${host}.`,
  notAnAddress:
    'Esta no es la dirección de un servidor. Las direcciones tienen esta forma: https://mayfly.example.',
  notEncrypted:
    'La dirección tiene que empezar por https://. Si no, otras personas de la red podrían leer tus mensajes. Solo un servidor en este equipo puede usarse sin él.',
  permissionRefused: (host) =>
    `No permitiste que la extensión se conecte con ${host}, así que no puede usarlo. Pulsa “Guardar” otra vez y permítelo.`,
  noAnswerFrom: (host) => `${host} no responde. Revisa la dirección y tu conexión.`,
  notMayfly: (host) => `${host} responde, pero no es un Mayfly.`,
  keyUnknown:
    'El servidor no acepta esta clave. Las claves empiezan por mf_ y funcionan mientras dure Premium.',
  whatItSees: 'Qué ve la extensión',
  whatItSeesHint:
    'Nada de una página hasta que haces clic. Entonces busca un campo en esa pestaña y escribe en él. Habla con tu servidor y con nadie más.',
  forget: 'Olvidar todo',
  forgetHint:
    'Quita de este navegador el servidor, la clave y tus direcciones. En el servidor caducan automáticamente.',
  reallyForget: '¿Olvidar todo de verdad?',
  forgetLoses:
    'Después, la extensión de este navegador ya no podrá abrir las direcciones que aún no han caducado.',
  cancel: 'Cancelar',
  forgotten: 'Todo está olvidado.',
};
