import { limits } from '#web/lib/limits.ts';
import type { Texts } from '../texts.ts';

export const texts: Texts = {
  yourAddresses: 'Deine Adressen',
  noSignUpNeeded: 'Ohne Registrierung',
  used: 'belegt',
  placesUsed: 'Plätze belegt',
  placesUsedTitle: 'Belegte Plätze',
  placesUsedUntil: (day) => `Plätze belegt bis ${day} Uhr`,
  addressesUsed: 'Verbrauchte Adressen',
  allUsed: (max) => `${max} von ${max} verbraucht.`,
  canGenerateOneMore: () =>
    `Du kannst noch 1 Adresse erstellen. Neue gibt es ${limits.cooldown} nach Ablauf der letzten.`,
  canGenerateAgain: 'Du kannst wieder Adressen erstellen',
  nextAddressOn: (day) => `Deine nächste Adresse: ${day} Uhr`,
  nextAddressIn: (wait) => `Nächste Adresse in ${wait}`,

  generate: (rest) => <>Neue Adresse {rest('erstellen')}</>,
  notGenerated: 'Es wurde keine Adresse erstellt.',
  notGeneratedBecause: (problem) => `Es wurde keine Adresse erstellt. ${problem}`,
  maybeCooldown:
    'Die Adresse konnte nicht erstellt werden. Vielleicht läuft noch deine Wartezeit. Bitte warte, bevor du es noch einmal versuchst.',
  listNotLoaded: 'Die Adressen konnten nicht geladen werden',

  qrCodeFor: (text: string) => `QR-Code für ${text}`,
  options: 'Optionen für die Adresse',
  chooseNext: 'Nächste Adresse wählen',
  moreOptions: 'Weitere Optionen',
  deliveries: 'Zustellungen',
  openOnPhone: 'Auf dem Handy öffnen',
  share: 'Adresse teilen',
  deleteAddress: 'Adresse löschen',
  expiredNoDelete: 'Abgelaufen, nicht löschbar',
  forgetMe: 'Mich auf diesem Gerät vergessen',
  select: 'Adresse auswählen',
  switchAddress: 'Adresse wechseln',
  unreadAndLeft: ({ unread, left }) => `${unread} ungelesen · ${left}`,
  unreadElsewhere: (count) => `${count} ungelesen unter einer anderen Adresse`,
  timeLeft: (left) => `noch ${left}`,
  domainEnds: 'Domain endet',

  copy: 'Kopieren',
  copied: 'Kopiert',
  copiedToClipboard: 'In die Zwischenablage kopiert!',
  copyLink: 'Link kopieren',
  expiredReceivesNothing: 'Eine abgelaufene Adresse empfängt keine E-Mails',
  scanToCopy: 'Scannen und die Adresse auf ein anderes Gerät kopieren. Nur du kannst ihre Nachrichten lesen.',
  scanToOpen:
    'Scannen und dieses Postfach auf einem anderen Gerät öffnen. Wer die Adresse kennt, kann die Nachrichten lesen.',

  deleteQuestion: 'Adresse löschen?',
  cannotBeUndone: 'Bist du sicher? Das lässt sich nicht rückgängig machen.',
  cannotBeUndoneGuest:
    'Bist du sicher? Das lässt sich nicht rückgängig machen. Durch das Löschen bekommst du nicht früher eine neue Adresse.',
  delete: 'Löschen',
  deleted: (address) => `${address} ist gelöscht, mit allen Nachrichten.`,
  deletedPlaceUsed: ({ address, day }) =>
    `${address} ist gelöscht, mit allen Nachrichten. Der Platz bleibt belegt bis ${day} Uhr.`,
  nothingDeleted: 'Es wurde nichts gelöscht.',
  tryAgainSoon: 'Bitte versuch es gleich noch einmal.',

  closed: ({ address, strong, mono }) => (
    <>
      {strong('Deine Adresse wurde geschlossen.')} Der Betreiber dieses Dienstes hat {mono(address)}{' '}
      geschlossen, und die Nachrichten sind gelöscht.
    </>
  ),
  closedReason: (reason) => `Grund: ${reason}`,
  ok: 'OK',
};
