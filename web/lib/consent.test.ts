import { describe, expect, it } from 'vitest';
import { asksForConsent } from './consent.ts';

describe('asksForConsent', () => {
  it.each([
    'de-DE',
    'fr-FR',
    'en-GB',
    'en-IE',
    'fr-CA',
    'en-CA',
    'de-CH',
    'nb-NO',
    'is-IS',
    'zh-Hans-DE',
    'en-de',
  ])('requires consent for %s because of its region', (language) =>
    expect(asksForConsent(language)).toBe(true),
  );

  it.each(['de', 'fr', 'it', 'pl', 'ga', 'pt'])(
    'requires consent for %s, an official EU language',
    (language) => expect(asksForConsent(language)).toBe(true),
  );

  it.each(['en-US', 'en', 'en-AU', 'pt-BR', 'es-MX', 'es-419', 'fr-SN', 'ja', 'zh-CN', 'tr', ''])(
    'requires no consent for "%s"',
    (language) => expect(asksForConsent(language)).toBe(false),
  );
});
