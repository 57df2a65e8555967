import type { Texts } from '../texts.ts';

export const texts: Texts = {
  nameOfNext: 'Nama untuk alamat berikutnya (opsional)',
  namePlaceholder: 'nama (opsional)',
  everyName: 'Semua nama',
  everyNameMeans: 'Menerima semua email untuk nama di domain ini yang tidak punya alamat sendiri',

  domain: 'Domain',
  anyDomain: 'Domain apa saja',
  yours: 'milikmu',
  subdomain: 'subdomain',
  subdomainMeans: 'Subdomain acak khusus untuk alamat ini',
  health: { good: 'baik', listed: 'masuk daftar', quiet: 'sepi' },
  healthMeans: {
    good: 'Tidak ada di daftar publik domain sekali pakai yang kami periksa, dan email masuk seperti biasa.',
    listed: 'Ada di daftar publik domain sekali pakai, jadi sebagian situs menolaknya.',
    quiet: 'Dalam 24 jam terakhir, lebih sedikit alamat di sini yang menerima email daripada biasanya.',
  },

  lifetime: 'Masa aktif',
  messages: 'Pesan',
  all: 'Semua',
  only: (count) => `Hanya ${count}`,
  onlyMeans:
    'Kalau kamu memilih jumlah, alamat ini menolak pesan yang melebihinya. Pesan yang masuk sebelumnya tetap ada sampai alamat ini kedaluwarsa.',
  chooseAgain: 'Ini tidak bisa lagi. Silakan pilih ulang.',

  whichSite:
    'Situs mana? Kami menghitung seberapa sering sebuah situs disebut, tetapi tidak tahu siapa yang menyebutnya.',
  site: 'Situs',
  notASite: (example) => `Masukkan nama situs, misalnya ${example}.`,
  send: 'Kirim',
  notSent: 'Tidak terkirim. Coba lagi sebentar lagi.',
  thanks: 'Terima kasih. Sudah kami catat.',
  tryAnotherDomain: 'Coba domain lain',
  close: 'Tutup',
};
