import type { KeyChange, KeyChangeStore } from '#server/store/operations/key-change-store.ts';
import { keyIdsOf, type MailKeys } from '#server/vault/ring.ts';
import { findUsedKeys } from './reseal.ts';

type MissingKey = KeyChange['older'][number];

/** The keys that mail needed at the last change and that are not among these, which are given by their ids. */
export const absentKeys = (change: KeyChange | null, keyIds: string[]): MissingKey[] =>
  change?.older.filter(({ key }) => !keyIds.includes(key)) ?? [];

/** Those that mail still needs. Mail is looked at only if a key is not there. */
export async function findMissingKeys(store: KeyChangeStore, keys: MailKeys): Promise<MissingKey[]> {
  const keyIds = keyIdsOf(keys);
  const absent = absentKeys(await store.lastChange(), keyIds);
  if (!absent.length) return [];
  const { mail } = await findUsedKeys(store, [...keyIds, ...absent.map(({ key }) => key)]);
  return absent.filter(({ key }) => mail.includes(key));
}

/** What is missing, and what to do about it. */
export const describeMissing = (
  { name, before }: MissingKey,
  { mailKey, dataDir }: { mailKey: Buffer | null; dataDir: string },
) => ({
  problem: `mail from before ${before} cannot be opened, because ${name} is missing`,
  remedy: mailKey ? 'add it to MAIL_KEY_OLD, and restart' : `put it into ${dataDir}, and restart`,
});
