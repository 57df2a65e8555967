import { pluralIn } from '#contract/languages.ts';
import { limits } from '#web/lib/limits.ts';
import type { Texts } from '../texts.ts';

const plural = pluralIn('de');

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

  nameOfNext: 'Name der nächsten Adresse (optional)',
  namePlaceholder: 'name (optional)',
  domain: 'Domain',
  anyDomain: 'Beliebige Domain',
  generate: (rest) => <>Neue Adresse {rest('erstellen')}</>,
  notGenerated: 'Es wurde keine Adresse erstellt.',
  notGeneratedBecause: (problem) => `Es wurde keine Adresse erstellt. ${problem}`,
  maybeCooldown:
    'Die Adresse konnte nicht erstellt werden. Vielleicht läuft noch deine Wartezeit. Bitte warte, bevor du es noch einmal versuchst.',
  listNotLoaded: 'Die Adressen konnten nicht geladen werden',
  addressReady: () => `Deine Adresse ist bereit. Sie funktioniert ${limits.premiumLifetime} lang.`,

  qrCodeFor: (text: string) => `QR-Code für ${text}`,
  limitReached: 'Adresslimit erreicht',
  tryAgainIn: 'Neuer Versuch möglich in',
  nextAddress: 'Nächste Adresse in',
  networkLimit:
    'Aus deinem Netz wurden zu viele Adressen erstellt, vielleicht von anderen, die es mit dir teilen. Mit deinen eigenen Adressen hat das nichts zu tun.',
  premiumLimit: (max) =>
    max === 1
      ? 'Deine Adresse ist noch aktiv. Die nächste kannst du erstellen, wenn sie abläuft oder sobald du sie löschst.'
      : `Alle deine ${max} Adressen sind noch aktiv. Die nächste kannst du erstellen, wenn die älteste abläuft oder sobald du eine löschst.`,
  freeLimit: (max) =>
    plural(max, {
      one: `Der kostenlose Tarif umfasst bis zu ${max} Adresse. Löschen macht keinen Platz für eine neue frei.`,
      other: `Der kostenlose Tarif umfasst bis zu ${max} Adressen. Löschen macht keinen Platz für eine neue frei.`,
    }),
  freeLimitKeep: ({ max, inUse }) => {
    const keep = plural(inUse, {
      one: 'Die Adresse, die du hast, kannst du weiter nutzen.',
      other: 'Die Adressen, die du hast, kannst du weiter nutzen.',
    });
    return plural(max, {
      one: `Der kostenlose Tarif umfasst bis zu ${max} Adresse. ${keep} Löschen macht keinen Platz für eine neue frei.`,
      other: `Der kostenlose Tarif umfasst bis zu ${max} Adressen. ${keep} Löschen macht keinen Platz für eine neue frei.`,
    });
  },
  premiumGives: () =>
    `Mit Premium hast du ${limits.premiumAddresses} gleichzeitig, jede für ${limits.premiumLifetime}.`,
  upgrade: 'Premium holen',

  options: 'Optionen für die Adresse',
  chooseNext: 'Nächste Adresse wählen',
  openOnPhone: 'Auf dem Handy öffnen',
  soundOff: 'Ton ausschalten',
  soundOn: 'Ton bei neuen Nachrichten',
  deleteAddress: 'Adresse löschen',
  expiredNoDelete: 'Abgelaufen, nicht löschbar',
  forgetMe: 'Mich auf diesem Gerät vergessen',
  select: 'Adresse auswählen',
  switchAddress: 'Adresse wechseln',
  unreadAndLeft: ({ unread, left }) => `${unread} ungelesen · ${left}`,
  unreadElsewhere: (count) => `${count} ungelesen unter einer anderen Adresse`,
  timeLeft: (left) => `noch ${left}`,

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
