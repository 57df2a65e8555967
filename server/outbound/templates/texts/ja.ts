import { brand } from '#contract/brand.ts';
import type { PlanLimits } from '#contract/plan-limits.ts';
import type { MailTexts } from './en.ts';

export const texts: MailTexts = {
  footer: `このメールは、${brand.name}のアカウントをお持ちの方に自動で送信しています。`,
  open: `${brand.name}を開く`,
  code: {
    subject: (code: string) => `${code}：${brand.name}の確認コード`,
    title: '確認コード',
    enter: (time: string) => `続けるには、次のコードを入力してください。コードの有効期間は${time}です。`,
    enterForPassword: (time: string) =>
      `パスワードを再設定するには、次のコードを入力してください。コードの有効期間は${time}です。`,
    notYou:
      'お心当たりがない場合は、このメールを無視してかまいません。コードを入力しない限り、何も起こりません。',
    footer: `このメールは、${brand.name}でこのアドレスが入力されたためお送りしています。当社がメールや電話でコードをお尋ねすることは決してありません。`,
  },
  haveAccount: {
    subject: `${brand.name}のアカウントはすでにあります`,
    title: 'アカウントはすでにあります',
    somebody: `このメールアドレスで、${brand.name}への登録手続きがありました。`,
    signInInstead: 'このアドレスのアカウントはすでにあるため、そのままログインできます。',
    signIn: 'ログイン',
    notYou: 'お心当たりがない場合は、このメールを無視してかまいません。何も変更されていません。',
  },
  reset: {
    subject: `${brand.name}のパスワードの再設定`,
    title: 'パスワードの再設定',
    useLink:
      '次のリンクから、新しいパスワードを設定してください。リンクは1時間有効で、使えるのは1回だけです。',
    choose: '新しいパスワードを設定',
    orCode: (time: string) =>
      `または、再設定を申し込んだページで、${time}以内に次のコードを入力してください：`,
    notYou: 'お心当たりがない場合は、そのままにしておけばパスワードは変わりません。',
  },
  passwordChanged: {
    subject: `${brand.name}のパスワードが変更されました`,
    title: 'パスワードが変更されました',
    changed: '先ほどパスワードが変更され、すべての端末からログアウトしました。',
    notYou: (supportEmail: string) =>
      `お心当たりがない場合は、すぐにサポート（${supportEmail}）までご連絡ください。`,
  },
  welcome: {
    title: `${brand.name}へようこそ`,
    ready: 'メールアドレスの確認が済み、アカウントをご利用いただけるようになりました。',
    everythingGoes: '使い捨てアドレスに届いたものは、期限が切れるとすべて削除されます。',
  },
  premiumBegun: {
    subject: `${brand.name}プレミアムへようこそ`,
    title: 'プレミアムが始まりました',
    thanks: (price: string) =>
      `ありがとうございます。${price}のお支払いを確認しました。今からプレミアムをご利用いただけます。`,
    renews: 'プレミアムは毎月自動で更新されます。「管理」ページからいつでも解約できます。',
    openDashboard: 'ダッシュボードを開く',
  },
  benefits: (limits: PlanLimits) => [
    `${limits.premiumAddresses}まで同時に使える`,
    `アドレスは${limits.premiumLifetime}有効`,
    `添付ファイルは${limits.premiumAttachments}まで`,
    '広告なし',
  ],
  paymentFailed: {
    subject: `${brand.name}のお支払いができませんでした`,
    title: 'お支払いができませんでした',
    tryAgain: (price: string) =>
      `今月のプレミアムの料金（${price}）を決済できませんでした。数日後に、もう一度お支払い処理を行います。`,
    checkCard: 'プレミアムを途切れずにお使いいただくために、カードをご確認ください。',
    check: 'サブスクリプションを確認',
  },
  subscriptionEnds: {
    subject: (date: string) => `${brand.name}プレミアムは${date}に終了します`,
    title: '解約を受け付けました',
    keptUntil: (date: string) => `今後、料金はかかりません。プレミアムは${date}まで使えます。`,
    accountStays: 'アカウントは残るので、いつでも再登録できます。',
  },
  expired: {
    subject: `${brand.name}プレミアムが終了しました`,
    title: 'プレミアムが終了しました',
    nothingToPay:
      'プレミアムの期間が終わりました。お支払いいただくものはなく、アカウントはそのまま残っています。',
    freePlan: (limits: PlanLimits) =>
      `無料プランはログインなしで使えます。${limits.freeAddresses}まで同時に、それぞれ${limits.freeLifetime}です。`,
    payToReactivate:
      'プレミアムの期限が切れました。アカウントはそのまま残っていて、お支払いが済むとまたプレミアムを使えます。',
    reactivate: (price: string) => `月額${price}で再開`,
  },
  domainMissing: {
    subject: (name: string) => `${name}のDNSレコードが見つかりません`,
    title: 'DNSレコードが見つかりません',
    gone: (name: string) => `${name}の所有を証明するTXTレコードが、1日前から見つかりません。`,
    publishAgain:
      '2日以内にもう一度公開してください。公開されない場合、ドメインは停止され、メールが届かなくなります。',
    see: 'レコードを見る',
  },
  domainSuspended: {
    subject: (name: string) => `${name}は停止されました`,
    title: 'ドメインが停止されました',
    lapsed: (name: string) => `${name}のTXTレコードが3日間見つかりませんでした。`,
    lostToOther: (name: string) => `別のアカウントが${name}の所有を証明しました。`,
    stillReadable: 'このドメインのアドレスにあるメールは期限まで読めますが、新しいメールは届きません。',
    useAgain: 'ご自身のドメインであれば、新しいTXTレコードを公開すると再び使えます。',
  },
  ownPostmaster: {
    subject: (to: string) => `${to} 宛てのメール`,
    title: (to: string) => `${to} 宛てにメールが届きました`,
    from: (from: string) => `差出人は ${from} と名乗っています。`,
    noSender: '配信失敗の通知によくあるように、差出人がありません。',
    footer: `メールのドメインは必ずこのアドレスで受信する決まりのため、${brand.name}が転送しています。`,
  },
  push: {
    newMail: '新着メール',
    code: (code: string) => `コード：${code}`,
    noSubject: '（件名なし）',
    notCheckedYet: '差出人はまだ確認されていません',
    leadsElsewhere: 'リンク先が表示の文字と異なります',
    suspicious: '不審なメール',
    saysItIsFrom: (name: string) => `差出人は${name}と名乗っています`,
    open: '開く',
    copyCode: 'コードをコピー',
  },
};
