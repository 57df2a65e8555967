import { pluralIn } from '#contract/languages.ts';
import type { Texts } from '../texts.ts';

const plural = pluralIn('es');

export const texts: Texts = {
  search: 'Buscar mensajes',
  clear: 'Borrar la búsqueda',
  found: (count) =>
    plural(count, {
      one: `${count} mensaje encontrado`,
      many: `${count} de mensajes encontrados`,
      other: `${count} mensajes encontrados`,
    }),
  nothingFits: (words) => `Ningún mensaje coincide con “${words}”.`,
  failed: 'La búsqueda no ha funcionado. Vuelve a intentarlo en un momento.',
};
