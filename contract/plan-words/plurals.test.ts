import { expect, test } from 'vitest';
import { defaultPlans, GUEST_COOLDOWN_MS } from '../plans.ts';
import { words as ar } from './ar.ts';
import { words as fr } from './fr.ts';
import { words as ru } from './ru.ts';

test.each([
  ['Russian', ru, ['1 час', '2 часа', '5 часов', '11 часов', '21 час', '1,5 часа']],
  ['Arabic', ar, ['ساعة واحدة', 'ساعتان', '5 ساعات', '11 ساعة', '21 ساعة', '1.5 ساعة']],
  ['French', fr, ['1 heure', '2 heures', '5 heures', '11 heures', '21 heures', '1.5 heure']],
])('hours have the plural forms of %s', (_language, words, expected) => {
  const written = [1, 2, 5, 11, 21, 1.5].map((count) => words.time(count, 'hour').replaceAll('\u00a0', ' '));
  expect(written).toEqual(expected);
});

test('addresses have the plural forms of Russian and Arabic', () => {
  const written = (words: typeof ru) =>
    [1, 2, 5].map((count) => words.addresses(count).replace('\u00a0', ' '));
  expect(written(ru)).toEqual(['1 адрес', '2 адреса', '5 адресов']);
  expect(written(ar)).toEqual(['عنوان واحد', 'عنوانان', '5 عناوين']);
});

test('in Russian, limits are also written in the genitive', () => {
  const forms = ru.forms!(defaultPlans, GUEST_COOLDOWN_MS);
  expect(forms.freeLifetimeGenitive!.replace('\u00a0', ' ')).toBe('1 часа');
  expect(forms.freeAddressesGenitive!.replace('\u00a0', ' ')).toBe('2 адресов');
  expect(forms.premiumAddressesGenitive!.replace('\u00a0', ' ')).toBe('5 адресов');
});
