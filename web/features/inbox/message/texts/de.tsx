import { brand } from '#contract/brand.ts';
import { pluralIn } from '#contract/languages.ts';
import type { Texts } from '../texts.ts';

const plural = pluralIn('de');

export const texts: Texts = {
  message: 'Nachricht',
  noSubject: '(kein Betreff)',
  back: 'Zurück',
  backToNewMessages: (count) =>
    plural(count, { one: `Zurück, ${count} neue Nachricht`, other: `Zurück, ${count} neue Nachrichten` }),
  to: (address) => `An ${address}`,
  yourTime: 'Deine Zeit',

  loadsWhenConnected: 'Du bist offline. Diese Nachricht wird geladen, sobald du wieder verbunden bist.',
  loadsWhenServerAnswers: 'Diese Nachricht wird geladen, sobald unser Server wieder antwortet.',
  notLoaded: (problem, again) => (
    <>
      Diese Nachricht konnte nicht geladen werden. {problem} {again('Noch einmal versuchen')}
    </>
  ),
  tooLarge:
    'Diese Nachricht ist zu groß, um sie ganz anzuzeigen. Oben kannst du ihren Quelltext herunterladen.',
  notReadInFull:
    'Diese Nachricht konnte nicht vollständig gelesen werden. Oben kannst du ihren Quelltext herunterladen.',

  downloadSource: 'Quelltext herunterladen',
  print: 'Drucken',
  sourceNotDownloaded: 'Der Quelltext konnte nicht heruntergeladen werden.',
  nameOfSource: 'nachricht',
  delete: 'Nachricht löschen',
  reallyDelete: 'Nachricht löschen?',
  cannotBeUndone: 'Bist du sicher? Das lässt sich nicht rückgängig machen.',
  confirmDelete: 'Löschen',
  notDeleted: 'Die Nachricht konnte nicht gelöscht werden.',

  addressHasExpired:
    'Diese Adresse ist abgelaufen, und ihre Nachrichten sind gelöscht. Diese hier bleibt stehen, bis du sie schließt.',
  addressExpiresSoon: 'Diese Adresse und ihre Nachrichten werden in weniger als zwei Minuten gelöscht.',
  download: 'Nachricht herunterladen',
  downloadAgain: 'Fehlgeschlagen, noch einmal versuchen',

  warning: ({ title, sentence }, strong) => (
    <>
      {strong(`${title}.`)} {sentence}
    </>
  ),
  linksLeadElsewhere: (count) =>
    plural(count, { one: 'Ein Link führt woandershin', other: `${count} Links führen woandershin` }),
  linkLeadsTo: ({ label, host }) => `„${label}“ führt zu ${host}.`,
  linksWork: 'Links funktionieren jetzt',
  allLinksAreOff: 'Links sind abgeschaltet',
  linksAreOff: (count) =>
    plural(count, { one: 'Der Link ist abgeschaltet', other: `${count} Links sind abgeschaltet` }),
  openAnyway: 'Trotzdem öffnen',
  switchOffAgain: 'Wieder abschalten',

  showAs: 'Nachricht anzeigen als',
  html: 'HTML',
  plainText: 'Nur Text',
  noText: 'Diese Nachricht hat keinen Text.',
  noPlainText: 'Diese Nachricht hat keine reine Textfassung.',
  showQuote: 'Zitierten Text anzeigen',
  hideQuote: 'Zitierten Text ausblenden',
  tooLongForPaper:
    'Diese Nachricht ist zu lang, um sie ganz zu drucken. Der Rest steht nicht auf dem Papier.',
  originalSize: 'Originalgröße',
  shownAtOriginalSize: 'In Originalgröße',
  fitToScreen: 'Einpassen',
  scaledToFit: 'Verkleinert, damit sie passt',

  links: (count) =>
    plural(count, { one: `${count} Link in dieser Nachricht`, other: `${count} Links in dieser Nachricht` }),
  linkTextDiffers: 'Der Linktext passt nicht zum Ziel.',

  image: 'Bild',
  images: (count) => plural(count, { one: `${count} externes Bild`, other: `${count} externe Bilder` }),
  imageStates: {
    blocked: (image, unseen) => <>Laden{unseen(`: ${image}`)}</>,
    loading: (image, unseen) => <>Lädt …{unseen(` ${image}`)}</>,
    shown: (image, unseen) => <>Geladen{unseen(`: ${image}`)}</>,
    failed: (image, unseen) => <>Konnte nicht geladen werden{unseen(`: ${image}`)}</>,
  },
  staysBlocked: 'Bleibt blockiert',
  showImages: (long) => <>{long('Externe ')}Bilder laden</>,
  whoFetchesImages: `${brand.name} holt sie für dich. Der Absender sieht, dass sie abgerufen wurden, aber weder deine IP-Adresse noch deinen Browser.`,
  loadingImages: 'Externe Bilder werden geladen',
  imagesNotLoaded: 'Die Bilder konnten nicht geladen werden',
  imagesFailed: (count) =>
    plural(count, {
      one: `${count} externes Bild konnte nicht geladen werden`,
      other: `${count} externe Bilder konnten nicht geladen werden`,
    }),
  blocked: (images) =>
    plural(images, { one: `${images} externes Bild blockiert`, other: `${images} externe Bilder blockiert` }),
  blockedTrackers: (trackers) => `${trackers} Tracker blockiert`,
  blockedBoth: (images, trackers) =>
    plural(images, {
      one: `${images} externes Bild und ${trackers} Tracker blockiert`,
      other: `${images} externe Bilder und ${trackers} Tracker blockiert`,
    }),
  showing: (images) =>
    plural(images, { one: `${images} externes Bild geladen`, other: `${images} externe Bilder geladen` }),
  showingWithout: (images, trackers) =>
    plural(images, {
      one: `${images} externes Bild geladen, ${trackers} Tracker blockiert`,
      other: `${images} externe Bilder geladen, ${trackers} Tracker blockiert`,
    }),
  showingSome: (shown, images) => `${shown} von ${images} externen Bildern geladen`,
  showingSomeWithout: ({ shown, images, trackers }) =>
    `${shown} von ${images} externen Bildern geladen, ${trackers} Tracker blockiert`,
  onlyFirstCanBeLoaded: (said, count) =>
    `${said}. Nur die ersten ${count} lassen sich laden, die übrigen bleiben blockiert`,

  attachments: 'Anhänge',
  attachmentCount: (count) => plural(count, { one: `${count} Anhang`, other: `${count} Anhänge` }),
  file: 'DATEI',
  downloadFile: (name) => `${name} herunterladen`,
  downloadFileOfType: ({ name, type }) => `${name} (${type}) herunterladen`,
  downloadingFile: (name) => `${name} wird heruntergeladen`,
  fileNotDownloaded: 'Die Datei konnte nicht heruntergeladen werden.',
  downloadFailed: 'Der Download ist fehlgeschlagen. Bitte versuch es noch einmal.',
  programsCanHarm: 'Programme können deinem Computer schaden. Öffne es nur, wenn du es erwartet hast.',
  fileCanContainProgram:
    'Diese Datei kann ein schädliches Programm enthalten. Öffne sie nur, wenn du sie erwartet hast.',
};
