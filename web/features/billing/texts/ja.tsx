import type { Texts } from '../texts.ts';

export const texts: Texts = {
  backToHome: 'ホームに戻る',

  perMonth: '/月',
  insteadOf: (hidden, price) => (
    <>
      {hidden('通常価格')}
      {price}
    </>
  ),
  addressesAtOnce: (count) => `使い捨てアドレスを同時に${count}個まで`,
  lifetime: (premium) => `どのアドレスも${premium}有効`,
  lifetimeInsteadOf: (premium, free) => `どのアドレスも${free}ではなく${premium}有効`,
  attachments: (size) => `添付ファイルは${size}まで`,
  privateInboxes: '自分だけが開ける受信箱',
  priority: '優先配信と優先サポート',
  prioritySupport: '優先サポート',
  dashboard: 'すべての受信箱をまとめるダッシュボード',
  programs: 'プログラム用のAPIキーとWebhook',
  noAds: '広告なし',
  adFree: '広告のない快適な画面',

  steps: '手順',
  stepAccount: '登録',
  stepVerify: '確認',
  stepPayment: '支払い',
  stepIsDone: '完了',

  passwordNotReset: 'パスワードは再設定されていません',
  resetNeedsPremiumAgain:
    'プレミアムが終了しています。パスワードを再設定できるのはプレミアムアカウントだけです。アカウントは無事です。',
  resetNeedsPremium:
    'パスワードを再設定できるのはプレミアムアカウントだけです。アカウントがまだない方は、ここで作成できます。',
  accountWithoutPassword: 'アカウントはあるのに、パスワードでログインできない方は',
  alreadyHaveAccount: (link) => <>アカウントをお持ちの方は{link('ログイン')}</>,
  stepsOnceOpen:
    '公開後のアップグレードは3ステップ。アカウントを作り、メールのコードを入力して、支払うだけです。',
  enjoyFreeService: '今は、無料の使い捨てメールをお楽しみください！',

  fullName: '氏名',
  nameIsMissing: '氏名を入力してください。',
  validDomain: (domain) => `使えるドメイン：${domain}`,
  invalidDomain: (domain) => `使えないドメイン：${domain}`,
  allowedProviders:
    'このドメインは使えません。Gmail、Outlook、Yahoo、iCloud、Protonなど、大手のメールサービスが使えます。',
  allDomains: (count) => `使えるドメイン（全${count}件）`,
  verifyEmail: 'メールアドレスを確認',
  verifyEmailIn: (wait) => `${wait}後に確認できます`,
  verifyYourEmail: 'メールアドレスの確認',
  codeIsSent: (digits, address) => (
    <>
      {address}に{digits}
      桁のコードをお送りしました。すでにアカウントがある場合は、代わりにそのことをメールでお知らせします。
    </>
  ),
  verificationCode: '確認コード',
  verifyCode: 'コードを確認',
  creatingAccount: 'アカウントを作成しています…',
  tryAgain: 'もう一度試す',
  accountNotCreated: 'アカウントを作成できませんでした',
  signupFailed: '登録できませんでした',
  signupUnavailable: '現在、登録できません',
  noNetwork: 'ネットワークエラーが発生しました',
  emailIsVerified: 'メールアドレスを確認しました',
  accountIsReady: 'アカウントができました。残りは1ステップです。',
  continueToPayment: 'お支払いへ進む',

  completePayment: 'お支払い',
  oneStepLeft: 'あと1ステップでプレミアムです。',
  nothingIsCharged: 'お支払いはまだ受け付けていないため、料金はかかりません。',
  account: 'アカウント',
  name: '名前',
  nameNotGiven: '未入力',
  premium: 'プレミアム',
  pricePerMonth: (price) => `${price}/月`,
  cardIsNotSeen: 'Stripeによるカード決済：カード情報は当社に伝わりません',
  connectionIsEncrypted: 'SSLで暗号化して送信',
  cancelAnytime: 'いつでも解約でき、支払い済みの期間の終わりまで使えます',
  signInFirst: '先に、アップグレードするアカウントでログインしてください。',
  signInToPay: 'ログインして支払う',
  comingSoon: 'プレミアムは近日公開',

  paymentSuccessful: 'お支払いが完了しました！',
  whatYouHave: 'ありがとうございます。プレミアムプランの内容：',
  paymentIsConfirmed: 'お支払いを確認しました。プレミアムをご利用いただけます。',
  homeInSeconds: (seconds) => `${seconds}秒後にホームへ移動します。`,
  waitingForConfirmation: '決済会社からの確認を待っています。数秒で終わりますので、そのままお待ちください。',
  stillWaitingForConfirmation:
    '決済会社からの確認を待っています。いつもより時間がかかっています。確認できしだいプレミアムが自動で始まるので、このページを離れてもかまいません。もう一度支払わないでください。',

  subscription: 'サブスクリプションの管理',
  subscriptionNotLoaded: 'サブスクリプションを読み込めませんでした。',
  premiumWithoutSubscription: (date) =>
    `プレミアムは${date ?? '今の請求期間の終わり'}まで有効です。サブスクリプションはないため、料金はかかりません。`,
  subscriptionEnds: (date) =>
    `サブスクリプションは今の請求期間で終了します。プレミアムは${date ?? 'それ'}まで使えます。`,
  paymentDidNotGoThrough: (date) =>
    `前回のお支払いができなかったため、もう一度お支払い処理を行います。プレミアムは${date ?? '今の請求期間の終わり'}まで使えます。続けて使うには、カードをご確認ください。`,
  nextPayment: (price, date) =>
    `プレミアムをご利用中です。次回のお支払い（${price}）は${date ?? '今の請求期間の終わり'}です。`,
  payOrChangeCard: '支払い・カード変更',
  invoicesAndCard: '請求書とカード',
  keepSubscription: '解約を取り消す',
  cancelSubscription: '解約する',
  reallyCancel: '解約しますか？',
  keepIt: '解約しない',
  cancelEndsPremium:
    '前回のお支払いができなかったため、プレミアムはすぐに終了します。今後、料金はかかりません。',
  cancelKeepsPremium: (date) =>
    `今後、料金はかかりません。プレミアムは${date ?? '今の請求期間の終わり'}まで使えます。`,
  signInAgain: 'ログインが必要です。もう一度ログインしてください。',
  cancelFailed: {
    plain: '解約できませんでした。もう一度お試しください。',
    because: (reason) => `解約できませんでした：${reason}`,
  },
  keepFailed: {
    plain: '解約を取り消せませんでした。もう一度お試しください。',
    because: (reason) => `解約を取り消せませんでした：${reason}`,
  },
  portalFailed: {
    plain: '請求書を開けませんでした。もう一度お試しください。',
    because: (reason) => `請求書を開けませんでした：${reason}`,
  },

  dangerZone: '取り消せない操作',
  deletedWithPremium: (strong) => (
    <>
      {strong('すぐに削除されるもの：')}
      アカウント、プレミアムの受信箱とそのメール、APIキー、Webhook。有料のサブスクリプションは終了し、今後料金はかかりません。
    </>
  ),
  deleted: (strong) => (
    <>{strong('すぐに削除されるもの：')}アカウントと、その名前、メールアドレス、パスワード。</>
  ),
  keptWithPremium: (strong, days) => (
    <>
      {strong('残るもの：')}
      請求書（税法で定められた期間）と、サポートへのお問い合わせ（最長{days}日）。
    </>
  ),
  kept: (strong, days) => (
    <>
      {strong('残るもの：')}
      無料アドレス（期限が切れるまで）と、サポートへのお問い合わせ（最長{days}日）。
    </>
  ),
  noUndo: 'この操作は取り消せません。',
  deleteAccount: 'アカウントを削除',
  verifyFirst: '先にメールアドレスの確認を済ませてください',
  domainNotAllowed: 'このドメインは使えません',

  reallyDelete: 'アカウントを削除しますか？',
  whatDeletingPremiumDoes:
    'アカウント、受信箱、メールがすべて削除され、有料のサブスクリプションはすぐに終了します。この操作は取り消せません。',
  whatDeletingDoes: 'アカウントが削除されます。この操作は取り消せません。',
  deleteFailed: {
    plain: 'アカウントを削除できませんでした。もう一度お試しください。',
    because: (reason) => `アカウントを削除できませんでした：${reason}`,
  },
  accountDeleted: 'アカウントを削除しました',
  accountIsGone:
    'アカウントと、その受信箱、メール、サブスクリプションはすべてなくなりました。ログアウトしています。',
};
