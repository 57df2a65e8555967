import { expect, test } from 'vitest';
import { cases, evaluate, heldOutCases, precision, recall, tuningCases } from './evaluate.ts';
import { parseCases } from './read-cases.ts';

test('the cases cover forty languages, and no two have the same name', () => {
  expect(cases.length).toBeGreaterThanOrEqual(400);
  expect(new Set(cases.map(({ id }) => id)).size).toBe(cases.length);
  expect(new Set(cases.map(({ language }) => language)).size).toBeGreaterThanOrEqual(40);
  expect(heldOutCases.length).toBeGreaterThan(cases.length / 4);
});

const results = { 'the tuning part': evaluate(tuningCases), 'the part kept aside': evaluate(heldOutCases) };

test.each(Object.entries(results))('codes and links of %s are found as well as we promise', (_, result) => {
  const { codes, links, kinds } = result;
  expect(precision(codes)).toBeGreaterThanOrEqual(0.99);
  expect(recall(codes)).toBeGreaterThanOrEqual(0.95);
  expect(precision(links)).toBeGreaterThanOrEqual(0.98);
  expect(recall(links)).toBeGreaterThanOrEqual(0.98);
  expect(precision(kinds)).toBeGreaterThanOrEqual(0.95);
});

test('fewer than one in a hundred newsletters, receipts and scam mails gives a false code', () => {
  const [tuning, heldOut] = Object.values(results).map(({ falseCodes }) => falseCodes);
  const mails = tuning!.mails + heldOut!.mails;
  expect(mails).toBeGreaterThan(200);
  expect((tuning!.found + heldOut!.found) / mails).toBeLessThan(0.01);
});

test.each([
  ['unknown field', 'language: en\n  subject: Hi\n  htlm: Hello'],
  ['missing language', 'subject: Hi'],
  ['missing name', 'language: en\n  text: Hello'],
  ['missing mail', 'name: nothing\n  language: en'],
  ['link without its kind', 'language: en\n  subject: Hi\n  link: https://acme.test/'],
  ['unknown kind', 'language: en\n  subject: Hi\n  link: https://acme.test/\n  kind: click'],
  ['negative with a code', 'language: en\n  subject: Hi\n  code: 0123\n  negative: true'],
])('a case is refused for this mistake: %s', (_, fields) => {
  expect(parseCases('- language: en\n  subject: Hi\n  code: 0123', 'group')).toMatchObject([
    { id: 'group/en/Hi', code: '0123', link: null },
  ]);
  expect(() => parseCases(`- ${fields}`, 'group')).toThrow();
});
