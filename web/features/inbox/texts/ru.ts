import type { Texts } from '../texts.ts';

export const texts: Texts = {
  inbox: 'Входящие',
  noAddressSelected: 'Адрес не выбран',
  noActiveEmail: 'Нет активного адреса',
  messagesAppearAfterWait: 'Письма на ваш следующий адрес появятся здесь сами.',
  generateAddressAbove: 'Создайте адрес выше. Письма на него появятся здесь сами.',
  newMessage: 'Новое письмо',
};
