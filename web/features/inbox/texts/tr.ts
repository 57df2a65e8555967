import type { Texts } from '../texts.ts';

export const texts: Texts = {
  inbox: 'Gelen kutusu',
  noAddressSelected: 'Adres seçilmedi',
  noActiveEmail: 'Aktif adres yok',
  messagesAppearAfterWait: 'Sıradaki adresine gelen mesajlar burada kendiliğinden görünür.',
  generateAddressAbove: 'Yukarıdan bir adres oluştur. Mesajları burada kendiliğinden görünür.',
  newMessage: 'Yeni mesaj',
};
