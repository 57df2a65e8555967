import { randomBytes } from 'node:crypto';
import { open, rename, rm, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from 'pino';

const MB = 2 ** 20;
const SIZE = 64 * MB;
/** With less free space than this the file is removed, so that the database can keep writing. */
const RELEASE_BELOW = 24 * MB;
/** The file is created again when this much would still be free beside it. */
const KEEP_FREE = 128 * MB;
const CHECK_MS = 1_000;

export const freeBytes = async (folder: string) => {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
};

/**
 * Keeps a file that only takes up space. PostgreSQL stops when its write-ahead log has no space left, and cannot start
 * again, so nobody could read mail. When the disk fills up, this file is removed to make space, and created again
 * later.
 */
export async function keepBallast({
  dataDir,
  log,
  everyMs = CHECK_MS,
  free = freeBytes,
}: {
  dataDir: string;
  log: Logger;
  everyMs?: number;
  free?: (folder: string) => Promise<number>;
}) {
  const path = join(dataDir, 'ballast');
  let wasRemoved = false;
  let exists = (await stat(path).catch(() => null))?.size === SIZE;
  let checking: Promise<void> | null = null;

  async function check() {
    const left = await free(dataDir);
    if (exists && left < RELEASE_BELOW) {
      await rm(path, { force: true });
      exists = false;
      wasRemoved = true;
      log.error('the disk is full: the reserve file was removed so that mail can still be read');
    } else if (!exists && left > SIZE + KEEP_FREE) {
      await create(path);
      exists = true;
      if (wasRemoved) log.info('the disk is no longer full: the reserve file is back');
      wasRemoved = false;
    }
  }
  const checkOnce = () => {
    checking ??= check()
      .catch((err) => log.warn({ err }, 'the reserve file could not be checked'))
      .finally(() => {
        checking = null;
      });
    return checking;
  };

  // The first check comes later, so that startup doesn't wait for it.
  const timer = setInterval(checkOnce, everyMs).unref();
  return {
    async close() {
      clearInterval(timer);
      await checking;
    },
  };
}

/** Filled with random bytes, because some file systems store zeros without using space. */
async function create(path: string) {
  const unfinished = `${path}.new`;
  const block = randomBytes(MB);
  try {
    const file = await open(unfinished, 'w', 0o600);
    try {
      for (let written = 0; written < SIZE; written += block.length) await file.write(block);
    } finally {
      await file.close();
    }
    await rename(unfinished, path);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}
