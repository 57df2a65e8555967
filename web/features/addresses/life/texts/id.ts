import type { Texts } from '../texts.ts';

export const texts: Texts = {
  extendTo: (end) => `Perpanjang sampai ${end}`,
  extended: 'Diperpanjang',
  atMost: (day) => `Paling lama sampai ${day}`,
  extendableFrom: (time) => `Bisa diperpanjang mulai ${time}`,
  livesUntil: (end) => `Sekarang aktif sampai ${end}`,
  livesUntilAtMost: ({ end, day }) => `Sekarang aktif sampai ${end}, paling lama sampai ${day}`,
  notExtended: 'Tidak bisa diperpanjang. Coba lagi sebentar lagi.',

  takes: ({ max, came }) => `Sejauh ini ${came} dari ${max} pesan`,
  spent: (max) =>
    max === 1
      ? 'Alamat ini sudah menerima satu-satunya pesannya. Pesan lain ditolak.'
      : `Alamat ini sudah menerima ${max} pesannya. Pesan lain ditolak.`,
};
