import type { Texts } from '../texts.ts';

export const texts: Texts = {
  description: 'Contoh: kamu mendapat alamat, pesan berisi kode tiba, dan kodenya siap disalin.',
  subject: 'Konfirmasi pendaftaranmu',
  snippet: 'Selamat datang! Ini kode pendaftaranmu.',
  timeLeft: '58 mnt',
  exampleAddress: 'Contoh alamat',
  copy: 'Salin',
};
