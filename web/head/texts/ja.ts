import { brand } from '#contract/brand.ts';
import { limits } from '#web/lib/limits.ts';
import type { Texts } from '../texts.ts';

export const texts: Texts = {
  home: `使い捨てメール【無料・登録不要】自動で消える${brand.name}`,
  pricing: `料金：使い捨てメールは無料、プレミアムは月額${limits.price}`,
  'what-is-temp-mail': '使い捨てメールとは？2分でわかる仕組みと使い方',
  '10-minute-mail': `10分メール：${limits.freeLifetime}使える無料の受信箱`,
  'throwaway-email': '捨てメアドを無料で作成：一度使って忘れるだけ',
  'fake-email-generator': 'ダミーメール作成：本当に受信できるアドレス',
  'burner-email': '匿名メールアドレス：今日は届き、明日は消える',
  about: `${brand.name}について：自動で消えるメール`,
  help: 'ヘルプ：使い捨てメールのよくある質問',
  developers: '使い捨てメールAPI：テスト、スクリプト、AIに',
  'api-docs': 'APIリファレンス',
  contact: 'お問い合わせ',
  terms: '利用規約',
  privacy: 'プライバシーポリシー',
  blog: 'ブログ：使い捨てメール、プライバシー、セキュリティ',
  login: 'ログイン',
  upgrade: 'プレミアムにアップグレード',
  'shared-inbox': '受信箱',
  payment: 'お支払い',
  'payment-success': 'お支払い完了',
  dashboard: 'ダッシュボード',
  benefits: '特典',
  manage: '管理',
  account: 'アカウント',
  'reset-password': 'パスワードの再設定',
  'reactivate-subscription': 'サブスクリプションの再開',
  'expired-subscription': 'サブスクリプションの期限切れ',
  resubscribe: '再登録',
};
