import type { Logger } from '#server/log.ts';
import { createRoom } from '#server/postgres/room.ts';
import { createStorageRoom, type StorageState } from '#server/store/operations/storage-room.ts';
import type { Base } from './base.ts';

/**
 * Whether more mail may be stored: the embedded database needs free space on our own disk, and any database has to
 * stay below STORAGE_LIMIT.
 */
export function createHasRoom({
  config,
  pool,
  log,
}: Pick<Base, 'config' | 'pool'> & {
  /** Null where another part of the process already logs it. */
  log: Logger | null;
}) {
  function report({ isFull, bytes, limit }: StorageState) {
    if (isFull) log?.error({ bytes, limit }, 'the database has reached STORAGE_LIMIT: mail is deferred');
    else log?.info({ bytes, limit }, 'the database is below STORAGE_LIMIT again: mail is accepted');
  }
  function reportDisk({ isFull, free }: { isFull: boolean; free: number }) {
    if (isFull) log?.error({ free }, 'the disk is almost full: mail is deferred');
    else log?.info({ free }, 'the disk has space again: mail is accepted');
  }
  const checks: Array<() => Promise<boolean>> = [];
  if (config.databaseUrl === null) checks.push(createRoom({ folder: config.dataDir, onChange: reportDisk }));
  checks.push(createStorageRoom({ pool, limit: () => config.storageLimit, onChange: report }));
  return async () => {
    for (const hasRoom of checks) if (!(await hasRoom())) return false;
    return true;
  };
}
