import { limits } from '#web/lib/limits.ts';
import type { Texts } from '../texts.ts';

export const texts: Texts = {
  advertisement: 'Quảng cáo',
  ad: 'Quảng cáo',
  offer: (together) => (
    <>
      {limits.premiumAddresses}, {limits.premiumLifetime}, {together('không quảng cáo.')}
    </>
  ),
  premiumPrice: ({ now, before, old }) => (
    <>
      Premium: {now}/tháng {old(before)}
    </>
  ),
  seePremium: 'Xem Premium',
};
