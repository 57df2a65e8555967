import { limits } from '#web/lib/limits.ts';

export const texts = {
  tagline: 'Disposable email that is gone by the end of the day',
  home: 'Home',
  premiumSummary: () =>
    `Up to ${limits.premiumAddresses} at once, ${limits.premiumLifetime} each, attachments up to ${limits.premiumAttachments}, no ads.`,

  signedOut: 'You are signed out.',
  premiumHasEnded: 'Your premium has ended. Free addresses still work.',

  offline: 'You are offline. Please try again when you are connected.',
  serverSilent: 'Our server does not answer. Please try again in a moment.',

  size: (value: string, unit: 'B' | 'KB' | 'MB') => `${value} ${unit}`,

  justNow: 'Just now',

  expired: 'Expired',
};
