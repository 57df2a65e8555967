import { brand } from '#contract/brand.ts';
import { limits } from '#web/lib/limits.ts';
import type { Texts } from '../texts.ts';

export const texts: Texts = {
  forDevelopers: '開発者向け',
  apiReference: 'APIリファレンス',
  whatReferenceHas:
    'すべてのAPI呼び出しと、その引数と応答の一覧です。時刻はISO 8601形式、エラーは{ success: false, error }で返ります。',
  guideAndExamples: 'ガイドとサンプル',
  openApi: 'OpenAPI',
  copy: 'コピー',
  copied: 'コピー済み',
  copySnippet: (name) => `${name}をコピー`,

  emailForPrograms: 'テスト、スクリプト、エージェントのためのメール',
  waysToConnect:
    'アドレスを作り、登録し、コードを待つ。HTTPを直接呼んでも、専用クライアントでも、いつものツールでも、つながる先は同じ受信箱です。',
  codeInFiveLines: '5行でコードを受け取る',
  howCodeIsFound: `${brand.name}はどの言語のメールからもコードやリンクを見つけ、届いた瞬間に応答を返します。ポーリングも解析もいりません。最初のリリースで専用クライアントがnpmに公開されるまでは、${brand.name}のソースコードのpackages/clientフォルダでnpm packを実行し、できたファイルをインストールしてください。`,
  withWhatYouUse: 'いつものツールから',
  doors: {
    mcp: {
      title: 'エージェント（MCP）',
      text: `エージェントがアドレスを作り、それで登録し、コードを入力します。エージェントのMCPサーバーに${brand.name}を追加するだけ。アカウントはいりません。`,
      notes: {
        keepInboxes:
          'トークンがないと、セッションごとに別のゲストになります。受信箱を残すには、ヘッダーAuthorization: Bearer …を付けてください。',
        untrusted:
          'メールには「信頼できない」という印が付きます。それでも、害が生じうる場面では、メールの内容をもとにエージェントを動かさないでください。',
      },
    },
    playwright: {
      title: 'Playwright',
      text: 'フィクスチャがテストごとに専用の受信箱を用意し、終わったら削除します。',
      notes: {
        needsKey:
          'テストスイートには、ゲストの上限を超えるアドレスが必要です。プレミアムアカウントのキーをトークンとして使ってください。',
      },
    },
    mailpit: {
      title: 'Mailpit用のテスト',
      text: 'Mailpitからメールを読むテストは、ここでも同じ呼び出しで動きます。届くのは本物のメールで、トークンごとにメールボックスが1つあります。',
      notes: {
        tokenIsPassword: 'トークンがパスワードです。ユーザー名は何でもかまいません。',
        refused:
          'タグ、リリース、Mailpitのチェック機能には対応していません。メールにはCodeとVerificationLinkも付きます。',
      },
    },
    mailTm: {
      title: 'mail.tmのクライアント',
      text: 'mail.tmのライブラリは多くの言語にあります。接続先をここに変えるだけです。mail.tmでのアカウント1つが、好きな名前のアドレス1個になります。',
      notes: {
        expires: 'このアドレスを読めるのは持ち主だけです。期限は無料アドレスと同じです。',
        codeAndLink: 'どのメールにも、コードとリンクが付きます。',
      },
    },
    webhooks: {
      title: 'Webhook',
      text: 'メールが届くと、コードとリンクを添えてプログラムを呼び出します。Discord、Slack、Telegram、ntfyには、読みやすい1行で届きます。',
      notes: {
        signed: 'Standard Webhooks方式で署名し、順番どおりに、プログラムが応答するまで繰り返し送ります。',
        needsKey:
          'プレミアムアカウントのキーが必要です。「管理」ページでもWebhookを追加でき、最近の配信を確認できます。',
      },
    },
    passwordManagers: {
      title: 'パスワードマネージャー',
      text: 'Bitwardenが新しいログインごとにアドレスを作ります。「転送されたメールエイリアス」からSimpleLoginかaddy.ioを選び、次の設定を入力してください。',
      notes: {
        needsKey: 'プレミアムアカウントのキーが必要です。「管理」ページで作成できます。',
        notForwarded: 'メールは転送されず、ここで読みます。アドレスには期限があります。',
      },
    },
  },
  bitwardenSettings: 'Bitwardenの設定',

  tokensAndLimits: 'トークンと上限',
  noAccount: {
    title: 'アカウント不要',
    text: `ゲストトークンは1回の呼び出しで手に入ります。使えるのは${limits.freeAddresses}、それぞれ${limits.freeLifetime}。トークンを持っている人が、アドレスの持ち主です。`,
  },
  keys: {
    title: 'プレミアムのキー',
    text: (manage) => (
      <>
        キーはアカウントの代わりになります。{limits.premiumAddresses}をそれぞれ{limits.premiumLifetime}
        、好きな名前で、自分だけの受信箱として使えます。キーの作成と無効化は{manage('「管理」ページ')}
        で行えます。
      </>
    ),
  },
  sameLimits: {
    title: '上限はどこでも同じ',
    text: 'どの方法でつないでも、プランの上限の範囲で自分の受信箱を使えます。ステータス429の応答は、次にいつ試せるかを伝えます。',
  },
  strangers: {
    title: '書いたのは見知らぬ人',
    text: 'メールの内容は差出人が書いたものです。HTMLは無害化し、エージェントには信用しないよう伝えます。リンクを勝手に開くことはありません。',
  },
};
