import { execFile } from 'node:child_process';
import { readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { Logger } from 'pino';

const run = promisify(execFile);

/** Above every process id a kernel gives out. */
const NOBODY = 99_999_999;

/** Stands on the server's command line: by it a process is known as this cluster's, whatever its number. */
export async function clusterName(clusterDir: string): Promise<string> {
  return `mayfly-${(await stat(clusterDir)).ino}`;
}

/** After a SIGKILL of the parent the server lives on: it is stopped in good order, so the next start finds the cluster free. */
export async function stopOrphan(clusterDir: string, log: Logger): Promise<void> {
  const pidFile = join(clusterDir, 'postmaster.pid');
  const lines = (await readFile(pidFile, 'utf8').catch(() => '')).split('\n');
  const pid = Number(lines[0]);
  if (!Number.isInteger(pid) || pid <= 1 || !isAlive(pid)) return;

  const mark = `cluster_name=${await clusterName(clusterDir)}`;
  // A process that has ended but was not collected by its parent has a number, yet no command line.
  const runs = async () => (await commandLine(pid)).includes(mark);
  if (!(await runs())) {
    // The number belongs to another program by now. PostgreSQL would refuse to start; with a number that nobody
    // has it goes on to its own second check, whether a process still uses the cluster's shared memory.
    await writeFile(pidFile, [NOBODY, ...lines.slice(1)].join('\n'));
    // The socket's lock holds the same number and is of no use without the other.
    await rm(join(clusterDir, '.s.PGSQL.5432.lock'), { force: true });
    return;
  }
  log.info({ pid }, 'stopping the database a killed process left behind');
  // Fast, then immediate: the write-ahead log makes both safe.
  for (const signal of ['SIGINT', 'SIGQUIT', 'SIGKILL'] as const) {
    send(pid, signal);
    for (let waited = 0; waited < 5000; waited += 25) {
      if (!(await runs())) return;
      await sleep(25);
    }
  }
  throw new Error(`the database of an earlier start (process ${pid}) does not stop`);
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // It ended in the meantime.
  }
}

async function commandLine(pid: number): Promise<string> {
  const fromProc = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => null);
  if (fromProc !== null) return fromProc;
  const fromPs = await run('ps', ['-o', 'command=', '-p', String(pid)]).catch(() => null);
  return fromPs?.stdout ?? '';
}
