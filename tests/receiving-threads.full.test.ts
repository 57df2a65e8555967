import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { newFolder } from './support/new-folder.ts';
import { runProcess } from './support/run-process.ts';
import { createTestDatabase } from './support/test-database.ts';

/** Makes each receiving thread hang for as long as a file exists. */
const hangWhile = (file: string) => `
  import { existsSync } from 'node:fs';
  import { isMainThread, workerData } from 'node:worker_threads';
  if (!isMainThread && workerData.keyring) setInterval(() => {
    while (existsSync(${JSON.stringify(file)})) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 50);
  }, 20).unref();`;

test('a thread that hangs is noticed, and nobody waits for it', async () => {
  const dataDir = await newFolder();
  const database = await createTestDatabase({ migrated: true });
  const [flag, preload] = [join(dataDir, 'hang'), join(dataDir, 'hang.mjs')];
  await writeFile(preload, hangWhile(flag));
  const { http, stop, output } = await runProcess({
    DATA_DIR: dataDir,
    DATABASE_URL: database.url,
    PREMIUM_LIFETIME: '1h',
    NODE_OPTIONS: `--import ${preload}`,
  });
  const readiness = async () => {
    const answer = await fetch(`${http}/readyz`);
    const { missing } = (await answer.json()) as { missing?: string[] };
    return { code: answer.status, missing };
  };
  const metrics = () => fetch(`${http}/metrics`, { signal: AbortSignal.timeout(60_000) });
  await writeFile(flag, '');
  const asked = metrics();
  await expect.poll(readiness).toMatchObject({ code: 503, missing: ['smtp'] });
  for (const answer of [await asked, await metrics()])
    expect(await answer.text()).toContain('mayfly_start_timestamp_seconds');
  await rm(flag);
  await expect.poll(readiness).toMatchObject({ code: 200 });
  await writeFile(flag, '');
  await stop();
  expect(output()).not.toMatch(/in time|fatal/);
  await database.drop();
});
