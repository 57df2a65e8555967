import { pluralIn } from '#contract/languages.ts';
import type { Texts } from '../texts.ts';

const plural = pluralIn('id');

export const texts: Texts = {
  noneYet: 'Belum ada server email yang mencoba mengirim ke alamat ini.',
  noneSince: (time) => `Belum ada server email yang mencoba mengirim ke alamat ini sejak ${time}.`,
  takesNone: (domain) => `Saat ini kami tidak menerima email untuk ${domain}.`,
  more: 'Selengkapnya',
  notLoaded: 'Daftar pengiriman tidak dapat dimuat.',

  stored: 'Sebuah email disimpan di kotak masuk ini.',
  tooLarge: 'Sebuah email ditolak karena terlalu besar.',
  tooLargeFor: ({ size, limit }) =>
    `Email sebesar ${size} ditolak karena terlalu besar. Alamat ini menerima lampiran hingga ${limit}.`,
  tooLargeForFree: ({ size, limit, premium }) =>
    `Email sebesar ${size} ditolak karena terlalu besar. Alamat ini menerima lampiran hingga ${limit}, dan dengan Premium hingga ${premium}.`,
  textTooLarge: (size) => `Email sebesar ${size} ditolak karena teks atau header-nya terlalu besar.`,
  refused: {
    spent: 'Sebuah email ditolak karena alamat ini sudah menerima semua pesan yang menjadi batasnya.',
    blocked:
      'Sebuah email ditolak karena kami tidak menerima email dari pengirimnya atau jaringan pengirimnya.',
    malformed: 'Sebuah email ditolak karena formatnya tidak valid atau terlalu rumit.',
    other: 'Sebuah email ditolak.',
  },
  deferred: {
    full: 'Sebuah server email diminta mencoba lagi nanti karena kotak masuk ini penuh. Hapus beberapa pesan agar ada tempat. Kebanyakan server mencoba lagi dalam beberapa menit.',
    alone:
      'Sebuah server email diminta mengirim email ke alamat ini terpisah dari penerima lainnya. Kebanyakan server melakukannya dalam beberapa menit.',
    'network-full':
      'Sebuah server email diminta mencoba lagi nanti karena jaringannya mengirim terlalu banyak email kepada kami dalam satu jam. Kebanyakan server mencoba lagi dalam beberapa menit.',
    unavailable:
      'Sebuah server email diminta mencoba lagi nanti karena saat itu kami tidak dapat menerima email itu. Kebanyakan server mencoba lagi dalam beberapa menit.',
    other:
      'Sebuah server email diminta mencoba lagi nanti. Kebanyakan server mencoba lagi dalam beberapa menit.',
  },
  broken:
    'Sebuah server email meminta mengirim ke alamat ini, tetapi koneksi berakhir sebelum email lengkap.',

  attempts: 'Upaya pengiriman server email',
  outcomes: { stored: 'Disimpan', refused: 'Ditolak', deferred: 'Coba lagi nanti', broken: 'Terputus' },
  times: (count) => plural(count, { other: `tercatat ${count} kali` }),
  encrypted: (version) => `dienkripsi dengan ${version}`,
  notEncrypted: 'tidak dienkripsi',
  ourAnswer: 'Jawaban kami:',

  noMailYet: 'Belum ada email? Ini yang kami ketahui.',
  lastTook: ({ anybody, domain, forDomain }) =>
    `Terakhir kali kami menerima email untuk siapa pun ${anybody}, untuk ${domain} ${forDomain}.`,
  lastTookForOthers: ({ anybody, domain }) =>
    `Terakhir kali kami menerima email untuk siapa pun ${anybody}. Untuk ${domain} belum ada yang tercatat.`,
  tookNone: 'Belum ada email yang tercatat untuk siapa pun.',
  momentsAgo: 'kurang dari satu menit yang lalu',
  health: {
    listed: (domain) => `${domain} ada di daftar publik domain sekali pakai, jadi sebagian situs menolaknya.`,
    quiet: (domain) =>
      `Dalam 24 jam terakhir, lebih sedikit alamat di ${domain} yang menerima email daripada biasanya.`,
  },

  whatToTry: 'Yang bisa kamu coba',
  pasteAgain: 'Tempel lagi alamatnya, lalu minta emailnya dikirim ulang.',
  copyAddress: 'Salin alamat',
  useAnotherDomain: 'Sebagian situs menolak satu domain dan menerima domain lain.',
  saySiteRefused: 'Kalau sebuah situs tidak menerima alamat ini, beri tahu kami situs yang mana.',
  advice: {
    'too-large': 'Minta email yang lebih kecil, misalnya dengan tautan sebagai pengganti lampiran.',
    spent: 'Buat alamat lain. Alamat ini tidak menerima pesan lagi.',
    blocked: 'Mengirim ulang tidak akan membantu. Minta emailnya dari pengirim lain.',
    malformed: 'Mengirim ulang hanya membantu kalau pengirim mengubah emailnya.',
    deferred: 'Tunggu percobaan berikutnya sebelum meminta emailnya dikirim ulang.',
    broken: 'Tunggu beberapa menit. Kalau tidak ada yang masuk, minta emailnya dikirim ulang.',
  },
};
