import { pluralIn } from '../languages.ts';
import type { PlanWords } from './words.ts';

const plural = pluralIn('fr');

const UNITS = {
  day: ['jour', 'jours', 'de jours'],
  hour: ['heure', 'heures', 'd’heures'],
  minute: ['minute', 'minutes', 'de minutes'],
  second: ['seconde', 'secondes', 'de secondes'],
  address: ['adresse', 'adresses', 'd’adresses'],
} as const;

/** From a million on, the noun follows "de": "1000000 de jours". */
function counted(count: number, unit: keyof typeof UNITS): string {
  const [one, other, many] = UNITS[unit];
  return plural(count, {
    one: `${count}\u00a0${one}`,
    many: `${count}\u00a0${many}`,
    other: `${count}\u00a0${other}`,
  });
}

const SIZES = { KB: 'Ko', MB: 'Mo', GB: 'Go' };

export const words: PlanWords = {
  time: counted,
  addresses: (count) => counted(count, 'address'),
  size: (value, unit) => `${String(value).replace('.', ',')}\u00a0${SIZES[unit]}`,
  saving: (percent) => `−${percent}`,
  upgradeTitle: { sold: 'Passer à Premium', soon: 'Premium arrive bientôt' },
  upgradeLead: {
    sold: 'Plus d’adresses, plus de temps, aucune publicité. Résiliable à tout moment.',
    soon: 'L’offre payante est encore en préparation. Voici ce qu’elle comprendra :',
  },
  buyQuestion: { sold: 'Comment passer à Premium ?', soon: 'Quand pourrai-je acheter Premium ?' },
  buyAnswer: {
    sold: 'Créez un compte sur la page Premium, saisissez le code que nous vous envoyons par e-mail, puis payez par carte directement chez Stripe. Premium démarre dès que le paiement est confirmé. Nous ne voyons jamais votre numéro de carte.',
    soon: 'Tant que la page Premium indique « bientôt », Premium ne peut pas être acheté et rien n’est débité. D’ici là, profitez de l’offre gratuite et de tout ce qu’elle comprend.',
  },
};
