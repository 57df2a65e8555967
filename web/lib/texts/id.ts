import { limits } from '#web/lib/limits.ts';
import type { Texts } from '../texts.ts';

export const texts: Texts = {
  tagline: 'Email sekali pakai yang sudah hilang sebelum hari berganti',
  home: 'Beranda',
  premiumSummary: () =>
    `Hingga ${limits.premiumAddresses} sekaligus, masing-masing ${limits.premiumLifetime}, lampiran hingga ${limits.premiumAttachments}, tanpa iklan.`,

  signedOut: 'Kamu sudah keluar.',
  premiumHasEnded: 'Premium-mu sudah berakhir. Alamat gratis tetap bisa dipakai.',

  offline: 'Kamu sedang offline. Coba lagi setelah terhubung.',
  serverSilent: 'Server kami tidak merespons. Coba beberapa saat lagi.',

  size: (value: string, unit: string) => `${value}\u00a0${unit}`,

  justNow: 'Baru saja',
  minutesAgoShort: (minutes) => `${minutes}\u00a0mnt lalu`,
  hoursAgoShort: (hours) => `${hours}\u00a0jam lalu`,
  timeJustNow: ({ time }) => `${time}, baru saja`,
  timeMinutesAgo: ({ time, minutes }) => `${time}, ${minutes}\u00a0mnt lalu`,
  timeHoursAgo: ({ time, hours }) => `${time}, ${hours}\u00a0jam lalu`,
  timeDaysAgo: ({ time, days }) => `${time}, ${days} hari lalu`,
  dayAtTime: ({ day, time }) => `${day} pukul ${time}`,

  expired: 'Kedaluwarsa',
  minutesLeft: (minutes) => `${minutes}\u00a0mnt`,
  hoursLeft: ({ hours, minutes }) =>
    minutes === 0 ? `${hours}\u00a0jam` : `${hours}\u00a0j ${minutes}\u00a0mnt`,
  waitMinutes: (minutes) => `${minutes}\u00a0mnt`,
  waitHours: ({ hours, minutes }) =>
    minutes === 0 ? `${hours}\u00a0jam` : `${hours}\u00a0j ${minutes}\u00a0mnt`,
  countdown: ({ hours, minutes, seconds }) => `${hours}\u00a0j ${minutes}\u00a0mnt ${seconds}\u00a0dtk`,
};
