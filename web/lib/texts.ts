import { pluralIn } from '#contract/languages.ts';
import { limits } from '#web/lib/limits.ts';

const plural = pluralIn('en');

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
  minutesAgoShort: (minutes: number) => `${minutes}m ago`,
  hoursAgoShort: (hours: number) => `${hours}h ago`,
  timeJustNow: ({ time }: { time: string }) => `${time}, just now`,
  timeMinutesAgo: ({ time, minutes }: { time: string; minutes: number }) => `${time}, ${minutes} min ago`,
  timeHoursAgo: ({ time, hours }: { time: string; hours: number }) => `${time}, ${hours} h ago`,
  timeDaysAgo: ({ time, days }: { time: string; days: number }) =>
    plural(days, { one: `${time}, ${days} day ago`, other: `${time}, ${days} days ago` }),
  dayAtTime: ({ day, time }: { day: string; time: string }) => `${day} at ${time}`,

  expired: 'Expired',
  minutesLeft: (minutes: number) => `${minutes}m`,
  hoursLeft: ({ hours, minutes }: { hours: number; minutes: number }) => `${hours}h ${minutes}m`,
  waitMinutes: (minutes: number) => `${minutes} m`,
  waitHours: ({ hours, minutes }: { hours: number; minutes: number }) => `${hours} h ${minutes} m`,
  countdown: ({ hours, minutes, seconds }: { hours: number; minutes: number; seconds: number }) =>
    `${hours}h ${minutes}m ${seconds}s`,
};
