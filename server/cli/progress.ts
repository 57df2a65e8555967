import type { Writable } from 'node:stream';
import type { Progress } from '#server/domain/backup/check-backup.ts';

const EVERY_MS = 5_000;

/** Writes a line now and then while somebody is looking at a terminal, and nothing into a pipe or a file. */
export function createProgress(errors: Writable & { isTTY?: boolean }, now = Date.now): Progress {
  let last = now();
  return (done, bytes, all) => {
    if (!errors.isTTY || now() - last < EVERY_MS) return;
    last = now();
    const ofAll = all === undefined ? '' : ` of ${megabytes(all)}`;
    errors.write(`${done} ${megabytes(bytes)}${ofAll} MB…\n`);
  };
}

const megabytes = (bytes: number) => Math.round(bytes / 2 ** 20);
