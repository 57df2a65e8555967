import { pluralIn } from '#contract/languages.ts';
import type { Texts } from '../texts.ts';

const plural = pluralIn('de');

export const texts: Texts = {
  cancel: 'Abbrechen',
  continue: 'Weiter',
  goHome: 'Zur Startseite',
  goToDashboard: 'Zum Dashboard',
  backToLogin: 'Zurück zur Anmeldung',
  writeToSupport: 'Dem Support schreiben',

  email: 'E-Mail',
  emailIsMissing: 'Bitte gib deine E-Mail-Adresse ein.',
  emailIsInvalid: 'Bitte gib eine gültige E-Mail-Adresse ein.',
  password: 'Passwort',
  passwordIsMissing: 'Bitte gib dein Passwort ein.',
  showPassword: 'Passwort anzeigen',
  hidePassword: 'Passwort verbergen',
  newPassword: 'Neues Passwort',
  neededLength: (characters) => `Mindestens ${characters} Zeichen.`,
  passwordIsTooShort: (characters) => `Das Passwort muss mindestens ${characters} Zeichen lang sein`,
  confirmPassword: 'Passwort wiederholen',
  passwordsDiffer: 'Die Passwörter stimmen nicht überein',

  login: 'Anmelden',
  whoNeedsAccount: 'Melde dich bei deinem Premium-Konto an. Kostenlose Adressen brauchen kein Konto.',
  noAccountYet: (link) => <>Noch kein Konto? {link('Premium-Konto anlegen')}</>,
  alreadySignedIn: (email, link) => (
    <>
      Du bist als {email} angemeldet. {link('Zur Startseite')}
    </>
  ),
  pageNeedsSignIn: 'Bitte melde dich an, um diese Seite zu öffnen.',
  linkSignsInAs: (email, button) => (
    <>
      Dieser Link meldet dich als {email} an. {button('Weiter')}
    </>
  ),
  passwordWasChanged: 'Dein Passwort wurde geändert. Melde dich mit dem neuen an.',
  freeAddressesStayOutside:
    'Deine kostenlosen Adressen gehören nicht zum Konto. Bis sie ablaufen, kannst du sie hier lesen:',
  signIn: 'Anmelden',
  signingIn: 'Du wirst angemeldet …',
  signInFailed: 'Anmeldung fehlgeschlagen',
  signInUnavailable: 'Die Anmeldung ist gerade nicht verfügbar',
  or: 'oder',
  continueWithGoogle: 'Weiter mit Google',
  noGoogleHere: 'Die Anmeldung mit Google gibt es hier nicht.',
  googleErrors: {
    unavailable:
      'Die Anmeldung mit Google gibt es hier nicht. Bitte melde dich mit E-Mail-Adresse und Passwort an.',
    unreachable:
      'Google ist gerade nicht erreichbar. Versuch es gleich noch einmal oder melde dich mit E-Mail-Adresse und Passwort an.',
    cancelled:
      'Du hast die Anmeldung bei Google abgebrochen. Versuch es noch einmal oder melde dich mit E-Mail-Adresse und Passwort an.',
    late: 'Die Anmeldung bei Google hat zu lange gedauert oder in einem anderen Browser begonnen. Bitte versuch es noch einmal.',
    unverified:
      'Google hat die E-Mail-Adresse dieses Google-Kontos nicht bestätigt, deshalb kann es hier nicht verwendet werden.',
    failed:
      'Die Anmeldung bei Google hat nicht geklappt: E-Mail-Adresse, Benutzername oder Passwort ist falsch. Versuch es noch einmal oder melde dich mit E-Mail-Adresse und Passwort an.',
  },

  forgotPassword: 'Passwort vergessen?',
  resetPassword: 'Passwort zurücksetzen',
  howResetWorks:
    'Gib die E-Mail-Adresse deines Premium-Kontos ein. Wir schicken dir eine Nachricht mit einem Code.',
  emailAddress: 'E-Mail-Adresse',
  sendResetCode: 'Code anfordern',
  resetCodeNotSent: 'Der Code konnte nicht gesendet werden. Bitte versuch es noch einmal.',
  resetFailed: 'Das Passwort konnte nicht zurückgesetzt werden',
  resetUnavailable: 'Passwörter lassen sich gerade nicht zurücksetzen',
  resetCodeSent: 'Der Code ist unterwegs!',
  checkInboxFor: (address) => (
    <>Wir haben eine Nachricht mit einem Code an {address} geschickt. Bitte schau in dein Postfach.</>
  ),
  enterCode: 'Code eingeben',
  codeIsOnItsWay: (address) => (
    <>Wir haben eine Nachricht mit einem Code an {address} geschickt. Das kann eine Minute dauern.</>
  ),
  resetCode: 'Code zum Zurücksetzen',
  noPassword: 'Kein Passwort zum Anmelden?',
  contactSupport: 'Support kontaktieren',
  messageToSupport:
    'Ich habe mein Passwort vergessen und kann es ohne Premium nicht zurücksetzen. Bitte helft mir, wieder hineinzukommen.',
  choosePassword: 'Neues Passwort wählen',
  passwordOf: (address) => <>Für {address}.</>,
  choosePasswordForAccount: 'Wähle ein neues Passwort für dein Konto.',
  requestNewLink: 'Neuen Link anfordern',
  passwordNotUpdated: 'Das Passwort konnte nicht geändert werden',
  passwordUpdateFailed: 'Die Änderung des Passworts ist fehlgeschlagen',
  passwordNotReset: 'Das Passwort konnte nicht zurückgesetzt werden. Bitte versuch es noch einmal.',
  resetIsDone: 'Passwort zurückgesetzt',
  signedOutEverywhere:
    'Dein Passwort ist geändert, und alle Geräte sind abgemeldet. Gleich geht es weiter zur Anmeldung …',

  sendCode: 'Code senden',
  resendCode: 'Code erneut senden',
  resendIn: (wait) => `Erneut senden in ${wait}`,
  waitOfSeconds: (seconds) => `${seconds}\u00a0s`,
  waitOfMinutes: (minutes, seconds) => `${minutes}\u00a0min ${seconds}\u00a0s`,
  waitOfHours: (hours, minutes) => `${hours}\u00a0h ${minutes}\u00a0min`,
  codeIsValidFor: (minutes) =>
    plural(minutes, {
      one: `Er ist ${minutes} Minute lang gültig.`,
      other: `Er ist ${minutes} Minuten lang gültig.`,
    }),
  codeNotSent: 'Der Bestätigungscode konnte nicht gesendet werden',
  codeNotSentAgain: 'Der Code konnte nicht erneut gesendet werden. Bitte versuch es noch einmal.',
  codeIsWrong: 'Der Code ist ungültig. Bitte versuch es noch einmal.',
  codeNotChecked: 'Bestätigung fehlgeschlagen',
  tryCodeAgain: 'Bestätigung fehlgeschlagen. Bitte versuch es noch einmal.',

  subscriptionIsActive: 'Dein Premium-Abo ist aktiv',
  nothingToPay: 'Im Moment ist nichts zu bezahlen.',
  payWithStripe: (price) => `Mit Stripe zahlen: ${price}/Monat`,
  checkoutFailed: 'Die Zahlungsseite lässt sich nicht öffnen. Bitte wende dich an den Support.',
  waitingForPayment:
    'Die Zahlungsseite ist in einem anderen Tab offen. Diese Seite aktualisiert sich von selbst, sobald du bezahlt hast.',

  resubscribeForAccess: 'Erneuere dein Abo, um dein Premium-Konto wieder zu öffnen',
  signedInAs: (email) => `Angemeldet als ${email}.`,
  accessIsBlocked: 'Zugang zum Konto gesperrt',
  whatIsClosed:
    'Dein Premium ist abgelaufen, deshalb sind dein Dashboard und seine Postfächer geschlossen. Deine Kontodaten sind sicher und wieder da, sobald du bezahlst.',
  paymentsNotOpen: 'Zahlungen sind noch nicht möglich.',
  freeAddressesStillWork: 'Kostenlose Adressen auf der Startseite kannst du weiter nutzen.',
  confirmAddressFirst: (link) => (
    <>
      Nicht sicher, ob du an dieser Adresse noch E-Mails lesen kannst? {link('Bestätige sie mit einem Code')},
      bevor du bezahlst.
    </>
  ),
  upgrade: 'Premium holen',

  resubscribe: 'Abo erneuern',
  confirmThenPay: 'Bestätige, dass du an dieser Adresse noch E-Mails lesen kannst. Dann geht es zur Zahlung.',
  codeSent: 'Wir haben dir einen Code geschickt. Bitte schau in dein Postfach.',
  codeOfDigits: (digits) => `${digits}-stelliger Code`,
  addressIsConfirmed: 'Deine E-Mail-Adresse ist bestätigt.',
  verifyAndPay: 'Bestätigen und zur Zahlung',

  reactivate: 'Abo reaktivieren',
  welcomeBackAfterPremium: (strong, email) => (
    <>
      Willkommen zurück, {strong(email)}! Dein Premium-Abo ist abgelaufen. Reaktiviere es, und alle Vorteile
      von Premium sind wieder da.
    </>
  ),
  welcomeBack: (strong, email) => (
    <>Willkommen zurück, {strong(email)}! Du hast im Moment kein Premium-Abo.</>
  ),
  whatYouGetBack: 'Das bekommst du mit Premium zurück',
  whatYouGet: 'Das bekommst du mit Premium',
  reactivateFor: (price) => `Premium reaktivieren: ${price}/Monat`,
  continueAsGuest: 'Als Gast weitermachen',

  subscriptionExpired: 'Dein Premium-Abo ist abgelaufen. Bitte erneuere es, um dein Konto zu öffnen.',
  incorrectSignIn: 'E-Mail-Adresse, Benutzername oder Passwort ist falsch',
  tooManyRequests: 'Zu viele Anfragen. Bitte versuch es später noch einmal.',
  invalidResetLink:
    'Dieser Link ist ungültig. Bitte fordere einen neuen an, um dein Passwort zurückzusetzen.',
  resetLimit: (perDay) =>
    `Du kannst dein Passwort höchstens ${perDay}-mal am Tag zurücksetzen. Bitte versuch es morgen wieder.`,
  billingOff: 'Zahlungen sind demnächst möglich! Premium ist bald da.',

  reallyForget: 'Soll dieses Gerät dich vergessen?',
  forgetMe: 'Vergessen',
  forgetsSession: 'Du wirst abgemeldet, und dieser Browser vergisst deine Adressen und ihre Nachrichten.',
  forgetsAddresses:
    'Dieser Browser vergisst deine Adressen und ihre Nachrichten und kann sie nicht wieder öffnen.',
  countsAsNewVisitor: 'Danach bist du für uns neu hier und hast noch keine Adresse verbraucht.',
  othersCanStillRead: 'Wer eine Adresse kennt, kann ihr Postfach weiter lesen, bis die Zeit um ist.',
  deleteAddresses: 'Meine Adressen und ihre Nachrichten löschen',
  deleteFreeAddresses: 'Meine kostenlosen Adressen und ihre Nachrichten löschen',
  tryInAMoment: 'Bitte versuch es gleich noch einmal.',
  forgotten: 'Dieser Browser hat dich vergessen.',
  deletedAndForgotten: 'Deine Adressen sind gelöscht, und dieser Browser hat dich vergessen.',
};
