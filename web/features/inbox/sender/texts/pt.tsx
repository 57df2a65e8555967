import type { Texts } from '../texts.ts';

/** The domain is empty where the mail names none. */
const from = (domain: string) => (domain ? `de ${domain}` : 'de quem diz ser');

export const texts: Texts = {
  whoSentThis: 'Quem enviou?',
  verdict: (word) => `Remetente: ${word}`,
  words: {
    genuine: 'Autêntico',
    unproven: 'Não comprovado',
    suspicious: 'Suspeito',
    lookalike: 'Imitação',
    checking: 'Verificando…',
    unchecked: 'Não verificado',
  },
  doubtfulSender: {
    suspicious: (unseen) => <>{unseen('Remetente: ')}Suspeito</>,
    lookalike: (unseen) => <>{unseen('Remetente: ')}Imitação</>,
  },

  sentences: {
    genuine: (domain) => `Este email é mesmo ${from(domain)}. Só você sabe se conhece esse domínio.`,
    unproven: (domain) => `Nada mostra se este email é mesmo ${from(domain)}.`,
    suspicious: (domain) => `Este email provavelmente não é ${from(domain)}. Não confie nos links dele.`,
    checking: 'O remetente deste email está sendo verificado.',
    unchecked: 'O remetente deste email não foi verificado.',
  },

  mailIsNotSigned: 'O email não está assinado.',
  forwardedWithValidSeal: 'Ele foi encaminhado, e o selo do servidor que o encaminhou é válido.',
  forwardedWithBrokenSeal: 'Ele foi encaminhado, e um selo no caminho não é válido.',
  arrivedEncrypted: (protocol) => `Ele chegou criptografado (${protocol}).`,
  arrivedWithoutEncryption: 'Ele chegou sem criptografia.',

  probablyNotFrom: (domain) => `Este email provavelmente não é ${from(domain)}.`,
  signatureIsNotValid: (domain) => `A assinatura de ${domain} não é válida.`,
  hasNotSigned: (domain) => `${domain} não assinou este email.`,
  sentBy: (server) => `Ele foi enviado por ${server}.`,
  signatureIsNotValidNorServer: ({ domain, server }) =>
    `A assinatura de ${domain} não é válida, e o servidor que enviou este email não pode enviar emails em nome de ${server}.`,
  hasNotSignedNorServer: ({ domain, server }) =>
    `${domain} não assinou este email, e o servidor que o enviou não pode enviar emails em nome de ${server}.`,

  onlyLooksLike: ({ domain, brand }) => `${domain} não é ${brand}: só é parecido.`,
  mixesAlphabets: (domain) =>
    `${domain} mistura letras de alfabetos diferentes, o que o faz parecer outro domínio.`,
  nameShowsAddress: ({ address, domain }) =>
    `O nome mostra o endereço ${address}, mas o email é de ${domain}.`,
  nameSays: ({ name, domain }) => `O nome diz ${name}, mas o email é de ${domain}.`,
};
