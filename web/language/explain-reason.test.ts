import { afterEach, expect, test, vi } from 'vitest';
import { english, languages } from '#contract/languages.ts';
import { ApiError, callApi, explain } from '#web/lib/api.ts';
import { explainReason } from './explain-reason.ts';
import { renderIn } from './page-language.ts';

const inLanguage = (prefix: string) => renderIn(languages.find((one) => one.prefix === prefix)!);
afterEach(() => {
  renderIn(english);
  vi.unstubAllGlobals();
});

test('a reason is a sentence in the language of the page, with its values', async () => {
  inLanguage('de');
  expect(await explainReason({ code: 'name-taken' })).toBe(
    'Dieser Name ist schon vergeben. Bitte wähle einen anderen.',
  );
  // What a sender chooses is never read as a pattern, and numbers are written as the language does.
  expect(await explainReason({ code: 'dkim-no-key', params: { domain: '$&.{domain}' } })).toBe(
    'Signiert im Namen von $&.{domain}, aber $&.{domain} hat keinen solchen Schlüssel.',
  );
  expect(await explainReason({ code: 'too-long', params: { max: 10_000 } })).toBe(
    'Höchstens 10.000 Zeichen.',
  );
  renderIn(english);
  expect(await explainReason({ code: 'too-long', params: { max: 60 } })).toBe('at most 60 characters');
});

test('a code that the page does not know has no sentence', async () => {
  inLanguage('ar');
  for (const code of ['something-new', 'constructor', null, undefined])
    expect(await explainReason({ code })).toBe(null);
});

test('a refusal is explained by its code, or as the server said it', async () => {
  inLanguage('ja');
  const answer = async (body: object) => {
    vi.stubGlobal('fetch', async () => Response.json(body, { status: 409 }));
    return explain(await callApi('/api/x').catch((error) => error), 'no reason');
  };
  expect(await answer({ success: false, error: 'in English', code: 'name-taken' })).toBe(
    'この名前はすでに使われています。別の名前を選んでください。',
  );
  expect(await answer({ success: false, error: 'in English', code: 'something-new' })).toBe('in English');
  expect(explain(new ApiError(500, {}), 'no reason')).toBe('no reason');
});
