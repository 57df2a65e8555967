import { limits } from '#web/lib/limits.ts';
import type { Texts } from '../texts.ts';

export const texts: Texts = {
  advertisement: 'Reklam',
  ad: 'Reklam',
  offer: (together) => (
    <>
      {limits.premiumAddresses}, {limits.premiumLifetime}, {together('sıfır reklam.')}
    </>
  ),
  premiumPrice: ({ now, before, old }) => (
    <>
      Premium: ayda {now} {old(before)}
    </>
  ),
  seePremium: 'Premium’a göz at',
};
