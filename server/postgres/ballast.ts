import { randomBytes } from 'node:crypto';
import { open, rename, rm, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from 'pino';

const MB = 2 ** 20;
const SIZE = 64 * MB;
/** Below this the file goes, so that the database can go on writing its log and answering. */
const RELEASE_BELOW = 24 * MB;
/** It comes back when it leaves this much free. */
const KEEP_FREE = 128 * MB;
const LOOK_MS = 1_000;

export const freeBytes = async (folder: string) => {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
};

/**
 * A file that takes room for nothing. PostgreSQL ends when its write-ahead log has no room left, and cannot start
 * again: reads would be gone with it. On a full disk this file is given up instead, and made again when there is room.
 */
export async function keepBallast({
  dataDir,
  log,
  everyMs = LOOK_MS,
  free = freeBytes,
}: {
  dataDir: string;
  log: Logger;
  everyMs?: number;
  free?: (folder: string) => Promise<number>;
}) {
  const path = join(dataDir, 'ballast');
  let there = (await stat(path).catch(() => null))?.size === SIZE;
  let looking: Promise<void> | null = null;

  async function look() {
    const left = await free(dataDir);
    if (there && left < RELEASE_BELOW) {
      await rm(path, { force: true });
      there = false;
      log.error('the disk is full: the reserve is given up so that mail can still be read');
    } else if (!there && left > SIZE + KEEP_FREE) {
      await make(path);
      there = true;
    }
  }
  const lookOnce = () => {
    looking ??= look()
      .catch((err) => log.warn({ err }, 'the reserve could not be looked after'))
      .finally(() => {
        looking = null;
      });
    return looking;
  };

  // Not at once: a start waits for nothing, and a short life needs no reserve.
  const timer = setInterval(lookOnce, everyMs).unref();
  return {
    async close() {
      clearInterval(timer);
      await looking;
    },
  };
}

/** Not zeros: some file systems store those in no room at all. */
async function make(path: string) {
  const aside = `${path}.new`;
  const block = randomBytes(MB);
  try {
    const file = await open(aside, 'w', 0o600);
    try {
      for (let written = 0; written < SIZE; written += block.length) await file.write(block);
    } finally {
      await file.close();
    }
    await rename(aside, path);
  } catch (error) {
    await rm(aside, { force: true });
    throw error;
  }
}
