import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { version } from '#server/lib/version.ts';
import { copySeed } from '#tests/support/database-seed.ts';
import { bareEnvironment } from '#tests/support/run-process.ts';
import { seedFolder } from '#tests/support/test-database.ts';

const root = new URL('..', import.meta.url);
const running = new Set<ChildProcess>();
let dataDir: string;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'mayfly-start-'));
});
afterEach(async () => {
  for (const child of running) {
    child.kill('SIGTERM');
    await once(child, 'exit');
  }
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

type Started = { child: ChildProcess; output: () => string; ended: Promise<number | null> };

function launch(env: Record<string, string>, ...args: string[]): Started {
  const child = spawn(process.execPath, ['server/main.ts', ...args], {
    cwd: root,
    env: {
      ...bareEnvironment(),
      DATA_DIR: dataDir,
      HTTP_PORT: '0',
      SMTP_PORT: '0',
      SENDER_CHECKS: 'off',
      SMTP_THREADS: '1',
      // A day would need a hundred partitions.
      PREMIUM_LIFETIME: '2h',
      ...env,
    },
  });
  running.add(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  const ended = once(child, 'close').then(([code]) => {
    running.delete(child);
    return code as number | null;
  });
  return { child, output: () => output, ended };
}

async function launchUntilUp(): Promise<Started & { url: string }> {
  const started = launch({});
  await expect.poll(started.output, { interval: 50 }).toMatch(/is up|did not start/);
  const [, url] = /Open +(http:\S+)/.exec(started.output()) ?? [];
  if (!url) throw new Error(started.output());
  return { ...started, url };
}

const problemLines = (output: string) =>
  output.split('\n').filter((line) => line !== '' && !line.startsWith('{'));

test('--help lists the keys and starts nothing', async () => {
  const { ended, output } = launch({}, '--help');
  expect(await ended).toBe(0);
  expect(output()).toMatch(/HTTP_PORT +3000/);
});

test('an unknown argument starts nothing', async () => {
  const { ended, output } = launch({}, '--bogus=hush');
  expect(await ended).toBe(1);
  expect(problemLines(output())).toEqual([
    'npm start does not know "--bogus": settings come from environment variables, and npm start -- --help lists them.',
  ]);
});

test('every bad key is reported, one line each, and a private key in DATABASE_URL is not printed', async () => {
  const DATABASE_URL = 'postgres://mayfly@127.0.0.1:1/mayfly?sslkey=-----BEGIN PRIVATE KEY-----hush';
  const { ended, output } = launch({ HTTP_PORT: 'x', FREE_LIFETIME: 'long', MAIL_KEY: 'hush', DATABASE_URL });
  expect(await ended).toBe(1);
  expect(problemLines(output()).map((line) => line.split(' ')[0])).toEqual([
    'HTTP_PORT',
    'DATABASE_URL',
    'MAIL_KEY',
    'FREE_LIFETIME',
    'npm',
  ]);
  expect(output()).not.toContain('hush');
});

test('an unreachable database gives one line without the password, and the log of a start has the version', async () => {
  const { ended, output } = launch({ DATABASE_URL: 'postgres://mayfly:hush@127.0.0.1:1/mayfly' });
  expect(await ended).toBe(1);
  expect(problemLines(output())).toEqual([
    'Mayfly did not start: the database at 127.0.0.1:1 (DATABASE_URL) cannot be used: connection refused',
  ]);
  const line = output()
    .split('\n')
    .find((one) => one.includes('"starting"'));
  expect(JSON.parse(line!)).toMatchObject({ version, msg: 'starting' });
});

test('certificate files that cannot be used give one line, and no database is created', async () => {
  const folder = join(dataDir, 'unused');
  const { ended, output } = launch({
    DATA_DIR: folder,
    SMTP_TLS_CERT: 'package.json',
    SMTP_TLS_KEY: 'package.json',
  });
  expect(await ended).toBe(1);
  expect(problemLines(output())).toEqual([
    'Mayfly did not start: SMTP_TLS_CERT must be a certificate in PEM format',
  ]);
  expect(existsSync(folder)).toBe(false);
});

test('with the embedded database a second start in the same folder is refused, the next after kill -9 replaces the orphan, and a signal stops all', async () => {
  await copySeed(await seedFolder(), dataDir);
  const databasePid = async () =>
    Number((await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8')).split('\n')[0]);
  /** A process that has ended but was not reaped yet has no command line. */
  const isRunning = async (pid: number) =>
    (await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')) !== '';

  const first = await launchUntilUp();
  const second = launch({});
  expect(await second.ended).toBe(1);
  expect(problemLines(second.output())).toEqual([
    `Mayfly did not start: one is already running on ${dataDir} (process ${first.child.pid}, ${first.url})`,
  ]);
  expect((await fetch(`${first.url}/healthz`)).status).toBe(200);

  const orphan = await databasePid();
  first.child.kill('SIGKILL');
  await first.ended;
  expect(await isRunning(orphan)).toBe(true);
  // Everything has started when the port turns out to be in use.
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  const { port } = taken.address() as AddressInfo;
  const refused = launch({ HTTP_PORT: String(port) });
  expect(await refused.ended).toBe(1);
  taken.close();
  expect(problemLines(refused.output())).toEqual([
    `Mayfly did not start: port ${port} is in use: stop the program that listens there, or set HTTP_PORT to another port`,
  ]);
  expect(await isRunning(orphan)).toBe(false);

  const next = await launchUntilUp();
  const database = await databasePid();
  expect((await fetch(`${next.url}/readyz`)).status).toBe(200);
  // Other tests stop their processes by SIGTERM.
  next.child.kill('SIGINT');
  expect(await next.ended).toBe(0);
  expect(await isRunning(database)).toBe(false);
  expect(existsSync(join(dataDir, 'postgres', 'postmaster.pid'))).toBe(false);
});
