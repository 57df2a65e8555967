import { pluralIn } from '#contract/languages.ts';
import type { Texts } from '../texts.ts';

const plural = pluralIn('de');

export const texts: Texts = {
  inbox: 'Postfach',
  message: 'Nachricht',
  yourAddress: 'Deine temporäre E-Mail-Adresse',
  yourNewAddress: (address) => `Deine neue Adresse ist ${address}`,

  waitingForMail: 'Wartet auf E-Mails',
  timeLeft: (left) => `Noch ${left}, dann löscht sie sich selbst`,
  copyAndUse: 'Kopiere die Adresse und benutze sie, wo du willst. Die erste Nachricht öffnet sich dann hier.',
  pasteIt: 'Jetzt füg sie dort ein, wo du sie brauchst. Die erste Nachricht öffnet sich hier von selbst.',
  scanToGoOn: 'Scannen und am Handy weitermachen',
  scanToCopy: 'Scannen und die Adresse aufs Handy kopieren',
  noMessages: 'Noch keine Nachrichten',
  noMessagesReceived: 'Noch keine Nachrichten eingetroffen',
  siteRefused: 'Diese Website lehnt meine Adresse ab',
  endsWithDomain: (day) => `Diese Adresse gilt bis ${day} Uhr, weil dann ihre Domain endet.`,

  newMessagesAt: (count, address) => (
    <>
      {plural(count, { one: `${count} neue Nachricht`, other: `${count} neue Nachrichten` })} an {address}
    </>
  ),
  goToInbox: 'Zu diesem Postfach',

  sharedInbox: 'Geteiltes Postfach',
  inboxOf: (address) => `Postfach von ${address}`,
  addressOfInbox: 'Adresse dieses Postfachs',
  getYourOwn: 'Eigene Adresse holen',

  keyboardShortcuts: 'Tastenkürzel',
  escapeKey: 'Esc',
  shortcuts: {
    generate: 'Adresse erstellen',
    copyAddress: 'Adresse kopieren',
    copyCode: 'Code kopieren',
    refresh: 'Postfach aktualisieren',
    next: 'Nächste Nachricht',
    previous: 'Vorherige Nachricht',
    back: 'Zurück zur Liste',
    show: 'Tastenkürzel anzeigen',
  },
  shortcutsPause:
    'Nach einem Klick in eine HTML-Nachricht machen sie Pause, bis du wieder außerhalb klickst.',
  sound: 'Ton bei neuen Nachrichten',
};
