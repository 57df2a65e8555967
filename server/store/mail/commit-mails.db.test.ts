import { randomBytes, randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { addInbox, setUpDatabase } from '#tests/support/store-database.ts';
import { commitMails, type Mail } from './commit-mails.ts';

const handle = setUpDatabase();
const latestEnd = new Date(Date.now() + 3_600_000);

const newInbox = async () => (await addInbox(handle, { expiresAt: latestEnd })).id;

/** A mail to these inboxes, which hold so many messages each. */
const mailTo = (...to: [inboxId: string, maxMessages: number][]): Mail => ({
  receivedAt: new Date(),
  size: 1,
  body: { id: randomUUID(), latestEnd, position: 0, sealed: randomBytes(9) },
  copies: to.map(([inboxId, maxMessages]) => ({
    messageId: randomUUID(),
    inboxId,
    maxMessages,
    summary: randomBytes(9),
  })),
});

const countOf = async (id: string) =>
  (await handle.pool.query('SELECT message_count FROM inboxes WHERE id = $1', [id])).rows[0].message_count;

test('a mail that is refused takes no room from the mails behind it in the same batch', async () => {
  const [one, two, three, gone] = [await newInbox(), await newInbox(), await newInbox(), randomUUID()];
  const outcomes = await commitMails(
    handle.pool,
    [
      mailTo([one, 2], [three, 0]),
      mailTo([one, 2], [gone, 9]),
      mailTo([one, 2]),
      mailTo([two, 1], [three, 0]),
      mailTo([one, 2], [two, 1]),
      mailTo([one, 2]),
      mailTo([two, 1]),
    ],
    new Date(),
  );
  const stored = (copies: number) => ({
    positions: Array.from({ length: copies }, () => expect.any(Number)),
  });
  expect(outcomes).toEqual(['full', 'gone', stored(1), 'full', stored(2), 'full', 'full']);
  expect(await countOf(one)).toBe(2);
  expect(await countOf(two)).toBe(1);
  expect(await countOf(three)).toBe(0);
});

test('a mail with two copies for one inbox is refused if only one of them fits', async () => {
  const [one, two] = [await newInbox(), await newInbox()];
  const mails = [mailTo([one, 0], [two, 1]), mailTo([two, 1], [two, 1]), mailTo([two, 1])];
  expect(await commitMails(handle.pool, mails, new Date())).toEqual([
    'full',
    'full',
    { positions: [expect.any(Number)] },
  ]);
});
