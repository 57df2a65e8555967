import { randomBytes } from 'node:crypto';
import type { Config } from '#server/config.ts';
import type { Logger } from '#server/log.ts';
import type { Db } from '#server/store/database.ts';
import { createSettingsStore, MAIL_KEY_CHECK } from '#server/store/operations/settings-store.ts';
import { keepMailKey, mailKeyPath, readMailKey } from '#server/vault/mail-key.ts';
import { createVault } from '#server/vault/vault.ts';

/**
 * Opens the vault with the key this database was created with, from MAIL_KEY or else from DATA_DIR. A database without
 * a key gets a new one, which is written to DATA_DIR only if the database accepts it.
 */
export async function openVault({ config, db, log }: { config: Config; db: Db; log: Logger }) {
  const path = mailKeyPath(config.dataDir);
  const existingKey = config.mailKey ?? (await readMailKey(path));
  if (existingKey) return open(existingKey);

  const newKey = randomBytes(32);
  const opened = await open(newKey, () => keepMailKey(path, newKey)).catch(async (error) => {
    // Another process on the same folder may have created a key in the meantime.
    const otherKey = await readMailKey(path);
    if (!otherKey) throw error;
    return open(otherKey);
  });
  if (config.databaseUrl && opened.mailKey === newKey)
    log.warn(
      `MAIL_KEY is not set, so a key was created in ${path}: every other process on this database needs the same key`,
    );
  return opened;

  async function open(mailKey: Buffer, saveKey?: () => Promise<void>) {
    const vault = createVault({ mailKey });
    const ownCheck = vault.fingerprint('check', 'mail key');
    const storedCheck = await createSettingsStore({ db }).keepFirst(MAIL_KEY_CHECK, ownCheck, saveKey);
    if (storedCheck.equals(ownCheck)) return { mailKey, vault };
    if (config.mailKey) throw new Error('MAIL_KEY is not the key this database was created with');
    throw new Error(
      saveKey
        ? `this database was created with a key that is neither in MAIL_KEY nor in ${path}`
        : `the key in ${path} is not the one this database was created with: put the right one there, or set MAIL_KEY`,
    );
  }
}
