import type { Texts } from '../texts.ts';

export const texts: Texts = {
  newestCode: '最新のコード',
  codeFrom: (sender) => `${sender}のコード`,
  codeInMessage: 'このメールのコード',
  copyCode: 'コードをコピー',
  copyThisCode: (code, unseen) => (
    <>
      {unseen('コードをコピー：')}
      {code}
    </>
  ),
  copied: 'コピー済み',
  notACode: 'コードでなければ隠す',
  codeIsHidden: 'コードを隠しました。',

  linkInMessage: 'このメールのリンク',
  links: {
    verify: '確認リンク',
    reset: 'パスワード再設定リンク',
    login: 'ログインリンク',
    invite: '招待リンク',
  },
  openLink: {
    verify: (long) => <>{long('確認')}リンクを開く</>,
    reset: (long) => <>{long('パスワード再設定')}リンクを開く</>,
    login: (long) => <>{long('ログイン')}リンクを開く</>,
    invite: (long) => <>{long('招待')}リンクを開く</>,
  },
  leadsTo: (host) => <>リンク先：{host}</>,
  reallyOpen: 'このリンクを開きますか？',
  namesAnotherSite: (host) => (
    <>このリンクの文字には別のサイトの名前が書かれています。実際のリンク先は{host}です。</>
  ),
  openAnyway: 'それでも開く',
  linkIsNotNeeded: '不要なら隠す',
  linkIsHidden: 'リンクを隠しました。',
  undo: '元に戻す',
};
