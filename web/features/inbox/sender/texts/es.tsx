import type { Texts } from '../texts.ts';

export const texts: Texts = {
  whoSentThis: '¿Quién lo envió?',
  verdict: (word) => `Remitente: ${word}`,
  words: {
    genuine: 'Auténtico',
    unproven: 'Sin confirmar',
    suspicious: 'Sospechoso',
    lookalike: 'Imitación',
    checking: 'Comprobando…',
    unchecked: 'No comprobado',
  },
  doubtfulSender: {
    suspicious: (unseen) => <>{unseen('Remitente: ')}Sospechoso</>,
    lookalike: (unseen) => <>{unseen('Remitente: ')}Imitación</>,
  },

  sentences: {
    genuine: (domain) =>
      `Este correo es realmente de ${domain || 'su remitente'}. Solo tú sabes si conoces ese dominio.`,
    unproven: (domain) => `Nada demuestra que este correo sea de ${domain || 'su remitente'}.`,
    suspicious: (domain) =>
      `Este correo probablemente no es de ${domain || 'su remitente'}. No confíes en sus enlaces.`,
    checking: 'Estamos comprobando el remitente de este correo.',
    unchecked: 'No se comprobó el remitente de este correo.',
  },

  mailIsNotSigned: 'El correo no está firmado.',
  forwardedWithValidSeal: 'Se reenvió, y el sello del servidor que lo reenvió es válido.',
  forwardedWithBrokenSeal: 'Se reenvió, y un sello añadido en el camino no es válido.',
  arrivedEncrypted: (protocol) => `Llegó cifrado (${protocol}).`,
  arrivedWithoutEncryption: 'Llegó sin cifrar.',

  probablyNotFrom: (domain) => `Este correo probablemente no es de ${domain || 'su remitente'}.`,
  signatureIsNotValid: (domain) => `La firma de ${domain} no es válida.`,
  hasNotSigned: (domain) => `${domain} no lo ha firmado.`,
  sentBy: (server) => `Lo envió ${server}.`,
  signatureIsNotValidNorServer: ({ domain, server }) =>
    `La firma de ${domain} no es válida, y el servidor que lo envió no está autorizado a enviar correo en nombre de ${server}.`,
  hasNotSignedNorServer: ({ domain, server }) =>
    `${domain} no lo ha firmado, y el servidor que lo envió no está autorizado a enviar correo en nombre de ${server}.`,

  onlyLooksLike: ({ domain, brand }) => `${domain} no es ${brand}: solo se parece.`,
  mixesAlphabets: (domain) =>
    `${domain} mezcla letras de distintos alfabetos y así se parece a otro dominio.`,
  nameShowsAddress: ({ address, domain }) =>
    `El nombre muestra la dirección ${address}, pero el correo es de ${domain}.`,
  nameSays: ({ name, domain }) => `El nombre dice ${name}, pero el correo es de ${domain}.`,
};
