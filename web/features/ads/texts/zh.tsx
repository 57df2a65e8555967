import { limits } from '#web/lib/limits.ts';
import type { Texts } from '../texts.ts';

export const texts: Texts = {
  advertisement: '广告',
  ad: '广告',
  offer: (together) => (
    <>
      {limits.premiumAddresses}，{limits.premiumLifetime}，{together('无广告。')}
    </>
  ),
  premiumPrice: ({ now, before, old }) => (
    <>
      高级版：每月 {now} {old(before)}
    </>
  ),
  seePremium: '了解高级版',
};
