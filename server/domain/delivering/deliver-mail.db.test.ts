import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { defaultPlans } from '#contract/plans.ts';
import { createDeliveryStore, type Mail } from '#server/store/mail/delivery-store.ts';
import { createVault } from '#server/vault/vault.ts';
import { addInbox, setUpDatabase } from '#tests/support/store-database.ts';
import { CHUNK } from '../stored-mail/chunks.ts';
import { summaryLabel } from '../stored-mail/seal-labels.ts';
import { readSummary } from '../stored-mail/stored-summary.ts';
import { createDeliverMail } from './deliver-mail.ts';

const steps = () => ({ tls: null, rcpt: 1, data: 2, end: 3 });
const envelope = { clientIp: '127.0.0.1', helo: 'client.test', mailFrom: 'a@b.test', tls: null };

const now = () => new Date();
const vault = createVault({ mailKey: randomBytes(32), hashKey: randomBytes(32) });
const handle = setUpDatabase();

async function newRecipient() {
  const { id, plan, latestEnd } = await addInbox(handle);
  return { inboxId: id, plan, latestEnd, to: 'name@mayfly.test' };
}

/** The use case, with what becomes of a mail at the end. */
const createBegin = (push: Parameters<typeof createDeliverMail>[0]['push']) =>
  createDeliverMail({
    vault,
    deliveries: createDeliveryStore({ pool: handle.pool }),
    plans: defaultPlans,
    now,
    push,
  });

const piecesOf = async (messageId: string) =>
  (await handle.pool.query('SELECT position FROM message_chunks WHERE message_id = $1', [messageId]))
    .rowCount;

const largeMail = Buffer.concat([
  Buffer.from('Subject: large\r\nContent-Type: application/octet-stream\r\n\r\n'),
  randomBytes(CHUNK + 1000),
]);

test('a large mail keeps its pieces if the outcome of its commit is unknown', async () => {
  const deliveries = createDeliveryStore({ pool: handle.pool });
  let sent: Mail | undefined;
  const begin = createBegin(async ({ seal }) => {
    sent = seal();
    await deliveries.commit([sent], now());
    throw new Error('Connection terminated unexpectedly');
  });
  const mail = begin([await newRecipient()], envelope, steps);
  await mail.write(largeMail);
  await expect(mail.commit()).rejects.toThrow('Connection terminated');
  await mail.abort();
  expect(await piecesOf(sent!.copies[0]!.messageId)).toBe(2);
});

test('an aborted large mail leaves no pieces', async () => {
  const begin = createBegin(async () => ({ positions: [1] }));
  const mail = begin([await newRecipient()], envelope, steps);
  const before = (await handle.pool.query('SELECT FROM message_chunks')).rowCount;
  await mail.write(largeMail);
  expect((await handle.pool.query('SELECT FROM message_chunks')).rowCount).toBe(before! + 1);
  await mail.abort();
  expect((await handle.pool.query('SELECT FROM message_chunks')).rowCount).toBe(before);
});

test('a mail without a From header takes its sender from the envelope', async () => {
  let sent: Mail | undefined;
  const begin = createBegin(async ({ seal }) => {
    sent = seal();
    return { positions: [1] };
  });
  const recipient = await newRecipient();
  const mail = begin([recipient], { ...envelope, mailFrom: 'envelope@sender.test' }, steps);
  await mail.write(Buffer.from('Subject: no sender\r\n\r\nHello'));
  await mail.commit();
  const [copy] = sent!.copies;
  const summary = readSummary(vault.open(recipient.inboxId, summaryLabel(copy!.messageId), copy!.summary));
  expect(summary.from).toEqual({ name: '', address: 'envelope@sender.test' });
});
