import pg from 'pg';
import { brand } from '#contract/brand.ts';
import type { Config } from '#server/config.ts';
import { version } from '#server/lib/version.ts';
import { serverUrls } from '#server/store/server-urls.ts';

/** One line that says which version speaks to which database. It never holds a password. */
export function describeInstallation(config: Config): string {
  return `${brand.name} ${version}, ${describeDatabase(config)}`;
}

/** Which setting leads to the database, and where to. */
export function describeDatabase({ databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>): string {
  if (databaseUrl === null) return `the embedded database in ${dataDir} (DATA_DIR)`;
  // The driver knows what is used where the URL leaves something out.
  const servers = serverUrls(databaseUrl)!.urls.map((url) => new pg.Client({ connectionString: url }));
  const places = servers.map(({ host, port }) => (host.startsWith('/') ? host : `${host}:${port}`));
  return `the database ${servers[0]!.database} at ${places.join(' or ')} (DATABASE_URL)`;
}
