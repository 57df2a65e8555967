import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { deliver } from './support/mail.ts';
import { startMayfly } from './support/mayfly.ts';
import { megabytes, type Row, times } from './support/table.ts';

const MB = 2 ** 20;
const LARGE = { count: Number(process.env.BACKUP_MAILS ?? 200), bytes: 10 * MB };
const SMALL = 20_000;
const AT_ONCE = 8;
/** However much mail there is. The garbage collector lets a few hundred megabytes come together. */
const MEMORY = 512 * MB;

/**
 * A backup of 2 GB of mail and its restore into an empty folder: how long, compared with PostgreSQL making text of
 * the same rows, as any dump has to, and with PostgreSQL copying its tables, and how much memory the commands take.
 */
export async function benchBackup(): Promise<Row[]> {
  const mayfly = await startMayfly();
  try {
    const { rows: inboxes } = await mayfly.seedInboxes({ name: 'saved', count: 100 });
    await inParallel(LARGE.count, (nth) =>
      deliver(mayfly.smtpPort, inboxes[nth % inboxes.length]!.address, mailOf(LARGE.bytes)),
    );
    await mayfly.fill(SMALL);
    const path = join(mayfly.dataDir, 'backup');
    const env = { MAIL_KEY: mayfly.mailKey.toString('base64') };
    const saved = await runCommand({ ...env, DATABASE_URL: mayfly.databaseUrl }, 'backup', path);
    const { size } = await stat(path);
    const read = await timed(async () => {
      for (const table of ['messages', 'message_chunks'])
        await mayfly.pool.query(`SELECT sum(length(t::text)) FROM ${table} t`);
    });
    const copied = await timed(async () => {
      for (const table of ['messages', 'message_chunks'])
        await mayfly.pool.query(`CREATE TABLE copied_${table} AS SELECT * FROM ${table}`);
    });
    const restored = await runCommand(
      { ...env, DATA_DIR: join(mayfly.dataDir, 'restored') },
      'restore',
      path,
      '--yes',
    );
    const speed = (ms: number) => `${(size / MB / (ms / 1000)).toFixed(0)} MB/s`;
    const row = (what: string, ms: number, against: string, other: number): Row => ({
      what: `${what} (a file of ${megabytes(size)})`,
      measured: speed(ms),
      against: `${against} ${speed(other)}`,
      ratio: times(other / ms),
      budget: '',
      met: null,
    });
    const memory = (what: string, peak: number): Row => ({
      what: `memory, ${what}`,
      measured: megabytes(peak),
      against: `limit ${megabytes(MEMORY)}`,
      ratio: times(peak / MEMORY),
      budget: '<= 1 x',
      met: peak <= MEMORY,
    });
    return [
      row('backup, read again', saved.ms, 'PostgreSQL alone, the same rows as text', read),
      row('restore into an empty folder', restored.ms, 'PostgreSQL alone, a copy of the same tables', copied),
      memory('backup', saved.peak),
      memory('restore', restored.peak),
    ];
  } finally {
    await mayfly.stop();
  }
}

async function inParallel(count: number, work: (nth: number) => Promise<unknown>) {
  let next = 0;
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      while (next < count) await work(next++);
    }),
  );
}

const LINE = 78;
/** Random content, because what is sealed cannot be compressed. */
const lines = randomBytes(32 * MB)
  .toString('base64')
  .replaceAll(/.{76}/g, '$&\r\n');

function mailOf(bytes: number): Readable {
  const block = 1_000 * LINE;
  const first = LINE * Math.floor(Math.random() * ((lines.length - bytes) / LINE - 1_000));
  return Readable.from(
    (function* () {
      yield 'Subject: saved\r\nMIME-Version: 1.0\r\nContent-Type: application/octet-stream\r\n';
      yield 'Content-Disposition: attachment; filename=a.bin\r\nContent-Transfer-Encoding: base64\r\n\r\n';
      for (let at = first; at < first + bytes; at += block) yield lines.slice(at, at + block);
    })(),
  );
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}

/** Runs a command of the operator, and returns how long it took and how much memory at most. */
async function runCommand(env: Record<string, string>, ...args: string[]) {
  let peak = 0;
  const begun = performance.now();
  const child = spawn(process.execPath, ['server/mayfly.ts', ...args], {
    stdio: 'inherit',
    env: { ...process.env, DNS_SERVERS: '127.0.0.1:9', ...env },
  });
  const timer = setInterval(() => {
    peak = Math.max(peak, peakBytes(child.pid!));
  }, 20);
  const [code] = await once(child, 'close');
  clearInterval(timer);
  if (code) throw new Error(`${args[0]} failed`);
  return { ms: performance.now() - begun, peak };
}

/** The most memory that a process has had. */
function peakBytes(pid: number): number {
  try {
    return Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) * 1024;
  } catch {
    return 0;
  }
}
