import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';

/** What the run's cluster keeps ready: a database of this version, with the partitions of the hours to come. */
export const TEMPLATE = 'mayfly_template';

/** A fresh database in the run's cluster: empty, or brought to this version already. */
export async function createTestDatabase({ migrated = false } = {}): Promise<{
  url: string;
  drop(): Promise<void>;
}> {
  const cluster = inject('databaseUrl');
  const name = `test_${randomBytes(6).toString('hex')}`;
  // Copied as files: the usual way through the log takes ten times as long.
  const template = migrated ? TEMPLATE : 'template1';
  await run(cluster, `create database ${name} template ${template} strategy file_copy`);
  return {
    url: inCluster(cluster, name),
    drop: () => run(cluster, `drop database if exists ${name} with (force)`),
  };
}

export function inCluster(cluster: string, name: string): string {
  const url = new URL(cluster);
  url.pathname = `/${name}`;
  return url.href;
}

export async function run(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
