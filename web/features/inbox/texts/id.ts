import type { Texts } from '../texts.ts';

export const texts: Texts = {
  inbox: 'Kotak masuk',
  noAddressSelected: 'Belum ada alamat yang dipilih',
  noActiveEmail: 'Tidak ada alamat aktif',
  messagesAppearAfterWait: 'Pesan untuk alamatmu berikutnya muncul di sini secara otomatis.',
  generateAddressAbove: 'Buat alamat di atas. Pesannya muncul di sini secara otomatis.',
  newMessage: 'Pesan baru',
};
