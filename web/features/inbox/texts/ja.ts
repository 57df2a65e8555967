import type { Texts } from '../texts.ts';

export const texts: Texts = {
  inbox: '受信箱',
  noAddressSelected: 'アドレスが選択されていません',
  noActiveEmail: '使用中のアドレスはありません',
  messagesAppearAfterWait: '次のアドレスに届いたメールは、ここに自動で表示されます。',
  generateAddressAbove: '上のボタンでアドレスを作成してください。届いたメールはここに自動で表示されます。',
  newMessage: '新着メール',
};
