import type { Texts } from '../texts.ts';

export const texts: Texts = {
  cookies: 'Cookie',
  question: (details) => (
    <>
      アクセス数の計測と、無料ページでの他社広告の表示を許可しますか？どちらを選んでもMayflyの機能は同じで、メールの内容を使うことは決してありません。
      {details('詳しく')}
    </>
  ),
  rejectAll: 'すべて拒否',
  acceptAll: 'すべて許可',
};
