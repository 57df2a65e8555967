import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sealedRecords } from '#server/domain/keys/reseal.ts';
import { summaryLabel } from '#server/domain/stored-mail/seal-labels.ts';
import { embeddedUrl } from '#server/postgres/connection.ts';
import { createDatabase } from '#server/store/database.ts';
import { readMailKey } from '#server/vault/mail-key.ts';
import { createVault } from '#server/vault/vault.ts';
import { createGuest, guestWith } from './api-client.ts';
import { plainMail } from './mails.ts';
import { createRandom } from './random.ts';
import { runCommand } from './run-command.ts';
import { bareEnvironment, runProcess } from './run-process.ts';
import { sendMail } from './smtp-client.ts';

const root = new URL('../..', import.meta.url);
const EMAIL = 'member@example.org';

/**
 * Changes the mail key under load, kills the command (and in every third round the service) in the middle, finishes the
 * change, and compares: every acknowledged mail is readable, and nothing but mail needs an old key. Throws at the first
 * difference.
 */
export async function runKeyRounds({
  dataDir,
  kills,
  seed,
  report = () => {},
}: {
  dataDir: string;
  kills: number;
  seed: number;
  report?: (line: string) => void;
}) {
  const random = createRandom(seed);
  const env = { DATA_DIR: dataDir, LOG_LEVEL: 'error' };
  const start = () =>
    runProcess({
      ...env,
      FREE_LIFETIME: '2h',
      PREMIUM_LIFETIME: '2h',
      FREE_MAX_ADDRESSES: '1000',
      GENERATE_LIMIT_PER_IP: '0',
    });
  let app = await start();
  const guest = await createGuest(app.http);
  const acknowledged: Array<{ address: string; subject: string }> = [];
  const addresses: string[] = [];
  const stop = { now: false };
  const load = (async () => {
    for (let n = 0; !stop.now; n++) {
      try {
        // An inbox holds 50 messages.
        if (n % 20 === 0) addresses.push((await guestWith(app.http, guest).generate()).address);
        const address = addresses[Math.floor(random() * addresses.length)]!;
        const subject = `mail ${n}`;
        const { recipients, end } = await sendMail(app.smtpPort, {
          to: address,
          raw: plainMail({ subject }),
        });
        if (end?.code === 250) acknowledged.push({ address, subject });
        // Until it is full, an address that was given must be known.
        if (recipients[0]!.code === 550) throw new Error(`${address} was refused`);
      } catch (error) {
        if (/was refused/.test((error as Error).message)) throw error;
        await sleep(50);
      }
    }
  })();
  load.catch(() => {
    stop.now = true;
  });
  try {
    await runCommand(env, 'user', 'create', EMAIL, '--password', 'a-long-password');
    // The kills are spread over the time that a whole change takes here.
    const wholeMs = await rotate(env);
    for (let kill = 1; kill <= kills; kill++) {
      const afterMs = Math.round((0.3 + 0.7 * random()) * wholeMs);
      await rotate(env, afterMs);
      const withService = kill % 3 === 0;
      if (withService) {
        await app.stop('SIGKILL');
        app = await start();
      }
      report(`kill ${kill}: the command${withService ? ' and the service' : ''}, after ${afterMs} ms`);
    }
    const done = await runCommand(env, 'key', 'rotate');
    if (done.code) throw new Error(`the change did not end: ${done.output}`);
    while (acknowledged.length < 20 && !stop.now) await sleep(20);
    stop.now = true;
    await load;
    await checkMail();
    await checkKeys();
    return { acknowledged: acknowledged.length, addresses: addresses.length, output: done.output };
  } finally {
    stop.now = true;
    await app.stop();
  }

  async function checkMail() {
    const here = guestWith(app.http, guest);
    for (const address of addresses) {
      const messages = await here.messages(address);
      const expected = acknowledged.filter((mail) => mail.address === address);
      for (const { subject } of expected) {
        const found = messages.find((message) => message.subject === subject);
        const raw = found && (await here.raw(address, found.id)).toString();
        if (!raw?.endsWith(plainMail({ subject }))) throw new Error(`${subject} of ${address} is lost`);
      }
    }
  }

  /** A vault with the new key alone opens everything but older mail. */
  async function checkKeys() {
    const vault = createVault({
      mailKey: (await readMailKey(join(dataDir, 'mail.key')))!,
      hashKey: Buffer.alloc(32),
    });
    const { pool, close } = createDatabase({ url: embeddedUrl(dataDir), max: 1, onError: () => {} });
    // biome-ignore lint/suspicious/noExplicitAny: rows of any table
    const read = async (sql: string): Promise<any[]> => (await pool.query(sql)).rows;
    for (const { table, labels } of sealedRecords)
      for (const row of await read(`SELECT * FROM ${table}`))
        for (const [column, label] of Object.entries(labels)) vault.open(row.id, label, row[column]);
    const fresh = (await guestWith(app.http, guest).generate()).address;
    await sendMail(app.smtpPort, { to: fresh, raw: plainMail({ subject: 'after' }) });
    const [{ id, inbox_id, summary }] = await read(
      'SELECT * FROM messages ORDER BY received_at DESC LIMIT 1',
    );
    vault.open(inbox_id, summaryLabel(id), summary);
    await close();
  }
}

/** Runs the command as a process, which is killed after `killMs`. Returns how long it took. */
async function rotate(env: Record<string, string>, killMs?: number): Promise<number> {
  const begun = performance.now();
  const child = spawn(process.execPath, ['server/mayfly.ts', 'key', 'rotate'], {
    cwd: root,
    env: { ...bareEnvironment(), ...env },
    stdio: 'ignore',
  });
  const ended = once(child, 'close');
  const timer = killMs === undefined ? undefined : setTimeout(() => child.kill('SIGKILL'), killMs);
  await ended;
  clearTimeout(timer);
  return performance.now() - begun;
}
