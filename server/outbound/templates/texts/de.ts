import { brand } from '#contract/brand.ts';
import type { PlanLimits } from '#contract/plan-limits.ts';
import type { MailTexts } from './en.ts';

export const texts: MailTexts = {
  footer: `Du bekommst diese Nachricht, weil du ein Konto bei ${brand.name} hast. Sie wurde automatisch verschickt.`,
  open: `${brand.name} öffnen`,
  code: {
    subject: (code: string) => `${code} ist dein Code für ${brand.name}`,
    title: 'Dein Bestätigungscode',
    enter: (time: string) => `Gib diesen Code ein, um fortzufahren. Er gilt ${time}.`,
    enterForPassword: (time: string) =>
      `Gib diesen Code ein, um dein Passwort zurückzusetzen. Er gilt ${time}.`,
    notYou: 'Warst du das nicht? Dann kannst du diese Nachricht ignorieren: Ohne den Code passiert nichts.',
    footer: `Jemand hat diese Adresse bei ${brand.name} eingegeben. Wir fragen nie per E-Mail oder Telefon nach diesem Code.`,
  },
  haveAccount: {
    subject: `Du hast schon ein Konto bei ${brand.name}`,
    title: 'Du hast schon ein Konto',
    somebody: `Jemand, vermutlich du, wollte sich bei ${brand.name} mit dieser Adresse registrieren.`,
    signInInstead: 'Zu ihr gibt es schon ein Konto, du kannst dich also einfach anmelden.',
    signIn: 'Anmelden',
    notYou: 'Warst du das nicht? Dann kannst du diese Nachricht ignorieren: Es hat sich nichts geändert.',
  },
  reset: {
    subject: `Setz dein Passwort für ${brand.name} zurück`,
    title: 'Setz dein Passwort zurück',
    useLink: 'Mit diesem Link wählst du ein neues Passwort. Er funktioniert einmal und gilt eine Stunde.',
    choose: 'Neues Passwort wählen',
    orCode: (time: string) =>
      `Oder gib innerhalb von ${time} diesen Code auf der Seite ein, auf der du ihn angefordert hast:`,
    notYou: 'Hast du das nicht angefordert? Dann bleibt dein Passwort, wie es ist.',
  },
  passwordChanged: {
    subject: `Dein Passwort für ${brand.name} wurde geändert`,
    title: 'Dein Passwort wurde geändert',
    changed: 'Dein Passwort wurde gerade geändert, und alle Geräte wurden abgemeldet.',
    notYou: (supportEmail: string) => `Warst du das nicht? Dann schreib sofort an ${supportEmail}.`,
  },
  welcome: {
    title: `Willkommen bei ${brand.name}`,
    ready: 'Deine Adresse ist bestätigt, und dein Konto ist bereit.',
    everythingGoes: 'Alles, was deine temporären Adressen empfangen, wird gelöscht, wenn sie ablaufen.',
  },
  premiumBegun: {
    subject: `Willkommen bei ${brand.name} Premium`,
    title: 'Premium ist aktiv',
    thanks: (price: string) => `Danke! Deine Zahlung von ${price} ist da, und Premium ist ab sofort aktiv.`,
    renews: 'Es verlängert sich jeden Monat. Kündigen kannst du jederzeit auf der Seite „Verwalten“.',
    openDashboard: 'Dashboard öffnen',
  },
  benefits: (limits: PlanLimits) => [
    `Bis zu ${limits.premiumAddresses} gleichzeitig`,
    `Jede für ${limits.premiumLifetime}`,
    `Anhänge bis ${limits.premiumAttachments}`,
    'Keine Werbung',
  ],
  paymentFailed: {
    subject: `Deine Zahlung an ${brand.name} hat nicht geklappt`,
    title: 'Deine Zahlung hat nicht geklappt',
    tryAgain: (price: string) =>
      `Wir konnten ${price} für diesen Monat Premium nicht abbuchen. In ein paar Tagen versuchen wir es noch einmal.`,
    checkCard: 'Damit du Premium ohne Unterbrechung behältst, prüf bitte deine Karte.',
    check: 'Abo prüfen',
  },
  subscriptionEnds: {
    subject: (date: string) => `Dein ${brand.name} Premium endet am ${date}`,
    title: 'Dein Abo ist gekündigt',
    keptUntil: (date: string) => `Es wird nichts mehr abgebucht. Premium behältst du bis zum ${date}.`,
    accountStays: 'Dein Konto bleibt, und du kannst jederzeit wieder ein Abo abschließen.',
  },
  expired: {
    subject: `Dein ${brand.name} Premium ist abgelaufen`,
    title: 'Dein Premium ist abgelaufen',
    nothingToPay:
      'Deine Zeit mit Premium ist vorbei. Du musst nichts bezahlen, und dein Konto bleibt erhalten.',
    freePlan: (limits: PlanLimits) =>
      `Den kostenlosen Tarif nutzt du ohne Anmeldung: ${limits.freeAddresses} gleichzeitig, jede für ${limits.freeLifetime}.`,
    payToReactivate:
      'Dein Premium-Abo ist abgelaufen. Dein Konto bleibt erhalten, und mit einer Zahlung ist Premium wieder aktiv.',
    reactivate: (price: string) => `Für ${price} im Monat reaktivieren`,
  },
  domainMissing: {
    subject: (name: string) => `Ein DNS-Eintrag von ${name} fehlt`,
    title: 'Ein DNS-Eintrag fehlt',
    gone: (name: string) => `Der TXT-Eintrag, der belegt, dass ${name} dir gehört, fehlt seit einem Tag.`,
    publishAgain:
      'Bitte veröffentliche ihn innerhalb von zwei Tagen wieder. Sonst wird die Domain pausiert, und Mail an sie kommt nicht mehr an.',
    see: 'Eintrag ansehen',
  },
  domainSuspended: {
    subject: (name: string) => `${name} ist pausiert`,
    title: 'Deine Domain ist pausiert',
    lapsed: (name: string) => `Der TXT-Eintrag von ${name} hat drei Tage lang gefehlt.`,
    lostToOther: (name: string) => `Ein anderes Konto hat nachgewiesen, dass ${name} ihm gehört.`,
    stillReadable: 'Mail in ihren Adressen bleibt lesbar, bis sie ablaufen. Neue Mail kommt nicht mehr an.',
    useAgain: 'Gehört die Domain dir? Dann veröffentliche den neuen TXT-Eintrag, um sie wieder zu nutzen.',
  },
  ownPostmaster: {
    subject: (to: string) => `E-Mail an ${to}`,
    title: (to: string) => `Jemand hat an ${to} geschrieben`,
    from: (from: string) => `Der Absender nennt sich ${from}.`,
    noSender: 'Sie hat keinen Absender, wie bei Berichten über fehlgeschlagene Zustellung üblich.',
    footer: `Jede Mail-Domain muss Nachrichten an diese Adresse annehmen, deshalb leitet ${brand.name} sie an dich weiter.`,
  },
  push: {
    newMail: 'Neue E-Mail',
    code: (code: string) => `Code: ${code}`,
    noSubject: '(kein Betreff)',
    notCheckedYet: 'Absender noch nicht geprüft',
    leadsElsewhere: 'Der Link führt woandershin, als sein Text angibt',
    suspicious: 'Verdächtige Nachricht',
    saysItIsFrom: (name: string) => `Angeblich von ${name}`,
    open: 'Öffnen',
    copyCode: 'Code kopieren',
  },
};
