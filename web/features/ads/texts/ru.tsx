import { limits } from '#web/lib/limits.ts';
import type { Texts } from '../texts.ts';

export const texts: Texts = {
  advertisement: 'Реклама',
  ad: 'Реклама',
  offer: (together) => (
    <>
      {limits.premiumAddresses}, {limits.premiumLifetime}, {together('без рекламы.')}
    </>
  ),
  premiumPrice: ({ now, before, old }) => (
    <>
      Премиум: {now} в месяц {old(before)}
    </>
  ),
  seePremium: 'О Премиуме',
};
