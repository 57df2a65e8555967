import { pluralIn } from '#contract/languages.ts';
import { limits } from '#web/lib/limits.ts';
import type { Texts } from '../texts.ts';

const plural = pluralIn('de');

export const texts: Texts = {
  tagline: 'Die Wegwerf-E-Mail, die am Abend schon wieder weg ist',
  home: 'Start',
  premiumSummary: () =>
    `Bis zu ${limits.premiumAddresses} gleichzeitig, jede für ${limits.premiumLifetime}, Anhänge bis ${limits.premiumAttachments}, keine Werbung.`,

  signedOut: 'Du bist abgemeldet.',
  premiumHasEnded: 'Dein Premium ist abgelaufen. Kostenlose Adressen funktionieren weiter.',

  offline: 'Du bist offline. Bitte versuch es wieder, sobald du verbunden bist.',
  serverSilent: 'Unser Server antwortet nicht. Bitte versuch es gleich noch einmal.',

  size: (value: string, unit: string) => `${value}\u00a0${unit}`,

  justNow: 'Gerade eben',
  minutesAgoShort: (minutes) => `vor ${minutes}\u00a0min`,
  hoursAgoShort: (hours) => `vor ${hours}\u00a0h`,
  timeJustNow: ({ time }) => `${time} Uhr, gerade eben`,
  timeMinutesAgo: ({ time, minutes }) => `${time} Uhr, vor ${minutes}\u00a0min`,
  timeHoursAgo: ({ time, hours }) => `${time} Uhr, vor ${hours}\u00a0h`,
  timeDaysAgo: ({ time, days }) =>
    plural(days, { one: `${time} Uhr, vor ${days} Tag`, other: `${time} Uhr, vor ${days} Tagen` }),
  dayAtTime: ({ day, time }) => `${day} um ${time}`,

  expired: 'Abgelaufen',
  minutesLeft: (minutes) => `${minutes}\u00a0min`,
  hoursLeft: ({ hours, minutes }) => `${hours}\u00a0h ${minutes}\u00a0min`,
  waitMinutes: (minutes) => `${minutes}\u00a0min`,
  waitHours: ({ hours, minutes }) => `${hours}\u00a0h ${minutes}\u00a0min`,
  countdown: ({ hours, minutes, seconds }) => `${hours}\u00a0h ${minutes}\u00a0min ${seconds}\u00a0s`,
};
