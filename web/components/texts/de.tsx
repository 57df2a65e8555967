import type { Texts } from '../texts.ts';

export const texts: Texts = {
  close: 'Schließen',
  cancel: 'Abbrechen',
  loading: 'Wird geladen',
  initializing: 'Wird vorbereitet …',
  tryAgain: 'Noch einmal versuchen',
  tryAgainButton: 'Noch einmal versuchen',
  reload: 'Neu laden',
  comingSoon: 'demnächst',
  showMore: (count) => `${count} weitere anzeigen`,
  digit: ({ position, length }) => `Ziffer ${position} von ${length}`,

  partNotLoaded: 'Dieser Teil konnte nicht geladen werden.',
  pageNotLoaded: 'Diese Seite konnte nicht geladen werden.',
  notCopied: 'Dein Browser hat das nicht kopiert. Markiere den Text und kopiere ihn selbst.',
  failedServerSilent: (failed) =>
    `${failed} Unser Server antwortet nicht. Bitte versuch es gleich noch einmal.`,
  failedCheckConnection: (failed) => `${failed} Prüf deine Verbindung und versuch es noch einmal.`,

  offline: 'Du bist offline. Neue Nachrichten erscheinen, sobald du wieder verbunden bist.',
  failedOffline: (failed) => `Du bist offline. ${failed} Bitte versuch es wieder, sobald du verbunden bist.`,
  serverSilent: (strong) => (
    <>
      {strong('Unser Server antwortet nicht.')} Deine Adressen und Nachrichten sind sicher, und neue
      Nachrichten erscheinen, sobald er wieder da ist.
    </>
  ),
  failedServerGone: ({ failed, strong }) => (
    <>
      {strong('Unser Server antwortet nicht.')} {failed} Deine Adressen und Nachrichten sind sicher.
    </>
  ),
  tryingNow: 'Neuer Versuch läuft …',
  tryingAgainIn: (seconds) => `Neuer Versuch in ${seconds}\u00a0s`,
  tryNow: 'Jetzt versuchen',

  somethingWentWrong: 'Etwas ist schiefgegangen',
  applicationError: 'In der Anwendung ist ein Fehler aufgetreten. Lade die Seite bitte neu.',
  refreshPage: 'Seite neu laden',
  errorDetails: 'Details zum Fehler',
};
