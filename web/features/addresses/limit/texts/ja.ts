import { limits } from '#web/lib/limits.ts';
import type { Texts } from '../texts.ts';

export const texts: Texts = {
  limitReached: 'アドレスの上限に達しました',
  tryAgainIn: '再試行できるまで',
  nextAddress: '次のアドレスまで',
  networkLimit:
    'お使いのネットワークから作成されたアドレスが多すぎます。同じネットワークを使うほかの人が作ったのかもしれません。ご自分のアドレスの数とは関係ありません。',
  premiumLimit: (max) =>
    max === 1
      ? 'アドレスは使用中です。期限が切れるか削除すると、次のアドレスを作れます。'
      : `${max}個のアドレスがすべて使用中です。いちばん古いものの期限が切れるか、どれかを削除すると、次のアドレスを作れます。`,
  freeLimit: (max) => `無料プランで使えるアドレスは${max}個までです。アドレスを削除しても枠は空きません。`,
  freeLimitKeep: ({ max, inUse }) => {
    const keep = inUse === 1 ? '今あるアドレスは引き続き使えます。' : `今ある${inUse}個は引き続き使えます。`;
    return `無料プランで使えるアドレスは${max}個までです。${keep}アドレスを削除しても枠は空きません。`;
  },
  premiumGives: () =>
    `プレミアムなら、${limits.premiumAddresses}を同時に、それぞれ${limits.premiumLifetime}使えます。`,
  upgrade: 'プレミアムにアップグレード',
};
