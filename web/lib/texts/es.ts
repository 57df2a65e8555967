import { pluralIn } from '#contract/languages.ts';
import { limits } from '#web/lib/limits.ts';
import type { Texts } from '../texts.ts';

const plural = pluralIn('es');

export const texts: Texts = {
  tagline: 'El correo desechable que desaparece antes de que acabe el día',
  home: 'Inicio',
  premiumSummary: () =>
    `Hasta ${limits.premiumAddresses} a la vez, ${limits.premiumLifetime} cada una, adjuntos de hasta ${limits.premiumAttachments}, sin anuncios.`,

  signedOut: 'Se ha cerrado tu sesión.',
  premiumHasEnded: 'Tu plan Premium ha terminado. Las direcciones gratuitas siguen funcionando.',

  offline: 'No tienes conexión. Vuelve a intentarlo cuando te conectes.',
  serverSilent: 'Nuestro servidor no responde. Vuelve a intentarlo en un momento.',

  size: (value: string, unit: string) => `${value}\u00a0${unit}`,

  justNow: 'Ahora',
  minutesAgoShort: (minutes) => `hace ${minutes}\u00a0min`,
  hoursAgoShort: (hours) => `hace ${hours}\u00a0h`,
  timeJustNow: ({ time }) => `${time}, ahora mismo`,
  timeMinutesAgo: ({ time, minutes }) => `${time}, hace ${minutes}\u00a0min`,
  timeHoursAgo: ({ time, hours }) => `${time}, hace ${hours}\u00a0h`,
  timeDaysAgo: ({ time, days }) =>
    plural(days, {
      one: `${time}, hace ${days} día`,
      many: `${time}, hace ${days} de días`,
      other: `${time}, hace ${days} días`,
    }),
  dayAtTime: ({ day, time }) => `${day}, ${time}`,

  expired: 'Caducada',
  minutesLeft: (minutes) => `${minutes}\u00a0min`,
  hoursLeft: ({ hours, minutes }) =>
    minutes === 0 ? `${hours}\u00a0h` : `${hours}\u00a0h ${minutes}\u00a0min`,
  waitMinutes: (minutes) => `${minutes}\u00a0min`,
  waitHours: ({ hours, minutes }) => `${hours}\u00a0h ${minutes}\u00a0min`,
  countdown: ({ hours, minutes, seconds }) => `${hours}\u00a0h ${minutes}\u00a0min ${seconds}\u00a0s`,
};
