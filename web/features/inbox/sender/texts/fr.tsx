import type { Texts } from '../texts.ts';

/** A domain never follows “de”, which would lose its vowel before another. */
const fromDomain = (domain: string) => (domain ? `du domaine ${domain}` : 'de l’expéditeur affiché');

export const texts: Texts = {
  whoSentThis: 'Qui a envoyé ce message ?',
  verdict: (word) => `Expéditeur : ${word}`,
  words: {
    genuine: 'Authentique',
    unproven: 'Non confirmé',
    suspicious: 'Suspect',
    lookalike: 'Imitation',
    checking: 'Vérification…',
    unchecked: 'Non vérifié',
  },
  doubtfulSender: {
    suspicious: (unseen) => <>{unseen('Expéditeur : ')}Suspect</>,
    lookalike: (unseen) => <>{unseen('Expéditeur : ')}Imitation</>,
  },

  sentences: {
    genuine: (domain) =>
      `Cet e-mail vient bien ${fromDomain(domain)}. À vous de voir si vous connaissez ce domaine.`,
    unproven: (domain) => `Rien ne permet de savoir si cet e-mail vient bien ${fromDomain(domain)}.`,
    suspicious: (domain) =>
      `Cet e-mail ne vient probablement pas ${fromDomain(domain)}. Ne vous fiez pas à ses liens.`,
    checking: 'L’expéditeur de cet e-mail est en cours de vérification.',
    unchecked: 'L’expéditeur de cet e-mail n’a pas été vérifié.',
  },

  mailIsNotSigned: 'L’e-mail n’est pas signé.',
  forwardedWithValidSeal: 'Il a été transféré, et le sceau du serveur qui l’a transféré est valide.',
  forwardedWithBrokenSeal: 'Il a été transféré, et l’un des sceaux posés en chemin n’est pas valide.',
  arrivedEncrypted: (protocol) => `Il est arrivé chiffré (${protocol}).`,
  arrivedWithoutEncryption: 'Il est arrivé sans chiffrement.',

  probablyNotFrom: (domain) => `Cet e-mail ne vient probablement pas ${fromDomain(domain)}.`,
  signatureIsNotValid: (domain) => `Sa signature pour ${domain} n’est pas valide.`,
  hasNotSigned: (domain) => `${domain} ne l’a pas signé.`,
  sentBy: (server) => `Il a été envoyé par ${server}.`,
  signatureIsNotValidNorServer: ({ domain, server }) =>
    `Sa signature pour ${domain} n’est pas valide, et le serveur qui l’a envoyé n’est pas autorisé à envoyer des e-mails pour ${server}.`,
  hasNotSignedNorServer: ({ domain, server }) =>
    `${domain} ne l’a pas signé, et le serveur qui l’a envoyé n’est pas autorisé à envoyer des e-mails pour ${server}.`,

  onlyLooksLike: ({ domain, brand }) => `${domain} n’est pas ${brand} : la ressemblance est trompeuse.`,
  mixesAlphabets: (domain) =>
    `${domain} mélange des lettres de plusieurs alphabets, ce qui le fait ressembler à un autre domaine.`,
  nameShowsAddress: ({ address, domain }) =>
    `Le nom affiche l’adresse ${address}, mais l’e-mail vient du domaine ${domain}.`,
  nameSays: ({ name, domain }) => `Le nom indique ${name}, mais l’e-mail vient du domaine ${domain}.`,
};
