import type { Texts } from '../texts.ts';

export const texts: Texts = {
  search: 'Cari pesan',
  clear: 'Hapus pencarian',
  found: (count) => `${count} pesan ditemukan`,
  nothingFits: (words) => `Tidak ada pesan yang cocok dengan “${words}”.`,
  failed: 'Pencarian gagal. Coba lagi sebentar lagi.',
};
