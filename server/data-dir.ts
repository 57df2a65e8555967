import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

const SQLITE_BUSY = 5;

export type DataDirLock = {
  /** For the message a second start prints. */
  announce(url: string): void;
  release(): void;
};

/**
 * One process per folder while the database is embedded. The lock is the kernel's (SQLite takes it on a file of
 * ours, Node has no other way to one): it ends with the process that holds it, however that ends, and a reused
 * process number means nothing to it.
 */
export function lockDataDir(dataDir: string): DataDirLock {
  prepareDataDir(dataDir);
  const note = join(dataDir, 'running.json');
  const lock = new DatabaseSync(join(dataDir, 'lock'));
  try {
    lock.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    if ((error as { errcode?: number }).errcode !== SQLITE_BUSY) throw error;
    throw new Error(`one is already running on ${dataDir}${whoRuns(note)}`);
  }
  const write = (url: string | null) => writeFileSync(note, JSON.stringify({ pid: process.pid, url }));
  write(null);
  return {
    announce: write,
    release() {
      rmSync(note, { force: true });
      lock.close();
    },
  };
}

export function prepareDataDir(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    const probe = join(dataDir, `.writable-${process.pid}`);
    writeFileSync(probe, '');
    rmSync(probe);
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    throw new Error(`DATA_DIR ${dataDir} cannot be written to (${code})`);
  }
}

function whoRuns(note: string): string {
  try {
    const { pid, url } = JSON.parse(readFileSync(note, 'utf8')) as { pid: number; url: string | null };
    return ` (process ${pid}, ${url ?? 'still starting'})`;
  } catch {
    return '';
  }
}
