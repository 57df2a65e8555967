import { pluralIn } from '#contract/languages.ts';
import type { Texts } from '../texts.ts';

const plural = pluralIn('de');

export const texts: Texts = {
  search: 'Nachrichten durchsuchen',
  clear: 'Suche leeren',
  found: (count) =>
    plural(count, { one: `${count} Nachricht gefunden`, other: `${count} Nachrichten gefunden` }),
  nothingFits: (words) => `Keine Nachricht passt zu „${words}“.`,
  failed: 'Die Suche hat nicht geklappt. Versuch es gleich noch einmal.',
};
