import type { Texts } from '../texts.ts';

export const texts: Texts = {
  inbox: 'صندوق الوارد',
  noAddressSelected: 'لم تختر عنوانًا',
  noActiveEmail: 'لا يوجد عنوان نشط',
  messagesAppearAfterWait: 'ستظهر رسائل عنوانك التالي هنا تلقائيًا.',
  generateAddressAbove: 'أنشئ عنوانًا في الأعلى، وستظهر رسائله هنا تلقائيًا.',
  newMessage: 'رسالة جديدة',
};
