import { existsSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { NotAgreedError } from '#server/cli/ask.ts';
import { UsageError } from '#server/cli/command.ts';
import type { RestoreQuestion } from '#server/cli/tools.ts';
import type { Config } from '#server/config.ts';
import { prepareDataDir } from '#server/data-dir.ts';
import { checkBackup, type Progress } from '#server/domain/backup/check-backup.ts';
import { restoreBackup } from '#server/domain/backup/restore-backup.ts';
import { describeMissing, findMissingKeys } from '#server/domain/keys/missing-keys.ts';
import { commandName } from '#server/lib/command-name.ts';
import type { Logger } from '#server/log.ts';
import { findMissingCluster } from '#server/postgres/embedded.ts';
import { unfinishedRestore } from '#server/postgres/unfinished-restore.ts';
import { startSentence } from '#server/process/start-problem.ts';
import { countSince } from '#server/store/backup/differences.ts';
import { differsSince, HISTORY } from '#server/store/backup/history.ts';
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
  confirm: (question: RestoreQuestion) => Promise<void>;
  progress: Progress;
};

/**
 * Restores a backup into the database of these settings, running or not. It is the only command that may create one.
 * Before anything is created or changed, the whole file is checked and the operator has agreed.
 */
export async function restoreInstallation({ config, log, path, confirm, progress }: Options) {
  const closers = new AsyncDisposableStack();
  const unfinished = unfinishedRestore(config.dataDir);
  let hasBegun = false;
  try {
    const keyring = await readKeyring(config);
    if (!keyring)
      throw new Error(
        `${existsSync(path) ? '' : `there is no file ${path}, and `}the key that the backup was made with is missing: put it into ${mailKeyPath(config.dataDir)}, or set MAIL_KEY to it, and run ${commandName()} restore FILE again`,
      );
    const { mailKey, oldKeys = [] } = keyring;
    const keyPlace = config.mailKey ? 'MAIL_KEY' : mailKeyPath(config.dataDir);
    const oldKeyPlace = config.mailKey ? 'into MAIL_KEY_OLD' : 'beside it, as mail.key.1 or the next number';
    const backup = await checkBackup(path, [mailKey, ...oldKeys], {
      place: `${keyPlace}: put the key it was made with there, or ${oldKeyPlace}`,
      progress,
    });
    const where = describeDatabase(config);
    const question = { where, at: backup.at, version: backup.version };
    if (config.databaseUrl) await checkOwnDatabase(config.databaseUrl);
    const isNew = !config.databaseUrl && (await findMissingCluster(config.dataDir)) !== null;
    if (isNew) {
      await confirm({ ...question, lost: null });
      prepareDataDir(config.dataDir);
      await writeFile(unfinished, '');
    }
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
    const settings = createSettingsStore({ db });
    // A database without one has never been used.
    const storedCheck = applied.length ? await settings.find(MAIL_KEY_CHECK) : null;
    if (storedCheck) {
      const ownChecks = createVault(keyring).fingerprints('check', 'mail key');
      if (!ownChecks.some((check) => check.equals(storedCheck)))
        throw new Error(
          `${where} has another mail key than ${keyPlace}: put its key there, and that of the backup ${oldKeyPlace}`,
        );
      const own = await settings.find(HISTORY);
      const since = differsSince(own && JSON.parse(own.toString()), backup.history, backup.at);
      await confirm({ ...question, lost: await countSince(pool, since) });
    } else if (!isNew) await confirm({ ...question, lost: null });
    hasBegun = true;
    await migrate(db);
    const restored = await restoreBackup({ backup, pool, keyring });
    await rm(unfinished, { force: true });
    const missing = await findMissingKeys(createKeyChangeStore({ db }), keyring);
    return { ...restored, missing: missing.map((key) => describeMissing(key, config)) };
  } catch (error) {
    if (error instanceof UsageError || error instanceof NotAgreedError) throw error;
    throw new Error(`${startSentence(error, config)}${hasBegun ? '' : '\nNothing was restored or changed.'}`);
  } finally {
    await closers.disposeAsync();
  }
}
