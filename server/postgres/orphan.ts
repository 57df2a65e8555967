import { execFile } from 'node:child_process';
import { readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { Logger } from 'pino';

const run = promisify(execFile);

/** A process id that no kernel assigns. */
const UNUSED_PID = 99_999_999;

/** A name on the server's command line, by which we recognize the process of this cluster. */
export async function clusterName(clusterDir: string): Promise<string> {
  return `mayfly-${(await stat(clusterDir)).ino}`;
}

/** Stops a server that is still running because our process was killed, so that a new one can use the cluster. */
export async function stopOrphan(clusterDir: string, log: Logger): Promise<void> {
  const pidFile = join(clusterDir, 'postmaster.pid');
  const lines = (await readFile(pidFile, 'utf8').catch(() => '')).split('\n');
  const pid = Number(lines[0]);
  if (!Number.isInteger(pid) || pid <= 1 || !isAlive(pid)) return;

  const mark = `cluster_name=${await clusterName(clusterDir)}`;
  // A zombie process still has an id, but no command line.
  const runs = async () => (await commandLine(pid)).includes(mark);
  if (!(await runs())) {
    // The id now belongs to another program, and PostgreSQL would refuse to start because of it. With an unused id it
    // continues with its own second check: whether a process still uses the cluster's shared memory.
    await writeFile(pidFile, [UNUSED_PID, ...lines.slice(1)].join('\n'));
    // The lock file of the socket holds the same id.
    await rm(join(clusterDir, '.s.PGSQL.5432.lock'), { force: true });
    return;
  }
  log.info({ pid }, 'stopping the database of a process that was killed');
  // A fast shutdown, then an immediate one, then a kill: the write-ahead log makes all of them safe.
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
    // It has ended in the meantime.
  }
}

async function commandLine(pid: number): Promise<string> {
  const fromProc = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => null);
  if (fromProc !== null) return fromProc;
  const fromPs = await run('ps', ['-o', 'command=', '-p', String(pid)]).catch(() => null);
  return fromPs?.stdout ?? '';
}
