import { limits } from '#web/lib/limits.ts';
import type { Texts } from '../texts.ts';

export const texts: Texts = {
  tagline: 'Gün bitmeden yok olan geçici e-posta',
  home: 'Ana sayfa',
  premiumSummary: () =>
    `Aynı anda en fazla ${limits.premiumAddresses}, her biri ${limits.premiumLifetime}, mesaj başına ${limits.premiumAttachments} ek, sıfır reklam.`,

  signedOut: 'Çıkış yaptın.',
  premiumHasEnded: 'Premium süren doldu. Ücretsiz adresler çalışmaya devam ediyor.',

  offline: 'Çevrimdışısın. Bağlandığında tekrar dene.',
  serverSilent: 'Sunucumuz yanıt vermiyor. Birazdan tekrar dene.',

  size: (value: string, unit: string) => `${value}\u00a0${unit}`,

  justNow: 'Az önce',
  minutesAgoShort: (minutes) => `${minutes}\u00a0dk önce`,
  hoursAgoShort: (hours) => `${hours}\u00a0sa önce`,
  timeJustNow: ({ time }) => `${time}, az önce`,
  timeMinutesAgo: ({ time, minutes }) => `${time}, ${minutes}\u00a0dk önce`,
  timeHoursAgo: ({ time, hours }) => `${time}, ${hours}\u00a0sa önce`,
  timeDaysAgo: ({ time, days }) => `${time}, ${days} gün önce`,
  dayAtTime: ({ day, time }) => `${day} ${time}`,

  expired: 'Süresi doldu',
  minutesLeft: (minutes) => `${minutes}\u00a0dk`,
  hoursLeft: ({ hours, minutes }) => `${hours}\u00a0sa ${minutes}\u00a0dk`,
  waitMinutes: (minutes) => `${minutes}\u00a0dk`,
  waitHours: ({ hours, minutes }) => `${hours}\u00a0sa ${minutes}\u00a0dk`,
  countdown: ({ hours, minutes, seconds }) => `${hours}\u00a0sa ${minutes}\u00a0dk ${seconds}\u00a0sn`,
};
