import { limits } from '#web/lib/limits.ts';
import type { Texts } from '../texts.ts';

export const texts: Texts = {
  advertisement: 'Publicidad',
  ad: 'Anuncio',
  offer: (together) => (
    <>
      {limits.premiumAddresses}, {limits.premiumLifetime}, {together('sin anuncios.')}
    </>
  ),
  premiumPrice: ({ now, before, old }) => (
    <>
      Premium: {now} al mes {old(before)}
    </>
  ),
  seePremium: 'Ver Premium',
};
