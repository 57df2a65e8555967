import { limits } from '#web/lib/limits.ts';
import type { Texts } from '../texts.ts';

export const texts: Texts = {
  onThisPage: 'Auf dieser Seite',
  extensionFor: {
    chromium: 'Für Chrome, Edge und Brave',
    firefox: 'Für Firefox',
  },
  contactSupport: 'Support kontaktieren',
  anatomy: {
    words: { title: 'Zwei Wörter', note: 'Leicht am Telefon zu sagen und in einer Liste wiederzufinden.' },
    characters: {
      title: 'Sechs zufällige Zeichen',
      note: 'Aus einer sicheren Zufallsquelle, damit niemand eine Adresse erraten kann.',
    },
    domain: {
      title: 'Eine unserer Domains',
      note: 'Eine echte E-Mail-Domain mit eigenem Mailserver. Mit Premium wählst du den Namen davor selbst.',
    },
  },

  contactUs: 'Schreib uns',
  whoAnswers: 'Fragen, Ideen, Hinweise auf Missbrauch: Jede Nachricht liest und beantwortet ein Mensch.',
  writeDirectly: 'Schreib uns direkt',
  beforeYouWrite: 'Bevor du schreibst',
  whatHelpAnswers: (help) => (
    <>
      Die meisten Fragen beantwortet die {help('Hilfe')}. Abgelaufene Adressen und gelöschte Nachrichten
      können wir nicht wiederherstellen: Es gibt sie nicht mehr.
    </>
  ),
  useLastingAddress: 'Nimm eine dauerhafte Adresse',
  temporaryMayBeGone: 'Eine temporäre Adresse ist vielleicht schon weg, bevor unsere Antwort ankommt.',
  yourName: 'Dein Name',
  yourEmail: 'Deine E-Mail-Adresse',
  subject: 'Betreff',
  chooseSubject: 'Betreff wählen',
  subjects: {
    privacy: 'Datenschutz',
    terms: 'Nutzungsbedingungen',
    support: 'Support',
    feedback: 'Feedback',
    other: 'Sonstiges',
  },
  message: 'Nachricht',
  sendMessage: 'Nachricht senden',
  messageSent: 'Danke für deine Nachricht! Wir melden uns bald bei dir.',
  messageNotSent: 'Deine Nachricht konnte leider nicht gesendet werden. Bitte versuch es noch einmal.',
  nameIsMissing: 'Bitte gib deinen Namen ein.',
  emailIsMissing: 'Bitte gib deine E-Mail-Adresse ein.',
  emailIsInvalid: 'Bitte gib eine gültige E-Mail-Adresse ein.',
  subjectIsMissing: 'Bitte wähle einen Betreff.',
  messageIsMissing: 'Bitte gib eine Nachricht ein.',

  simplePricing: 'Einfache Preise, ehrliche Grenzen',
  whatPlansGive:
    'Der kostenlose Tarif ist vollständig und bleibt kostenlos. Mit Premium bekommst du mehr Adressen, mehr Zeit und Postfächer, die nur du öffnen kannst.',
  free: 'Kostenlos',
  premium: 'Premium',
  freeCard: {
    name: 'KOSTENLOS',
    cost: (amount, term) => (
      <>
        {amount(limits.noPrice)}
        {term('für immer')}
      </>
    ),
    note: 'Für den Alltag, wenn du nur schnell eine Nachricht brauchst.',
    choose: 'Kostenlos starten',
    points: {
      addresses: `Bis zu ${limits.freeAddresses} gleichzeitig`,
      lifetime: `Jede Adresse hält ${limits.freeLifetime}`,
      attachments: `Anhänge bis ${limits.freeAttachments} pro Nachricht`,
      live: 'Nachrichten erscheinen live, als HTML oder Text',
      deleting: 'Adressen jederzeit löschbar',
      noRegistration: 'Keine Registrierung',
    },
  },
  premiumCard: {
    name: 'PREMIUM',
    mostPopular: 'Am beliebtesten',
    note: 'Für die Arbeit, zum Testen und für Nachrichten, die sonst niemand sehen soll.',
    choose: 'Premium holen',
    points: {
      addresses: `Bis zu ${limits.premiumAddresses} gleichzeitig`,
      lifetime: `Jede Adresse hält ${limits.premiumLifetime}`,
      attachments: `Anhänge bis ${limits.premiumAttachments} pro Nachricht`,
      onlyYou: 'Postfächer, die nur du öffnen kannst',
      ownName: 'Name der Adresse frei wählbar',
      priority: 'Zustellung und Support mit Vorrang',
      dashboard: 'Dashboard für alle deine Postfächer',
      programs: 'API-Schlüssel und Webhooks für deine Programme',
      noAds: 'Keine Werbung',
    },
  },
  sideBySide: 'Im Vergleich',
  planFacts: {
    addresses: {
      label: 'Adressen gleichzeitig',
      free: `Bis zu ${limits.freeCount}`,
      premium: `Bis zu ${limits.premiumCount}`,
    },
    lifetime: { label: 'Laufzeit einer Adresse', free: limits.freeLifetime, premium: limits.premiumLifetime },
    attachments: {
      label: 'Anhänge pro Nachricht',
      free: `Bis ${limits.freeAttachments}`,
      premium: `Bis ${limits.premiumAttachments}`,
    },
    messages: {
      label: 'Nachrichten pro Postfach',
      free: limits.freeMessages,
      premium: limits.premiumMessages,
    },
    privacy: {
      label: 'Wer ein Postfach öffnen kann',
      free: 'Alle, die seine Adresse kennen',
      premium: 'Nur du',
    },
    ownName: { label: 'Namen der Adresse wählen', free: 'Nein', premium: 'Ja' },
    delivery: { label: 'Zustellung', free: 'Normal', premium: 'Mit Vorrang' },
    support: { label: 'Support', free: 'Standard', premium: 'Mit Vorrang' },
    dashboard: { label: 'Dashboard', free: 'Nein', premium: 'Ja' },
    ads: { label: 'Werbung', free: 'Ja, nie in einer Nachricht', premium: 'Keine' },
  },
  questionsAboutPlans: 'Fragen zu den Tarifen',
  questions: {
    reallyFree: {
      question: 'Ist der kostenlose Tarif wirklich kostenlos?',
      answer:
        'Ja. Er kostet nichts, braucht weder Registrierung noch Karte und wird nie zu einem bezahlten Tarif. Er finanziert sich durch Werbung. In einer Nachricht erscheint sie nie.',
    },
    allExpired: {
      question: 'Was passiert, wenn meine kostenlosen Adressen abgelaufen sind?',
      answer: `Wenn du alle verbraucht hast, kannst du ${limits.cooldown} nach Ablauf der neuesten wieder Adressen erstellen. Die Seite zeigt dir einen Countdown. Mit Premium gibt es diese Wartezeit nicht: Sobald eine deiner ${limits.premiumAddresses} weg ist, kannst du die nächste erstellen.`,
    },
    security: {
      question: 'Was genau heißt „mehr Sicherheit“?',
      answer:
        'Wer die genaue Adresse eines kostenlosen Postfachs kennt, kann es öffnen. Ein Premium-Postfach kannst nur du öffnen, auch wenn andere die Adresse kennen. Beide sind verschlüsselt gespeichert, jedes mit einem eigenen Schlüssel.',
    },
    canceling: {
      question: 'Kann ich jederzeit kündigen?',
      answer: `Ja. Premium kostet ${limits.price} pro Monat, ohne Mindestlaufzeit. Eine Kündigung gilt zum Ende des bezahlten Monats, und bis dahin behältst du Premium.`,
    },
  },

  alreadyPremium: 'Du hast schon Premium',
  thankYou: 'Danke. Du hast schon alles, was Premium bietet.',
  premiumDashboard: 'Premium-Dashboard',
  goHome: 'Zur Startseite',
  goBack: 'Zurück',
  yourBenefits: 'Deine Vorteile',
  benefits: {
    addresses: {
      title: `${limits.premiumAddresses} gleichzeitig`,
      text: 'Nimm für jeden Zweck eine andere.',
    },
    lifetime: {
      title: `Je ${limits.premiumLifetime}`,
      text: `Statt ${limits.freeLifetime} im kostenlosen Tarif.`,
    },
    attachments: {
      title: `Anhänge bis ${limits.premiumAttachments}`,
      text: `Pro Nachricht, statt ${limits.freeAttachments} im kostenlosen Tarif.`,
    },
    privacy: {
      title: 'Private Postfächer',
      text: 'Nur du kannst sie öffnen, auch wenn andere die Adresse kennen.',
    },
    priority: {
      title: 'Vorrang',
      text: 'Deine Nachrichten werden zuerst zugestellt und deine Fragen zuerst beantwortet.',
    },
    noAds: { title: 'Keine Werbung', text: 'Auf keiner Seite.' },
  },
};
