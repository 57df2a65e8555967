import { brand } from '#contract/brand.ts';
import { limits } from '#web/lib/limits.ts';
import type { Texts } from '../texts.ts';

export const texts: Texts = {
  howTitle: '数秒でコードが届く',
  how: {
    take: {
      title: 'アドレスを作る',
      text: 'ワンクリックだけで、入力はいりません。すぐに使えて、残り時間はリングでわかります。',
    },
    use: {
      title: '好きな場所で使う',
      text: 'アドレスを求められたら貼り付けるだけ。メールはここに自動で表示されます。',
    },
    copy: {
      title: 'コードをコピー',
      text: 'どの言語のメールでも、開かなくてもコードやリンクが見つかります。',
    },
  },

  featuresTitle: 'あえて、シンプルに',
  featuresIntro: 'ダウンロード、お試し、掲示板、テスト。一度きりのアドレスのための受信箱です。',
  manyDomains: 'ドメインは複数から選べます。',
  features: {
    oneClick: {
      title: 'ワンクリックでアドレス',
      text: 'フォームもパスワードも名前もいりません。アドレスは1秒以内にでき、すぐに使えます。',
    },
    live: {
      title: 'リアルタイムで届く',
      text: '新着メールは再読み込みなしで表示されます。たいてい送信から5秒以内です。',
    },
    deleted: {
      title: '時間どおりに削除',
      text: `${limits.freeLifetime}（プレミアムは${limits.premiumLifetime}）たつとアドレスは使えなくなり、メールは削除されます。それより早く自分で削除することもできます。`,
    },
    tracking: {
      title: '追跡をブロック',
      text: `外部画像は、読み込むと決めるまでブロックされます。読み込むときは${brand.name}が代わりに取得し、判別できたトラッカーは決して読み込みません。`,
    },
    encrypted: {
      title: '暗号化して保存',
      text: 'メールはすべて暗号化してから保存し、受信箱ごとに別の鍵を使います。件名や差出人も、暗号化せずに保存することはありません。',
    },
    complete: {
      title: 'メールをまるごと表示',
      text: `HTMLもテキストも画像も、${limits.freeAttachments}（プレミアムは${limits.premiumAttachments}）までの添付ファイルも。スマホでもパソコンでも読めます。`,
    },
  },

  plansTitle: 'たいていは無料で十分',
  plansIntro: 'アドレスも時間ももっと必要なとき、大きな添付ファイルを受け取りたいときはプレミアムを。',
  compared: '無料とプレミアムの比較',
  whatYouGet: '内容',
  free: '無料',
  forever: 'ずっと無料',
  premium: 'プレミアム',
  perMonth: '/月',
  upgrade: 'プレミアムにアップグレード',
  seePricing: '料金を詳しく見る',

  whatIsIt: '使い捨てメールとは？',
  explanation:
    '使い捨てアドレスは、自動で消える本物の受信箱です。メールアドレスが必要なサイトに入力し、届いたメールを読んだら、あとは忘れてかまいません。メルマガも、情報漏えいも、売られた名簿も、行き着く先はもう存在しないアドレスです。',
  howItWorks: '使い捨てメールの仕組み',
  createdForSession:
    'ボタンを押すと、このブラウザのセッション用にランダムなアドレスができます。そこからはメールサーバーが届いたメールを受け取って暗号化し、保存するとすぐにこのページに表示します。存在しないアドレスや期限切れのアドレスへのメールは拒否します。',
  nothingSent:
    'あなたの名前で何かが送信されることも、転送されることもなく、アカウントもいりません。メールもアドレスも、いつでも削除できます。そのままにしておけば、時間が来ると自動で削除されます。',
  faqTitle: 'よくある質問',
  faq: {
    lifetime: {
      question: 'アドレスはいつまで使えますか？',
      answer: `${limits.freeLifetime}、プレミアムなら${limits.premiumLifetime}です。アドレスの横のリングが残り時間を示します。時間が来ると、アドレスとすべてのメールが削除されます。`,
    },
    speed: {
      question: 'メールはどのくらいで届きますか？',
      answer:
        'たいてい5秒以内です。送信元がメールをためてから送ることもあるので、再送を頼む前に10分ほどお待ちください。',
    },
    count: {
      question: 'アドレスはいくつ持てますか？',
      answer: `アカウントなしで${limits.freeAddresses}まで、プレミアムなら${limits.premiumCount}個まで同時に使えます。無料アドレスを使い切ったら、いちばん新しいものの期限が切れてから${limits.cooldown}後に次を作れます。`,
    },
    attachments: {
      question: '添付ファイルの大きさは？',
      answer: `メール1通につき${limits.freeAttachments}まで、プレミアムなら${limits.premiumAttachments}までです。それより大きいメールは拒否し、送信元に知らせます。`,
    },
    readers: {
      question: 'メールを読めるのは誰ですか？',
      answer:
        '無料の受信箱は、正確なアドレスを知っている人なら誰でも読めます。アドレスを人に教えず、プライベートな用途には使わないでください。プレミアムの受信箱を開けるのは持ち主だけです。',
    },
    sending: {
      question: '返信や送信はできますか？',
      answer: 'できません。Mayflyは受信専用なので、迷惑メールの送信に悪用されません。',
    },
    keep: {
      question: '使わないほうがよいのは？',
      answer:
        '銀行、仕事、健康など、残しておきたいアカウントや、あとで復旧が必要になりそうなアカウントです。アドレスがなくなると、パスワード再設定のリンクも受け取れません。',
    },
  },
};
