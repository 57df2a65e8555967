import { isolate } from '#contract/isolate.ts';
import { pluralIn } from '#contract/languages.ts';
import { limits } from '#web/lib/limits.ts';
import type { Texts } from '../texts.ts';

const plural = pluralIn('ar');

export const texts: Texts = {
  tagline: 'بريد مؤقت يزول قبل نهاية اليوم',
  home: 'الرئيسية',
  premiumSummary: () =>
    `حتى ${limits.premiumAddressesGenitive} في الوقت نفسه، مدة كل عنوان ${limits.premiumLifetime}، ومرفقات حتى ${limits.premiumAttachments}، وبلا إعلانات.`,

  signedOut: 'تم تسجيل خروجك.',
  premiumHasEnded: 'انتهت باقتك المميزة. العناوين المجانية ما زالت تعمل.',

  offline: 'أنت غير متصل بالإنترنت. يُرجى المحاولة عند عودة الاتصال.',
  serverSilent: 'خادمنا لا يستجيب. يُرجى المحاولة بعد لحظات.',

  size: (value: string, unit: 'B' | 'KB' | 'MB') =>
    `${value} ${{ B: 'بايت', KB: 'كيلوبايت', MB: 'ميغابايت' }[unit]}`,

  justNow: 'الآن',
  minutesAgoShort: (minutes: number) => `قبل ${minutes} د`,
  hoursAgoShort: (hours: number) => `قبل ${hours} س`,
  timeJustNow: ({ time }: { time: string }) => `${time}، الآن`,
  timeMinutesAgo: ({ time, minutes }: { time: string; minutes: number }) => `${time}، قبل ${minutes} د`,
  timeHoursAgo: ({ time, hours }: { time: string; hours: number }) => `${time}، قبل ${hours} س`,
  timeDaysAgo: ({ time, days }: { time: string; days: number }) =>
    plural(days, {
      zero: `${time}، اليوم`,
      one: `${time}، قبل يوم واحد`,
      two: `${time}، قبل يومين`,
      few: `${time}، قبل ${days} أيام`,
      many: `${time}، قبل ${days} يومًا`,
      other: `${time}، قبل ${days} يوم`,
    }),
  /** The zone of the time may be «غرينتش-8», whose sign would come after the number. */
  dayAtTime: ({ day, time }: { day: string; time: string }) =>
    `${day}، الساعة ${time.replace(/[+-][\d:]+$/, (offset) => isolate(offset))}`,

  expired: 'منتهٍ',
  minutesLeft: (minutes: number) => `${minutes} د`,
  hoursLeft: ({ hours, minutes }: { hours: number; minutes: number }) => `${hours} س ${minutes} د`,
  waitMinutes: (minutes: number) => `${minutes} د`,
  waitHours: ({ hours, minutes }: { hours: number; minutes: number }) => `${hours} س ${minutes} د`,
  countdown: ({ hours, minutes, seconds }: { hours: number; minutes: number; seconds: number }) =>
    `${hours} س ${minutes} د ${seconds} ث`,
};
