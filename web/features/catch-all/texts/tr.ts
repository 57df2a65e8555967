import type { Texts } from '../texts.ts';

export const texts: Texts = {
  allMail: 'Tüm e-postalar',
  about:
    'Bu gelen kutusunda, hangi adrese gönderilmiş olursa olsun bu sunucunun kabul ettiği tüm e-postalar bulunur. Belirteci, CATCH_ALL ayarının değeridir.',
  token: 'Belirteç',
  kept: 'Kapatana kadar bu sekmede saklanır.',
  open: 'Gelen kutusunu aç',
  wrongToken: 'Bu doğru belirteç değil ya da CATCH_ALL ayarlanmamış.',
  enterToken: 'Belirteci gir.',
  notOpened: 'Gelen kutusu açılamadı. Lütfen birazdan tekrar dene.',
  forget: 'Belirteci unut',
  sendAnywhere: 'Herhangi bir alan adındaki herhangi bir adrese e-posta gönder, burada görünür.',
  howLong: 'En yeni 1.000 mesaj 24 saat saklanır.',
};
