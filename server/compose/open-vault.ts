import { randomBytes } from 'node:crypto';
import type { Config } from '#server/config.ts';
import type { Logger } from '#server/log.ts';
import type { Db } from '#server/store/database.ts';
import { createSettingsStore } from '#server/store/operations/settings-store.ts';
import { keepMailKey, mailKeyPath, readMailKey } from '#server/vault/mail-key.ts';
import { createVault } from '#server/vault/vault.ts';

/**
 * The vault with the key this database was made with: from the environment, from DATA_DIR, or made here for a
 * database that has none yet. A made key is kept only where the database takes it.
 */
export async function openVault({ config, db, log }: { config: Config; db: Db; log: Logger }) {
  const path = mailKeyPath(config.dataDir);
  const given = config.mailKey;
  const found = given ?? (await readMailKey(path));
  if (found) return open(found);

  const made = randomBytes(32);
  const opened = await open(made, () => keepMailKey(path, made)).catch(async (error) => {
    // Another process on the same folder may have made it a moment ago.
    const theirs = await readMailKey(path);
    if (!theirs) throw error;
    return open(theirs);
  });
  if (config.databaseUrl && opened.mailKey === made)
    log.warn(
      `MAIL_KEY was not given, so a key was made in ${path}: every other process on this database needs the same one`,
    );
  return opened;

  async function open(mailKey: Buffer, keep?: () => Promise<void>) {
    const vault = createVault({ mailKey });
    const mine = vault.fingerprint('check', 'mail key');
    const first = await createSettingsStore({ db }).keepFirst('mail-key-check', mine, keep);
    if (first.equals(mine)) return { mailKey, vault };
    if (given) throw new Error('MAIL_KEY is not the key this database was made with');
    throw new Error(
      keep
        ? `this database was made with a key that is neither given as MAIL_KEY nor in ${path}`
        : `the key in ${path} is not the one this database was made with: put that one there, or give it as MAIL_KEY`,
    );
  }
}
