import { limits } from '#web/lib/limits.ts';
import type { Texts } from '../texts.ts';

export const texts: Texts = {
  howTitle: 'In Sekunden vom Klick zum Code',
  how: {
    take: {
      title: 'Adresse holen',
      text: 'Ein Klick, kein Formular. Sie funktioniert sofort, und der Ring zeigt, wie lange noch.',
    },
    use: {
      title: 'Überall benutzen',
      text: 'Füg sie ein, wo eine Website eine Adresse verlangt. Die Nachricht erscheint hier von selbst.',
    },
    copy: {
      title: 'Code kopieren',
      text: 'Mayfly findet Codes und Links für dich, in jeder Sprache, ohne dass du die Nachricht öffnest.',
    },
  },

  featuresTitle: 'Bewusst einfach',
  featuresIntro:
    'Ein Postfach für alles, was deine Adresse nur einmal braucht: ein Download, ein Probeabo, ein Forum, ein Test.',
  manyDomains: 'Du hast mehrere Domains zur Auswahl.',
  features: {
    oneClick: {
      title: 'Eine Adresse mit einem Klick',
      text: 'Kein Formular, kein Passwort, kein Name. Die Adresse ist in weniger als einer Sekunde da und funktioniert sofort.',
    },
    live: {
      title: 'Nachrichten kommen live',
      text: 'Neue Nachrichten erscheinen, ohne dass du neu lädst, meist keine fünf Sekunden nach dem Absenden.',
    },
    deleted: {
      title: 'Pünktlich gelöscht',
      text: `Nach ${limits.freeLifetimeDative}, mit Premium nach ${limits.premiumLifetimeDative}, funktioniert die Adresse nicht mehr, und ihre Nachrichten werden gelöscht. Du kannst sie auch früher löschen.`,
    },
    tracking: {
      title: 'Tracking bleibt draußen',
      text: 'Externe Bilder sind blockiert, bis du sie laden willst, und dann holen wir sie für dich. Tracker, die wir erkennen, werden nie geladen.',
    },
    encrypted: {
      title: 'Verschlüsselt gespeichert',
      text: 'Jede Nachricht wird vor dem Speichern verschlüsselt, und jedes Postfach hat seinen eigenen Schlüssel. Auch Betreff und Absender liegen nie im Klartext vor.',
    },
    complete: {
      title: 'Vollständige Nachrichten',
      text: `HTML und reiner Text, Bilder und Anhänge bis ${limits.freeAttachments}, mit Premium bis ${limits.premiumAttachments}. Auf dem Handy und am Computer.`,
    },
  },

  plansTitle: 'Kostenlos reicht den meisten',
  plansIntro: 'Premium ist für alle, die mehr Adressen, mehr Zeit und größere Anhänge brauchen.',
  compared: 'Kostenlos und Premium im Vergleich',
  whatYouGet: 'Das bekommst du',
  free: 'Kostenlos',
  forever: 'für immer',
  premium: 'Premium',
  perMonth: 'pro Monat',
  upgrade: 'Premium holen',
  seePricing: 'Alle Preise ansehen',

  whatIsIt: 'Was ist eine temporäre E-Mail-Adresse?',
  explanation:
    'Eine temporäre Adresse ist ein echtes Postfach, das sich selbst löscht. Du gibst sie einer Website, die eine E-Mail-Adresse verlangt, liest die Nachricht, die du brauchst, und vergisst sie. Newsletter, Datenlecks und verkaufte Adresslisten treffen nur eine Adresse, die es nicht mehr gibt.',
  howItWorks: 'So funktioniert es',
  createdForSession:
    'Wenn du auf den Knopf drückst, entsteht eine zufällige Adresse für diese Browsersitzung. Von da an nimmt unser Mailserver Nachrichten für sie an, verschlüsselt sie und zeigt sie auf dieser Seite, sobald sie gespeichert sind. Nachrichten an unbekannte oder abgelaufene Adressen werden abgewiesen.',
  nothingSent:
    'Nichts wird in deinem Namen verschickt, nichts weitergeleitet, und ein Konto brauchst du nicht. Eine Nachricht oder die ganze Adresse kannst du jederzeit löschen. Sonst verschwindet beides von selbst, wenn die Zeit um ist.',
  faqTitle: 'Häufige Fragen',
  faq: {
    lifetime: {
      question: 'Wie lange hält eine Adresse?',
      answer: `${limits.freeLifetime}, mit Premium ${limits.premiumLifetime}. Der Ring neben der Adresse zeigt die verbleibende Zeit. Ist sie um, werden die Adresse und alle ihre Nachrichten gelöscht.`,
    },
    speed: {
      question: 'Wie schnell kommen E-Mails an?',
      answer:
        'Meist innerhalb von fünf Sekunden. Manche Absender verschicken ihre E-Mails verzögert. Warte also etwa zehn Minuten, bevor du eine neue Nachricht anforderst.',
    },
    count: {
      question: 'Wie viele Adressen kann ich haben?',
      answer: `Ohne Konto bis zu ${limits.freeAddresses} gleichzeitig, mit Premium ${limits.premiumCount}. Hast du alle kostenlosen Adressen verbraucht, gibt es die nächste ${limits.cooldown} nach Ablauf der neuesten.`,
    },
    attachments: {
      question: 'Wie groß dürfen Anhänge sein?',
      answer: `Bis zu ${limits.freeAttachments} pro Nachricht, mit Premium ${limits.premiumAttachments}. Größere Nachrichten werden abgewiesen, und der Absender erfährt davon.`,
    },
    readers: {
      question: 'Wer kann meine E-Mails lesen?',
      answer:
        'Wer die genaue Adresse eines kostenlosen Postfachs kennt, kann es öffnen. Gib sie also nicht weiter und nutze sie für nichts Privates. Premium-Postfächer kannst nur du selbst öffnen.',
    },
    sending: {
      question: 'Kann ich antworten oder selbst etwas schicken?',
      answer: 'Nein. Mayfly empfängt nur E-Mails. So kann niemand damit Spam verschicken.',
    },
    keep: {
      question: 'Wofür sollte ich es nicht nutzen?',
      answer:
        'Für Konten, die du behalten willst: Bank, Arbeit, Gesundheit und alles, was du später vielleicht wiederherstellen musst. Ist die Adresse weg, erreicht dich kein Link mehr, mit dem du ein Passwort zurücksetzen könntest.',
    },
  },
};
