import { brand } from '#contract/brand.ts';
import { limits } from '#web/lib/limits.ts';
import type { Texts } from '../texts.ts';

export const texts: Texts = {
  home: {
    description: `登録不要・無料の使い捨てメール。ワンクリックで捨てメアドを作成し、届いたメールをその場で確認。${limits.freeLifetime}後にすべて自動で削除されます。`,
    newAddress: '新しいアドレス',
  },
  pricing: {
    name: '料金',
    description: `無料は${limits.freeAddresses}、各${limits.freeLifetime}。月額${limits.price}のプレミアムは${limits.premiumAddresses}、各${limits.premiumLifetime}、添付${limits.premiumAttachments}、自分だけの受信箱、広告なし。`,
  },
  'what-is-temp-mail': {
    name: '使い捨てメールとは',
    description:
      '使い捨てメール（一時メール）とは、自動で消える本物のメールアドレスのこと。仕組み、有効期間、誰が読めるのかなど、よくある8つの質問に答えます。',
  },
  '10-minute-mail': {
    name: '10分メール',
    description: `${limits.freeLifetime}使える無料の10分メール。登録不要で1秒で作成、リアルタイムで受信、自動で削除。認証コードや資料請求、フリーWi-Fiに。`,
  },
  'throwaway-email': {
    name: '捨てメアド',
    description:
      '捨てメアド（捨てアド）を無料ですぐ作成。1回の登録が100通の迷惑メールになる理由、使ってよいフォームと避けたいフォーム、安全な使い方を紹介します。',
  },
  'fake-email-generator': {
    name: 'ダミーメール作成',
    description: `実際に受信できるダミーのメールアドレスを無料で作成。${limits.freeLifetime}確認メールを受け取れ、ほかの誰とも重なりません。個人情報の保護や開発のテストに。`,
  },
  'burner-email': {
    name: '匿名メール',
    description:
      '知らない相手とのやり取りに、匿名で受け取れるメールアドレス。フリマ、部屋探し、見積もり、初めての連絡での上手な使い方と、隠せないものを解説します。',
  },
  about: {
    name: `${brand.name}について`,
    description: `${brand.founded}年に${brand.name}が生まれた理由、大切にしている考え方、向いている使い方、あえて備えていないものを紹介します。`,
  },
  help: {
    name: 'ヘルプ',
    description:
      'メールが届かない、上限、有効期間、添付ファイル、画像、削除、パスワードなど、よくある質問への答えとサポートへの連絡方法。',
  },
  extension: {
    name: 'ブラウザ拡張機能',
    description:
      'どんなフォームにも使い捨てアドレスを入力し、届いたコードをページに戻します。それぞれワンクリック。ChromiumとFirefoxに対応。クリックするまで何も読み取りません。',
  },
  developers: {
    name: '開発者向け',
    description:
      'アドレスを作ってコードを待つだけ。HTTP、TypeScriptとPlaywrightのクライアント、MCP、パスワードマネージャーから使える使い捨てメールAPI。',
  },
  'api-docs': {
    description: `${brand.name} APIのすべての呼び出しと、その引数と応答。`,
  },
  contact: {
    name: 'お問い合わせ',
    description: `${brand.name}の運営者への連絡はこちら。プライバシーや利用規約についての質問、サポート、ご意見、不正利用の報告を受け付けています。`,
  },
  terms: {
    name: '利用規約',
    description: `${brand.name}の利用規約。プランと上限、禁止事項、データの扱い、削除の時期、責任の範囲について。`,
  },
  privacy: {
    name: 'プライバシー',
    description: `${brand.name}が保存するデータ、暗号化の方法、削除の時期、メールを見られる人、GDPRとCCPAにもとづく権利について。`,
  },
  blog: {
    name: 'ブログ',
    description: `${brand.name}チームによるガイド。使い捨てメールの基礎、メールアドレスの守り方、本当に役立つセキュリティ対策（英語）。`,
  },
  login: {
    description: `${brand.name}のプレミアムアカウントにログイン。`,
  },
  upgrade: {
    description: `${brand.name}プレミアム：${limits.premiumAddresses}まで同時に、各${limits.premiumLifetime}、添付ファイル${limits.premiumAttachments}、広告なし。`,
  },
};
