import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';

/** A fresh, empty database in the run's cluster. */
export async function createTestDatabase(): Promise<{ url: string; drop(): Promise<void> }> {
  const cluster = inject('databaseUrl');
  const name = `test_${randomBytes(6).toString('hex')}`;
  await run(cluster, `create database ${name}`);
  const url = new URL(cluster);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => run(cluster, `drop database if exists ${name} with (force)`) };
}

async function run(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
