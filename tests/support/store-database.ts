import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll } from 'vitest';
import { createDatabase } from '#server/store/database.ts';
import { createInboxStore, type NewInbox } from '#server/store/mail/inbox-store.ts';
import { createPartitionStore } from '#server/store/mail/partitions.ts';
import { createTestDatabase } from './test-database.ts';

export type StoreDatabase = ReturnType<typeof createDatabase> & { url: string };

/** A migrated database of its own for the tests of a file, for stores and use cases without an app. */
export function setUpDatabase(): StoreDatabase {
  const place = {} as StoreDatabase;
  let drop: () => Promise<void>;
  beforeAll(async () => {
    const database = await createTestDatabase({ migrated: true });
    drop = database.drop;
    Object.assign(place, createDatabase({ url: database.url, prepares: true, onError: () => {} }), {
      url: database.url,
    });
  });
  afterAll(async () => {
    await place.close?.();
    await drop?.();
  });
  return place;
}

/** Stores an inbox that lives for an hour and cannot be extended, unless something else is given, and the partition for its mail. */
export async function addInbox(handle: StoreDatabase, given: Partial<NewInbox> = {}): Promise<NewInbox> {
  const now = new Date();
  const expiresAt = given.expiresAt ?? new Date(now.getTime() + 3_600_000);
  const inbox: NewInbox = {
    id: randomUUID(),
    ownerId: randomUUID(),
    plan: 'free',
    addressHash: randomBytes(32),
    addressSealed: randomBytes(60),
    createdAt: now,
    expiresAt,
    latestEnd: expiresAt,
    ...given,
  };
  await createPartitionStore(handle).ensureFor(inbox.latestEnd);
  await createInboxStore(handle).add({ inbox, now: inbox.createdAt, decide: ({ quota }) => quota });
  return inbox;
}
