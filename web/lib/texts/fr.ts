import { pluralIn } from '#contract/languages.ts';
import { limits } from '#web/lib/limits.ts';
import type { Texts } from '../texts.ts';

const plural = pluralIn('fr');

export const texts: Texts = {
  tagline: 'Le mail jetable qui ne passe pas la nuit',
  home: 'Accueil',
  premiumSummary: () =>
    `Jusqu’à ${limits.premiumAddresses} à la fois, ${limits.premiumLifetime} chacune, pièces jointes jusqu’à ${limits.premiumAttachments}, aucune publicité.`,

  signedOut: 'Votre session est fermée.',
  premiumHasEnded: 'Votre abonnement Premium a pris fin. Les adresses gratuites fonctionnent toujours.',

  offline: 'Vous êtes hors ligne. Réessayez une fois la connexion rétablie.',
  serverSilent: 'Notre serveur ne répond pas. Réessayez dans un instant.',

  size: (value: string, unit: 'B' | 'KB' | 'MB') => `${value}\u00a0${{ B: 'o', KB: 'Ko', MB: 'Mo' }[unit]}`,

  justNow: 'À l’instant',
  minutesAgoShort: (minutes) => `il y a ${minutes}\u00a0min`,
  hoursAgoShort: (hours) => `il y a ${hours}\u00a0h`,
  timeJustNow: ({ time }) => `${time}, à l’instant`,
  timeMinutesAgo: ({ time, minutes }) => `${time}, il y a ${minutes}\u00a0min`,
  timeHoursAgo: ({ time, hours }) => `${time}, il y a ${hours}\u00a0h`,
  timeDaysAgo: ({ time, days }) =>
    plural(days, {
      one: `${time}, il y a ${days} jour`,
      many: `${time}, il y a ${days} de jours`,
      other: `${time}, il y a ${days} jours`,
    }),
  dayAtTime: ({ day, time }) => `${day} à ${time}`,

  expired: 'Expirée',
  minutesLeft: (minutes) => `${minutes}\u00a0min`,
  hoursLeft: ({ hours, minutes }) => `${hours}\u00a0h ${minutes}\u00a0min`,
  waitMinutes: (minutes) => `${minutes}\u00a0min`,
  waitHours: ({ hours, minutes }) => `${hours}\u00a0h ${minutes}\u00a0min`,
  countdown: ({ hours, minutes, seconds }) => `${hours}\u00a0h ${minutes}\u00a0min ${seconds}\u00a0s`,
};
