import { isolate } from '#contract/isolate.ts';
import type { Wrap } from '#web/language/words.ts';
import { limits } from '#web/lib/limits.ts';
import type { Texts } from '../texts.ts';

export const texts: Texts = {
  advertisement: 'إعلان',
  ad: 'إعلان',
  offer: (together: Wrap) => (
    <>
      {limits.premiumAddresses}، {limits.premiumLifetime}، {together('بلا إعلانات.')}
    </>
  ),
  premiumPrice: ({ now, before, old }: { now: string; before: string; old: Wrap }) => (
    <>
      الباقة المميزة: {isolate(now)} شهريًا {old(isolate(before))}
    </>
  ),
  seePremium: 'اكتشف الباقة',
};
