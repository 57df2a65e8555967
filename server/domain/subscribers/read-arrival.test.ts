import { randomBytes, randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { MessageRow } from '#server/store/mail/message-store.ts';
import { createVault } from '#server/vault/vault.ts';
import { createReadArrival } from './read-arrival.ts';

test('a message that is deleted while it is searched for a code is given to nobody', async () => {
  const vault = createVault({ mailKey: randomBytes(32), hashKey: randomBytes(32) });
  const row = { id: randomUUID() } as MessageRow;
  let stored = [row];
  let duringSearch = () => {};
  const readArrival = createReadArrival({
    messages: { findMany: async () => stored },
    findings: {
      find: async () => {
        duringSearch();
        return {} as never;
      },
    },
    summary: ({ id }) => ({ id }) as never,
    vault,
  });
  const inboxId = randomUUID();
  const mail = {
    messageId: row.id,
    inboxId,
    latestEnd: new Date(),
    addressSealed: vault.seal(inboxId, 'address', Buffer.from('ann@mayfly.test')),
    ownerId: randomUUID(),
  };
  expect(await readArrival(mail, 'message')).toMatchObject({ message: { id: row.id } });
  duringSearch = () => {
    stored = [];
  };
  expect(await readArrival(mail, 'message')).toBeNull();
});
