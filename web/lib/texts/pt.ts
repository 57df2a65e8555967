import { pluralIn } from '#contract/languages.ts';
import { limits } from '#web/lib/limits.ts';
import type { Texts } from '../texts.ts';

const plural = pluralIn('pt');

export const texts: Texts = {
  tagline: 'Email descartável que some antes do fim do dia',
  home: 'Início',
  premiumSummary: () =>
    `Até ${limits.premiumAddresses} ao mesmo tempo, ${limits.premiumLifetime} para cada um, anexos de até ${limits.premiumAttachments}, sem anúncios.`,

  signedOut: 'Você saiu da conta.',
  premiumHasEnded: 'Seu Premium acabou. Os endereços gratuitos continuam funcionando.',

  offline: 'Você está offline. Tente de novo quando a conexão voltar.',
  serverSilent: 'Nosso servidor não está respondendo. Tente de novo daqui a pouco.',

  size: (value: string, unit: string) => `${value}\u00a0${unit}`,

  justNow: 'Agora',
  minutesAgoShort: (minutes) => `há ${minutes}\u00a0min`,
  hoursAgoShort: (hours) => `há ${hours}\u00a0h`,
  timeJustNow: ({ time }) => `${time}, agora mesmo`,
  timeMinutesAgo: ({ time, minutes }) => `${time}, há ${minutes}\u00a0min`,
  timeHoursAgo: ({ time, hours }) => `${time}, há ${hours}\u00a0h`,
  timeDaysAgo: ({ time, days }) =>
    plural(days, {
      one: `${time}, há ${days} dia`,
      many: `${time}, há ${days} de dias`,
      other: `${time}, há ${days} dias`,
    }),
  dayAtTime: ({ day, time }) => `${day}, ${time}`,

  expired: 'Expirado',
  minutesLeft: (minutes) => `${minutes}\u00a0min`,
  hoursLeft: ({ hours, minutes }) =>
    minutes === 0 ? `${hours}\u00a0h` : `${hours}\u00a0h ${minutes}\u00a0min`,
  waitMinutes: (minutes) => `${minutes}\u00a0min`,
  waitHours: ({ hours, minutes }) => `${hours}\u00a0h ${minutes}\u00a0min`,
  countdown: ({ hours, minutes, seconds }) => `${hours}\u00a0h ${minutes}\u00a0min ${seconds}\u00a0s`,
};
