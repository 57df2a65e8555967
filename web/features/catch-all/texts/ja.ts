import type { Texts } from '../texts.ts';

export const texts: Texts = {
  allMail: 'すべてのメール',
  about:
    'この受信箱には、宛先のアドレスにかかわらず、このサーバーが受け取ったすべてのメールが入ります。トークンは設定 CATCH_ALL の値です。',
  token: 'トークン',
  kept: 'このタブを閉じるまで保存されます。',
  open: '受信箱を開く',
  wrongToken: 'トークンが違うか、CATCH_ALL が設定されていません。',
  enterToken: 'トークンを入力してください。',
  notOpened: '受信トレイを開けませんでした。しばらくしてからもう一度お試しください。',
  forget: 'トークンを消去',
  sendAnywhere: 'どのドメインのどのアドレスにメールを送っても、ここに表示されます。',
  howLong: '最新の 1,000 通が 24 時間保存されます。',
};
