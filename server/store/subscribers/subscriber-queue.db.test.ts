import { beforeEach, expect, test } from 'vitest';
import { createQueuedMail } from '#tests/support/queued-mail.ts';
import { addInbox, setUpDatabase } from '#tests/support/store-database.ts';
import { CHANNEL } from '../channel.ts';
import { QUEUED } from './kinds.ts';
import { createSubscriberQueue, type Taken } from './subscriber-queue.ts';

const HOUR = 3_600_000;
const LEASE_MS = 20_000;
const FIRST_ID = '00000000-0000-0000-0000-000000000000';
const start = new Date();
const later = (ms: number) => new Date(start.getTime() + ms);
const handle = setUpDatabase();
beforeEach(async () => {
  await handle.pool.query('TRUNCATE subscriber_queue, webhooks, accounts CASCADE');
});

const { addAccount, addWebhook, receive } = createQueuedMail(handle, { now: start, end: later(HOUR) });

/** What a process does, with a queue of its own. */
function createProcess() {
  const queue = createSubscriberQueue<object>(handle, 'webhook');
  return {
    ...queue,
    take: async (ms = 0, max = 10) => {
      const among = await queue.waiting(FIRST_ID);
      return queue.claim({ among, now: later(ms), leaseUntil: later(ms + LEASE_MS), max });
    },
  };
}
const messagesOf = (taken: Taken[]) => taken.map(({ messageId }) => messageId);
const rows = async () => (await handle.pool.query('SELECT * FROM subscriber_queue ORDER BY nr')).rows;

test('a mail is queued for each webhook of its owner, and for nobody else', async () => {
  const { accountId, webhook, inboxes } = await addAccount({ inboxes: 2 });
  const second = await addWebhook(accountId);
  const { id: foreign } = await addInbox(handle, { expiresAt: later(HOUR) });
  await receive(foreign);
  expect(await rows()).toEqual([]);
  const sent = await receive(...inboxes, foreign);
  const queued = (await rows()).map((row) => [row.subscriber, row.message_id]);
  expect(queued.sort()).toEqual(
    [webhook, second].flatMap((id) => sent.slice(0, 2).map((message) => [id, message])).sort(),
  );
  await handle.db.updateTable('webhooks').set({ disabled_at: start }).where('id', '=', second).execute();
  await receive(...inboxes);
  expect((await rows()).filter(({ subscriber }) => subscriber === second)).toHaveLength(2);
});

test('the notification of a mail names those who get it', async () => {
  const { webhook, inbox } = await addAccount();
  const client = await handle.pool.connect();
  const payloads: string[] = [];
  client.on('notification', ({ payload }) => payloads.push(payload!));
  await client.query(`LISTEN ${CHANNEL}`);
  await receive(inbox);
  await expect.poll(() => payloads).toEqual([inbox, `${QUEUED},webhook,${webhook}`]);
  client.release(true);
});

test('messages are taken one at a time and in order, whatever inbox they are in', async () => {
  const { inboxes } = await addAccount({ inboxes: 2 });
  const sent = [];
  for (const nth of [0, 1, 1, 0]) sent.push(...(await receive(inboxes[nth]!)));
  const process = createProcess();
  const got: string[] = [];
  for (const _ of sent) {
    const [taken, ...others] = await process.take();
    expect(others).toEqual([]);
    expect(await process.take()).toEqual([]);
    got.push(taken!.messageId);
    const { isOurs, hasMore } = await process.settle(taken!, null);
    expect([isOurs, hasMore]).toEqual([true, got.length < sent.length]);
  }
  expect(got).toEqual(sent);
  expect(await rows()).toEqual([]);
});

test('a message that failed holds back the later ones, also those that arrive meanwhile', async () => {
  const { inbox } = await addAccount();
  const [first] = await receive(inbox);
  const process = createProcess();
  const [taken] = await process.take();
  const [second] = await receive(inbox);
  expect(await process.settle(taken!, { at: later(60_000), attempts: 1 })).toEqual({
    isOurs: true,
    hasMore: false,
  });
  expect(await process.take(59_999)).toEqual([]);
  const [again] = await process.take(60_000);
  expect(again).toMatchObject({ messageId: first, attempts: 1 });
  await process.settle(again!, null);
  expect(messagesOf(await process.take())).toEqual([second]);
});

