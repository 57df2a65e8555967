import type { Texts } from '../texts.ts';

export const texts: Texts = {
  inbox: '受信箱',
  noAddressSelected: 'アドレスが選択されていません',
  noActiveEmail: '使用中のアドレスはありません',
  messagesAppearAfterWait: '次のアドレスに届いたメールは、ここに自動で表示されます。',
  generateAddressAbove: '上のボタンで作成できます。メールはここに届きます。',
  newMessage: '新着メール',
};
