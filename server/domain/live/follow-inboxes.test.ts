import { randomUUID } from 'node:crypto';
import { afterEach, expect, test } from 'vitest';
import { createHub } from '#server/live/hub.ts';
import type { MessageRow } from '#server/store/mail/message-store.ts';
import { createFollowInboxes } from './follow-inboxes.ts';
import type { LiveReader } from './live-reader.ts';

const closers: Array<() => void> = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

const expiresAt = new Date(Date.now() + 3_600_000);
const message = { id: 'a', seenSeq: null, foundSeq: null, verdictSeq: null, deletedSeq: null };

/** A reader of one inbox, whose changes are these rows. */
async function follow() {
  const inbox = { id: randomUUID(), address: 'ann@mayfly.test', seq: 10 };
  const stored = { seq: 10, rows: [] as MessageRow[], expiresAt, loads: 0 };
  const hub = createHub();
  const sent: unknown[] = [];
  const positions = { failure: null as Error | null };
  const begin = createFollowInboxes({
    hub,
    loadChanges: async ({ after }) => {
      stored.loads++;
      return {
        ...stored,
        from: after,
        rows: stored.rows.filter((row) => Math.max(row.seq, row.foundSeq ?? 0) > after),
        attempted: false,
        labelled: false,
      };
    },
    loadPositions: async () => {
      if (positions.failure) throw positions.failure;
      return new Map([[inbox.id, stored.seq]]);
    },
    summary: (row) => ({ id: row.id, code: '314159' }) as never,
    now: () => new Date(),
  });
  const list = async () => [
    { ...inbox, latestEnd: expiresAt, expiresAt: stored.expiresAt, endsAt: stored.expiresAt },
  ];
  const follower = await begin({ ownerId: 'ann', list, lastEventId: undefined });
  closers.push(() => follower.stop());
  const reader: LiveReader = {
    take: ({ name, ...rest }) => void (name && sent.push([name, 'data' in rest && rest.data])),
    takePositions: (data) => void sent.push(['positions', data]),
    end: () => void sent.push(['end']),
  };
  follower.attach(reader);
  return { follower, stored, sent, positions, wake: () => hub.wake([inbox.id]) };
}

const row = (seq: number, more = {}) => ({ ...message, seq, ...more }) as MessageRow;

test('a heartbeat tells the position of each address, and says so again while nothing happens', async () => {
  const { follower, sent } = await follow();
  const told = ['positions', { 'ann@mayfly.test': 10 }];
  await follower.beat();
  await expect.poll(() => sent).toEqual([told]);
  await follower.beat();
  await expect.poll(() => sent).toEqual([told, told]);
});

test('a change whose notification was lost is sent before the next heartbeat', async () => {
  const { follower, stored, sent } = await follow();
  Object.assign(stored, { seq: 12, rows: [row(12)] });
  await follower.beat();
  await expect.poll(() => sent.length).toBe(2);
  expect(sent).toEqual([
    ['message', { address: 'ann@mayfly.test', position: 12, message: { id: 'a', code: '314159' } }],
    ['positions', { 'ann@mayfly.test': 12 }],
  ]);
});

test('the last event of several changes has their position, so that no list is fetched for the quiet ones', async () => {
  const { follower, stored, sent } = await follow();
  Object.assign(stored, {
    seq: 14,
    rows: [row(11, { foundSeq: 13, found: Buffer.of(1) }), row(12, { id: 'b' })],
  });
  await follower.beat();
  await expect.poll(() => sent.length).toBe(3);
  expect(sent).toMatchObject([
    ['message', { position: 11 }],
    ['message', { position: 14 }],
    ['positions', { 'ann@mayfly.test': 14 }],
  ]);
});

test('a heartbeat goes on without the database', async () => {
  const { follower, sent, positions } = await follow();
  positions.failure = new Error('away');
  await follower.beat();
  await expect.poll(() => sent).toEqual([['positions', { 'ann@mayfly.test': 10 }]]);
});

test('the new end of an address comes before the mail that arrived after it, although both are read at once', async () => {
  const { stored, sent, wake } = await follow();
  await expect.poll(() => stored.loads).toBe(1);
  Object.assign(stored, { seq: 11, rows: [row(11)], expiresAt: new Date(expiresAt.getTime() + 3_600_000) });
  wake();
  await expect.poll(() => sent).toHaveLength(2);
  expect(sent.map((news) => (news as unknown[])[0])).toEqual(['extended', 'message']);
});
