import type { Texts } from '../texts.ts';

export const texts: Texts = {
  headline: '自動で消える、使い捨てメール',
  promise: 'アドレスを作れば、メールがリアルタイムで届きます。時間が来たら、すべて削除されます。',
  noSuchPage: ({ path, mono }) => <>{mono(path)}というページはないため、ホームを表示しています。</>,
  dismiss: '閉じる',
};