test('two processes never take a message twice, nor two of one webhook', async () => {
  const webhooks = await Promise.all(Array.from({ length: 20 }, () => addAccount()));
  const sent = new Map<string, string[]>();
  for (const { inbox, webhook } of webhooks)
    sent.set(webhook, [...(await receive(inbox)), ...(await receive(inbox))]);
  const processes = [createProcess(), createProcess()];
  const got = new Map<string, string[]>();
  const busy = new Set<string>();
  async function work(process: ReturnType<typeof createProcess>) {
    for (let idle = 0; idle < 3; ) {
      const taken = await process.take(0, 3);
      idle = taken.length ? 0 : idle + 1;
      for (const { id } of taken) {
        expect(busy).not.toContain(id);
        busy.add(id);
      }
      for (const one of taken) {
        got.set(one.id, [...(got.get(one.id) ?? []), one.messageId]);
        busy.delete(one.id);
        expect(await process.settle(one, null)).toMatchObject({ isOurs: true });
      }
    }
  }
  await Promise.all([...processes, ...processes].map(work));
  expect(got).toEqual(sent);
});

test('of processes that ask at the same moment, one takes a message', async () => {
  const { inbox, webhook } = await addAccount();
  const processes = Array.from({ length: 6 }, createProcess);
  const claim = { among: [webhook], now: start, leaseUntil: later(LEASE_MS), max: 10 };
  for (let round = 0; round < 150; round++) {
    const [message] = await receive(inbox);
    const taken = (await Promise.all(processes.map((one) => one.claim(claim)))).flat();
    expect(messagesOf(taken)).toEqual([message]);
    await processes[0]!.settle(taken[0]!, null);
  }
});

test('what a dead process had taken is taken over when its lease ends, and its late result changes nothing', async () => {
  const { inbox } = await addAccount();
  const [message] = await receive(inbox);
  const [dead, other] = [createProcess(), createProcess()];
  const [taken] = await dead.take();
  expect(await other.take(LEASE_MS - 1)).toEqual([]);
  const [again] = await other.take(LEASE_MS);
  expect(again).toMatchObject({ messageId: message, attempts: 0 });
  let written = false;
  const late = await dead.settle(taken!, null, async () => {
    written = true;
  });
  expect([late.isOurs, written]).toEqual([false, false]);
  expect(await dead.settle(taken!, { at: later(0), attempts: 5 })).toMatchObject({ isOurs: false });
  expect(await rows()).toHaveLength(1);
  expect(await other.settle(again!, null)).toMatchObject({ isOurs: true });
});

test('a result and what belongs to it are written together or not at all', async () => {
  const { inbox } = await addAccount();
  await receive(inbox);
  const process = createProcess();
  const [taken] = await process.take();
  const broken = process.settle(taken!, null, async () => {
    throw new Error('the process ends here');
  });
  await expect(broken).rejects.toThrow('the process ends here');
  expect(await process.take(LEASE_MS)).toHaveLength(1);
});

test('subscribers are taken in the order in which they are asked for, and found when something is due again', async () => {
  const accounts = [await addAccount(), await addAccount(), await addAccount()];
  for (const { inbox } of accounts) await receive(inbox);
  const ids = accounts.map(({ webhook }) => webhook);
  const queue = createProcess();
  expect((await queue.waiting(FIRST_ID)).sort()).toEqual(ids.toSorted());
  expect(await queue.waiting(ids.toSorted()[1]!)).toEqual([ids.toSorted()[2]]);
  const among = ids.toReversed();
  const [taken] = await queue.claim({ among, now: start, leaseUntil: later(LEASE_MS), max: 1 });
  expect(taken!.id).toBe(ids[2]);
  expect(await queue.due(later(LEASE_MS - 1))).toEqual([]);
  expect(await queue.due(later(LEASE_MS))).toEqual([ids[2]]);
});

test('without premium a webhook pauses, and mail of an inbox that ended does not hold up the rest', async () => {
  const paused = await addAccount({ premiumUntil: later(-1) });
  await receive(paused.inbox);
  const { inboxes } = await addAccount({ inboxes: 2 });
  await receive(inboxes[0]!);
  const [kept] = await receive(inboxes[1]!);
  await handle.db.deleteFrom('inboxes').where('id', '=', inboxes[0]!).execute();
  const process = createProcess();
  expect(messagesOf(await process.take())).toEqual([kept]);
  await process.purge(start);
  expect((await rows()).map((row) => row.inbox_id)).toEqual([paused.inbox, inboxes[1]]);
  await handle.db
    .updateTable('accounts')
    .set({ premium_until: later(HOUR) })
    .execute();
  expect(await process.take()).toHaveLength(1);
  await handle.db.deleteFrom('webhooks').execute();
  expect(await process.take(LEASE_MS)).toEqual([]);
  await process.purge(start);
  expect(await rows()).toEqual([]);
});
