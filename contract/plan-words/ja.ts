import { timings } from '../timings.ts';
import { durationWith } from './duration.ts';
import type { PlanWords } from './words.ts';

const UNITS = { day: '日', hour: '時間', minute: '分', second: '秒' } as const;

const time: PlanWords['time'] = (count, unit) => `${count}${UNITS[unit]}`;
/** Without spaces between its parts: '1時間30分'. */
const duration = (ms: number) => durationWith(time, ms).replaceAll(' ', '');

export const words: PlanWords = {
  time,
  addresses: (count) => `アドレス${count}個`,
  size: (value, unit) => `${value}${unit}`,
  saving: (percent) => `${percent}オフ`,
  upgradeTitle: { sold: 'プレミアムにアップグレード', soon: 'プレミアムは近日公開' },
  upgradeLead: {
    sold: 'アドレスも時間もたっぷり、広告なし。いつでも解約できます。',
    soon: '有料プランはただいま準備中です。次の内容を予定しています：',
  },
  buyQuestion: { sold: 'プレミアムの申し込み方法は？', soon: 'プレミアムはいつから申し込めますか？' },
  buyAnswer: {
    sold: 'アップグレードのページでアカウントを作り、メールで届くコードを入力して、Stripeの画面でカードで支払います。支払いが確認されると、すぐにプレミアムが始まります。カード番号が当社に伝わることはありません。',
    soon: 'アップグレードのページに「近日公開」と出ている間は、プレミアムの申し込みはできず、料金もかかりません。それまでは、無料プランの機能をすべてお使いいただけます。',
  },
  forms: ({ free, premium }, cooldownMs) => ({
    freeLifetime: duration(free.lifetimeMs),
    premiumLifetime: duration(premium.lifetimeMs),
    cooldown: duration(cooldownMs),
    inboxRefresh: duration(timings.inboxRefresh),
  }),
};
