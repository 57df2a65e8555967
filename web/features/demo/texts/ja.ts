import type { Texts } from '../texts.ts';

export const texts: Texts = {
  description: '使用例：アドレスを作り、コード付きのメールが届くと、コードをすぐコピーできます。',
  subject: '登録の確認',
  snippet: 'ようこそ！このコードを入力すると登録完了です。',
  timeLeft: '58分',
  exampleAddress: 'アドレスの例',
  copy: 'コピー',
};
