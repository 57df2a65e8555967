import { pluralIn } from '#contract/languages.ts';
import type { Texts } from '../texts.ts';

const plural = pluralIn('de');

export const texts: Texts = {
  backToHome: 'Zur Startseite',

  perMonth: 'pro Monat',
  insteadOf: (hidden, price) => (
    <>
      {hidden('vorher ')}
      {price}
    </>
  ),
  addressesAtOnce: (count) => `Bis zu ${count} temporäre Adressen gleichzeitig`,
  lifetime: (premium) => `Jede für ${premium}`,
  lifetimeInsteadOf: (premium, free) => `Jede für ${premium} statt nur ${free}`,
  attachments: (size) => `Anhänge bis ${size}`,
  privateInboxes: 'Postfächer, die nur du öffnen kannst',
  priority: 'Zustellung und Support mit Vorrang',
  prioritySupport: 'Support mit Vorrang',
  dashboard: 'Dashboard für alle deine Postfächer',
  programs: 'API-Schlüssel und Webhooks für deine Programme',
  noAds: 'Keine Werbung',
  adFree: 'Komplett werbefrei',

  steps: 'Schritte',
  stepAccount: 'Konto',
  stepVerify: 'Bestätigung',
  stepPayment: 'Zahlung',
  stepIsDone: 'erledigt',

  passwordNotReset: 'Dein Passwort wurde nicht zurückgesetzt',
  resetNeedsPremiumAgain:
    'Dein Premium ist abgelaufen, und nur mit Premium lässt sich das Passwort zurücksetzen. Dein Konto ist sicher.',
  resetNeedsPremium:
    'Nur bei Premium-Konten lässt sich das Passwort zurücksetzen. Wenn du noch kein Konto hast, leg hier eins an.',
  accountWithoutPassword: 'Du hast ein Konto, aber kein Passwort zum Anmelden?',
  alreadyHaveAccount: (link) => <>Schon ein Konto? {link('Anmelden')}</>,
  stepsOnceOpen:
    'Sobald es so weit ist, sind es drei Schritte zu Premium: ein Konto, ein Code per E-Mail und eine Zahlung.',
  enjoyFreeService: 'Bis dahin viel Spaß mit unseren kostenlosen temporären Adressen!',

  fullName: 'Vor- und Nachname',
  nameIsMissing: 'Bitte gib deinen Vor- und Nachnamen ein.',
  validDomain: (domain) => `Zulässige Domain: ${domain}`,
  invalidDomain: (domain) => `Unzulässige Domain: ${domain}`,
  allowedProviders:
    'Diese Domain ist nicht zugelassen. Gmail, Outlook, Yahoo, iCloud, Proton und andere große Anbieter funktionieren.',
  allDomains: (count) =>
    plural(count, {
      one: `${count} zugelassene Domain`,
      other: `Alle ${count} zugelassenen Domains`,
    }),
  verifyEmail: 'E-Mail bestätigen',
  verifyEmailIn: (wait) => `E-Mail bestätigen in ${wait}`,
  verifyYourEmail: 'Bestätige deine E-Mail-Adresse',
  codeIsSent: (digits, address) => (
    <>
      Wir haben einen {digits}-stelligen Code an {address} geschickt. Falls du schon ein Konto hast, steht das
      stattdessen in der Nachricht.
    </>
  ),
  verificationCode: 'Bestätigungscode',
  verifyCode: 'Code bestätigen',
  creatingAccount: 'Dein Konto wird angelegt …',
  tryAgain: 'Noch einmal versuchen',
  accountNotCreated: 'Das Konto konnte nicht angelegt werden',
  signupFailed: 'Registrierung fehlgeschlagen',
  signupUnavailable: 'Die Registrierung ist gerade nicht verfügbar',
  noNetwork: 'Keine Verbindung zum Netz',
  emailIsVerified: 'E-Mail-Adresse bestätigt',
  accountIsReady: 'Dein Konto ist fertig. Ein Schritt fehlt noch.',
  continueToPayment: 'Weiter zur Zahlung',

  completePayment: 'Zahlung abschließen',
  oneStepLeft: 'Nur noch ein Schritt bis Premium.',
  nothingIsCharged: 'Zahlungen sind noch nicht möglich, es wird also nichts berechnet.',
  account: 'Konto',
  name: 'Name',
  nameNotGiven: 'Nicht angegeben',
  premium: 'Premium',
  pricePerMonth: (price) => `${price}/Monat`,
  cardIsNotSeen: 'Kartenzahlung über Stripe: Deine Karte sehen wir nie',
  connectionIsEncrypted: 'Über eine SSL-verschlüsselte Verbindung',
  cancelAnytime: 'Jederzeit kündbar, Premium bleibt bis zum Ende des Monats',
  signInFirst: 'Bitte melde dich zuerst an, damit wir wissen, welches Konto Premium bekommt.',
  signInToPay: 'Anmelden und zahlen',
  comingSoon: 'Premium kommt demnächst',

  paymentSuccessful: 'Zahlung erfolgreich!',
  whatYouHave: 'Danke. Das bringt dir Premium:',
  paymentIsConfirmed: 'Deine Zahlung ist bestätigt, und Premium ist aktiv.',
  homeInSeconds: (seconds) =>
    plural(seconds, {
      one: `In ${seconds} Sekunde geht es weiter zur Startseite.`,
      other: `In ${seconds} Sekunden geht es weiter zur Startseite.`,
    }),
  waitingForConfirmation:
    'Wir warten darauf, dass der Zahlungsanbieter deine Zahlung bestätigt. Das dauert ein paar Sekunden. Du brauchst nichts zu tun.',
  stillWaitingForConfirmation:
    'Wir warten darauf, dass der Zahlungsanbieter deine Zahlung bestätigt. Das dauert länger als sonst. Premium beginnt von selbst, sobald die Bestätigung da ist, und du kannst diese Seite verlassen. Bitte bezahle nicht noch einmal.',

  subscription: 'Abo verwalten',
  subscriptionNotLoaded: 'Dein Abo konnte nicht geladen werden.',
  premiumWithoutSubscription: (date) =>
    `Premium ist bis zum ${date ?? 'Ende des Abrechnungszeitraums'} aktiv. Es gibt kein Abo, also wird nichts abgebucht.`,
  subscriptionEnds: (date) =>
    date
      ? `Dein Abo endet mit dem laufenden Abrechnungszeitraum. Premium behältst du bis zum ${date}.`
      : 'Dein Abo endet mit dem laufenden Abrechnungszeitraum. So lange behältst du Premium.',
  paymentDidNotGoThrough: (date) =>
    `Die letzte Zahlung hat nicht geklappt und wird noch einmal versucht. Premium bleibt bis zum ${date ?? 'Ende des Abrechnungszeitraums'}; bitte prüfe deine Karte, um es zu behalten.`,
  nextPayment: (price, date) =>
    `Premium ist aktiv. Die nächste Zahlung über ${price} ist am ${date ?? 'Ende des Abrechnungszeitraums'} fällig.`,
  payOrChangeCard: 'Zahlen oder Karte ändern',
  invoicesAndCard: 'Rechnungen und Karte',
  keepSubscription: 'Abo behalten',
  cancelSubscription: 'Abo kündigen',
  reallyCancel: 'Abo kündigen?',
  keepIt: 'Behalten',
  cancelEndsPremium:
    'Die letzte Zahlung hat nicht geklappt, deshalb endet Premium sofort. Es wird nichts mehr abgebucht.',
  cancelKeepsPremium: (date) =>
    `Es wird nichts mehr abgebucht. Premium behältst du bis zum ${date ?? 'Ende des Abrechnungszeitraums'}.`,
  signInAgain: 'Dafür musst du angemeldet sein. Bitte melde dich noch einmal an.',
  cancelFailed: {
    plain: 'Das Abo konnte nicht gekündigt werden. Bitte versuch es noch einmal.',
    because: (reason) => `Das Abo konnte nicht gekündigt werden: ${reason}`,
  },
  keepFailed: {
    plain: 'Das Abo konnte nicht fortgesetzt werden. Bitte versuch es noch einmal.',
    because: (reason) => `Das Abo konnte nicht fortgesetzt werden: ${reason}`,
  },
  portalFailed: {
    plain: 'Die Rechnungen konnten nicht geöffnet werden. Bitte versuch es noch einmal.',
    because: (reason) => `Die Rechnungen konnten nicht geöffnet werden: ${reason}`,
  },

  dangerZone: 'Gefahrenzone',
  deletedWithPremium: (strong) => (
    <>
      {strong('Sofort gelöscht:')} dein Konto, deine Premium-Postfächer und ihre Nachrichten, deine
      API-Schlüssel und deine Webhooks. Ein bezahltes Abo endet, und es wird nichts mehr abgebucht.
    </>
  ),
  deleted: (strong) => <>{strong('Sofort gelöscht:')} dein Konto mit Name, E-Mail-Adresse und Passwort.</>,
  keptWithPremium: (strong, days) => (
    <>
      {strong('Aufbewahrt:')} Rechnungen, solange das Steuerrecht es verlangt, und was du dem Support
      geschrieben hast, bis zu {plural(days, { one: `${days} Tag`, other: `${days} Tage` })}.
    </>
  ),
  kept: (strong, days) => (
    <>
      {strong('Aufbewahrt:')} kostenlose Adressen, bis ihre Zeit um ist, und was du dem Support geschrieben
      hast, bis zu {plural(days, { one: `${days} Tag`, other: `${days} Tage` })}.
    </>
  ),
  noUndo: 'Das lässt sich nicht rückgängig machen.',
  deleteAccount: 'Mein Konto löschen',
  verifyFirst: 'Bitte bestätige zuerst deine E-Mail-Adresse',
  domainNotAllowed: 'Diese Domain ist nicht zugelassen',

  reallyDelete: 'Konto löschen?',
  whatDeletingPremiumDoes:
    'Dein Konto, deine Postfächer und ihre Nachrichten werden gelöscht, und ein bezahltes Abo endet sofort. Das lässt sich nicht rückgängig machen.',
  whatDeletingDoes: 'Dein Konto wird gelöscht. Das lässt sich nicht rückgängig machen.',
  deleteFailed: {
    plain: 'Das Konto konnte nicht gelöscht werden. Bitte versuch es noch einmal.',
    because: (reason) => `Das Konto konnte nicht gelöscht werden: ${reason}`,
  },
  accountDeleted: 'Konto gelöscht',
  accountIsGone:
    'Dein Konto ist weg, mit seinen Postfächern, ihren Nachrichten und jedem Abo. Du wirst abgemeldet.',
};
