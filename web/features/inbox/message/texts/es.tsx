import { brand } from '#contract/brand.ts';
import { pluralIn } from '#contract/languages.ts';
import type { Texts } from '../texts.ts';

const plural = pluralIn('es');

const messagesOf = (count: number) =>
  plural(count, {
    one: `${count} mensaje nuevo`,
    many: `${count} de mensajes nuevos`,
    other: `${count} mensajes nuevos`,
  });
const imagesOf = (count: number) =>
  plural(count, {
    one: `${count} imagen externa`,
    many: `${count} de imágenes externas`,
    other: `${count} imágenes externas`,
  });
const trackersOf = (count: number) =>
  plural(count, {
    one: `${count} rastreador`,
    many: `${count} de rastreadores`,
    other: `${count} rastreadores`,
  });

export const texts: Texts = {
  message: 'Mensaje',
  noSubject: '(sin asunto)',
  back: 'Volver',
  backToNewMessages: (count) => `Volver, ${messagesOf(count)}`,
  to: (address) => `Para ${address}`,
  yourTime: 'Tu hora',

  loadsWhenConnected: 'No tienes conexión. Este mensaje se cargará cuando vuelvas a conectarte.',
  loadsWhenServerAnswers: 'Este mensaje se cargará cuando nuestro servidor vuelva a responder.',
  notLoaded: (problem, again) => (
    <>
      No se pudo cargar este mensaje. {problem} {again('Reintentar')}
    </>
  ),
  tooLarge:
    'Este mensaje es demasiado grande para mostrarlo entero. Puedes descargar el original más arriba.',
  notReadInFull: 'No se pudo leer este mensaje por completo. Puedes descargar el original más arriba.',

  downloadSource: 'Descargar el original',
  print: 'Imprimir',
  sourceNotDownloaded: 'No se pudo descargar el original.',
  nameOfSource: 'mensaje',
  delete: 'Eliminar mensaje',
  reallyDelete: '¿Eliminar mensaje?',
  cannotBeUndone: '¿Seguro? Esta acción no se puede deshacer.',
  confirmDelete: 'Eliminar',
  notDeleted: 'No se pudo eliminar el mensaje.',

  addressHasExpired:
    'Esta dirección ha caducado y sus mensajes se han eliminado. Este sigue aquí hasta que lo cierres.',
  addressExpiresSoon: 'Esta dirección y sus mensajes se eliminarán en menos de dos minutos.',
  download: 'Descargar mensaje',
  downloadAgain: 'La descarga falló. Reintentar',

  warning: ({ title, sentence }, strong) => (
    <>
      {strong(`${title}.`)} {sentence}
    </>
  ),
  linksLeadElsewhere: (count) =>
    plural(count, {
      one: 'Un enlace lleva a otro sitio',
      many: `${count} de enlaces llevan a otro sitio`,
      other: `${count} enlaces llevan a otro sitio`,
    }),
  linkLeadsTo: ({ label, host }) => `“${label}” lleva a ${host}.`,
  linksWork: 'Los enlaces ya funcionan',
  allLinksAreOff: 'Enlaces desactivados',
  linksAreOff: (count) =>
    plural(count, {
      one: 'El enlace está desactivado',
      many: `${count} de enlaces están desactivados`,
      other: `${count} enlaces están desactivados`,
    }),
  openAnyway: 'Abrir de todos modos',
  switchOffAgain: 'Volver a desactivar',

  showAs: 'Mostrar el mensaje como',
  html: 'HTML',
  plainText: 'Solo texto',
  noText: 'Este mensaje no tiene texto.',
  noPlainText: 'Este mensaje no tiene versión de solo texto.',
  showQuote: 'Mostrar texto citado',
  hideQuote: 'Ocultar texto citado',
  tooLongForPaper: 'Este mensaje es demasiado largo para imprimirlo entero. El resto no aparece en el papel.',
  originalSize: 'Tamaño original',
  shownAtOriginalSize: 'Se muestra en su tamaño original',
  fitToScreen: 'Ajustar a la pantalla',
  scaledToFit: 'Reducido para que quepa',

  links: (count) =>
    plural(count, {
      one: `${count} enlace en este mensaje`,
      many: `${count} de enlaces en este mensaje`,
      other: `${count} enlaces en este mensaje`,
    }),
  linkTextDiffers: 'El texto del enlace no coincide con su destino.',

  image: 'Imagen',
  images: (count) => imagesOf(count),
  imageStates: {
    blocked: (image, unseen) => <>Cargar{unseen(` ${image}`)}</>,
    loading: (image, unseen) => <>Cargando…{unseen(` ${image}`)}</>,
    shown: (image, unseen) => <>Cargada{unseen(` ${image}`)}</>,
    failed: (image, unseen) => <>No se pudo cargar{unseen(` ${image}`)}</>,
  },
  staysBlocked: 'Sigue bloqueada',
  showImages: (long) => <>Mostrar {long('imágenes externas')}</>,
  whoFetchesImages: `${brand.name} las descarga por ti. El remitente puede ver que se han descargado, pero no tu dirección IP ni tu navegador.`,
  loadingImages: 'Cargando imágenes externas',
  imagesNotLoaded: 'No se pudieron cargar las imágenes',
  imagesFailed: (count) =>
    plural(count, {
      one: `No se pudo cargar ${count} imagen externa`,
      many: `No se pudieron cargar ${count} de imágenes externas`,
      other: `No se pudieron cargar ${count} imágenes externas`,
    }),
  blocked: (images) =>
    plural(images, {
      one: `${images} imagen externa bloqueada`,
      many: `${images} de imágenes externas bloqueadas`,
      other: `${images} imágenes externas bloqueadas`,
    }),
  blockedTrackers: (trackers) =>
    plural(trackers, {
      one: `${trackers} rastreador bloqueado`,
      many: `${trackers} de rastreadores bloqueados`,
      other: `${trackers} rastreadores bloqueados`,
    }),
  blockedBoth: (images, trackers) => `Bloqueado: ${imagesOf(images)} y ${trackersOf(trackers)}`,
  showing: (images) =>
    plural(images, {
      one: `Se muestra ${images} imagen externa`,
      many: `Se muestran ${images} de imágenes externas`,
      other: `Se muestran ${images} imágenes externas`,
    }),
  showingWithout: (images, trackers) =>
    plural(images, {
      one: `Se muestra ${images} imagen externa, sin ${trackersOf(trackers)}`,
      many: `Se muestran ${images} de imágenes externas, sin ${trackersOf(trackers)}`,
      other: `Se muestran ${images} imágenes externas, sin ${trackersOf(trackers)}`,
    }),
  showingSome: (shown, images) =>
    plural(shown, {
      one: `Se muestra ${shown} de ${imagesOf(images)}`,
      many: `Se muestran ${shown} de ${imagesOf(images)}`,
      other: `Se muestran ${shown} de ${imagesOf(images)}`,
    }),
  showingSomeWithout: ({ shown, images, trackers }) =>
    plural(shown, {
      one: `Se muestra ${shown} de ${imagesOf(images)}, sin ${trackersOf(trackers)}`,
      many: `Se muestran ${shown} de ${imagesOf(images)}, sin ${trackersOf(trackers)}`,
      other: `Se muestran ${shown} de ${imagesOf(images)}, sin ${trackersOf(trackers)}`,
    }),
  onlyFirstCanBeLoaded: (said, count) =>
    plural(count, {
      one: `${said}. Solo se puede cargar la primera; las demás siguen bloqueadas`,
      many: `${said}. Solo se pueden cargar las ${count} primeras; las demás siguen bloqueadas`,
      other: `${said}. Solo se pueden cargar las ${count} primeras; las demás siguen bloqueadas`,
    }),

  attachments: 'Archivos adjuntos',
  attachmentCount: (count) =>
    plural(count, {
      one: `${count} archivo adjunto`,
      many: `${count} de archivos adjuntos`,
      other: `${count} archivos adjuntos`,
    }),
  file: 'ARCH',
  downloadFile: (name) => `Descargar ${name}`,
  downloadFileOfType: ({ name, type }) => `Descargar ${name} (${type})`,
  downloadingFile: (name) => `Descargando ${name}`,
  fileNotDownloaded: 'No se pudo descargar el archivo.',
  downloadFailed: 'La descarga falló. Vuelve a intentarlo.',
  programsCanHarm: 'Los programas pueden dañar tu equipo. Ábrelo solo si lo esperabas.',
  fileCanContainProgram: 'Este archivo puede contener un programa dañino. Ábrelo solo si lo esperabas.',
};
