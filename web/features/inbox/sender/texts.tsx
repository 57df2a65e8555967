import type { Wrap } from '#web/language/words.ts';

export const texts = {
  whoSentThis: 'Who sent this?',
  verdict: (word: string) => `Sender: ${word}`,
  words: {
    genuine: 'Genuine',
    unproven: 'Unproven',
    suspicious: 'Suspicious',
    lookalike: 'Look-alike',
    checking: 'Checking…',
    unchecked: 'Not checked',
  },
  doubtfulSender: {
    suspicious: (unseen: Wrap) => <>Suspicious{unseen(' sender')}</>,
    lookalike: (unseen: Wrap) => <>Look-alike{unseen(' sender')}</>,
  },

  /** What the verdict means. The domain is null where the mail names none. */
  sentences: {
    genuine: (domain: string | null) =>
      `This mail really is from ${domain ?? 'its sender'}. Whether you know that domain is for you to decide.`,
    unproven: (domain: string | null) => `Nothing shows whether this mail is from ${domain ?? 'its sender'}.`,
    suspicious: (domain: string | null) =>
      `This mail is probably not from ${domain ?? 'its sender'}. Don’t trust its links.`,
    checking: 'The sender of this mail is being checked.',
    unchecked: 'The sender of this mail was not checked.',
  },

  mailIsNotSigned: 'The mail is not signed.',
  forwardedWithValidSeal: 'It was forwarded, and the seal of the server that forwarded it is valid.',
  forwardedWithBrokenSeal: 'It was forwarded, and a seal on its way is not valid.',
  arrivedEncrypted: (protocol: string) => `It arrived encrypted (${protocol}).`,
  arrivedWithoutEncryption: 'It arrived without encryption.',

  probablyNotFrom: (domain: string | null) => `This mail is probably not from ${domain ?? 'its sender'}.`,
  signatureIsNotValid: (domain: string) => `Its signature from ${domain} is not valid.`,
  hasNotSigned: (domain: string) => `${domain} has not signed it.`,
  sentBy: (server: string) => `It was sent by ${server}.`,
  signatureIsNotValidNorServer: ({ domain, server }: { domain: string; server: string }) =>
    `Its signature from ${domain} is not valid, and the server that sent it may not send mail for ${server}.`,
  hasNotSignedNorServer: ({ domain, server }: { domain: string; server: string }) =>
    `${domain} has not signed it, and the server that sent it may not send mail for ${server}.`,

  onlyLooksLike: ({ domain, brand }: { domain: string; brand: string }) =>
    `${domain} is not ${brand}: it only looks similar.`,
  mixesAlphabets: (domain: string) =>
    `${domain} mixes letters of different alphabets, which makes it look like another domain.`,
  nameShowsAddress: ({ address, domain }: { address: string; domain: string }) =>
    `The name shows the address ${address}, but the mail is from ${domain}.`,
  nameSays: ({ name, domain }: { name: string; domain: string }) =>
    `The name says ${name}, but the mail is from ${domain}.`,
};
