import type { Texts } from '../texts.ts';

export const texts: Texts = {
  cancel: 'キャンセル',
  done: '完了',
  copy: 'コピー',
  copied: 'コピー済み',
  copiedToClipboard: 'クリップボードにコピーしました',
  unreachable: 'サーバーに接続できませんでした。もう一度お試しください。',
  unknownFailure: '問題が発生しました。もう一度お試しください。',

  keys: 'APIキー',
  listOfKeys: 'APIキー',
  whatKeysAreFor:
    'キーがあれば、スクリプトやテスト、パスワードマネージャーから受信箱を使えます。アカウントやサブスクリプションは変更できません。',
  keysNotLoaded: 'キーを読み込めませんでした。',
  noKeys: 'キーはまだありません。',
  keysAreFull: (limit) =>
    `キーは上限の${limit}個に達しています。新しく作るには、どれかを無効化してください。`,
  nameOfKey: 'キーの名前',
  exampleOfName: '例：Bitwarden',
  nameIsMissing: 'キーの名前を入力してください',
  createKey: 'キーを作成',
  yourNewKey: '新しいキー',
  key: 'キー',
  keepKeySafe: 'このキーを持つ人は誰でもメールを読めます。パスワードと同じように保管してください。',
  mailProgram:
    'ThunderbirdやOutlookなどのメールソフトで読むには、そのためのキーを作成し、次の値を入力してください。',
  mailServer: 'サーバー',
  mailUser: 'ユーザー名',
  mailUserValue: 'アドレス',
  mailPassword: 'パスワード',
  mailPasswordValue: 'このページのキー',
  mailSending:
    'ここからメールを送信することはできません。送信用のサーバーを求められたら、別のアカウントのものを入力してください。',
  copyItNow: '今すぐコピーしてください。二度と表示されません。',
  created: (date) => `作成：${date}`,
  lastUsed: (age) => `最終使用：${age}`,
  neverUsed: '未使用',
  revoke: '無効化',
  revokeKey: (name) => `${name}を無効化`,
  reallyRevoke: 'キーを無効化しますか？',
  whatRevokingDoes: (name) =>
    `「${name}」を使うプログラムはすぐにアクセスできなくなり、それらが追加したWebhookは削除されます。この操作は取り消せません。`,

  webhooks: 'Webhook',
  whatWebhooksAreFor:
    '新着メールを自分のサーバーに送ったり、Discord、Slack、Telegram、ntfyに1行で通知したりできます。',
  webhooksNotLoaded: 'Webhookを読み込めませんでした。',
  noWebhooks: 'Webhookはまだありません。',
  webhooksAreFull: (limit) =>
    `Webhookは上限の${limit}個に達しています。新しく追加するには、どれかを削除してください。`,
  addWebhook: 'Webhookを追加',
  whatIsSent: 'どのアドレスに届いた新着メールも、このURLに送られます。',
  format: '形式',
  url: 'URL',
  urlIsMissing: 'URLを入力してください',
  send: '送信するメール',
  wanted: { message: 'すべてのメール', code: 'コード付きのメール', link: 'リンク付きのメール' },
  formats: {
    standard: '標準（署名付きJSON）',
    discord: 'Discord',
    slack: 'Slack',
    telegram: 'Telegram',
    ntfy: 'ntfy',
  },
  yourSigningSecret: '署名用シークレット',
  secret: 'シークレット',
  whatSecretIsFor: '呼び出しがここから来たことを、サーバー側で確かめるためのものです。',
  test: 'テスト',
  testOf: (host) => `${host}をテスト`,
  testArrived: (status, ms) => `テストが届きました。サーバーは${ms}msで${status}を返しました。`,
  testFailed: (reason) => `テストに失敗しました：${reason}`,
  delete: '削除',
  deleteWebhook: (host) => `${host}を削除`,
  reallyDelete: 'Webhookを削除しますか？',
  whatDeletingDoes: (host) => `今後、${host}にメールは送られません。まだ配信されていないものは破棄されます。`,
  disabled: (strong) => (
    <>
      {strong('停止中。')}
      サーバーが配信を受け取らないと応答しました。再開するには、このWebhookを削除して追加し直してください。
    </>
  ),
  waiting: (strong, failed, wait) => (
    <>
      {strong('待機中。')}
      {failed === 1 ? '前回の配信に失敗しました' : `${failed}回の配信に失敗しました`}。次は{wait}
      後に試します。その後のメールは順番を待っています。
    </>
  ),

  deliveries: '配信',
  deliveriesTo: (host) => `${host}への配信`,
  lastDeliveries: '最近の配信',
  deliveriesNotLoaded: '配信を読み込めませんでした。',
  noDeliveries: 'まだ何も送られていません。',
  sentTest: 'テスト',
  sentMail: 'メール',
  sentAgain: (attempt) => `メール（${attempt}回目）`,
  delivered: (what, status, ms) => `${what}：配信済み（${status}、${ms}ms）`,
  notDelivered: (what, reason) => `${what}：${reason}`,
};
