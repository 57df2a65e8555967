import { randomBytes, randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { setUpDatabase } from '#tests/support/store-database.ts';
import { createWebhookQueue } from '../webhooks/webhook-queue.ts';

const LOWEST = '00000000-0000-4000-8000-000000000000';
const HIGHEST = 'ffffffff-ffff-4fff-bfff-ffffffffffff';
const now = new Date();
const later = new Date(now.getTime() + 3_600_000);
const handle = setUpDatabase();

/** A webhook with something to send. */
async function addWaiting(id: string) {
  const { db } = handle;
  const accountId = randomUUID();
  await db
    .insertInto('accounts')
    .values({
      id: accountId,
      email: `${accountId}@example.org`,
      password_hash: null,
      full_name: '',
      verified_at: now,
      premium_until: later,
      created_at: now,
    })
    .execute();
  await db
    .insertInto('inboxes')
    .values({
      id: randomUUID(),
      address_hash: randomBytes(32),
      address_sealed: randomBytes(60),
      owner_id: accountId,
      plan: 'premium',
      created_at: now,
      expires_at: later,
      seq: 1,
    })
    .execute();
  await db
    .insertInto('webhooks')
    .values({
      id,
      account_id: accountId,
      sealed: randomBytes(60),
      format: 'standard',
      wants: 'message',
      created_at: now,
    })
    .execute();
}

test('a webhook that always has something to send does not keep the others waiting', async () => {
  for (const id of [LOWEST, HIGHEST]) await addWaiting(id);
  const queue = createWebhookQueue({ ...handle, kept: 20 });
  const taken = new Set<string>();
  for (let turn = 0; turn < 50; turn++) {
    const lease = { leaseId: randomUUID(), leaseUntil: later };
    const [webhook] = await queue.claim({ ...lease, which: 'all', max: 1, now });
    taken.add(webhook!.id);
    await queue.release(webhook!);
  }
  expect([...taken].sort()).toEqual([LOWEST, HIGHEST]);
});

test('a position is kept as long as its inbox lives, also if that was extended while it was written', async () => {
  const { db } = handle;
  const queue = createWebhookQueue({ ...handle, kept: 20 });
  const webhookId = randomUUID();
  await addWaiting(webhookId);
  const { id: alive } = await db.selectFrom('inboxes').select('id').limit(1).executeTakeFirstOrThrow();
  const [ended, passed] = [randomUUID(), new Date(now.getTime() - 1)];
  for (const inbox_id of [alive, ended])
    await db
      .insertInto('webhook_positions')
      .values({ webhook_id: webhookId, inbox_id, seq: 1, expires_at: passed })
      .execute();
  await queue.purge(now);
  const left = await db.selectFrom('webhook_positions').select('inbox_id').execute();
  expect(left).toEqual([{ inbox_id: alive }]);
});
