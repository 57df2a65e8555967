import { pluralIn } from '#contract/languages.ts';
import type { Texts } from '../texts.ts';

const plural = pluralIn('es');

export const texts: Texts = {
  noneYet: 'Ningún servidor de correo ha intentado todavía entregar algo a esta dirección.',
  noneSince: (time) =>
    `Ningún servidor de correo ha intentado entregar algo a esta dirección desde el ${time}.`,
  takesNone: (domain) => `Ahora mismo no aceptamos correo para ${domain}.`,
  more: 'Más',
  notLoaded: 'No se pudo cargar la lista de entregas.',

  stored: 'Se guardó un correo en esta bandeja.',
  tooLarge: 'Se rechazó un correo porque era demasiado grande.',
  tooLargeFor: ({ size, limit }) =>
    `Se rechazó un correo de ${size} porque era demasiado grande. Esta dirección acepta hasta ${limit} de archivos adjuntos.`,
  tooLargeForFree: ({ size, limit, premium }) =>
    `Se rechazó un correo de ${size} porque era demasiado grande. Esta dirección acepta hasta ${limit} de archivos adjuntos; con Premium son hasta ${premium}.`,
  textTooLarge: (size) =>
    `Se rechazó un correo de ${size} porque su texto o sus encabezados eran demasiado grandes.`,
  refused: {
    spent: 'Se rechazó un correo porque esta dirección ya recibió todos los mensajes para los que se creó.',
    blocked: 'Se rechazó un correo porque no aceptamos correo de su remitente o de su red.',
    malformed: 'Se rechazó un correo porque su formato no era válido o era demasiado complejo.',
    other: 'Se rechazó un correo.',
  },
  deferred: {
    full: 'Se pidió a un servidor de correo que lo intentara más tarde, porque esta bandeja estaba llena. Elimina mensajes para hacer sitio. La mayoría de los servidores lo intenta de nuevo en pocos minutos.',
    alone:
      'Se pidió a un servidor de correo que entregara un correo a esta dirección por separado de los demás destinatarios. La mayoría de los servidores lo hace en pocos minutos.',
    'network-full':
      'Se pidió a un servidor de correo que lo intentara más tarde, porque su red nos envió demasiado correo en una hora. La mayoría de los servidores lo intenta de nuevo en pocos minutos.',
    unavailable:
      'Se pidió a un servidor de correo que lo intentara más tarde, porque en ese momento no podíamos aceptar el correo. La mayoría de los servidores lo intenta de nuevo en pocos minutos.',
    other:
      'Se pidió a un servidor de correo que lo intentara más tarde. La mayoría de los servidores lo intenta de nuevo en pocos minutos.',
  },
  broken:
    'Un servidor de correo pidió entregar algo a esta dirección, pero la conexión terminó antes de que un correo estuviera completo.',

  attempts: 'Lo que intentaron los servidores de correo',
  outcomes: {
    stored: 'Guardado',
    refused: 'Rechazado',
    deferred: 'Intentar más tarde',
    broken: 'Interrumpido',
  },
  times: (count) =>
    plural(count, {
      one: `registrado ${count} vez`,
      many: `registrado ${count} veces`,
      other: `registrado ${count} veces`,
    }),
  encrypted: (version) => `cifrado con ${version}`,
  notEncrypted: 'sin cifrar',
  ourAnswer: 'Nuestra respuesta:',

  noMailYet: '¿Todavía no llega nada? Esto es lo que sabemos.',
  lastTook: ({ anybody, domain, forDomain }) =>
    `El último correo que aceptamos para cualquiera fue ${anybody}, y para ${domain}, ${forDomain}.`,
  lastTookForOthers: ({ anybody, domain }) =>
    `El último correo que aceptamos para cualquiera fue ${anybody}. Para ${domain} todavía no tenemos ninguno registrado.`,
  tookNone: 'Todavía no tenemos registrado ningún correo para nadie.',
  momentsAgo: 'hace menos de un minuto',
  health: {
    listed: (domain) =>
      `${domain} está en una lista pública de dominios desechables, por eso algunos sitios lo rechazan.`,
    quiet: (domain) =>
      `En las últimas 24 horas recibieron correo en ${domain} menos direcciones de lo habitual.`,
  },

  whatToTry: 'Qué puedes probar',
  pasteAgain: 'Pega otra vez la dirección y pide que te envíen el correo de nuevo.',
  copyAddress: 'Copiar la dirección',
  useAnotherDomain: 'Algunos sitios rechazan un dominio y aceptan otro.',
  saySiteRefused: 'Si un sitio no aceptó esta dirección, dinos cuál.',
  advice: {
    'too-large': 'Pide un correo más pequeño, por ejemplo con un enlace en lugar de archivos adjuntos.',
    spent: 'Genera otra dirección. Esta ya no acepta más mensajes.',
    blocked: 'Enviarlo de nuevo no servirá. Pide el correo desde otro remitente.',
    malformed: 'Enviarlo de nuevo solo servirá si el remitente cambia el correo.',
    deferred: 'Espera al próximo intento antes de pedir que te envíen el correo de nuevo.',
    broken: 'Espera unos minutos. Si no llega nada, pide que te envíen el correo de nuevo.',
  },
};
