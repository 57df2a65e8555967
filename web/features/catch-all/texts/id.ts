import type { Texts } from '../texts.ts';

export const texts: Texts = {
  allMail: 'Semua email',
  about:
    'Kotak masuk ini berisi semua email yang diterima server ini, ke alamat mana pun email itu dikirim. Tokennya adalah nilai pengaturan CATCH_ALL.',
  token: 'Token',
  kept: 'Disimpan di tab ini sampai Anda menutupnya.',
  open: 'Buka kotak masuk',
  wrongToken: 'Ini bukan tokennya, atau CATCH_ALL belum diatur.',
  enterToken: 'Masukkan token.',
  notOpened: 'Kotak masuk tidak dapat dibuka. Coba lagi sebentar lagi.',
  forget: 'Lupakan token',
  sendAnywhere: 'Kirim email ke alamat apa pun di domain mana pun, dan email itu muncul di sini.',
  howLong: '1.000 pesan terbaru disimpan selama 24 jam.',
};
