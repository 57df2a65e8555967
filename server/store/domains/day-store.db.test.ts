import { randomBytes, randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { setUpDatabase } from '#tests/support/store-database.ts';
import { advisoryLocks } from '../advisory-locks.ts';
import { createPartitionStore } from '../mail/partitions.ts';
import { createDayStore, type DayCounts } from './day-store.ts';
import { createDomainStore } from './domain-store.ts';

const handle = setUpDatabase();
const store = () => createDayStore(handle);
const TODAY = '2026-11-18';
const MINUTE = 60_000;

beforeEach(() => handle.pool.query("DELETE FROM settings WHERE key = 'domains-heard-until'"));

async function newDomain(): Promise<string> {
  const id = randomUUID();
  await handle.pool.query(
    `INSERT INTO domains (id, name_hash, name_sealed, kind, state, created_at, state_since, sealed)
     VALUES ($1, $2, '', 'shared', 'active', now(), now(), '')`,
    [id, randomBytes(32)],
  );
  return id;
}

const counts = (domainId: string, more: Partial<DayCounts> = {}): DayCounts => ({
  domainId,
  day: TODAY,
  addresses: 0,
  mails: 0,
  refused: {},
  ...more,
});
const figures = (domainId: string, more: Record<string, unknown> = {}) => ({
  ...counts(domainId),
  heardOf: 0,
  heard: 0,
  ...more,
});
const monthOf = async (domainId: string, today = TODAY) =>
  (await store().month({ domainIds: [domainId], today })).get(domainId);

describe('counts', () => {
  test('are added to those of the same day, reason by reason', async () => {
    const [a, b] = [await newDomain(), await newDomain()];
    await store().add([
      counts(a, { addresses: 1, mails: 2, refused: { 'not-found': 1, blocked: 2 } }),
      counts(b, { mails: 9 }),
    ]);
    await store().add([
      counts(a, { addresses: 10, mails: 20, refused: { 'not-found': 10, 'mailbox-full': 1 } }),
      counts(a, { day: '2026-11-17', mails: 1 }),
    ]);
    expect(await monthOf(a)).toEqual([
      figures(a, { day: '2026-11-17', mails: 1 }),
      figures(a, { addresses: 11, mails: 22, refused: { 'not-found': 11, blocked: 2, 'mailbox-full': 1 } }),
    ]);
    expect(await monthOf(b)).toEqual([figures(b, { mails: 9 })]);
  });

  test('tell when a domain last got a mail, by the minute, and never go back', async () => {
    const [a, b] = [await newDomain(), await newDomain()];
    const at = (time: string) => Date.parse(`2026-11-18T${time}Z`);
    await store().add([counts(a, { mails: 2, lastMailAt: at('12:00:59') }), counts(b)]);
    await store().add([
      counts(a, { mails: 1, lastMailAt: at('11:59:59') }),
      counts(a, { mails: 1, day: '2026-11-17', lastMailAt: at('12:03:01') }),
    ]);
    await store().add([counts(a, { mails: 1, lastMailAt: at('12:02:00') })]);
    expect(await createDomainStore(handle).lastMailAt([a, b])).toEqual(
      new Map([
        [a, new Date(at('12:03:00'))],
        [b, null],
      ]),
    );
  });

  test('of a domain that is gone do not keep the others from being saved', async () => {
    const a = await newDomain();
    await store().add([counts(randomUUID(), { mails: 1 }), counts(a, { mails: 1 })]);
    expect(await monthOf(a)).toEqual([figures(a, { mails: 1 })]);
  });

  test('of two processes at once do not block each other', async () => {
    const ids = await Promise.all(Array.from({ length: 300 }, newDomain));
    const rows = ids.map((id) => counts(id, { mails: 1 }));
    const backwards = rows.toReversed();
    await Promise.all(Array.from({ length: 30 }, (_, nth) => store().add(nth % 2 ? rows : backwards)));
    const month = await store().month({ domainIds: ids, today: TODAY });
    expect([...month.values()].flat().map(({ mails }) => mails)).toEqual(ids.map(() => 30));
  });

  test('of 30 days are a month, and after 60 days they are gone', async () => {
    const a = await newDomain();
    const days = ['2026-09-19', '2026-09-20', '2026-10-19', '2026-10-20', TODAY, '2026-11-19'];
    await store().add(days.map((day) => counts(a, { day })));
    expect((await monthOf(a))?.map(({ day }) => day)).toEqual(['2026-10-20', TODAY]);
    await store().purge(TODAY);
    const { rows } = await handle.pool.query(
      'SELECT day::text FROM domain_days WHERE domain_id = $1 ORDER BY day',
      [a],
    );
    expect(rows.map(({ day }) => day)).toEqual(days.slice(1));
  });
});

describe('addresses that got a mail within 15 minutes', () => {
  const now = new Date('2026-11-18T12:00:00Z');
  const ago = (minutes: number) => new Date(now.getTime() - minutes * MINUTE);

  async function newInbox({
    domainId,
    created,
    lives = 60,
    mails = [],
  }: {
    domainId: string | null;
    /** Minutes before `now`. */
    created: number;
    lives?: number;
    /** Minutes after it was created. */
    mails?: number[];
  }) {
    const id = randomUUID();
    const expiresAt = ago(created - lives);
    await createPartitionStore(handle).ensureFor(expiresAt);
    await handle.pool.query(
      `INSERT INTO inboxes (id, address_hash, address_sealed, owner_id, plan, created_at, expires_at, domain_id)
       VALUES ($1, $2, '', $1, 'free', $3, $4, $5)`,
      [id, randomBytes(32), ago(created), expiresAt, domainId],
    );
    for (const [seq, after] of mails.entries())
      await handle.pool.query(
        `INSERT INTO messages (expires_at, inbox_id, seq, id, received_at, size)
         VALUES ($1, $2, $3, $4, $5, 1)`,
        [expiresAt, id, seq, randomUUID(), ago(created - after)],
      );
  }
  const heardOf = async (domainId: string, at = now) => {
    const days = await monthOf(domainId, at.toISOString().slice(0, 10));
    return days?.map(({ day, heardOf, heard }) => ({ day, heardOf, heard }));
  };

  test('are counted once, when 15 minutes have passed, for the day on which they were created', async () => {
    const [a, b] = [await newDomain(), await newDomain()];
    await store().countHeard(ago(10));
    await newInbox({ domainId: a, created: 26, mails: [1] }); // looked at by the first call
    await newInbox({ domainId: a, created: 25, mails: [] });
    await newInbox({ domainId: a, created: 20, mails: [3, 4] });
    await newInbox({ domainId: a, created: 20, mails: [14.9], lives: 200 });
    await newInbox({ domainId: a, created: 20, mails: [15] });
    await newInbox({ domainId: a, created: 15, mails: [1] }); // not yet older than 15 minutes
    await newInbox({ domainId: b, created: 20, mails: [1], lives: 24 * 60 });
    await newInbox({ domainId: a, created: 20, mails: [1], lives: 19 }); // no longer lives
    await newInbox({ domainId: null, created: 20, mails: [1] });
    await newInbox({ domainId: randomUUID(), created: 20, mails: [1] });

    await store().countHeard(now);
    await store().countHeard(now);
    expect(await heardOf(a)).toEqual([{ day: TODAY, heardOf: 4, heard: 2 }]);
    expect(await heardOf(b)).toEqual([{ day: TODAY, heardOf: 1, heard: 1 }]);

    await store().countHeard(ago(-5));
    expect(await heardOf(a)).toEqual([{ day: TODAY, heardOf: 5, heard: 3 }]);
    expect(await heardOf(b)).toEqual([{ day: TODAY, heardOf: 1, heard: 1 }]);
  });

  test('belong to the day of their creation by UTC', async () => {
    const a = await newDomain();
    const midnight = 12 * 60;
    await store().countHeard(ago(midnight));
    await newInbox({ domainId: a, created: midnight + 1, mails: [2], lives: 24 * 60 });
    await newInbox({ domainId: a, created: midnight, lives: 24 * 60 });
    await store().countHeard(now);
    expect(await heardOf(a)).toEqual([
      { day: '2026-11-17', heardOf: 1, heard: 1 },
      { day: TODAY, heardOf: 1, heard: 0 },
    ]);
  });

  test('are counted after a stop, if it was within the last day', async () => {
    const a = await newDomain();
    const day = 24 * 60;
    await store().countHeard(ago(9 * day));
    await newInbox({ domainId: a, created: day + 16, lives: 2 * day });
    await newInbox({ domainId: a, created: day + 14, lives: 2 * day });
    await newInbox({ domainId: a, created: 100, lives: 2 * day });
    await store().countHeard(now);
    expect((await heardOf(a))?.map((one) => one.heardOf)).toEqual([1, 1]);
  });

  test('are added to what else is known of the day', async () => {
    const a = await newDomain();
    await store().add([counts(a, { addresses: 7, refused: { blocked: 1 } })]);
    await store().countHeard(ago(10));
    await newInbox({ domainId: a, created: 20 });
    await store().countHeard(now);
    await store().add([counts(a, { mails: 1 })]);
    expect(await monthOf(a)).toEqual([
      figures(a, { addresses: 7, mails: 1, refused: { blocked: 1 }, heardOf: 1 }),
    ]);
  });

  test('are left to the process that is counting already', async () => {
    const a = await newDomain();
    await store().countHeard(ago(10));
    await newInbox({ domainId: a, created: 20 });
    const other = await handle.pool.connect();
    await other.query('SELECT pg_advisory_lock($1)', [advisoryLocks.countHeard]);
    await store().countHeard(now);
    await other.query('SELECT pg_advisory_unlock($1)', [advisoryLocks.countHeard]);
    other.release();
    expect(await heardOf(a)).toBeUndefined();
    await Promise.all(Array.from({ length: 5 }, () => store().countHeard(now)));
    expect(await heardOf(a)).toEqual([{ day: TODAY, heardOf: 1, heard: 0 }]);
  });
});
