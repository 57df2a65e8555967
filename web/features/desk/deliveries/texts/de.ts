import { pluralIn } from '#contract/languages.ts';
import type { Texts } from '../texts.ts';

const plural = pluralIn('de');

export const texts: Texts = {
  noneYet: 'Bisher hat kein Mailserver versucht, an diese Adresse zuzustellen.',
  noneSince: (time) => `Seit ${time} hat kein Mailserver versucht, an diese Adresse zuzustellen.`,
  takesNone: (domain) => `Für ${domain} nehmen wir zurzeit keine E-Mails an.`,
  more: 'Mehr',
  notLoaded: 'Die Liste der Zustellungen konnte nicht geladen werden.',

  stored: 'Eine E-Mail wurde in diesem Postfach gespeichert.',
  tooLarge: 'Eine E-Mail wurde abgelehnt, weil sie zu groß war.',
  tooLargeFor: ({ size, limit }) =>
    `Eine E-Mail mit ${size} wurde abgelehnt, weil sie zu groß war. Diese Adresse nimmt bis zu ${limit} an Anhängen an.`,
  tooLargeForFree: ({ size, limit, premium }) =>
    `Eine E-Mail mit ${size} wurde abgelehnt, weil sie zu groß war. Diese Adresse nimmt bis zu ${limit} an Anhängen an, mit Premium sind es bis zu ${premium}.`,
  textTooLarge: (size) =>
    `Eine E-Mail mit ${size} wurde abgelehnt, weil ihr Text oder ihre Kopfzeilen zu groß waren.`,
  refused: {
    spent:
      'Eine E-Mail wurde abgelehnt, weil diese Adresse schon alle Nachrichten hat, für die sie gedacht war.',
    blocked: 'Eine E-Mail wurde abgelehnt, weil wir von ihrem Absender oder aus seinem Netz keine annehmen.',
    malformed: 'Eine E-Mail wurde abgelehnt, weil ihr Format ungültig oder zu komplex war.',
    other: 'Eine E-Mail wurde abgelehnt.',
  },
  deferred: {
    full: 'Ein Mailserver wurde gebeten, es später noch einmal zu versuchen, weil dieses Postfach voll war. Lösche Nachrichten, um Platz zu schaffen. Die meisten Server versuchen es nach wenigen Minuten wieder.',
    alone:
      'Ein Mailserver wurde gebeten, eine E-Mail an diese Adresse getrennt von den anderen Empfängern zuzustellen. Die meisten Server tun das nach wenigen Minuten.',
    'network-full':
      'Ein Mailserver wurde gebeten, es später noch einmal zu versuchen, weil aus seinem Netz innerhalb einer Stunde zu viele E-Mails kamen. Die meisten Server versuchen es nach wenigen Minuten wieder.',
    unavailable:
      'Ein Mailserver wurde gebeten, es später noch einmal zu versuchen, weil wir die E-Mail in diesem Moment nicht annehmen konnten. Die meisten Server versuchen es nach wenigen Minuten wieder.',
    other:
      'Ein Mailserver wurde gebeten, es später noch einmal zu versuchen. Die meisten Server versuchen es nach wenigen Minuten wieder.',
  },
  broken:
    'Ein Mailserver wollte an diese Adresse zustellen, aber die Verbindung endete, bevor eine E-Mail vollständig war.',

  attempts: 'Was Mailserver versucht haben',
  outcomes: {
    stored: 'Gespeichert',
    refused: 'Abgelehnt',
    deferred: 'Später noch einmal',
    broken: 'Abgebrochen',
  },
  times: (count) => plural(count, { one: `${count} Mal verzeichnet`, other: `${count} Mal verzeichnet` }),
  encrypted: (version) => `verschlüsselt mit ${version}`,
  notEncrypted: 'nicht verschlüsselt',
  ourAnswer: 'Unsere Antwort:',

  noMailYet: 'Noch keine E-Mail? Das wissen wir.',
  lastTook: ({ anybody, domain, forDomain }) =>
    `Die letzte E-Mail für irgendjemanden haben wir ${anybody} angenommen, die letzte für ${domain} ${forDomain}.`,
  lastTookForOthers: ({ anybody, domain }) =>
    `Die letzte E-Mail für irgendjemanden haben wir ${anybody} angenommen. Für ${domain} ist noch keine verzeichnet.`,
  tookNone: 'Bisher ist bei uns für niemanden eine E-Mail verzeichnet.',
  momentsAgo: 'vor weniger als einer Minute',
  health: {
    listed: (domain) =>
      `${domain} steht auf einer öffentlichen Liste von Wegwerf-Domains, deshalb lehnen manche Websites sie ab.`,
    quiet: (domain) =>
      `In den letzten 24 Stunden haben bei ${domain} weniger Adressen E-Mails bekommen als sonst.`,
  },

  whatToTry: 'Was du versuchen kannst',
  pasteAgain: 'Füge die Adresse noch einmal ein und lass die E-Mail erneut senden.',
  copyAddress: 'Adresse kopieren',
  useAnotherDomain: 'Manche Websites lehnen eine Domain ab und nehmen eine andere an.',
  saySiteRefused: 'Wenn eine Website diese Adresse nicht annimmt, sag uns, welche es ist.',
  advice: {
    'too-large': 'Bitte um eine kleinere E-Mail, zum Beispiel mit einem Link statt Anhängen.',
    spent: 'Erstelle eine andere Adresse. Diese nimmt keine Nachrichten mehr an.',
    blocked: 'Erneut senden hilft nicht. Bitte um die E-Mail von einem anderen Absender.',
    malformed: 'Erneut senden hilft nur, wenn der Absender die E-Mail ändert.',
    deferred: 'Warte den nächsten Versuch ab, bevor du die E-Mail erneut senden lässt.',
    broken: 'Warte ein paar Minuten. Wenn nichts kommt, lass die E-Mail erneut senden.',
  },
};
