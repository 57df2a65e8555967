import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startBalancer } from './support/balancer.ts';
import { keepSending, listedFor, openReader } from './support/load.ts';
import { runProcess } from './support/run-process.ts';
import { createTestDatabase } from './support/test-database.ts';

type Process = Awaited<ReturnType<typeof runProcess>>;
const MAILS = 1_000;
const PAGES = 25;
const SENDERS = 8;

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let dataDir: string;
let web: Awaited<ReturnType<typeof startBalancer>>;
let mail: Awaited<ReturnType<typeof startBalancer>>;
let processes: Process[] = [];

const startProcess = () =>
  runProcess({
    DATABASE_URL: database.url,
    DATA_DIR: dataDir,
    MAIL_KEY: Buffer.alloc(32, 9).toString('base64'),
    FREE_LIFETIME: '2h',
    PREMIUM_LIFETIME: '2h',
    GENERATE_LIMIT_PER_IP: '0',
    SENDER_CHECKS: 'off',
    LOG_LEVEL: 'error',
  });

beforeAll(async () => {
  database = await createTestDatabase();
  dataDir = await mkdtemp(join(tmpdir(), 'mayfly-three-'));
  // Each is recorded as soon as it is up, so that it is stopped even when another fails to start.
  await Promise.all([1, 2, 3].map(async () => processes.push(await startProcess())));
  web = await startBalancer(() => processes.map(({ http }) => Number(new URL(http).port)));
  mail = await startBalancer(() => processes.map(({ smtpPort }) => smtpPort));
}, 60_000);
afterAll(async () => {
  web?.close();
  mail?.close();
  await Promise.all(processes.map((one) => one.stop()));
  await database.drop();
  await rm(dataDir, { recursive: true, force: true });
});

test('three processes lose none of 1,000 mails and show each once while one process is killed and another restarted', async () => {
  const http = `http://127.0.0.1:${web.port}`;
  const readers = await Promise.all(Array.from({ length: PAGES }, () => openReader(http)));
  let given = 0;
  let done = 0;

  const send = () =>
    keepSending({
      port: mail.port,
      readers,
      next: () => (given < MAILS ? given++ : null),
      onAcknowledged: () => done++,
    });

  async function disturb() {
    while (done < MAILS * 0.3) await sleep(10);
    const [killed, restarted, rest] = processes as [Process, Process, Process];
    await killed.stop('SIGKILL');
    processes = [restarted, rest];
    while (done < MAILS * 0.6) await sleep(10);
    processes = [rest];
    await restarted.stop('SIGTERM');
    processes = [rest, await startProcess()];
  }
  await Promise.all([disturb(), ...Array.from({ length: SENDERS }, send)]);
  expect(done).toBe(MAILS);

  for (const reader of readers) {
    const { page, acknowledged } = reader;
    const listed = await listedFor(reader);
    // Mail that was not acknowledged may be stored as well.
    expect(listed).toEqual([...new Set(listed)]);
    expect(listed).toEqual(expect.arrayContaining(acknowledged));
    await expect.poll(() => page.count(), { timeout: 10_000 }).toBe(listed.length);
    expect((await page.close()).toSorted()).toEqual(listed);
  }
}, 120_000);
