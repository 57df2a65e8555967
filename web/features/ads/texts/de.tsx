import { limits } from '#web/lib/limits.ts';
import type { Texts } from '../texts.ts';

export const texts: Texts = {
  advertisement: 'Werbung',
  ad: 'Anzeige',
  offer: (together) => (
    <>
      {limits.premiumAddresses}, {limits.premiumLifetime}, {together('keine Werbung.')}
    </>
  ),
  premiumPrice: ({ now, before, old }) => (
    <>
      Premium: {now} pro Monat {old(before)}
    </>
  ),
  seePremium: 'Zu Premium',
};
