import { randomBytes } from 'node:crypto';
import type { Config } from '#server/config.ts';
import { carryOver } from '#server/domain/keys/reseal.ts';
import type { Logger } from '#server/log.ts';
import type { Db } from '#server/store/database.ts';
import { createSettingsStore, FORMER_KEY_CHECK, HASH_KEY } from '#server/store/operations/settings-store.ts';
import { findFormerHashKey, openHashKey, sealHashKey } from '#server/vault/hash-key.ts';
import { keepMailKey, mailKeyPath, readMailKeys } from '#server/vault/mail-key.ts';
import type { MailKeys } from '#server/vault/ring.ts';
import { createVault } from '#server/vault/vault.ts';

/**
 * Opens the vault with the key of this database, from MAIL_KEY or else from DATA_DIR. A database without
 * a key gets a new one, which is written to DATA_DIR only if the database accepts it. One of the keys opens the hash key in
 * the database, also while a new key takes over.
 */
export async function openVault({
  config,
  db,
  log,
  onUnopened,
}: {
  config: Config;
  db: Db;
  log: Logger;
  onUnopened: (error: unknown) => void;
}) {
  const path = mailKeyPath(config.dataDir);
  const existing = await readMailKeys(config);
  if (existing) return open(existing);

  const newKey = randomBytes(32);
  const opened = await open({ mailKey: newKey }, () => keepMailKey(path, newKey)).catch(async (error) => {
    // Another process on the same folder may have created a key in the meantime.
    const other = await readMailKeys(config);
    if (!other) throw error;
    return open(other);
  });
  if (config.databaseUrl && opened.keyring().mailKey === newKey)
    log.warn(
      `MAIL_KEY is not set, so a key was created in ${path}: every other process on this database needs the same key`,
    );
  return opened;

  async function open(keys: MailKeys, saveKey?: () => Promise<void>) {
    const hashKey = await findHashKey(keys, saveKey);
    if (hashKey) return createVault({ ...keys, hashKey }, { onUnopened });
    if (config.mailKey) throw new Error('MAIL_KEY is not the key of this database');
    throw new Error(
      saveKey
        ? `the key of this database is missing: put it into ${path}, or set MAIL_KEY`
        : `the key in ${path} is not the key of this database: put the right one there, or set MAIL_KEY`,
    );
  }

  /** The hash key of this database, which gets one if it has none. Null if it is sealed with another mail key. */
  async function findHashKey(keys: MailKeys, saveKey = async () => {}): Promise<Buffer | null> {
    const settings = createSettingsStore({ db });
    const stored = await settings.find(HASH_KEY);
    if (stored) return openHashKey(keys, stored);
    const check = await settings.find(FORMER_KEY_CHECK);
    const hashKey = check ? findFormerHashKey(keys, check) : randomBytes(32);
    if (!hashKey) return null;
    const sealed = sealHashKey(keys.mailKey, hashKey);
    // Another process may do the same now. Both go on with what the first one stored.
    const first = await settings.keepFirst(HASH_KEY, sealed, (trx) =>
      check ? carryOver(trx, { ...keys, hashKey }) : saveKey(),
    );
    return openHashKey(keys, first);
  }
}
