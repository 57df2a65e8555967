import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';

/** A database of the current schema version, with the partitions of the next hours. Tests get copies of it. */
export const TEMPLATE = 'mayfly_template';

/** The URL of the run's PostgreSQL, once it has started. */
export async function clusterUrl(): Promise<string> {
  return askRun('/database');
}

/** Asks the process that runs all workers. */
export async function askRun(path: '/database' | '/seed' | '/chromium'): Promise<string> {
  const service = inject('runService');
  if (!service)
    throw new Error(
      'Unit tests run without database and browser. Rename this file to *.db.test.ts, or move it to tests/.',
    );
  const response = await fetch(service + path);
  const text = await response.text();
  if (!response.ok) throw new Error(`${path} of the tests did not start: ${text}`);
  return text;
}

/** The folder of a database after its first start, for `copySeed`. */
export async function seedFolder(): Promise<string> {
  return askRun('/seed');
}

/** A new database in the run's cluster: empty, or already migrated. */
export async function createTestDatabase({ migrated = false } = {}): Promise<{
  url: string;
  drop(): Promise<void>;
}> {
  const cluster = await clusterUrl();
  const name = `test_${randomBytes(6).toString('hex')}`;
  // Copying files is ten times faster than the default, which copies through the write-ahead log.
  const template = migrated ? TEMPLATE : 'template1';
  await run(cluster, `create database ${name} template ${template} strategy file_copy`);
  return {
    url: inCluster(cluster, name),
    drop: async () => void (await run(cluster, `drop database if exists ${name} with (force)`)),
  };
}

export function inCluster(cluster: string, name: string): string {
  const url = new URL(cluster);
  url.pathname = `/${name}`;
  return url.href;
}

// biome-ignore lint/suspicious/noExplicitAny: rows are checked by the tests
export async function run(url: string, sql: string): Promise<any[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}
