import type { Catalogue } from './catalogue.ts';
import type { Message } from './parts.ts';

/**
 * The catalogue with the English texts as they are now. New ones are empty, those that have changed are fuzzy, and what
 * the code no longer has is gone.
 */
export function updateCatalogue(
  messages: Message[],
  catalogue: Catalogue,
  placesOf: (message: Message) => string[],
): Catalogue {
  const entries = messages.map((message) => {
    const { id, english, note } = message;
    const before = catalogue.get(id);
    const { translation = '', comments = [] } = before ?? {};
    const isFuzzy = translation !== '' && (before?.isFuzzy === true || before?.english !== english);
    return [id, { id, english, translation, note, places: placesOf(message), isFuzzy, comments }] as const;
  });
  return new Map(entries);
}
