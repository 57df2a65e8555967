import { limits } from '#web/lib/limits.ts';
import type { Texts } from '../texts.ts';

export const texts: Texts = {
  advertisement: 'Publicidade',
  ad: 'Anúncio',
  offer: (together) => (
    <>
      {limits.premiumAddresses}, {limits.premiumLifetime}, {together('sem anúncios.')}
    </>
  ),
  premiumPrice: ({ now, before, old }) => (
    <>
      Premium: {now}/mês {old(before)}
    </>
  ),
  seePremium: 'Ver o Premium',
};
