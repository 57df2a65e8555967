import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { startEmbedded } from '#server/postgres/embedded.ts';
import { copySeed } from '#tests/support/database-seed.ts';
import { seedFolder } from '#tests/support/test-database.ts';
import { createDatabase } from '../database.ts';
import { migrate } from '../migrate.ts';
import { createIdentityStore, type IdentityStore } from './identity-store.ts';

test('a server that was recovered to an earlier point is a restored copy until it is adopted', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'mayfly-identity-'));
  /** Starts the same cluster again, as if it had been recovered up to a point with this name. */
  async function onServer<T>(recoveredTo: string, work: (identity: IdentityStore) => Promise<T>): Promise<T> {
    const server = await startEmbedded({
      dataDir,
      log: pino({ level: 'silent' }),
      ballast: false,
      settings: { fsync: 'off', recovery_target_name: recoveredTo },
    });
    const { db, close } = createDatabase({ url: server.url, onError: () => {} });
    try {
      await migrate(db);
      return await work(createIdentityStore({ db }));
    } finally {
      await close();
      await server.stop();
    }
  }
  try {
    await copySeed(await seedFolder(), dataDir);
    expect(await onServer('', (identity) => identity.isRestoredCopy())).toBe(false);
    const recovered = await onServer('noon', async (identity) => {
      const before = await identity.isRestoredCopy();
      await identity.adopt();
      return [before, await identity.isRestoredCopy()];
    });
    expect(recovered).toEqual([true, false]);
    expect(await onServer('', (identity) => identity.isRestoredCopy())).toBe(false);
    expect(await onServer('evening', (identity) => identity.isRestoredCopy())).toBe(true);
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
});
