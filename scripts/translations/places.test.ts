import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parts, readEnglish, root } from './parts.ts';
import { createPlaces } from './places.ts';

it('translators learn which files use a text', () => {
  const placesOf = createPlaces();
  const page = readEnglish.page();
  const placesOfId = (id: string) => placesOf(page.find((message) => message.id === id)!);
  expect(placesOfId('features/programs revokeKey')).toEqual(['web/features/programs/keys-sheet.tsx']);
  // Chosen by a name that is computed.
  expect(placesOfId('features/inbox/sender sentences.genuine')).toEqual([
    'web/features/inbox/sender/verdict-words.ts',
  ]);
  for (const message of parts.flatMap((part) => readEnglish[part]())) {
    const places = placesOf(message);
    expect(places.length, message.id).toBeGreaterThan(0);
    expect(places.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  }
});
