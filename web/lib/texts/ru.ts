import { pluralIn } from '#contract/languages.ts';
import { limits } from '#web/lib/limits.ts';
import type { Texts } from '../texts.ts';

const plural = pluralIn('ru');

export const texts: Texts = {
  tagline: 'Одноразовая почта, которая исчезает к концу дня',
  home: 'Главная',
  premiumSummary: () =>
    `До ${limits.premiumAddressesGenitive} одновременно, каждый на ${limits.premiumLifetimeAccusative}, вложения до ${limits.premiumAttachments}, без рекламы.`,

  signedOut: 'Вы вышли из аккаунта.',
  premiumHasEnded: 'Ваш Премиум закончился. Бесплатные адреса по-прежнему работают.',

  offline: 'Нет подключения к сети. Попробуйте ещё раз, когда связь восстановится.',
  serverSilent: 'Наш сервер не отвечает. Попробуйте ещё раз чуть позже.',

  size: (value: string, unit: 'B' | 'KB' | 'MB') => `${value}\u00a0${{ B: 'Б', KB: 'КБ', MB: 'МБ' }[unit]}`,

  justNow: 'Только что',
  minutesAgoShort: (minutes) => `${minutes}\u00a0мин назад`,
  hoursAgoShort: (hours) => `${hours}\u00a0ч назад`,
  timeJustNow: ({ time }) => `${time}, только что`,
  timeMinutesAgo: ({ time, minutes }) => `${time}, ${minutes}\u00a0мин назад`,
  timeHoursAgo: ({ time, hours }) => `${time}, ${hours}\u00a0ч назад`,
  timeDaysAgo: ({ time, days }) =>
    plural(days, {
      one: `${time}, ${days} день назад`,
      few: `${time}, ${days} дня назад`,
      many: `${time}, ${days} дней назад`,
      other: `${time}, ${days} дня назад`,
    }),
  dayAtTime: ({ day, time }) => `${day} в ${time}`,

  expired: 'Срок истёк',
  minutesLeft: (minutes) => `${minutes}\u00a0мин`,
  hoursLeft: ({ hours, minutes }) => `${hours}\u00a0ч ${minutes}\u00a0мин`,
  waitMinutes: (minutes) => `${minutes}\u00a0мин`,
  waitHours: ({ hours, minutes }) => `${hours}\u00a0ч ${minutes}\u00a0мин`,
  countdown: ({ hours, minutes, seconds }) => `${hours}\u00a0ч ${minutes}\u00a0мин ${seconds}\u00a0с`,
};
