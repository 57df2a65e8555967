import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { Mayfly } from '../packages/client/src/index.ts';
import {
  composeEnvironment,
  composeVariables,
  environmentOf,
  layOut,
  readDockerfile,
  restOf,
} from './support/container-files.ts';
import { freePort } from './support/free-port.ts';
import { createTestDatabase } from './support/test-database.ts';

test('the files in the image are enough to start, serve and pass the health check', async () => {
  const stages = await readDockerfile();
  const folder = await mkdtemp(join(tmpdir(), 'mayfly-image-'));
  const database = await createTestDatabase();
  const last = stages.at(-1)!;
  const argumentsOf = (name: string) =>
    JSON.parse(/\[.*\]$/.exec(restOf(last, name)[0]!)![0]) as [string, ...string[]];
  try {
    await layOut(stages, folder);
    const port = await freePort();
    const env = {
      PATH: process.env.PATH,
      ...environmentOf(last),
      ...(await composeEnvironment('mayfly', composeVariables)).environment,
      NODE_OPTIONS: '--preserve-symlinks',
      // Only the folder, the ports and the database differ.
      DATA_DIR: join(folder, 'data'),
      DATABASE_URL: database.url,
      BIND_HOST: '127.0.0.1',
      HTTP_PORT: String(port),
      SMTP_PORT: '0',
      PREMIUM_LIFETIME: '1h',
    };
    const [, ...start] = argumentsOf('CMD');
    const [, ...health] = argumentsOf('HEALTHCHECK');
    const isHealthy = () =>
      promisify(execFile)(process.execPath, health, { env }).then(
        () => true,
        () => false,
      );
    expect(await isHealthy()).toBe(false);
    const child = spawn(process.execPath, start, { cwd: folder, env });
    const ended = once(child, 'exit');
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (more: string) => {
        output += more;
      });
    try {
      await expect.poll(() => output).toMatch(/is up|did not start|rror/);
      expect(output).toContain('is up');
      expect(await isHealthy()).toBe(true);
      const page = await fetch(`http://127.0.0.1:${port}/`);
      expect(await page.text()).toContain('Mayfly');
      const inbox = await new Mayfly({ baseUrl: `http://127.0.0.1:${port}` }).createInbox();
      expect(await inbox.messages()).toEqual([]);
    } finally {
      child.kill('SIGTERM');
      await ended;
    }
    expect(child.exitCode).toBe(0);
  } finally {
    await database.drop();
    await rm(folder, { recursive: true, force: true });
  }
});
