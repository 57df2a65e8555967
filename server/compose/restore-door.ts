import { UsageError } from '#server/cli/command.ts';
import type { Config } from '#server/config.ts';
import { checkBackup } from '#server/domain/backup/check-backup.ts';
import { restoreBackup } from '#server/domain/backup/restore-backup.ts';
import { describeMissing, findMissingKeys } from '#server/domain/keys/missing-keys.ts';
import type { Logger } from '#server/log.ts';
import { startSentence } from '#server/process/start-problem.ts';
import { createDatabase } from '#server/store/database.ts';
import { appliedMigrations, migrate } from '#server/store/migrate.ts';
import { createKeyChangeStore } from '#server/store/operations/key-change-store.ts';
import { createSettingsStore, MAIL_KEY_CHECK } from '#server/store/operations/settings-store.ts';
import { mailKeyPath, readKeyring } from '#server/vault/mail-key.ts';
import { createVault } from '#server/vault/vault.ts';
import { checkOwnDatabase, openDatabase, untilReady } from './cli-door.ts';
import { describeDatabase } from './describe-installation.ts';
import { refuseNewer } from './require-installed.ts';

/** A large backup takes its time, and a statement may be a large part of it. */
const STATEMENT_MS = 6 * 3_600_000;

type Options = {
  config: Config;
  log: Logger;
  path: string;
  /** Resolves if the operator agrees. */
  confirm: (what: string) => Promise<void>;
};

/**
 * Restores a backup into the database of these settings, running or not. It is the only command that may create one.
 * Before anything is created or changed, the whole file is checked and the operator has agreed.
 */
export async function restoreInstallation({ config, log, path, confirm }: Options) {
  const closers = new AsyncDisposableStack();
  let hasBegun = false;
  try {
    const keyring = await readKeyring(config);
    if (!keyring)
      throw new Error(
        `the key that the backup was made with is missing: set MAIL_KEY, or put it into ${mailKeyPath(config.dataDir)}`,
      );
    const { mailKey, oldKeys = [] } = keyring;
    const backup = await checkBackup(path, [mailKey, ...oldKeys]);
    const where = describeDatabase(config);
    if (config.databaseUrl) await checkOwnDatabase(config.databaseUrl);
    await confirm(
      `This replaces everything in ${where} by the backup of ${backup.at.slice(0, 19)} UTC (version ${backup.version}).`,
    );
    const url = await openDatabase({ config, log, closers, mayCreate: true });
    const { db, pool, close } = createDatabase({
      url,
      max: 3,
      timeoutMs: STATEMENT_MS,
      onError: (err) => log.warn({ err }, 'a database connection broke'),
    });
    closers.defer(close);
    const applied = await untilReady(() => appliedMigrations(db));
    refuseNewer(applied, where);
    if (applied.length) {
      const storedCheck = await createSettingsStore({ db }).find(MAIL_KEY_CHECK);
      const ownChecks = createVault(keyring).fingerprints('check', 'mail key');
      if (storedCheck && !ownChecks.some((check) => check.equals(storedCheck)))
        throw new Error(`${where} was created with another mail key`);
    }
    hasBegun = true;
    await migrate(db);
    const counts = await restoreBackup({ backup, pool, mailKey });
    const missing = await findMissingKeys(createKeyChangeStore({ db }), keyring);
    return { ...counts, missing: missing.map((key) => describeMissing(key, config)) };
  } catch (error) {
    if (error instanceof UsageError) throw error;
    throw new Error(`${startSentence(error, config)}${hasBegun ? '' : '\nNothing was restored or changed.'}`);
  } finally {
    await closers.disposeAsync();
  }
}
