import { pluralIn } from '#contract/languages.ts';
import type { Texts } from '../texts.ts';

const plural = pluralIn('fr');

export const texts: Texts = {
  extendTo: (end) => `Prolonger jusqu’à ${end}`,
  extended: 'Prolongée',
  atMost: (day) => `Au plus tard : ${day}`,
  extendableFrom: (time) => `Peut être prolongée à partir de ${time}`,
  livesUntil: (end) => `Fonctionne maintenant jusqu’à ${end}`,
  livesUntilAtMost: ({ end, day }) => `Fonctionne maintenant jusqu’à ${end}, au plus tard : ${day}`,
  notExtended: 'La prolongation n’a pas abouti. Réessayez dans un instant.',

  takes: ({ max, came }) => `Messages reçus jusqu’ici : ${came} sur ${max}`,
  spent: (max) =>
    plural(max, {
      one: 'Cette adresse a reçu son seul message. Elle refuse tous les autres.',
      many: `Cette adresse a reçu ses ${max} de messages. Elle refuse tous les autres.`,
      other: `Cette adresse a reçu ses ${max} messages. Elle refuse tous les autres.`,
    }),
};
