import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runCrashRounds } from './support/crash.ts';
import { copySeed } from './support/database-seed.ts';
import { seedFolder } from './support/test-database.ts';
import { testSeed } from './support/test-seed.ts';

// For more rounds: node tests/crash-rounds.ts 20
test('after kill -9 under load every acknowledged mail is stored exactly once', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'mayfly-crash-'));
  try {
    await copySeed(await seedFolder(), dataDir);
    const { acknowledged } = await runCrashRounds({ rounds: 2, dataDir, seed: testSeed() });
    expect(acknowledged).toBeGreaterThan(0);
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
});
