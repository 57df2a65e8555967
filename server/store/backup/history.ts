import { randomUUID } from 'node:crypto';
import type { Db } from '../database.ts';
import { createSettingsStore } from '../operations/settings-store.ts';

/**
 * Every database has a history of its own. `known` names others of which it has everything up to a time, because it was
 * restored from their backups. What such a backup holds and this database does not was deleted here.
 */
export type History = { id: string; known: Record<string, string> };

export const HISTORY = 'history';

/** The history of this database, which begins with its first backup. */
export async function historyOf(db: Db): Promise<History> {
  const first: History = { id: randomUUID(), known: {} };
  const stored = await createSettingsStore({ db }).keepFirst(HISTORY, Buffer.from(JSON.stringify(first)));
  return JSON.parse(stored.toString());
}

/** The time up to which `own` knows everything about the history of a backup, as PostgreSQL writes it. */
export const knownUntil = (own: History, backup: History): string =>
  own.id === backup.id ? 'infinity' : (own.known[backup.id] ?? '-infinity');

/** The time since which `own` differs from the history of a backup that was made at `at`. */
export const differsSince = (own: History | null, backup: History, at: string): string =>
  own?.id === backup.id ? at : ((own && (own.known[backup.id] ?? backup.known[own.id])) ?? '-infinity');

/** The history after a backup that was made at this time was restored. */
export function withBackup(own: History, backup: History, at: string): History {
  if (own.id === backup.id) return own;
  const known = { ...own.known };
  for (const [id, until] of Object.entries({ ...backup.known, [backup.id]: at }))
    if (!known[id] || until > known[id]) known[id] = until;
  return { id: own.id, known };
}
