import type { Texts } from '../texts.ts';

export const texts: Texts = {
  inbox: '受信箱',
  message: 'メール',
  yourAddress: '使い捨てアドレス',
  yourNewAddress: (address) => `新しいアドレスは${address}です`,

  waitingForMail: 'メールを待っています',
  timeLeft: (left) => `あと${left}で自動削除`,
  copyAndUse: 'コピーして、好きなところで使ってください。次に届いたメールがここに自動で開きます。',
  pasteIt: '必要なところに貼り付けてください。最初に届いたメールがここに自動で開きます。',
  scanToGoOn: '読み取ってスマホで続ける',
  scanToCopy: '読み取ってアドレスをスマホにコピー',
  noMessages: 'メールはまだありません',
  noMessagesReceived: 'メールはまだ届いていません',
  siteRefused: 'このサイトでアドレスが拒否された',
  endsWithDomain: (day) => `ドメインの終了に伴い、このアドレスが使えるのは${day}までです。`,

  newMessagesAt: (count, address) => (
    <>
      {address}に新着メール{count}件
    </>
  ),
  goToInbox: 'この受信箱へ',

  sharedInbox: '共有の受信箱',
  inboxOf: (address) => `${address}の受信箱`,
  addressOfInbox: 'この受信箱のアドレス',
  getYourOwn: '自分のアドレスを作る',

  keyboardShortcuts: 'キーボードショートカット',
  escapeKey: 'Esc',
  shortcuts: {
    generate: 'アドレスを作成',
    copyAddress: 'アドレスをコピー',
    copyCode: 'コードをコピー',
    refresh: '受信箱を更新',
    next: '次のメール',
    previous: '前のメール',
    back: '一覧に戻る',
    show: 'ショートカットを表示',
  },
  shortcutsPause: 'HTMLメールの中をクリックすると、外側をクリックするまで使えません。',
  sound: '新着メールの通知音',
};
