import { randomBytes } from 'node:crypto';
import type { Config } from '#server/config.ts';
import type { Logger } from '#server/log.ts';
import type { Db } from '#server/store/database.ts';
import { createSettingsStore, MAIL_KEY_CHECK } from '#server/store/operations/settings-store.ts';
import { keepMailKey, mailKeyPath, readKeyring } from '#server/vault/mail-key.ts';
import { createVault, type Keyring } from '#server/vault/vault.ts';

/**
 * Opens the vault with the key of this database, from MAIL_KEY or else from DATA_DIR. A database without
 * a key gets a new one, which is written to DATA_DIR only if the database accepts it. While a new key takes over, the
 * database knows one of the keys, and the others open what they sealed.
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
  const existing = await readKeyring(config);
  if (existing) return open(existing);

  const newKey = randomBytes(32);
  const opened = await open({ mailKey: newKey }, () => keepMailKey(path, newKey)).catch(async (error) => {
    // Another process on the same folder may have created a key in the meantime.
    const other = await readKeyring(config);
    if (!other) throw error;
    return open(other);
  });
  if (config.databaseUrl && opened.mailKey === newKey)
    log.warn(
      `MAIL_KEY is not set, so a key was created in ${path}: every other process on this database needs the same key`,
    );
  return opened;

  async function open(keyring: Keyring, saveKey?: () => Promise<void>) {
    const vault = createVault(keyring, { onUnopened });
    const ownChecks = vault.fingerprints('check', 'mail key');
    const storedCheck = await createSettingsStore({ db }).keepFirst(MAIL_KEY_CHECK, ownChecks[0]!, saveKey);
    if (ownChecks.some((check) => check.equals(storedCheck))) return { mailKey: keyring.mailKey, vault };
    if (config.mailKey) throw new Error('MAIL_KEY is not the key of this database');
    throw new Error(
      saveKey
        ? `the key of this database is missing: put it into ${path}, or set MAIL_KEY`
        : `the key in ${path} is not the key of this database: put the right one there, or set MAIL_KEY`,
    );
  }
}
