import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createGuest, type Guest } from './support/api-client.ts';
import { startBalancer } from './support/balancer.ts';
import { plainMail } from './support/mails.ts';
import { runProcess } from './support/run-process.ts';
import { connectSmtp } from './support/smtp-client.ts';
import { openEvents } from './support/sse-client.ts';
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

/** An open page: when its stream breaks, it reconnects with its last position, as browsers do. */
function openPage(http: string, { token }: Guest) {
  const seen: string[] = [];
  let open = true;
  let last = '';
  let stream: Awaited<ReturnType<typeof openEvents>> | null = null;
  const reading = (async () => {
    while (open) {
      stream = await openEvents(http, { token, ...(last ? { lastEventId: last } : {}) }).catch(() => null);
      await stream?.until(() => stream!.ended || !open, 60_000);
      seen.push(...(stream?.events ?? []).map(({ data }) => data.message.subject as string));
      last = stream?.lastEventId || last;
      if (open) await sleep(50);
    }
  })();
  return {
    count: () => seen.length + (stream && !stream.ended ? stream.events.length : 0),
    async close() {
      open = false;
      await stream?.close();
      await reading;
      return seen;
    },
  };
}

test('three processes lose none of 1,000 mails and show each once while one process is killed and another restarted', async () => {
  const http = `http://127.0.0.1:${web.port}`;
  const readers = await Promise.all(
    Array.from({ length: PAGES }, async () => {
      const guest = await createGuest(http);
      const { address } = await guest.generate();
      return { guest, address, page: openPage(http, guest) };
    }),
  );
  const acknowledged = new Map<string, string[]>(readers.map(({ address }) => [address, []]));
  let given = 0;
  let done = 0;

  async function keepSending() {
    let client: Awaited<ReturnType<typeof connectSmtp>> | null = null;
    for (let nth = given++; nth < MAILS; nth = given++) {
      const to = readers[nth % PAGES]!.address;
      for (let tries = 0; ; tries++) {
        // A sender without a reply tries again, which may store the mail twice, so each attempt has its own subject.
        const subject = `mail ${nth} try ${tries}`;
        if (!client || client.closed) client = await connectSmtp(mail.port).catch(() => null);
        const went =
          client &&
          (await client.command('MAIL FROM:<a@example.org>')).code === 250 &&
          (await client.command(`RCPT TO:<${to}>`)).code === 250 &&
          (await client.data(plainMail({ subject }))).code === 250;
        if (went) {
          acknowledged.get(to)!.push(subject);
          done++;
          break;
        }
        client?.destroy();
        client = null;
        await sleep(50);
      }
    }
    client?.destroy();
  }

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
  await Promise.all([disturb(), ...Array.from({ length: SENDERS }, keepSending)]);
  expect(done).toBe(MAILS);

  for (const { guest, address, page } of readers) {
    const listed = (await guest.messages(address)).map(({ subject }) => subject).toSorted();
    // Mail that was not acknowledged may be stored as well.
    expect(listed).toEqual([...new Set(listed)]);
    expect(listed).toEqual(expect.arrayContaining(acknowledged.get(address)!));
    await expect.poll(() => page.count(), { timeout: 10_000 }).toBe(listed.length);
    expect((await page.close()).toSorted()).toEqual(listed);
  }
}, 120_000);
