import type { Texts } from '../texts.ts';

/** The domain takes no suffix: it depends on how one reads it. */
const from = (domain: string) => (domain ? `${domain} alan adından` : 'belirtilen gönderenden');

export const texts: Texts = {
  whoSentThis: 'Bunu kim gönderdi?',
  verdict: (word) => `Gönderen: ${word}`,
  words: {
    genuine: 'Gerçek',
    unproven: 'Doğrulanmadı',
    suspicious: 'Şüpheli',
    lookalike: 'Taklit',
    checking: 'Kontrol ediliyor…',
    unchecked: 'Kontrol edilmedi',
  },
  doubtfulSender: {
    suspicious: (unseen) => <>Şüpheli{unseen(' gönderen')}</>,
    lookalike: (unseen) => <>Taklit{unseen(' gönderen')}</>,
  },

  sentences: {
    genuine: (domain) =>
      `Bu e-posta gerçekten ${from(domain)} geliyor. Bu alan adını tanıyıp tanımadığına sen karar ver.`,
    unproven: (domain) => `Bu e-postanın ${from(domain)} geldiğini gösteren bir kanıt yok.`,
    suspicious: (domain) => `Bu e-posta büyük olasılıkla ${from(domain)} gelmiyor. Bağlantılarına güvenme.`,
    checking: 'Bu e-postanın göndereni kontrol ediliyor.',
    unchecked: 'Bu e-postanın göndereni kontrol edilmedi.',
  },

  mailIsNotSigned: 'E-posta imzalanmamış.',
  forwardedWithValidSeal: 'Yönlendirilmiş; yönlendiren sunucunun mührü geçerli.',
  forwardedWithBrokenSeal: 'Yönlendirilmiş; yoldaki mühürlerden biri geçersiz.',
  arrivedEncrypted: (protocol) => `Şifreli bağlantıyla geldi (${protocol}).`,
  arrivedWithoutEncryption: 'Şifrelenmemiş bağlantıyla geldi.',

  probablyNotFrom: (domain) => `Bu e-posta büyük olasılıkla ${from(domain)} gelmiyor.`,
  signatureIsNotValid: (domain) => `${domain} imzası geçersiz.`,
  hasNotSigned: (domain) => `${domain} bu e-postayı imzalamamış.`,
  sentBy: (server) => `Gönderen sunucu: ${server}.`,
  signatureIsNotValidNorServer: ({ domain, server }) =>
    `${domain} imzası geçersiz; gönderen sunucunun da ${server} adına e-posta gönderme yetkisi yok.`,
  hasNotSignedNorServer: ({ domain, server }) =>
    `${domain} bu e-postayı imzalamamış; gönderen sunucunun da ${server} adına e-posta gönderme yetkisi yok.`,

  onlyLooksLike: ({ domain, brand }) => `${domain} aslında ${brand} değil, yalnızca ona benziyor.`,
  mixesAlphabets: (domain) =>
    `${domain} farklı alfabelerin harflerini karıştırıyor, bu da onu başka bir alan adına benzetiyor.`,
  nameShowsAddress: ({ address, domain }) =>
    `Gönderen adında ${address} yazıyor ama e-posta ${domain} alan adından geliyor.`,
  nameSays: ({ name, domain }) =>
    `Gönderen adında ${name} yazıyor ama e-posta ${domain} alan adından geliyor.`,
};
