import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

const SQLITE_BUSY = 5;

export type DataDirLock = {
  /** Stores our URL, or what else we are doing, for the message that a second process prints. */
  announce(doing: string): void;
  release(): void;
};

/**
 * Allows one process per folder while the database is embedded. SQLite holds a kernel lock on a file, because
 * Node offers no other way to get one. The kernel releases it when the process ends, however that happens.
 */
export function lockDataDir(dataDir: string): DataDirLock {
  prepareDataDir(dataDir);
  const infoFile = join(dataDir, 'running.json');
  const lock = new DatabaseSync(join(dataDir, 'lock'));
  try {
    lock.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    if ((error as { errcode?: number }).errcode !== SQLITE_BUSY) throw error;
    throw new Error(`one is already running on ${dataDir}${describeOwner(infoFile)}`);
  }
  const write = (url: string | null) => writeFileSync(infoFile, JSON.stringify({ pid: process.pid, url }));
  write(null);
  return {
    announce: write,
    release() {
      rmSync(infoFile, { force: true });
      lock.close();
    },
  };
}

/** Creates the folder and checks that we can write to it. */
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

function describeOwner(infoFile: string): string {
  try {
    const { pid, url } = JSON.parse(readFileSync(infoFile, 'utf8')) as { pid: number; url: string | null };
    return ` (process ${pid}, ${url ?? 'still starting'})`;
  } catch {
    return '';
  }
}
