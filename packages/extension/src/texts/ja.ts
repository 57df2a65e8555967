import type { Texts } from '../texts-type.ts';

export const texts: Texts = {
  extensionName: 'Mayfly：使い捨てメール',
  extensionAbout:
    'どんなフォームにも使い捨てアドレスを入力し、届いたコードをページに戻します。クリックするまで何も読み取りません。',
  newAddressHere: 'ここに新しいMayflyアドレス',

  newAddress: '新しいアドレス',
  newAddressIntoField: '新しいアドレスを入力欄に',
  putIntoField: '入力欄に入れる',
  copy: 'コピー',
  copyAddress: 'アドレスをコピー',
  copyCode: 'コードをコピー',
  copied: 'コピーしました',
  settings: '設定',
  openInbox: '受信箱を開く',
  timeLeft: (time) => `残り${time}`,
  noAddress: 'アドレスはまだありません',
  noAddressHint: 'このページ用に作成できます。期限が切れると、メールと一緒に自動で消えます。',
  ended: 'このアドレスは期限切れです',
  endedHint: 'メールは削除されました。このページ用に新しく作成できます。',
  waiting: 'メールを待っています…',
  checking: '差出人を確認しています…',
  lastMail: '最近のメール',
  noSubject: '（件名なし）',
  codeFrom: (sender) => `${sender}からのコード`,
  codeFromElsewhere: (sender, site) => `このコードは${sender}から届きました。このページは${site}です。`,
  fillCode: 'このページに入力',
  openLink: (host) => `${host}へのリンクを開く`,
  misleadingLink: 'このリンクの文字には別のサイトの名前が書かれています。',
  suspicious: '不審な差出人',
  suspiciousHint:
    'このメールは表示された差出人からのものではない可能性が高いため、コードとリンクはここに表示しません。',
  addressIsIn: 'アドレスを入力欄に入れました。',
  codeIsIn: 'コードをフォームに入れました。',
  noEmailField:
    '拡張機能が使えるメールの入力欄がここにはありません。入力欄をクリックしてもう一度試すか、アドレスをコピーしてください。',
  noCodeField:
    '拡張機能が使えるコードの入力欄がここにはありません。入力欄をクリックしてもう一度試すか、コードをコピーしてください。',
  closedPage: 'このページには、ブラウザの制限で拡張機能が入力できません。コピーして使ってください。',

  whichServer: 'どのMayflyを使いますか？',
  whichServerHint: 'アドレスを作成するサーバーを拡張機能に設定してください。',
  openSettings: '設定を開く',
  tryAgain: 'もう一度試す',
  noAnswer: (host) => `${host}から応答がありません。オンラインですか？`,
  notAllowed: (host) =>
    `ブラウザが拡張機能に${host}への接続を許可していません。設定でサーバーをもう一度保存し、許可してください。`,
  nextAddressAt: (time) => `アドレスをすべて使いました。次のアドレスは${time}から作成できます。`,
  noAddressLeft:
    'アドレスがすべて使用中か、同じネットワークから作成された数が多すぎます。あとでもう一度お試しください。',
  keyRefused: 'サーバーがキーを受け付けません。設定で確認してください。',
  failed: 'うまくいきませんでした。少し待ってからもう一度お試しください。',

  settingsTitle: 'Mayflyの設定',
  server: 'サーバー',
  serverHint:
    '使っているMayflyのアドレス（例：https://mayfly.example）。そのあと、拡張機能が接続してよいかをブラウザが確認します。',
  key: 'キー（任意）',
  keyHint:
    'プレミアムのアカウントは「管理」ページでキーを作成できます。キーがあると、新しいアドレスはアカウントのものになります。',
  save: '保存',
  browserAsks: '拡張機能がこのサーバーに接続してよいか、ブラウザが確認しています…',
  asking: 'サーバーに確認しています…',
  saved: (host) => `保存しました。新しいアドレスは${host}が作成します。`,
  notAnAddress: 'サーバーのアドレスではありません。https://mayfly.exampleのように入力してください。',
  notEncrypted:
    'アドレスはhttps://で始まる必要があります。そうでないと、ネットワーク上の他人にメールを読まれるおそれがあります。なしで使えるのは、このコンピューター上のサーバーだけです。',
  permissionRefused: (host) =>
    `拡張機能に${host}への接続が許可されなかったため、使えません。もう一度「保存」を押して許可してください。`,
  noAnswerFrom: (host) => `${host}から応答がありません。アドレスと接続を確認してください。`,
  notMayfly: (host) => `${host}は応答しましたが、Mayflyではありません。`,
  keyUnknown: 'サーバーがこのキーを受け付けません。キーはmf_で始まり、プレミアムの間だけ使えます。',
  whatItSees: '拡張機能が見るもの',
  whatItSeesHint:
    'クリックするまで、ページの内容は何も見ません。クリックすると、そのタブで入力欄を探して入力します。通信する相手は設定したサーバーだけです。',
  forget: 'すべて忘れる',
  forgetHint:
    'サーバー、キー、アドレスをこのブラウザから削除します。サーバー上のものは自動で期限が切れます。',
  reallyForget: '本当にすべて忘れますか？',
  forgetLoses: 'まだ期限が切れていないアドレスも、このブラウザの拡張機能では開けなくなります。',
  cancel: 'キャンセル',
  forgotten: 'すべて忘れました。',
};
