import { limits } from '#web/lib/limits.ts';
import type { Texts } from '../texts.ts';

export const texts: Texts = {
  advertisement: 'Iklan',
  ad: 'Iklan',
  offer: (together) => (
    <>
      {limits.premiumAddresses}, {limits.premiumLifetime}, {together('tanpa iklan.')}
    </>
  ),
  premiumPrice: ({ now, before, old }) => (
    <>
      Premium: {now}/bulan {old(before)}
    </>
  ),
  seePremium: 'Lihat Premium',
};
