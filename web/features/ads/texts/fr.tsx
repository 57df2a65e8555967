import { limits } from '#web/lib/limits.ts';
import type { Texts } from '../texts.ts';

export const texts: Texts = {
  advertisement: 'Publicité',
  ad: 'Pub',
  offer: (together) => (
    <>
      {limits.premiumAddresses}, {limits.premiumLifetime}, {together('zéro pub.')}
    </>
  ),
  premiumPrice: ({ now, before, old }) => (
    <>
      Premium : {now} par mois {old(before)}
    </>
  ),
  seePremium: 'Voir Premium',
};
