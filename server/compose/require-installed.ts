import type { Config } from '#server/config.ts';
import type { Db } from '#server/store/database.ts';
import { appliedMigrations, migrationNames } from '#server/store/migrate.ts';
import { createSettingsStore, FORMER_KEY_CHECK, HASH_KEY } from '#server/store/operations/settings-store.ts';
import { describeDatabase } from './describe-installation.ts';

/** Throws unless a server has used this database, and its tables are those of this version. Writes nothing. */
export async function requireInstalled(db: Db, config: Config): Promise<void> {
  const where = describeDatabase(config);
  const applied = await appliedMigrations(db);
  if (!applied.length)
    throw new Error(`${where} holds nothing of Mayfly: start the server on it once, or restore a backup`);
  refuseNewer(applied, where);
  const missing = migrationNames.find((name) => !applied.includes(name));
  if (missing)
    throw new Error(
      `${where} is older than this program (${missing} is missing): the next start of the server updates it`,
    );
  const settings = createSettingsStore({ db });
  if ((await settings.find(HASH_KEY)) ?? (await settings.find(FORMER_KEY_CHECK))) return;
  throw new Error(`${where} has no key yet: start the server once`);
}

/** Throws if a newer version has used this database. */
export function refuseNewer(
  applied: string[],
  where: string,
  remedy = 'use the commands of the version that runs on it',
): void {
  const unknown = applied.find((name) => !migrationNames.includes(name));
  if (unknown) throw new Error(`${where} is newer than this program (${unknown}): ${remedy}`);
}
