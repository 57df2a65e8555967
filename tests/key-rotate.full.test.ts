import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { runKeyRounds } from './support/key-rounds.ts';
import { clusterUrl } from './support/test-database.ts';
import { testSeed } from './support/test-seed.ts';

test('the key changes under load and through kills: nothing is lost, and nothing but mail needs the old one', async () => {
  await clusterUrl();
  const folder = await mkdtemp(join(tmpdir(), 'mayfly-rotate-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const dataDir = join(folder, 'rounds');
  const { output } = await runKeyRounds({ dataDir, kills: 1, seed: testSeed() });
  expect(output).toContain('Older mail still needs the old key');
  expect((await stat(join(dataDir, 'mail.key'))).mode & 0o777).toBe(0o600);
});
