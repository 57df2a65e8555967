import type { Texts } from '../texts.ts';

export const texts: Texts = {
  search: 'Mesajlarda ara',
  clear: 'Aramayı temizle',
  found: (count) => `${count} mesaj bulundu`,
  nothingFits: (words) => `“${words}” ile eşleşen mesaj yok.`,
  failed: 'Arama yapılamadı. Birazdan tekrar dene.',
};
