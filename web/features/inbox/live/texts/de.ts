import { pluralIn } from '#contract/languages.ts';
import { limits } from '#web/lib/limits.ts';
import type { Texts } from '../texts.ts';

const plural = pluralIn('de');

export const texts: Texts = {
  states: {
    live: { word: 'Live', title: 'Neue Nachrichten erscheinen hier sofort' },
    connecting: { word: 'Verbindet', title: 'Live-Verbindung wird aufgebaut' },
    polling: {
      word: 'Nicht live',
      title: `Gerade keine Live-Verbindung. Wir sehen alle ${limits.inboxRefresh} nach`,
    },
    down: { word: 'Gestört', title: 'Unser Server antwortet nicht' },
    offline: { word: 'Offline', title: 'Dieses Gerät ist offline' },
  },

  notifications: 'Benachrichtigungen',

  yourCode: (code) => `Dein Code: ${code}`,
  yourCodeFromUnchecked: (code) => `Dein Code: ${code} (Absender nicht geprüft)`,
  notCheckedYet: 'Absender noch nicht geprüft',
  suspiciousMessage: 'Verdächtige Nachricht',
  saysItIsFrom: (name) => `Angeblich von ${name}`,

  spoken: {
    subject: ({ name, subject }) => `Neue Nachricht von ${name}: ${subject}`,
    noSubject: (name) => `Neue Nachricht von ${name}: kein Betreff`,
    code: ({ name, code }) => `Neue Nachricht von ${name}: Code ${code}`,
    codeFromUnchecked: ({ name, code }) => `Neue Nachricht von ${name}: Code ${code}, Absender nicht geprüft`,
    notCheckedYet: (name) => `Neue Nachricht von ${name}: Absender noch nicht geprüft`,
    suspicious: (name) => `Verdächtige Nachricht, angeblich von ${name}`,
    several: (count) => plural(count, { one: `${count} neue Nachricht`, other: `${count} neue Nachrichten` }),
    severalWithSuspicious: (count, suspicious) =>
      plural(count, {
        one: `${count} neue Nachricht, davon ${suspicious} verdächtig`,
        other: `${count} neue Nachrichten, davon ${suspicious} verdächtig`,
      }),
  },
};
