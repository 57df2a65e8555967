import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { version } from '#server/lib/version.ts';
import { NO_DNS } from '#tests/support/no-dns.ts';
import { runCommand } from '#tests/support/run-command.ts';
import { bareEnvironment } from '#tests/support/run-process.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

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

async function launchUntilUp(env: Record<string, string> = {}): Promise<Started & { url: string }> {
  const started = launch(env);
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

test('every bad key is reported, one line each', async () => {
  const { ended, output } = launch({ HTTP_PORT: 'x', FREE_LIFETIME: 'long', MAIL_KEY: 'hush' });
  expect(await ended).toBe(1);
  expect(problemLines(output()).map((line) => line.split(' ')[0])).toEqual([
    'HTTP_PORT',
    'MAIL_KEY',
    'FREE_LIFETIME',
    'npm',
  ]);
  expect(output()).not.toContain('hush');
});

test('the log of a start has the version', async () => {
  const { ended, output } = launch({ DATABASE_URL: 'postgres://mayfly@127.0.0.1:1/mayfly' });
  await ended;
  // The problem is on another stream, and may be read before the log.
  const lines = output().split('\n');
  const line = lines.find((one) => one.includes('"starting"'));
  expect(JSON.parse(line!)).toMatchObject({ version, msg: 'starting' });
});

test('an unreachable database gives one line without the password', async () => {
  const { ended, output } = launch({ DATABASE_URL: 'postgres://mayfly:hush@127.0.0.1:1/mayfly' });
  expect(await ended).toBe(1);
  expect(problemLines(output())).toEqual([
    'Mayfly did not start: the database at 127.0.0.1:1 (DATABASE_URL) cannot be used: connection refused',
  ]);
});

test('a private key in DATABASE_URL is not printed', async () => {
  const DATABASE_URL = 'postgres://mayfly@127.0.0.1:1/mayfly?sslkey=-----BEGIN PRIVATE KEY-----hush';
  const { ended, output } = launch({ DATABASE_URL });
  expect(await ended).toBe(1);
  expect(output()).toContain('DATABASE_URL must name files');
  expect(output()).not.toContain('hush');
  for (const command of [['doctor'], ['block', 'list']]) {
    const cli = await runCommand({ DATABASE_URL, DATA_DIR: dataDir, DNS_SERVERS: NO_DNS }, ...command);
    expect(cli.code).toBe(1);
    expect(cli.output).toContain('DATABASE_URL must name files');
    expect(cli.output).not.toContain('hush');
  }
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

test('a port in use gives one line, although everything else has started', async () => {
  const database = await createTestDatabase({ migrated: true });
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  const { port } = taken.address() as AddressInfo;
  try {
    const { ended, output } = launch({
      DATABASE_URL: database.url,
      HTTP_PORT: String(port),
    });
    expect(await ended).toBe(1);
    expect(problemLines(output())).toEqual([
      `Mayfly did not start: port ${port} is in use: stop the program that listens there, or set HTTP_PORT to another port`,
    ]);
  } finally {
    taken.close();
    await database.drop();
  }
});

describe('with the embedded database', () => {
  const databasePid = async () =>
    Number((await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8')).split('\n')[0]);
  /** A process that has ended but was not reaped yet has no command line. */
  const isRunning = async (pid: number) =>
    (await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')) !== '';

  /** The process and its database stop soon. */
  async function stopsWhole({ child, ended }: Started, signal: 'SIGTERM' | 'SIGINT') {
    const database = await databasePid();
    const stopped = Date.now();
    child.kill(signal);
    expect(await ended).toBe(0);
    expect(Date.now() - stopped).toBeLessThan(60_000);
    expect(await isRunning(database)).toBe(false);
    expect(existsSync(join(dataDir, 'postgres', 'postmaster.pid'))).toBe(false);
  }

  test('a second start in the same folder names the first and exits, and SIGTERM stops the first completely', async () => {
    const first = await launchUntilUp();
    const second = launch({});
    expect(await second.ended).toBe(1);
    expect(problemLines(second.output())).toEqual([
      `Mayfly did not start: one is already running on ${dataDir} (process ${first.child.pid}, ${first.url})`,
    ]);
    expect((await fetch(`${first.url}/healthz`)).status).toBe(200);
    await stopsWhole(first, 'SIGTERM');
  });

  test('after kill -9 the next start replaces the orphaned database, and SIGINT stops it completely', async () => {
    const killed = await launchUntilUp();
    const orphan = await databasePid();
    killed.child.kill('SIGKILL');
    await killed.ended;
    expect(await isRunning(orphan)).toBe(true);
    const next = await launchUntilUp();
    expect(await isRunning(orphan)).toBe(false);
    expect((await fetch(`${next.url}/readyz`)).status).toBe(200);
    await stopsWhole(next, 'SIGINT');
  });
});
