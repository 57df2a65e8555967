import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { deliver } from './support/mail.ts';
import { startMayfly } from './support/mayfly.ts';
import { megabytes, type Row, times } from './support/table.ts';

const MB = 2 ** 20;
const LARGE = { count: Number(process.env.BACKUP_MAILS ?? 200), bytes: 10 * MB };
const SMALL = { count: 5_000, bytes: 4_096 };
const AT_ONCE = 8;
/** However much mail there is. */
const MEMORY = 300 * MB;

/**
 * A backup of 2 GB of mail and its restore into an empty folder: how long, compared with PostgreSQL writing the same rows
 * to a file by itself and with writing a file of that size, and how much memory the commands take.
 */
export async function benchBackup(): Promise<Row[]> {
  const mayfly = await startMayfly();
  try {
    const { rows: inboxes } = await mayfly.seedInboxes({ name: 'saved', count: 100 });
    for (const { count, bytes } of [LARGE, SMALL])
      await inParallel(count, (nth) =>
        deliver(mayfly.smtpPort, inboxes[nth % inboxes.length]!.address, mailOf(bytes)),
      );
    const path = join(mayfly.dataDir, 'backup');
    const env = { MAIL_KEY: mayfly.mailKey.toString('base64') };
    const saved = await runCommand({ ...env, DATABASE_URL: mayfly.databaseUrl }, 'backup', path);
    const { size } = await stat(path);
    const copied = await timed(async () => {
      for (const table of ['messages', 'message_chunks'])
        await mayfly.pool.query(
          `COPY (SELECT * FROM ${table}) TO '${join(mayfly.dataDir, 'postgres', table)}.copy'`,
        );
    });
    const written = await timed(() => writeFile(join(mayfly.dataDir, 'plain'), size));
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
      row('backup, read again', saved.ms, 'COPY of the same rows to files', copied),
      row('backup, read again', saved.ms, 'writing such a file', written),
      row('restore into an empty folder', restored.ms, 'writing such a file', written),
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

/** Random content, because what is sealed cannot be compressed. */
const pool = randomBytes(32 * MB).toString('base64');
function mailOf(bytes: number): Readable {
  const from = Math.floor(Math.random() * (pool.length - bytes));
  const head = 'Subject: saved\r\nContent-Transfer-Encoding: base64\r\n\r\n';
  return Readable.from(
    (function* () {
      yield head;
      for (let at = from; at < from + bytes; at += 76) yield `${pool.slice(at, at + 76)}\r\n`;
    })(),
    { objectMode: false },
  );
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}

/** Writes a file of this size to the disk. */
async function writeFile(path: string, bytes: number) {
  const file = await open(path, 'wx');
  const piece = randomBytes(MB);
  for (let at = 0; at < bytes; at += MB) await file.write(piece, 0, Math.min(MB, bytes - at));
  await file.sync();
  await file.close();
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
