import { limits } from '#web/lib/limits.ts';
import type { Texts } from '../texts.ts';

export const texts: Texts = {
  loadingDashboard: 'ダッシュボードを読み込んでいます…',
  premiumDashboard: 'プレミアムダッシュボード',
  manage: '管理',
  benefits: '特典',
  messagesReceived: (count) => `受信メール（${count}）`,
  yourAddress: '使い捨てアドレス',
  emailsNotLoaded: (again) => <>アドレスを読み込めませんでした。{again('もう一度試す')}</>,

  yourInboxes: '受信箱',
  inboxes: (count) => `受信箱${count}個`,
  activeInboxes: '使用中の受信箱',
  listOfInboxes: '使用中の受信箱',
  noInboxes: '使用中の受信箱はありません',
  howLongAddressWorks: `新しいアドレスは1秒ででき、${limits.premiumLifetime}使えます。`,
  selectedInbox: '選択中',
  activeInbox: '使用中',
  domainEnds: 'ドメイン終了予定',
  unread: (count, unseen) => (
    <>
      {unseen('未読')}
      {count}
      {unseen('件')}
    </>
  ),
  expiresIn: (words, time) => (
    <>
      {words('残り')}
      {time}
    </>
  ),
  copy: (address) => `${address}をコピー`,
  copied: 'クリップボードにコピーしました！',
  delete: (address) => `${address}を削除`,
  deleteInbox: '受信箱を削除',
  expiredCannotBeDeleted: '期限切れの受信箱は削除できません',
  deleteAll: 'すべて削除',
  reallyDeleteAll: (count) =>
    count === 1
      ? `アドレス${count}個を削除しますか？この操作は取り消せません。`
      : `${count}個のアドレスをすべて削除しますか？この操作は取り消せません。`,
  allDeleted: 'アドレスとメールを削除しました。',
  optionalName: '名前（任意）',
  generateFirstEmail: '最初のアドレスを作成',
  generateInbox: '受信箱を作成',

  backToDashboard: 'ダッシュボードに戻る',
  manageAccount: 'アカウントの管理',
  premiumAccount: 'プレミアムアカウント',
  loading: '読み込み中',
  premiumIsActive: 'プレミアムをご利用中です。',
  premiumIsActiveUntil: (date) => `プレミアムの期限は${date}です。`,
  nothingToCancel: '自動更新はまだないため、解約は不要です。',
  whereToDelete: (link) => <>アカウントは{link('ここから削除')}できます。下のボタンはまだ使えません。</>,
  comingSoon: '近日公開',

  yourAccount: 'アカウント',
  premiumPlan: 'プレミアムプラン',
  whatPremiumHas: `${limits.premiumAddresses}まで同時に、それぞれ${limits.premiumLifetime}使えます。`,
  keysWebhooksAndSubscription: 'キー、Webhook、サブスクリプション',
  freePlan: '無料プラン',
  whatFreeHas: `${limits.freeAddresses}まで同時に、それぞれ${limits.freeLifetime}使えます。`,
  upgrade: 'プレミアムにアップグレード',
  premiumHasEnded: 'プレミアムは終了しました',
  whatEndedMeans: '今は無料プランです。APIキーとWebhookは残っていますが、再登録するまで使えません。',
  resubscribe: '再登録',

  premiumBenefits: 'プレミアムの特典',
  includedInSubscription: 'サブスクリプションに含まれるすべての特典です。',
  yourBenefits: '特典',
  manyAtOnce: {
    title: `アドレスを同時に${limits.premiumCount}個まで`,
    text: '用途ごとに受信箱を分けて、好きな名前を付けられます。',
  },
  moreTime: {
    title: `${limits.freeLifetime}ではなく${limits.premiumLifetime}`,
    text: 'どのアドレスも長く使えるので、あとからゆっくり見に来られます。',
  },
  prioritySupport: {
    title: '優先サポート',
    text: 'プレミアムの方のご質問には優先的にお答えします。メールの配信も優先されます。',
  },
  managementTools: {
    title: '便利な受信箱管理ツール',
    text: 'すべての受信箱を1か所で表示、コピー、削除。開けるのは自分だけです。',
  },
};
