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
const SMALL = 20_000;
const AT_ONCE = 8;
/** However much mail there is. */
const MEMORY = 300 * MB;

/**
 * A backup of 2 GB of mail and its restore into an empty folder: how long, compared with PostgreSQL making text of
 * the same rows, as any dump has to, and with writing a file of that size, and how much memory the commands take.
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
      row('backup, read again', saved.ms, 'PostgreSQL alone, the same rows as text', read),
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
