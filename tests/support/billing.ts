import pg from 'pg';
import { composeAccounts } from '#server/compose/accounts.ts';
import { openStorage } from '#server/compose/base.ts';
import { createLog } from '#server/log.ts';
import type { RunningApp } from './start-app.ts';

/** Queries the app's database. */
export async function rowsOf(app: RunningApp, query: string, values: unknown[] = []) {
  const client = new pg.Client({ connectionString: app.databaseUrl });
  await client.connect();
  try {
    return (await client.query(query, values)).rows;
  } finally {
    await client.end();
  }
}

/** Runs the jobs of every minute now, with the given clock. */
export async function runJobs(app: RunningApp, now: () => Date) {
  const { config, databaseUrl } = app;
  const closers = new AsyncDisposableStack();
  try {
    const log = createLog('silent');
    const storage = await openStorage({ config, databaseUrl, log, now, closers, connections: 4 });
    const accounts = await composeAccounts(storage);
    await accounts.billing?.run();
    await accounts.billing?.reconcile();
    await accounts.manage.notifyEnded();
    await accounts.mail.run();
  } finally {
    await closers.disposeAsync();
  }
}
