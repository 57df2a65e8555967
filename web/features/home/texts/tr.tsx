import type { Texts } from '../texts.ts';

export const texts: Texts = {
  headline: 'Kendini silen geçici mail',
  promise: 'Bir adres al, mesajların gelişini canlı izle. Süre dolunca her şey silinir.',
  noSuchPage: ({ path, mono }) => <>{mono(path)} diye bir sayfa yok, bu yüzden seni ana sayfaya getirdik.</>,
  dismiss: 'Kapat',
};
