import { pluralIn } from '#contract/languages.ts';
import type { Texts } from '../texts.ts';

const plural = pluralIn('fr');

export const texts: Texts = {
  search: 'Rechercher un message',
  clear: 'Effacer la recherche',
  found: (count) =>
    plural(count, {
      one: `${count} message trouvé`,
      many: `${count} de messages trouvés`,
      other: `${count} messages trouvés`,
    }),
  nothingFits: (words) => `Aucun message ne correspond à « ${words} ».`,
  failed: 'La recherche n’a pas fonctionné. Réessayez dans un instant.',
};
