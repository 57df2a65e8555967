import type { KeyChange, KeyChangeStore } from '#server/store/operations/key-change-store.ts';
import { keyIdsOf, type MailKeys } from '#server/vault/ring.ts';

/** The older keys that mail still needs and that are not among these, which are given by their ids. */
export const missingKeys = (change: KeyChange | null, keyIds: string[], oldestMail: Date | null) =>
  change?.older.filter(
    ({ key, before }) => !keyIds.includes(key) && oldestMail !== null && oldestMail < new Date(before),
  ) ?? [];

export type MissingKey = ReturnType<typeof missingKeys>[number];

/** The same for a database. Mail is looked at only if a key is not there. */
export async function findMissingKeys(store: KeyChangeStore, keys: MailKeys): Promise<MissingKey[]> {
  const [change, keyIds] = [await store.lastChange(), keyIdsOf(keys)];
  const isSuspect = change?.older.some(({ key }) => !keyIds.includes(key));
  return isSuspect ? missingKeys(change, keyIds, await store.oldestMail()) : [];
}

/** What is missing, and what to do about it. */
export const describeMissing = (
  { name, before }: MissingKey,
  { mailKey, dataDir }: { mailKey: Buffer | null; dataDir: string },
) => ({
  problem: `mail from before ${before} cannot be opened, because ${name} is missing`,
  remedy: mailKey ? 'add it to MAIL_KEY_OLD, and restart' : `put it into ${dataDir}, and restart`,
});
