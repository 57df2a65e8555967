import type { Texts } from '../texts.ts';

export const texts: Texts = {
  close: '閉じる',
  cancel: 'キャンセル',
  loading: '読み込み中',
  initializing: '準備しています…',
  tryAgain: 'もう一度試す',
  tryAgainButton: 'もう一度試す',
  reload: '再読み込み',
  comingSoon: '近日公開',
  showMore: (count) => `あと${count}件を表示`,
  digit: ({ position, length }) => `${length}桁中${position}桁目`,

  partNotLoaded: 'この部分を読み込めませんでした。',
  pageNotLoaded: 'このページを読み込めませんでした。',
  notCopied: 'ブラウザがコピーできませんでした。テキストを選択してコピーしてください。',
  failedServerSilent: (failed) =>
    `${failed}サーバーが応答していません。少し待ってからもう一度お試しください。`,
  failedCheckConnection: (failed) => `${failed}接続を確認して、もう一度お試しください。`,

  offline: 'オフラインです。新着メールは、接続が戻ると表示されます。',
  failedOffline: (failed) => `オフラインです。${failed}接続してからもう一度お試しください。`,
  serverSilent: (strong) => (
    <>
      {strong('サーバーが応答していません。')}
      アドレスとメールは無事です。新着メールは、サーバーが復旧すると表示されます。
    </>
  ),
  failedServerGone: ({ failed, strong }) => (
    <>
      {strong('サーバーが応答していません。')}
      {failed}アドレスとメールは無事です。
    </>
  ),
  tryingNow: '接続しています…',
  tryingAgainIn: (seconds) => `${seconds}秒後に再接続します`,
  tryNow: '今すぐ試す',

  somethingWentWrong: '問題が発生しました',
  applicationError: 'アプリでエラーが発生しました。ページを再読み込みしてください。',
  refreshPage: 'ページを再読み込み',
  errorDetails: 'エラーの詳細',
};
