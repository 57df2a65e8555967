import type { Texts } from '../texts.ts';

export const texts: Texts = {
  headline: 'Email sementara yang terhapus sendiri',
  promise:
    'Buat alamat temp mail gratis dan lihat pesannya langsung masuk. Begitu waktunya habis, semuanya dihapus.',
  noSuchPage: ({ path, mono }) => <>Halaman {mono(path)} tidak ada, jadi kamu kami bawa ke beranda.</>,
  dismiss: 'Tutup',
};
