import { pluralIn } from '#contract/languages.ts';
import type { Texts } from '../texts.ts';

const plural = pluralIn('es');

export const texts: Texts = {
  extendTo: (end) => `Prolongar hasta ${end}`,
  extended: 'Prolongada',
  atMost: (day) => `Como máximo, hasta ${day}`,
  extendableFrom: (time) => `Se puede prolongar desde ${time}`,
  livesUntil: (end) => `Ahora funciona hasta ${end}`,
  livesUntilAtMost: ({ end, day }) => `Ahora funciona hasta ${end}; como máximo, hasta ${day}`,
  notExtended: 'No se pudo prolongar. Inténtalo de nuevo en un momento.',

  takes: ({ max, came }) =>
    plural(max, {
      one: `${came} de ${max} mensaje hasta ahora`,
      many: `${came} de ${max} de mensajes hasta ahora`,
      other: `${came} de ${max} mensajes hasta ahora`,
    }),
  spent: (max) =>
    plural(max, {
      one: 'Esta dirección ya ha recibido su único mensaje. Rechaza todos los demás.',
      many: `Esta dirección ya ha recibido sus ${max} de mensajes. Rechaza todos los demás.`,
      other: `Esta dirección ya ha recibido sus ${max} mensajes. Rechaza todos los demás.`,
    }),
};
