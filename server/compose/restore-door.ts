import { existsSync } from 'node:fs';
import { NotAgreedError } from '#server/cli/ask.ts';
import { UsageError } from '#server/cli/command.ts';
import type { Restoration, RestoreQuestion } from '#server/cli/tools.ts';
import type { Config } from '#server/config.ts';
import { checkBackup, type Progress } from '#server/domain/backup/check-backup.ts';
import { describeMissing, findMissingKeys } from '#server/domain/keys/missing-keys.ts';
import { createRestoredKeys } from '#server/domain/keys/restored-keys.ts';
import { commandName } from '#server/lib/command-name.ts';
import type { Logger } from '#server/log.ts';
import { startSentence } from '#server/process/start-problem.ts';
import { restoreBackup, UnsureError } from '#server/store/backup/restore.ts';
import { createDatabase } from '#server/store/database.ts';
import { createKeyChangeStore } from '#server/store/operations/key-change-store.ts';
import { mailKeyPath, namedOldKeys, readMailKeys, ringIdOf } from '#server/vault/mail-key.ts';
import { allKeysOf } from '#server/vault/ring.ts';
import { openDatabase, untilReady } from './cli-door.ts';
import { describeDatabase } from './describe-installation.ts';
import { refuseNewer } from './require-installed.ts';

/** A large backup takes its time, and a statement may be a large part of it. */
const STATEMENT_MS = 6 * 3_600_000;

type Options = {
  config: Config;
  log: Logger;
  path: string;
  /** Throws unless the operator agrees. */
  agree: (question: RestoreQuestion) => Promise<void>;
  progress: Progress;
};

/**
 * Restores a backup into the database of these settings. It is the only command that may create one. Before anything is
 * created or changed, the whole file is checked.
 */
export async function restoreInstallation(options: Options): Promise<Restoration> {
  const closers = new AsyncDisposableStack();
  try {
    return await restore({ ...options, closers });
  } catch (error) {
    if (error instanceof UsageError || error instanceof NotAgreedError) throw error;
    const end = error instanceof UnsureError ? '' : '\nNothing was restored or changed.';
    throw new Error(`${startSentence(describeLocks(error), options.config)}${end}`);
  } finally {
    await closers.disposeAsync();
  }
}

async function restore({
  config,
  log,
  path,
  agree,
  progress,
  closers,
}: Options & { closers: AsyncDisposableStack }): Promise<Restoration> {
  const keys = await readMailKeys(config);
  if (!keys)
    throw new Error(
      `${existsSync(path) ? '' : `there is no file ${path}, and `}the key that the backup was made with is missing: put it into ${mailKeyPath(config.dataDir)}, or set MAIL_KEY to it, and run ${commandName()} restore FILE again`,
    );
  const keyPlace = config.mailKey ? 'MAIL_KEY' : mailKeyPath(config.dataDir);
  const oldKeyPlace = config.mailKey ? 'into MAIL_KEY_OLD' : 'beside it, as mail.key.1 or the next number';
  const backup = await checkBackup(path, allKeysOf(keys), {
    place: `${keyPlace}: put the key it was made with there, or ${oldKeyPlace}`,
    progress,
  });
  const where = describeDatabase(config);
  const { at, version } = backup;
  const url = await openDatabase({ config, log, closers, mayCreate: true });
  const { db, pool, close } = createDatabase({
    url,
    max: 1,
    timeoutMs: STATEMENT_MS,
    onError: (err) => log.warn({ err }, 'a database connection broke'),
  });
  closers.defer(close);
  await untilReady(() => pool.query('SELECT 1'));
  const restoredKeys = createRestoredKeys({ keys, namedOldKeys: await namedOldKeys(config), backup });
  const { differences, restored } = await restoreBackup(pool, backup, {
    check: (applied) => refuseNewer(applied, where),
    async agree(found) {
      // Nobody can change the keys from here on.
      if (ringIdOf((await readMailKeys(config)) ?? keys) !== ringIdOf(keys))
        throw new Error('the mail key was changed meanwhile: start again');
      if (!restoredKeys.isOwn(found))
        throw new Error(
          `${where} has another mail key than ${keyPlace}: put its key there, and that of the backup ${oldKeyPlace}`,
        );
      await agree({ where, at, version, content: found.content });
    },
    settleKeys: restoredKeys.settle,
  });
  const missing = await findMissingKeys(createKeyChangeStore({ db }), keys);
  return {
    at,
    version,
    restored,
    differences,
    missing: missing.map((key) => describeMissing(key, config)),
  };
}

/** Removing and making all tables at once takes thousands of locks. */
function describeLocks(error: unknown): unknown {
  const { code } = error as { code?: string };
  if (code === '53200')
    return new Error(
      'PostgreSQL has too few locks: set its max_locks_per_transaction to 256, and restart it',
    );
  if (code === '55P03')
    return new Error('somebody else is using the tables, such as a backup: wait until that has ended');
  return error;
}
