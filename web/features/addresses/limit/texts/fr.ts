import { pluralIn } from '#contract/languages.ts';
import { limits } from '#web/lib/limits.ts';
import type { Texts } from '../texts.ts';

const plural = pluralIn('fr');

export const texts: Texts = {
  limitReached: 'Limite d’adresses atteinte',
  tryAgainIn: 'Réessayez dans',
  nextAddress: 'Prochaine adresse dans',
  networkLimit:
    'Trop d’adresses ont été créées depuis votre réseau, peut-être par d’autres personnes qui le partagent. Vos propres adresses ne sont pas en cause.',
  premiumLimit: (max) =>
    max === 1
      ? 'Votre adresse est en cours d’utilisation. Vous pourrez créer la suivante quand elle expirera, ou dès que vous l’aurez supprimée.'
      : `Vos ${max} adresses sont toutes en cours d’utilisation. Vous pourrez créer la suivante quand la plus ancienne expirera, ou dès que vous en aurez supprimé une.`,
  freeLimit: (max) =>
    plural(max, {
      one: `L’offre gratuite comprend ${max} adresse au plus. Supprimer une adresse ne libère pas sa place.`,
      many: `L’offre gratuite comprend ${max} d’adresses au plus. Supprimer une adresse ne libère pas sa place.`,
      other: `L’offre gratuite comprend ${max} adresses au plus. Supprimer une adresse ne libère pas sa place.`,
    }),
  freeLimitKeep: ({ max, inUse }) => {
    const several = 'Vous pouvez continuer à utiliser celles que vous avez.';
    const keep = plural(inUse, {
      one: 'Vous pouvez continuer à utiliser celle que vous avez.',
      many: several,
      other: several,
    });
    return plural(max, {
      one: `L’offre gratuite comprend ${max} adresse au plus. ${keep} Supprimer une adresse ne libère pas sa place.`,
      many: `L’offre gratuite comprend ${max} d’adresses au plus. ${keep} Supprimer une adresse ne libère pas sa place.`,
      other: `L’offre gratuite comprend ${max} adresses au plus. ${keep} Supprimer une adresse ne libère pas sa place.`,
    });
  },
  premiumGives: () =>
    `Avec Premium, vous avez ${limits.premiumAddresses} à la fois, chacune pendant ${limits.premiumLifetime}.`,
  upgrade: 'Passer à Premium',
};
