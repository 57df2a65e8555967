import { expect, test } from 'vitest';
import type { DayCounts } from '#server/store/domains/day-store.ts';
import { createTally, type Tally } from './tally.ts';

const [a, b] = ['a', 'b'];
const NOON = new Date('2026-11-18T12:00:00Z');
type Options = Partial<Parameters<typeof createTally>[0]>;

/** A tally that saves into an array, for as long as `fails` is false. */
function setUp(options: Options = {}) {
  const place = {
    saved: [] as DayCounts[][],
    errors: [] as unknown[],
    fails: false,
    time: NOON,
  };
  const tally = createTally({
    save: async (days) => {
      if (place.fails) throw new Error('no database');
      place.saved.push(days);
    },
    now: () => place.time,
    onError: (error) => place.errors.push(error),
    everyMs: 3_600_000,
    ...options,
  });
  return { place, saved: place.saved, tally };
}

const day = (domainId: string, counts: Partial<DayCounts> = {}): DayCounts => ({
  domainId,
  day: '2026-11-18',
  addresses: 0,
  mails: 0,
  refused: {},
  ...(counts.mails && { lastMailAt: NOON.getTime() }),
  ...counts,
});

test('everything of a domain and a day is one row, and nothing is saved twice', async () => {
  const { tally, saved } = setUp();
  tally.addAddress(a);
  tally.addMail(a);
  tally.addMail(a);
  tally.addRefusal(a, 'not-found');
  tally.addRefusal(a, 'not-found');
  tally.addRefusal(a, 'mailbox-full');
  tally.addMail(b);
  await tally.flush();
  await tally.flush();
  expect(saved).toEqual([
    [
      day(a, { addresses: 1, mails: 2, refused: { 'not-found': 2, 'mailbox-full': 1 } }),
      day(b, { mails: 1 }),
    ],
  ]);
  await tally.close();
});

test('the day is that of the event, by UTC', async () => {
  const { tally, place } = setUp();
  const [late, midnight] = [new Date('2026-11-18T23:59:59.999Z'), new Date('2026-11-19T00:00:00Z')];
  place.time = late;
  tally.addMail(a);
  place.time = midnight;
  tally.addMail(a);
  await tally.close();
  expect(place.saved).toEqual([
    [
      day(a, { mails: 1, lastMailAt: late.getTime() }),
      day(a, { mails: 1, lastMailAt: midnight.getTime(), day: '2026-11-19' }),
    ],
  ]);
});

test('a reason that is not known counts as another', async () => {
  const { tally, saved } = setUp();
  for (const reason of ['made up', '__proto__', 'blocked']) tally.addRefusal(a, reason);
  await tally.close();
  expect(saved).toEqual([[day(a, { refused: { other: 2, blocked: 1 } })]]);
});

test('counts that the receiving threads do not give are waited for no longer, and the others are saved', async () => {
  const { tally, place } = setUp();
  tally.addMail(a);
  tally.collectFrom(async () => {
    throw new Error('no thread');
  });
  await tally.flush();
  expect(place.errors).toEqual([new Error('no thread')]);
  expect(place.saved).toEqual([[day(a, { mails: 1 })]]);
  tally.collectFrom(null);
  await tally.close();
});

test('counts that cannot be saved are kept, and saved later with those that came meanwhile', async () => {
  const { tally, place } = setUp();
  tally.addMail(a);
  tally.addRefusal(a, 'blocked');
  place.fails = true;
  const failing = tally.flush();
  tally.addMail(a);
  tally.addRefusal(a, 'blocked');
  tally.addAddress(b);
  await failing;
  expect(place.errors).toEqual([new Error('no database')]);
  place.fails = false;
  await tally.flush();
  expect(place.saved).toEqual([[day(a, { mails: 2, refused: { blocked: 2 } }), day(b, { addresses: 1 })]]);
  await tally.close();
});

test('counts are saved every interval, one save at a time', async () => {
  let running = 0;
  let most = 0;
  let saves = 0;
  const { tally } = setUp({
    everyMs: 1,
    save: async () => {
      most = Math.max(most, ++running);
      await new Promise((done) => setTimeout(done, 10));
      running--;
      saves++;
    },
  });
  const count = () => {
    tally.addMail(a);
    return saves;
  };
  await expect.poll(count, { interval: 1 }).toBeGreaterThan(2);
  await tally.close();
  expect(most).toBe(1);
});

test('close saves what came during the last save', async () => {
  const blocked = Promise.withResolvers<void>();
  const saved: DayCounts[][] = [];
  const { tally }: { tally: Tally } = setUp({
    save: async (days) => {
      saved.push(days);
      await blocked.promise;
    },
  });
  tally.addMail(a);
  const first = tally.flush();
  tally.addMail(b);
  const closed = tally.close();
  blocked.resolve();
  await Promise.all([first, closed]);
  expect(saved).toEqual([[day(a, { mails: 1 })], [day(b, { mails: 1 })]]);
});

test('many domains are saved in parts, and a part that fails is kept without the others', async () => {
  const { tally, place } = setUp();
  const ids = Array.from({ length: 25_000 }, (_, nth) => `domain ${nth}`);
  for (const id of ids) tally.addMail(id);
  const { push } = place.saved;
  place.saved.push = (...days) => {
    place.fails = true;
    return push.apply(place.saved, days);
  };
  await tally.flush();
  expect([place.saved.length, place.errors.length]).toEqual([1, 1]);
  place.saved.push = push;
  place.fails = false;
  await tally.close();
  expect(place.saved.map((days) => days.length)).toEqual([10_000, 10_000, 5_000]);
  expect(new Set(place.saved.flat().map(({ domainId }) => domainId))).toEqual(new Set(ids));
});

test('there are never more keys than allowed, not even after a failed save', async () => {
  const { tally, place } = setUp({ maxKeys: 2 });
  for (const id of ['a', 'b', 'c', 'a']) tally.addMail(id);
  place.fails = true;
  const failing = tally.flush();
  for (const id of ['b', 'd', 'e']) tally.addMail(id);
  await failing;
  place.fails = false;
  await tally.close();
  expect(place.saved).toEqual([[day('b', { mails: 2 }), day('d', { mails: 1 })]]);
});
