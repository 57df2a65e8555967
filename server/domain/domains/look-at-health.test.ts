import { randomBytes, randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { DayFigures } from '#server/store/domains/day-store.ts';
import type { DomainChange, DomainRow } from '#server/store/domains/domain-store.ts';
import { createVault } from '#server/vault/vault.ts';
import { openDetails, sealDetails } from './domain-details.ts';
import type { Listing } from './lists.ts';
import { createLookAtHealth } from './look-at-health.ts';

const HOUR = 3_600_000;
const vault = createVault({ mailKey: randomBytes(32), hashKey: randomBytes(32) });

function setUp({ states = ['active'], found = [] as Listing[], days = [] as DayFigures[] } = {}) {
  let time = Date.parse('2026-11-18T12:00:00Z');
  const asked: string[][] = [];
  const rows = states.map((state, nth) => {
    const id = randomUUID();
    const name_sealed = vault.seal(id, 'domain name', Buffer.from(`d${nth}.example`));
    return {
      id,
      name_sealed,
      state,
      health: null,
      sealed: sealDetails(vault, id, {}),
    } as unknown as DomainRow;
  });
  const changes: DomainChange[] = [];
  const look = createLookAtHealth({
    store: {
      list: async () => rows,
      async change(id, decide) {
        const row = rows.find((one) => one.id === id)!;
        const change = decide(row, []);
        changes.push(change);
        return Object.assign(row, change) as DomainRow;
      },
    },
    days: { month: async () => new Map(rows.map(({ id }) => [id, days])) },
    async readLists(names) {
      asked.push(names);
      return { listings: new Map(names.map((name) => [name, found])), problems: [] };
    },
    vault,
    onProblem: () => {},
    now: () => new Date(time),
  });
  const pass = (ms: number) => {
    time += ms;
  };
  return { look, rows, asked, changes, pass };
}

test('lists are read once a day, for domains that take mail', async () => {
  const { look, asked, pass } = setUp({ states: ['active', 'blocked', 'resting', 'retired', 'pending'] });
  await look();
  pass(HOUR);
  await look();
  expect(asked).toEqual([['d0.example', 'd2.example']]);
  pass(24 * HOUR);
  await look();
  expect(asked).toHaveLength(2);
});

test('what the lists say is kept with its date, and becomes the word for visitors', async () => {
  const found = [{ list: 'one', date: '2026-11-01', name: 'd0.example' }];
  const { look, rows } = setUp({ found });
  await look();
  expect(rows[0]!.health).toBe('listed');
  expect(openDetails(vault, rows[0]!).lists).toEqual({ at: '2026-11-18T12:00:00.000Z', found });
});

test('nothing is written while nothing changes', async () => {
  const { look, changes, pass } = setUp();
  await look();
  pass(HOUR);
  await look();
  expect(changes).toHaveLength(1);
});
