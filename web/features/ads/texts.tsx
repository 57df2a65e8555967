import type { Wrap } from '#web/language/words.ts';
import { limits } from '#web/lib/limits.ts';

export const texts = {
  advertisement: 'Advertisement',
  ad: 'Ad',
  offer: (together: Wrap) => (
    <>
      {limits.premiumAddresses}, {limits.premiumLifetime}, {together('no ads.')}
    </>
  ),
  premiumPrice: ({ now, before, old }: { now: string; before: string; old: Wrap }) => (
    <>
      Premium: {now} per month {old(before)}
    </>
  ),
  seePremium: 'See Premium',
};
