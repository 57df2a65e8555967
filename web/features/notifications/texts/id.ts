import { brand } from '#contract/brand.ts';
import type { Texts } from '../texts.ts';

export const texts: Texts = {
  alsoClosed: 'Perangkat ini akan memberi tahu kalau ada pesan baru, bahkan saat halaman ini ditutup.',
  onlyWhileOpen: 'Browser ini hanya bisa memberi tahu Anda tentang pesan baru selama halaman ini terbuka.',
  shows:
    'Notifikasi menampilkan pengirim, subjek, dan kode. Siapa pun yang melihat layar ini bisa membacanya.',
  sealed: 'Notifikasi dikirim lewat layanan push browser Anda, yang hanya menerima data terenkripsi.',
  asksNext: 'Setelah ini browser Anda meminta izin.',
  hide: 'Sembunyikan pengirim, subjek, dan kode',
  allAddresses: 'Semua alamat, termasuk yang baru',
  addresses: 'Alamat',
  turnOn: 'Aktifkan notifikasi',
  turnOff: 'Matikan',
  alsoWhenClosed: 'Juga saat halaman ini ditutup',
  isOn: 'Notifikasi aktif di browser ini.',
  isOnWhileOpen: 'Notifikasi aktif selama halaman ini terbuka.',
  sound: 'Suara untuk pesan baru selama halaman ini terbuka',
  refused:
    'Notifikasi dari situs ini diblokir. Untuk menerimanya, buka setelan situs di samping alamat halaman ini, izinkan notifikasi, lalu muat ulang halaman.',
  notAllowed: 'Pertanyaan browser ditutup tanpa dijawab, jadi notifikasi tetap nonaktif.',
  notSupported: 'Browser ini tidak bisa menampilkan notifikasi.',
  addToHomeScreen: `Di iPhone dan iPad, notifikasi memerlukan ${brand.name} di Layar Utama: ketuk Bagikan, lalu “Tambah ke Layar Utama”, dan buka ${brand.name} dari sana.`,
  pushServiceSilent:
    'Browser Anda tidak bisa menghubungi layanan push-nya. Sampai bisa, Anda hanya diberi tahu selama halaman ini terbuka.',
  tooManyBrowsers: 'Tidak bisa menambah browser lagi. Matikan dulu notifikasi di browser lain.',
  tooOften: 'Terlalu banyak perubahan sekaligus. Tunggu satu menit.',
  failed: 'Tidak berhasil. Coba lagi sebentar lagi.',
  codeCopied: (code) => `Kode ${code} disalin`,
  codeNotCopied: 'Browser Anda tidak menyalin kode. Tekan “Salin kode”.',
  messageGone: 'Pesan ini sudah dihapus.',
  messageNotHere:
    'Pesan ini tidak bisa dibuka di sini. Alamatnya mungkin sudah kedaluwarsa, atau Anda perlu masuk dulu.',
};
