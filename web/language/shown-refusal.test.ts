import { afterEach, expect, test } from 'vitest';
import { domainTexts, fillIn } from '#contract/domain-texts.ts';
import { english } from '#contract/languages.ts';
import { senderTexts } from '#contract/sender-texts.ts';
import { texts } from '#contract/texts.ts';
import { renderIn } from './page-language.ts';
import { refusals as germanRefusals } from './refusals/de.ts';
import { shownRefusal } from './shown-refusal.ts';

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

test('a sentence with a value in it is translated with the value, wherever it stands', async () => {
  renderIn(german);
  const { dkim, spf } = senderTexts;
  const inGerman = {
    './refusals/de.ts': async () => ({
      refusals: { [dkim['no-key']]: 'Im Namen von {}, aber {} hat keinen.', [spf.pass]: 'Erlaubt von {}.' },
    }),
  };
  const show = (sentence: string) => shownRefusal(sentence, inGerman);
  expect(await show(dkim['no-key'].replaceAll('{}', 'a.example'))).toBe(
    'Im Namen von a.example, aber a.example hat keinen.',
  );
  // What a sender chooses is never read as a pattern.
  expect(await show(spf.pass.replace('{}', () => '$&.example'))).toBe('Erlaubt von $&.example.');
  const twoDomains = 'Signed in the name of a.example, but b.example has no such key.';
  expect(await show(twoDomains)).toBe(twoDomains);
});

// Reasons of an operator are whole sentences, and may even look like the end of another one.
const values = [
  'a.example',
  'co.uk',
  'test',
  '3',
  'mx.b.example, mx.c.example',
  'Spam was sent.',
  'Ask a.example first.',
];
const withValue = Object.values(domainTexts).filter((sentence) => sentence.includes('{}'));
const bothOrders = [Object.entries(germanRefusals), Object.entries(germanRefusals).reverse()];

test.each(withValue)(
  '“%s” is translated, whatever its value, and never mistaken for another',
  async (sentence) => {
    renderIn(german);
    for (const entries of bothOrders) {
      const inGerman = { './refusals/de.ts': async () => ({ refusals: Object.fromEntries(entries) }) };
      for (const value of values)
        expect(await shownRefusal(fillIn(sentence, value), inGerman)).toBe(
          fillIn(germanRefusals[sentence], value),
        );
    }
  },
);
