import type { Texts } from '../texts.ts';

export const texts: Texts = {
  nameOfNext: '次のアドレスの名前（任意）',
  namePlaceholder: '名前（任意）',
  everyName: 'すべての名前',
  everyNameMeans: 'このドメインで、個別のアドレスがない名前に届いたメールをすべて受け取ります',

  domain: 'ドメイン',
  anyDomain: 'ドメインはおまかせ',
  yours: '自分のドメイン',
  subdomain: 'サブドメイン',
  subdomainMeans: 'このアドレス専用のランダムなサブドメイン',
  health: { good: '良好', listed: 'リスト掲載', quiet: '少なめ' },
  healthMeans: {
    good: '確認している使い捨てドメインの公開リストには載っておらず、メールは通常どおり届いています。',
    listed: '使い捨てドメインの公開リストに載っているため、拒否するサイトがあります。',
    quiet: 'この24時間にメールが届いたアドレスは、普段より少なくなっています。',
  },

  lifetime: '有効期間',
  messages: 'メールの数',
  all: 'すべて',
  only: (count) => `${count}件だけ`,
  onlyMeans:
    '件数を選ぶと、アドレスはそれを超えるメールを受け取りません。それまでに届いたメールはアドレスの期限まで残ります。',
  chooseAgain: 'この設定は使えなくなりました。もう一度選んでください。',

  whichSite: 'どのサイトでしたか？サイトごとの件数だけを数え、誰からの報告かは記録しません。',
  site: 'サイト',
  notASite: (example) => `サイトの名前を入力してください（例：${example}）。`,
  send: '送信',
  notSent: '送信できませんでした。少し待ってからもう一度お試しください。',
  thanks: 'ありがとうございます。記録しました。',
  tryAnotherDomain: '別のドメインを試す',
  close: '閉じる',
};
