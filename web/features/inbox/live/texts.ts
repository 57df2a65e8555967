import { pluralIn } from '#contract/languages.ts';
import { limits } from '#web/lib/limits.ts';

const plural = pluralIn('en');
type Code = { name: string; code: string };

export const texts = {
  states: {
    live: { word: 'Live', title: 'New messages appear here immediately' },
    connecting: { word: 'Connecting', title: 'Connecting to live updates' },
    polling: {
      word: 'Not live',
      title: `No live updates right now. Checking every ${limits.inboxRefresh}`,
    },
    down: { word: 'No answer', title: 'Our server does not answer' },
    offline: { word: 'Offline', title: 'This device is offline' },
  },

  notifications: 'Notifications',

  /** In a notification, whose title is the sender or that the message is suspicious. */
  yourCode: (code: string) => `Your code is ${code}`,
  yourCodeFromUnchecked: (code: string) => `Your code is ${code} (sender not checked)`,
  notCheckedYet: 'Sender not checked yet',
  suspiciousMessage: 'Suspicious message',
  saysItIsFrom: (name: string) => `Says it is from ${name}`,

  /** Read out. A code is spelled. */
  spoken: {
    subject: ({ name, subject }: { name: string; subject: string }) => `New message from ${name}: ${subject}`,
    noSubject: (name: string) => `New message from ${name}: no subject`,
    code: ({ name, code }: Code) => `New message from ${name}: code ${code}`,
    codeFromUnchecked: ({ name, code }: Code) => `New message from ${name}: code ${code}, sender not checked`,
    notCheckedYet: (name: string) => `New message from ${name}: Sender not checked yet`,
    suspicious: (name: string) => `Suspicious message: says it is from ${name}`,
    several: (count: number) =>
      plural(count, { one: `${count} new message`, other: `${count} new messages` }),
    severalWithSuspicious: (count: number, suspicious: number) =>
      plural(count, {
        one: `${count} new message, ${suspicious} suspicious`,
        other: `${count} new messages, ${suspicious} suspicious`,
      }),
  },
};
