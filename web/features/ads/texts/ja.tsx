import { limits } from '#web/lib/limits.ts';
import type { Texts } from '../texts.ts';

export const texts: Texts = {
  advertisement: '広告',
  ad: '広告',
  offer: (together) => (
    <>
      {limits.premiumAddresses}、{limits.premiumLifetime}、{together('広告なし。')}
    </>
  ),
  premiumPrice: ({ now, before, old }) => (
    <>
      プレミアム：月額{now} {old(before)}
    </>
  ),
  seePremium: 'プレミアムを見る',
};
