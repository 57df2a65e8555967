import { setTimeout as sleep } from 'node:timers/promises';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { createHub } from '#server/live/hub.ts';
import { createSubscriberQueue } from '#server/store/subscribers/subscriber-queue.ts';
import { createQueuedMail } from '#tests/support/queued-mail.ts';
import { setUpDatabase } from '#tests/support/store-database.ts';
import type { Arrival } from './read-arrival.ts';
import { type Attempt, createSendArrivals, type Outcome } from './send-arrivals.ts';

const start = new Date();
const handle = setUpDatabase();
beforeEach(async () => {
  await handle.pool.query('TRUNCATE subscriber_queue, webhooks, accounts CASCADE');
});
const { addAccount, receive } = createQueuedMail(handle, {
  now: start,
  end: new Date(start.getTime() + 3_600_000),
});

/** A process that sends, and what it has sent. Messages in `searching` are still being searched for a code. */
function createProcess({ answer = async () => 'delivered' }: { answer?: Answer } = {}) {
  const searching = new Set<string>();
  const sent: Array<{ message: string; attempt: number }> = [];
  const errors: unknown[] = [];
  const hub = createHub();
  const sending = createSendArrivals<object>({
    queue: createSubscriberQueue<object>(handle, 'webhook'),
    readArrival: async ({ messageId }) => ({
      address: 'ann@mayfly.test',
      message: {
        id: messageId,
        timestamp: new Date().toISOString(),
        codeStatus: searching.has(messageId) ? 'searching' : 'done',
      } as Arrival['message'],
    }),
    wants: () => true,
    async send(one) {
      sent.push({ message: one.arrival.message.id, attempt: one.attempt });
      return { outcome: await answer(one) };
    },
    retries: { waits: [50, 50] },
    watch: hub.watch,
    onAttempt: () => {},
    onError: (error) => errors.push(error),
    now: () => new Date(),
  });
  onTestFinished(async () => {
    await sending.close();
    expect(errors).toEqual([]);
  });
  return { ...sending, hub, searching, sent, messages: () => sent.map(({ message }) => message) };
}
type Answer = (attempt: Attempt<object>) => Promise<Outcome>;

const waiting = async () =>
  Number((await handle.pool.query('SELECT count(*) FROM subscriber_queue')).rows[0].count);

test('a message that is still being searched is sent when its inbox changes, and holds up no other webhook', async () => {
  const [one, other] = [await addAccount(), await addAccount()];
  const [slow] = await receive(one.inbox);
  const process = createProcess();
  process.searching.add(slow!);
  await process.sweep();
  const [behind] = await receive(one.inbox);
  const [quick] = await receive(other.inbox);
  for (const { webhook } of [one, other]) process.wake(webhook);
  await expect.poll(process.messages).toEqual([quick]);
  process.searching.clear();
  process.hub.wake([one.inbox]);
  await expect.poll(process.messages, { timeout: 900 }).toEqual([quick, slow, behind]);
});

test('a search that ends without a notification is noticed within a second', async () => {
  const { inbox } = await addAccount();
  const [message] = await receive(inbox);
  const process = createProcess();
  process.searching.add(message!);
  await process.sweep();
  process.searching.clear();
  await expect.poll(process.messages, { timeout: 3_000 }).toEqual([message]);
});

test('a message that fails is repeated, then given up, and the next one has its turn', async () => {
  const { inbox } = await addAccount();
  const [failing] = await receive(inbox);
  const [next] = await receive(inbox);
  const process = createProcess({
    answer: async ({ taken }) => (taken.messageId === failing ? 'failed' : 'delivered'),
  });
  await process.sweep();
  const clock = setInterval(() => void process.run(), 20);
  onTestFinished(() => clearInterval(clock));
  await expect.poll(waiting).toBe(0);
  const attempts = [1, 2, 3].map((attempt) => ({ message: failing, attempt }));
  expect(process.sent).toEqual([...attempts, { message: next, attempt: 1 }]);
});

test('an attempt that is interrupted by a stop is repeated by the next process at once', async () => {
  const { inbox } = await addAccount();
  const [message] = await receive(inbox);
  const first = createProcess({
    answer: ({ signal }) =>
      new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
  });
  await first.sweep();
  await expect.poll(first.messages).toEqual([message]);
  await first.close();
  const second = createProcess();
  await second.run();
  await expect.poll(() => second.sent).toEqual([{ message, attempt: 1 }]);
  await expect.poll(waiting).toBe(0);
});

test('a mail that comes while its webhook is busy is sent next, without another notification', async () => {
  const { inbox, webhook } = await addAccount();
  const [first] = await receive(inbox);
  const answers = Promise.withResolvers<Outcome>();
  const process = createProcess({ answer: () => answers.promise });
  process.wake(webhook);
  await expect.poll(process.messages).toEqual([first]);
  const [second] = await receive(inbox);
  process.wake(webhook);
  answers.resolve('delivered');
  await expect.poll(process.messages).toEqual([first, second]);
});

test('more webhooks than places have their turns one after the other, however much each has to send', async () => {
  const accounts = await Promise.all(Array.from({ length: 60 }, () => addAccount()));
  for (let n = 0; n < 3; n++) for (const { inbox } of accounts) await receive(inbox);
  const turns: string[] = [];
  const process = createProcess({
    async answer({ taken }) {
      turns.push(taken.id);
      await sleep(20);
      return 'delivered';
    },
  });
  await process.sweep();
  await expect.poll(waiting).toBe(0);
  expect(new Set(turns.slice(0, 110)).size).toBe(60);
  expect(turns).toHaveLength(180);
});
