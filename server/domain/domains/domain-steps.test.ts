import { describe, expect, test } from 'vitest';
import { DOMAIN_STATES, type DomainState } from '#contract/domains.ts';
import { words } from '#tests/support/words.ts';
import { decideStep, readEnd, type Step, wordOf } from './domain-steps.ts';

const now = new Date('2026-11-18T12:00:00Z');
const later = new Date('2026-12-31T12:00:00Z');
const earlier = new Date('2026-11-18T11:59:59Z');

const steps: Record<string, Step> = {
  activate: { to: 'active' },
  rest: { to: 'resting', endsAt: null },
  retire: { to: 'resting', endsAt: later },
  'retire at once': { to: 'resting', endsAt: now },
  block: { to: 'blocked', reason: 'Fraud' },
};
type Row = Parameters<typeof decideStep>[2][number];
const row = (changed: Partial<Row> = {}): Row & { name: string } => ({
  id: 'a',
  name: 'flies.example',
  kind: 'shared',
  plan: 'free',
  state: 'active',
  ends_at: null,
  ...changed,
});
const spare = row({ id: 'b' });
/** What is stored of a domain that people see in this state. */
const stored = (word: DomainState): Partial<Row> =>
  word === 'retiring' ? { state: 'resting', ends_at: later } : { state: word };

/** What a step leads to, or that it is refused. */
function result(step: Step, changed: Partial<Row>, others: Row[] = [spare]): DomainState | 'refused' {
  try {
    return wordOf(decideStep(step, row(changed), others, now), now);
  } catch (error) {
    expect((error as Error).message).toMatch(/^flies\.example is .+\.$/);
    return 'refused';
  }
}

describe('the operator moves', () => {
  const table: Record<string, Partial<Record<DomainState, DomainState>>> = {
    activate: {
      active: 'active',
      resting: 'active',
      retiring: 'active',
      retired: 'active',
      blocked: 'active',
    },
    rest: { active: 'resting', resting: 'resting', retiring: 'resting' },
    retire: { active: 'retiring', resting: 'retiring', retiring: 'retiring' },
    'retire at once': { active: 'retired', resting: 'retired', retiring: 'retired', retired: 'retired' },
    block: {
      active: 'blocked',
      resting: 'blocked',
      retiring: 'blocked',
      retired: 'blocked',
      blocked: 'blocked',
    },
  };
  const shared = DOMAIN_STATES.filter((state) => state !== 'pending' && state !== 'suspended');
  const cases = Object.entries(table).flatMap(([name, to]) =>
    shared.map((from) => ({ name, from, to: to[from] ?? ('refused' as const) })),
  );
  test.each(cases)('a shared domain: $name from $from is $to', ({ name, from, to }) => {
    expect(result(steps[name]!, stored(from))).toBe(to);
  });

  const ofOwn = ['pending', 'active', 'suspended', 'blocked'] as const;
  const own = ofOwn.flatMap((from) =>
    Object.keys(steps).map((name) => ({
      name,
      from,
      to: name === 'block' ? 'blocked' : name === 'activate' && from === 'blocked' ? 'pending' : 'refused',
    })),
  );
  test.each(own)('the domain of a customer: $name from $from is $to', ({ name, from, to }) => {
    expect(result(steps[name]!, { kind: 'own', state: from })).toBe(to);
  });
});

test('a domain whose end has passed is retired, whatever is written down', () => {
  const over = { state: 'resting' as const, ends_at: earlier };
  expect(result(steps.rest!, over)).toBe('refused');
  expect(result(steps.retire!, over)).toBe('refused');
  expect(result(steps.activate!, over)).toBe('active');
});

test('only a retiring domain has an end', () => {
  expect(decideStep(steps.retire!, row(), [spare], now).ends_at).toEqual(later);
  for (const name of ['activate', 'rest', 'retire at once', 'block']) {
    const changed = row({ state: 'resting', ends_at: later });
    expect(decideStep(steps[name]!, changed, [spare], now).ends_at).toBeNull();
  }
});

describe('no plan is left without an active domain', () => {
  const free = row({ id: 'b' });
  const premium = row({ id: 'b', plan: 'premium' });
  const resting = row({ id: 'b', state: 'resting' });
  test.each([
    ['the only one', {}, []],
    ['the only one of the free plan', {}, [premium]],
    ['one beside a resting one', {}, [resting]],
    ['the only one of the premium plan', { plan: 'premium' as const }, []],
  ])('%s can be blocked, but neither rested nor retired', (_, changed, others) => {
    for (const name of ['rest', 'retire', 'retire at once'])
      expect(result(steps[name]!, changed, [row(changed), ...others])).toBe('refused');
    expect(result(steps.block!, changed, others)).toBe('blocked');
  });

  test('the last one of premium can rest while there are free ones', () => {
    expect(result(steps.rest!, { plan: 'premium' }, [free])).toBe('resting');
  });

  test('one that is not active is not counted on', () => {
    expect(result(steps.retire!, { state: 'resting' }, [])).toBe('retiring');
  });
});

describe('an end', () => {
  test.each([
    ['2026-12-31', '2026-12-31T23:59:59.999Z'],
    [' 2028-02-29 ', '2028-02-29T23:59:59.999Z'],
    ['2026-12-31T18:00:00Z', '2026-12-31T18:00:00.000Z'],
    ['2026-12-31T18:00Z', '2026-12-31T18:00:00.000Z'],
    ['2026-12-31T18:00:00+02:00', '2026-12-31T16:00:00.000Z'],
  ])('%s is %s', (text, expected) => {
    expect(readEnd(text).toISOString()).toBe(expected);
  });

  test.each([
    ...words('tomorrow 2026-02-30 2027-02-29 31.12.2026 2026-12-31T18:00 2026-12-31T25:00Z 1e3'),
    '',
  ])('"%s" is refused in words', (text) => {
    expect(() => readEnd(text)).toThrow(/neither a day such as/);
  });
});
