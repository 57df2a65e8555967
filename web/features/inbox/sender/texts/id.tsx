import type { Texts } from '../texts.ts';

export const texts: Texts = {
  whoSentThis: 'Siapa pengirimnya?',
  verdict: (word) => `Pengirim: ${word}`,
  words: {
    genuine: 'Asli',
    unproven: 'Tanpa bukti',
    suspicious: 'Mencurigakan',
    lookalike: 'Tiruan',
    checking: 'Memeriksa…',
    unchecked: 'Tidak dicek',
  },
  doubtfulSender: {
    suspicious: (unseen) => <>{unseen('Pengirim: ')}Mencurigakan</>,
    lookalike: (unseen) => <>{unseen('Pengirim: ')}Tiruan</>,
  },

  sentences: {
    genuine: (domain) =>
      `Email ini benar-benar dari ${domain || 'pengirimnya'}. Kamu sendiri yang perlu menilai apakah domain itu kamu kenal.`,
    unproven: (domain) => `Tidak ada bukti apakah email ini dari ${domain || 'pengirimnya'} atau bukan.`,
    suspicious: (domain) =>
      `Email ini kemungkinan besar bukan dari ${domain || 'pengirimnya'}. Jangan percayai tautannya.`,
    checking: 'Pengirim email ini sedang diperiksa.',
    unchecked: 'Pengirim email ini tidak diperiksa.',
  },

  mailIsNotSigned: 'Email ini tidak ditandatangani.',
  forwardedWithValidSeal: 'Email ini diteruskan, dan segel dari server yang meneruskannya valid.',
  forwardedWithBrokenSeal: 'Email ini diteruskan, tapi salah satu segel di jalurnya tidak valid.',
  arrivedEncrypted: (protocol) => `Email ini tiba dalam keadaan terenkripsi (${protocol}).`,
  arrivedWithoutEncryption: 'Email ini tiba tanpa enkripsi.',

  probablyNotFrom: (domain) => `Email ini kemungkinan besar bukan dari ${domain || 'pengirimnya'}.`,
  signatureIsNotValid: (domain) => `Tanda tangannya dari ${domain} tidak valid.`,
  hasNotSigned: (domain) => `${domain} tidak menandatanganinya.`,
  sentBy: (server) => `Email ini dikirim oleh ${server}.`,
  signatureIsNotValidNorServer: ({ domain, server }) =>
    `Tanda tangannya dari ${domain} tidak valid, dan server yang mengirimnya tidak berhak mengirim email untuk ${server}.`,
  hasNotSignedNorServer: ({ domain, server }) =>
    `${domain} tidak menandatanganinya, dan server yang mengirimnya tidak berhak mengirim email untuk ${server}.`,

  onlyLooksLike: ({ domain, brand }) => `${domain} bukan ${brand}, hanya tampak mirip.`,
  mixesAlphabets: (domain) =>
    `${domain} mencampur huruf dari abjad yang berbeda sehingga tampak seperti domain lain.`,
  nameShowsAddress: ({ address, domain }) =>
    `Nama pengirimnya menampilkan alamat ${address}, tapi emailnya dari ${domain}.`,
  nameSays: ({ name, domain }) => `Nama pengirimnya tertulis ${name}, tapi emailnya dari ${domain}.`,
};
