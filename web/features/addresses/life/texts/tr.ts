import type { Texts } from '../texts.ts';

export const texts: Texts = {
  extendTo: (end) => `Uzat: ${end}`,
  extended: 'Uzatıldı',
  atMost: (day) => `En geç: ${day}`,
  extendableFrom: (time) => `Uzatma başlangıcı: ${time}`,
  livesUntil: (end) => `Yeni bitiş: ${end}`,
  livesUntilAtMost: ({ end, day }) => `Yeni bitiş: ${end}, en geç: ${day}`,
  notExtended: 'Uzatılamadı. Biraz sonra tekrar dene.',

  takes: ({ max, came }) => `Şimdiye kadar ${came}/${max} mesaj`,
  spent: (max) =>
    max === 1
      ? 'Bu adres tek mesajını aldı. Diğerlerini geri çevirir.'
      : `Bu adres ${max} mesajının hepsini aldı. Diğerlerini geri çevirir.`,
};
