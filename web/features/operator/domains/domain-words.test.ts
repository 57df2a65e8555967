import { describe, expect, test } from 'vitest';
import type { OperatorDomain } from '#contract/operator-domains.ts';
import { heardWords, lossOf, mailsByDay, refusedWords, renewalNote, stepsOf } from './domain-words.ts';

const domain = (changed: Partial<OperatorDomain> = {}): OperatorDomain => ({
  name: 'flies.example',
  display: 'flies.example',
  kind: 'shared',
  state: 'active',
  subdomains: false,
  endsAt: null,
  problem: null,
  problemCode: null,
  health: null,
  plan: 'free',
  weight: 1,
  since: '2026-11-01T00:00:00.000Z',
  addresses: 12,
  owner: null,
  reason: null,
  checkedAt: null,
  renewsOn: null,
  lists: null,
  ...changed,
});
const now = new Date('2026-11-18T12:00:00Z');

describe('before a step, the operator reads', () => {
  const other = domain({ name: 'other.example' });
  test.each([
    ['rest', domain(), [other], '12 living addresses stay.'],
    ['retire', domain({ addresses: 1 }), [other], '1 living address ends with that day'],
    ['block', domain(), [other], '12 addresses are closed at once with their mail.'],
    ['block', domain(), [], 'No other domain is active for free addresses'],
    ['block', domain({ kind: 'own', owner: 'me@x.example' }), [other], 'It belongs to me@x.example'],
  ] as const)('of %s what happens to whom', (step, one, others, words) => {
    expect(lossOf(step, one, [one, ...others])).toContain(words);
  });
});

test('a customer’s domain can be blocked, and nothing else until then', () => {
  expect(stepsOf(domain({ kind: 'own' }))).toEqual(['block']);
  expect(stepsOf(domain({ kind: 'own', state: 'blocked' }))).toEqual(['activate']);
});

test.each([
  ['2026-11-01', 'was to be renewed 17 days ago', true],
  ['2026-11-18', 'to be renewed today', true],
  ['2026-12-02', 'to be renewed in 14 days', true],
  ['2026-12-03', 'to be renewed in 15 days', false],
])('a renewal on %s is "%s"', (day, text, urgent) => {
  expect(renewalNote(day, now)).toEqual({ text, urgent });
  expect(renewalNote(null, now)).toBeNull();
});

test('every day of the month has a value', () => {
  const days = mailsByDay([{ day: '2026-11-17', mails: 7 }], now);
  expect([days.length, days[0]!.day, days.at(-1)!.day]).toEqual([30, '2026-10-20', '2026-11-18']);
  expect(days.filter(({ mails }) => mails)).toEqual([{ day: '2026-11-17', mails: 7 }]);
});

test('figures are words', () => {
  expect(refusedWords({ 'mailbox-full': 3, 'not-found': 1200, surprise: 1 })).toBe(
    '1,200 no such address, 3 inbox full, 1 other',
  );
  expect(heardWords({ lastDay: 0.1, before: 0.612 })).toBe('10 % in the last day, 61 % in the month before');
  expect(heardWords({ lastDay: null, before: 0.5 })).toContain('too few addresses in the last day');
});
