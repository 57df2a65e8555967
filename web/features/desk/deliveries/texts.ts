import { pluralIn } from '#contract/languages.ts';

const plural = pluralIn('en');

export const texts = {
  noneYet: 'No mail server has tried to deliver to this address yet.',
  noneSince: (time: string) => `No mail server has tried to deliver to this address since ${time}.`,
  takesNone: (domain: string) => `We take no mail for ${domain} at the moment.`,
  more: 'More',
  notLoaded: 'The list of deliveries could not be loaded.',

  stored: 'A mail was stored in this inbox.',
  tooLarge: 'A mail was refused because it was too large.',
  tooLargeFor: ({ size, limit }: { size: string; limit: string }) =>
    `A mail of ${size} was refused because it was too large. This address takes up to ${limit} of attachments.`,
  tooLargeForFree: ({ size, limit, premium }: { size: string; limit: string; premium: string }) =>
    `A mail of ${size} was refused because it was too large. This address takes up to ${limit} of attachments, Premium up to ${premium}.`,
  textTooLarge: (size: string) =>
    `A mail of ${size} was refused because its text or its headers were too large.`,
  refused: {
    spent: 'A mail was refused because this address has taken all the messages it was made for.',
    blocked: 'A mail was refused because we take no mail from its sender or its sender’s network.',
    malformed: 'A mail was refused because its format was invalid or too complex.',
    other: 'A mail was refused.',
  },
  deferred: {
    full: 'A mail server was asked to try again later, because this inbox was full. Delete messages to make room. Most servers try again within a few minutes.',
    alone:
      'A mail server was asked to deliver a mail to this address apart from its other recipients. Most servers do so within a few minutes.',
    'network-full':
      'A mail server was asked to try again later, because its network has sent us too much mail within the hour. Most servers try again within a few minutes.',
    unavailable:
      'A mail server was asked to try again later, because we could not take it at that moment. Most servers try again within a few minutes.',
    other: 'A mail server was asked to try again later. Most servers try again within a few minutes.',
  },
  broken:
    'A mail server asked to deliver to this address, and the connection ended before a mail was complete.',

  attempts: 'What mail servers tried',
  outcomes: { stored: 'Stored', refused: 'Refused', deferred: 'Try again later', broken: 'Broken off' },
  times: (count: number) =>
    plural(count, { one: `recorded ${count} time`, other: `recorded ${count} times` }),
  encrypted: (version: string) => `encrypted with ${version}`,
  notEncrypted: 'not encrypted',
  ourAnswer: 'Our answer:',

  noMailYet: 'No mail yet? This is what we know.',
  lastTook: ({ anybody, domain, forDomain }: { anybody: string; domain: string; forDomain: string }) =>
    `We last took mail for anybody ${anybody}, for ${domain} ${forDomain}.`,
  lastTookForOthers: ({ anybody, domain }: { anybody: string; domain: string }) =>
    `We last took mail for anybody ${anybody}. We have no record of mail for ${domain} yet.`,
  tookNone: 'We have no record of mail for anybody yet.',
  momentsAgo: 'less than a minute ago',
  health: {
    listed: (domain: string) =>
      `${domain} is on a public list of disposable domains, so some sites refuse it.`,
    quiet: (domain: string) => `Fewer addresses than usual got mail at ${domain} in the last 24 hours.`,
  },

  whatToTry: 'What you can try',
  pasteAgain: 'Paste the address again, and have the mail sent again.',
  copyAddress: 'Copy the address',
  useAnotherDomain: 'Some sites refuse one domain and take another.',
  saySiteRefused: 'If a site did not take this address, tell us which one.',
  advice: {
    'too-large': 'Ask for a smaller mail, such as one with a link instead of attachments.',
    spent: 'Generate another address. This one takes no more messages.',
    blocked: 'Having it sent again will not help. Ask for the mail from another sender.',
    malformed: 'Having it sent again helps only if the sender changes the mail.',
    deferred: 'Wait for the next try before you have the mail sent again.',
    broken: 'Wait a few minutes. If nothing comes, have the mail sent again.',
  },
};
