import { expect, test } from 'vitest';
import { fillIn } from './fill-in.ts';
import { domainProblems, senderFindings, webhookFailures } from './findings.ts';
import { operatorRefusals } from './operator-refusals.ts';
import { because, sentenceOf } from './reasons.ts';
import { refusals } from './refusals.ts';

const tables = [refusals, domainProblems, senderFindings, webhookFailures, operatorRefusals];
const all = tables.flatMap((table) => Object.entries<string>(table));

test.each(all)(
  '%s is one lower-case word, and “%s” has words and values that have names',
  (code, sentence) => {
    expect(code).toMatch(/^[a-z]+(-[a-z]+)*$/);
    expect(sentence.trim()).not.toBe('');
    expect(sentence.replace(/\{[a-z]+\}/g, '')).not.toMatch(/[{}]/);
  },
);

test('no code is in two tables', () => {
  expect(new Set(all.map(([code]) => code)).size).toBe(all.length);
});

test('the values are put into the sentence as they are, wherever they stand', () => {
  expect(sentenceOf(because('dkim-no-key', { domain: '$&.example' }))).toBe(
    'Signed in the name of $&.example, but $&.example has no such key.',
  );
  expect(fillIn('{max} of {count}', { max: '{count}', count: 2 })).toBe('{count} of 2');
});
