import { pluralIn } from '#contract/languages.ts';
import { limits } from '#web/lib/limits.ts';
import type { Texts } from '../texts.ts';

const plural = pluralIn('de');

export const texts: Texts = {
  messages: 'Nachrichten',
  unread: (count) => `${count} ungelesen`,
  copyAddress: (address) => `Adresse ${address} kopieren`,
  refresh: 'Aktualisieren',
  refreshIn: (seconds) => `Noch ${seconds}\u00a0s`,
  autoRefreshing: `Aktualisiert alle ${limits.inboxRefresh}`,
  shortcuts: (key) => <>{key('?')} Tastenkürzel</>,
  inboxIsFull: (most) =>
    `Dieses Postfach ist voll: ${most} von ${most} Nachrichten. Neue E-Mails werden abgewiesen, bis du welche löschst.`,
  othersInboxIsFull: (most) =>
    `Dieses Postfach ist voll: ${most} von ${most} Nachrichten. Neue E-Mails werden abgewiesen, bis dort wieder Platz ist.`,

  isUnread: 'Ungelesen.',
  noSubject: '(kein Betreff)',
  attachments: 'Anhänge',
  noWordsKept:
    'Deine Nachrichten werden geladen, sobald die Verbindung wieder da ist. Von ihrem Text bleibt nichts in diesem Browser.',

  emailArrivesWithinSeconds: 'E-Mails kommen meist in Sekunden an und erscheinen hier von selbst.',
  noMessageSelected: 'Keine Nachricht ausgewählt',
  selectMessage: 'Wähle eine Nachricht aus, um sie hier zu lesen.',

  inboxNotFound: 'Postfach nicht gefunden',
  whyInboxIsMissing:
    'Vielleicht ist es abgelaufen, oder die Adresse enthält einen Tippfehler. Abgelaufene Postfächer werden mit allen Nachrichten gelöscht.',
  addressHasExpired: 'Diese Adresse ist abgelaufen',
  messagesAreDeleted: 'Ihre Nachrichten sind gelöscht.',
  nothingLeft: 'Weg. Restlos.',
  deletedForGood: 'Diese Adresse ist abgelaufen. Sie und ihre Nachrichten sind endgültig gelöscht.',
  trackersNeverSawYou: (count) =>
    plural(count, {
      one: `${count} Tracker hat dich nie gesehen.`,
      other: `${count} Tracker haben dich nie gesehen.`,
    }),
};
