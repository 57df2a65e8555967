import type { Texts } from '../texts.ts';

export const texts: Texts = {
  description: 'Örnek: Bir adres alırsın, kod içeren bir mesaj gelir ve kod kopyalanmaya hazırdır.',
  subject: 'Kaydını onayla',
  snippet: 'Hoş geldin! Tamamlamak için bu kodu gir.',
  timeLeft: '58\u00a0dk',
  exampleAddress: 'Örnek bir adres',
  copy: 'Kopyala',
};
