import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { embeddedUrl } from '#server/postgres/connection.ts';
import { keepMailKey, mailKeyPath } from '#server/vault/mail-key.ts';
import { createGuest } from './support/api-client.ts';
import { createRandom } from './support/random.ts';
import { runCli, runProcess } from './support/run-process.ts';
import { connectSmtp } from './support/smtp-client.ts';
import { run } from './support/test-database.ts';
import { testSeed } from './support/test-seed.ts';

const ADDRESSES = 8;
const STALLS = 20;
const STALL_MS = 1_500;

test.each([0, 30])(
  'beside %i old keys, no living address is refused while the key changes and the database stalls',
  async (oldKeys) => {
    const random = createRandom(testSeed());
    const dataDir = await mkdtemp(join(tmpdir(), 'mayfly-stalls-'));
    onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
    for (let nth = 1; nth <= oldKeys; nth++)
      await keepMailKey(`${mailKeyPath(dataDir)}.${nth}`, randomBytes(32));
    const env = { DATA_DIR: dataDir, LOG_LEVEL: 'error' };
    const limits = { FREE_MAX_ADDRESSES: '100', FREE_LIFETIME: '2h', GENERATE_LIMIT_PER_IP: '0' };
    const app = await runProcess({ ...env, ...limits });
    onTestFinished(() => app.stop());
    const guest = await createGuest(app.http);
    const addresses: string[] = [];
    while (addresses.length < ADDRESSES) addresses.push((await guest.generate()).address);
    const answers = { rcpt: new Map<number, number>(), owner: new Map<number, number>() };
    const count = (all: Map<number, number>, code: number) => all.set(code, (all.get(code) ?? 0) + 1);
    let isOver = false;

    async function sendLoop() {
      while (!isOver)
        for (const address of addresses) {
          const client = await connectSmtp(app.smtpPort);
          await client.command('MAIL FROM:<a@sender.example>');
          count(answers.rcpt, (await client.command(`RCPT TO:<${address}>`)).code);
          await client.quit();
        }
    }
    async function readLoop() {
      while (!isOver)
        for (const address of addresses)
          count(answers.owner, (await guest.ask('GET', guest.messagesPath(address))).status);
    }
    const load = Promise.all([sendLoop(), sendLoop(), sendLoop(), readLoop()]);
    load.catch(() => {});
    const begun = performance.now();
    // It takes note of the old keys.
    expect(await runCli(env, 'key', 'rotate')).toMatchObject({ code: 0 });
    const wholeMs = performance.now() - begun;
    for (let nth = 0; nth < STALLS; nth++) {
      const backends = await run(
        embeddedUrl(dataDir),
        `SELECT pid FROM pg_stat_activity WHERE application_name LIKE 'mayfly%' AND pid <> pg_backend_pid()`,
      );
      const rotation = runCli(env, 'key', 'rotate');
      await sleep((0.3 + 0.7 * random()) * wholeMs);
      const signalAll = (signal: NodeJS.Signals) => {
        for (const { pid } of backends)
          try {
            process.kill(pid, signal);
          } catch {
            // That connection has ended.
          }
      };
      signalAll('SIGSTOP');
      await sleep(STALL_MS).finally(() => signalAll('SIGCONT'));
      expect(await rotation).toMatchObject({ code: 0 });
    }
    isOver = true;
    await load;
    expect([answers.rcpt.get(550), answers.owner.get(404)]).toEqual([undefined, undefined]);
    expect(answers.rcpt.get(250)).toBeGreaterThan(100);
    expect(answers.owner.get(200)).toBeGreaterThan(100);
  },
);
