import type { Texts } from '../texts.ts';

export const texts: Texts = {
  whoSentThis: 'Wer hat das geschickt?',
  verdict: (word) => `Absender: ${word}`,
  words: {
    genuine: 'Echt',
    unproven: 'Unbelegt',
    suspicious: 'Verdächtig',
    lookalike: 'Nachgeahmt',
    checking: 'Wird geprüft …',
    unchecked: 'Ungeprüft',
  },
  doubtfulSender: {
    suspicious: (unseen) => <>{unseen('Absender: ')}Verdächtig</>,
    lookalike: (unseen) => <>{unseen('Absender: ')}Nachgeahmt</>,
  },

  sentences: {
    genuine: (domain) =>
      `Diese E-Mail kommt wirklich von ${domain || 'ihrem Absender'}. Ob du diese Domain kennst, weißt nur du.`,
    unproven: (domain) =>
      `Ob diese E-Mail von ${domain || 'ihrem Absender'} kommt, lässt sich nicht belegen.`,
    suspicious: (domain) =>
      `Diese E-Mail kommt wahrscheinlich nicht von ${domain || 'ihrem Absender'}. Trau ihren Links nicht.`,
    checking: 'Der Absender dieser E-Mail wird gerade geprüft.',
    unchecked: 'Der Absender dieser E-Mail wurde nicht geprüft.',
  },

  mailIsNotSigned: 'Die E-Mail ist nicht signiert.',
  forwardedWithValidSeal: 'Sie wurde weitergeleitet, und das Siegel des weiterleitenden Servers ist gültig.',
  forwardedWithBrokenSeal: 'Sie wurde weitergeleitet, und ein Siegel auf ihrem Weg ist ungültig.',
  arrivedEncrypted: (protocol) => `Sie kam verschlüsselt an (${protocol}).`,
  arrivedWithoutEncryption: 'Sie kam unverschlüsselt an.',

  probablyNotFrom: (domain) => `Diese E-Mail kommt wahrscheinlich nicht von ${domain || 'ihrem Absender'}.`,
  signatureIsNotValid: (domain) => `Ihre Signatur von ${domain} ist ungültig.`,
  hasNotSigned: (domain) => `${domain} hat sie nicht signiert.`,
  sentBy: (server) => `Verschickt wurde sie von ${server}.`,
  signatureIsNotValidNorServer: ({ domain, server }) =>
    `Ihre Signatur von ${domain} ist ungültig, und der Server, der sie verschickt hat, darf für ${server} keine E-Mails senden.`,
  hasNotSignedNorServer: ({ domain, server }) =>
    `${domain} hat sie nicht signiert, und der Server, der sie verschickt hat, darf für ${server} keine E-Mails senden.`,

  onlyLooksLike: ({ domain, brand }) => `${domain} ist nicht ${brand}, sondern sieht nur so ähnlich aus.`,
  mixesAlphabets: (domain) =>
    `${domain} mischt Buchstaben verschiedener Alphabete und sieht dadurch aus wie eine andere Domain.`,
  nameShowsAddress: ({ address, domain }) =>
    `Im Namen steht die Adresse ${address}, aber die E-Mail kommt von ${domain}.`,
  nameSays: ({ name, domain }) => `Im Namen steht ${name}, aber die E-Mail kommt von ${domain}.`,
};
