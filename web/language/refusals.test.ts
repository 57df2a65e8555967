import { afterEach, expect, test } from 'vitest';
import { english } from '#contract/languages.ts';
import { texts } from '#contract/texts.ts';
import { renderIn } from './page-language.ts';
import { shownRefusal } from './refusals.ts';

const german = { prefix: 'de', lang: 'de', dir: 'ltr', name: 'Deutsch' } as const;
const files = {
  './refusals/de.ts': async () => ({ refusals: { [texts.nameTaken]: 'Dieser Name ist schon vergeben.' } }),
};
const broken = { './refusals/de.ts': () => Promise.reject(new Error('no connection')) };

afterEach(() => renderIn(english));

test('a refusal is shown in the language of the page', async () => {
  renderIn(german);
  expect(await shownRefusal(texts.nameTaken, files)).toBe('Dieser Name ist schon vergeben.');
});

test('a refusal is shown as it came on English pages, without a translation, and where that cannot be loaded', async () => {
  expect(await shownRefusal(texts.nameTaken, files)).toBe(texts.nameTaken);
  renderIn(german);
  expect(await shownRefusal('Something new', files)).toBe('Something new');
  expect(await shownRefusal(texts.nameTaken, broken)).toBe(texts.nameTaken);
});
