import { limits } from '#web/lib/limits.ts';
import type { Texts } from '../texts.ts';

export const texts: Texts = {
  onThisPage: 'このページの内容',
  extensionFor: {
    chromium: 'Chrome・Edge・Brave用',
    firefox: 'Firefox用',
  },
  contactSupport: 'サポートに連絡',
  anatomy: {
    words: { title: '2つの単語', note: '電話でも伝えやすく、一覧でも見分けやすい単語です。' },
    characters: {
      title: 'ランダムな6文字',
      note: '安全な乱数で作るので、誰にも推測できません。',
    },
    domain: {
      title: '当サービスのドメイン',
      note: '専用のメールサーバーを持つ本物のドメインです。プレミアムなら、@の前の名前を選べます。',
    },
  },

  contactUs: 'お問い合わせ',
  whoAnswers: 'ご質問、アイデア、不正利用の報告など、いただいたメッセージはすべて人が読んでお返事します。',
  writeDirectly: 'メールで直接連絡する',
  beforeYouWrite: 'お問い合わせの前に',
  whatHelpAnswers: (help) => (
    <>
      よくある質問の答えは{help('ヘルプ')}
      にあります。期限切れのアドレスや削除されたメールは、もう存在しないため復元できません。
    </>
  ),
  useLastingAddress: 'ずっと使えるアドレスで',
  temporaryMayBeGone: '使い捨てアドレスを入力すると、お返事が届く前に消えてしまうことがあります。',
  yourName: 'お名前',
  yourEmail: 'メールアドレス',
  subject: '件名',
  chooseSubject: '件名を選ぶ',
  subjects: {
    privacy: 'プライバシー',
    terms: '利用規約',
    support: 'サポート',
    feedback: 'ご意見',
    other: 'その他',
  },
  message: 'メッセージ',
  sendMessage: '送信する',
  messageSent: 'メッセージをありがとうございます！近いうちにお返事します。',
  messageNotSent: '申し訳ありません。メッセージを送信できませんでした。もう一度お試しください。',
  nameIsMissing: 'お名前を入力してください。',
  emailIsMissing: 'メールアドレスを入力してください。',
  emailIsInvalid: '正しいメールアドレスを入力してください。',
  subjectIsMissing: '件名を選んでください。',
  messageIsMissing: 'メッセージを入力してください。',

  simplePricing: '料金も制限も、明快に',
  whatPlansGive:
    '無料プランだけで十分に使えて、これからも無料です。プレミアムなら、アドレスも時間も増え、自分だけが開ける受信箱になります。',
  free: '無料',
  premium: 'プレミアム',
  freeCard: {
    name: '無料',
    cost: (amount, term) => (
      <>
        {amount(limits.noPrice)}
        {term('ずっと無料')}
      </>
    ),
    note: 'メールを1通だけ受け取りたい、そんな普段使いに。',
    choose: '無料で始める',
    points: {
      addresses: `${limits.freeAddresses}まで同時に使える`,
      lifetime: `アドレスは${limits.freeLifetime}有効`,
      attachments: `添付ファイルは1通につき${limits.freeAttachments}まで`,
      live: 'リアルタイムで届き、HTMLでもテキストでも読める',
      deleting: 'いつでもアドレスを削除できる',
      noRegistration: '登録不要',
    },
  },
  premiumCard: {
    name: 'プレミアム',
    mostPopular: '一番人気',
    note: '仕事やテスト、ほかの人に見られたくないメールに。',
    choose: 'プレミアムにアップグレード',
    points: {
      addresses: `${limits.premiumAddresses}まで同時に使える`,
      lifetime: `アドレスは${limits.premiumLifetime}有効`,
      attachments: `添付ファイルは1通につき${limits.premiumAttachments}まで`,
      onlyYou: '自分だけが開ける受信箱',
      ownName: 'アドレスの名前を選べる',
      priority: '優先配信と優先サポート',
      dashboard: 'すべての受信箱をまとめるダッシュボード',
      programs: 'プログラム用のAPIキーとWebhook',
      noAds: '広告なし',
    },
  },
  sideBySide: 'プランの比較',
  planFacts: {
    addresses: {
      label: '同時に使えるアドレス',
      free: `${limits.freeCount}個まで`,
      premium: `${limits.premiumCount}個まで`,
    },
    lifetime: {
      label: '有効期間',
      free: limits.freeLifetime,
      premium: limits.premiumLifetime,
    },
    attachments: {
      label: '添付ファイル（1通）',
      free: `${limits.freeAttachments}まで`,
      premium: `${limits.premiumAttachments}まで`,
    },
    messages: {
      label: '受信箱ごとのメール数',
      free: `${limits.freeMessages}件`,
      premium: `${limits.premiumMessages}件`,
    },
    privacy: {
      label: '閲覧できる人',
      free: 'アドレスを知る人',
      premium: '自分だけ',
    },
    ownName: { label: '名前の選択', free: '不可', premium: '可' },
    delivery: { label: '配信', free: '通常', premium: '優先' },
    support: { label: 'サポート', free: '通常', premium: '優先' },
    dashboard: { label: 'ダッシュボード', free: 'なし', premium: 'あり' },
    ads: { label: '広告', free: 'メール以外に表示', premium: 'なし' },
  },
  questionsAboutPlans: 'プランについての質問',
  questions: {
    reallyFree: {
      question: '無料プランは本当に無料ですか？',
      answer:
        'はい。料金も登録もカードもいらず、有料プランに切り替わることもありません。費用は広告でまかなっています。広告がメールの中に出ることはありません。',
    },
    allExpired: {
      question: '無料アドレスの期限がすべて切れたら？',
      answer: `使い切った場合は、いちばん新しいアドレスの期限が切れてから${limits.cooldown}後に、また作れます。ページに残り時間が表示されます。プレミアムにはこの待ち時間がなく、${limits.premiumAddresses}のうち1個がなくなれば、すぐに次を作れます。`,
    },
    security: {
      question: '「セキュリティ強化」とは何ですか？',
      answer:
        '無料の受信箱は、正確なアドレスを知っている人なら誰でも開けます。プレミアムの受信箱は、アドレスを知られても、開けるのは持ち主だけです。どちらも受信箱ごとに別の鍵で暗号化して保存します。',
    },
    canceling: {
      question: 'いつでも解約できますか？',
      answer: `はい。プレミアムは月額${limits.price}で、最低利用期間はありません。解約すると、支払い済みの月の終わりで終了し、それまではプレミアムを使えます。`,
    },
  },

  alreadyPremium: 'すでにプレミアム会員です',
  thankYou: 'ありがとうございます。プレミアムの機能はすべてご利用いただけます。',
  premiumDashboard: 'プレミアムダッシュボード',
  goHome: 'ホームへ',
  goBack: '戻る',
  yourBenefits: '特典',
  benefits: {
    addresses: {
      title: `${limits.premiumAddresses}を同時に`,
      text: '用途ごとに使い分けられます。',
    },
    lifetime: {
      title: `それぞれ${limits.premiumLifetime}`,
      text: `無料プランは${limits.freeLifetime}です。`,
    },
    attachments: {
      title: `添付ファイルは${limits.premiumAttachments}まで`,
      text: `メール1通あたり。無料プランは${limits.freeAttachments}までです。`,
    },
    privacy: {
      title: '自分だけの受信箱',
      text: 'アドレスを知られても、開けるのは自分だけです。',
    },
    priority: {
      title: '優先対応',
      text: 'メールの配信も、ご質問への回答も優先します。',
    },
    noAds: { title: '広告なし', text: 'どのページにも出ません。' },
  },
};
