import { pluralIn } from '#contract/languages.ts';
import type { Texts } from '../texts.ts';

const plural = pluralIn('de');

export const texts: Texts = {
  extendTo: (end) => `Bis ${end} verlängern`,
  extended: 'Verlängert',
  atMost: (day) => `Höchstens bis ${day}`,
  extendableFrom: (time) => `Lässt sich ab ${time} verlängern`,
  livesUntil: (end) => `Gilt jetzt bis ${end}`,
  livesUntilAtMost: ({ end, day }) => `Gilt jetzt bis ${end}, höchstens bis ${day}`,
  notExtended: 'Sie konnte nicht verlängert werden. Versuch es gleich noch einmal.',

  takes: ({ max, came }) =>
    plural(max, {
      one: `Bisher ${came} von ${max} Nachricht`,
      other: `Bisher ${came} von ${max} Nachrichten`,
    }),
  spent: (max) =>
    plural(max, {
      one: 'Diese Adresse hat ihre einzige Nachricht angenommen. Alle weiteren weist sie ab.',
      other: `Diese Adresse hat ihre ${max} Nachrichten angenommen. Alle weiteren weist sie ab.`,
    }),
};
