import pg from 'pg';
import { composeAccounts } from '#server/compose/accounts.ts';
import { createLimits } from '#server/domain/limits.ts';
import { createLog } from '#server/log.ts';
import { createDatabase } from '#server/store/database.ts';
import { createRateLimitStore } from '#server/store/operations/rate-limit-store.ts';
import { mailKeyPath, readMailKey } from '#server/vault/mail-key.ts';
import { createVault } from '#server/vault/vault.ts';
import type { RunningApp } from './start-app.ts';

/** Rows of the app's database. */
export async function rowsOf(app: RunningApp, query: string, values: unknown[] = []) {
  const client = new pg.Client({ connectionString: app.databaseUrl });
  await client.connect();
  try {
    return (await client.query(query, values)).rows;
  } finally {
    await client.end();
  }
}

/** What the minute's jobs do, at once and at the time of the given clock. */
export async function runJobs(app: RunningApp, now: () => Date) {
  const { config } = app;
  const { db, close } = createDatabase({ url: app.databaseUrl, max: 4, onError: () => {} });
  try {
    const vault = createVault({
      mailKey: config.mailKey ?? (await readMailKey(mailKeyPath(config.dataDir)))!,
    });
    const limits = createLimits({ store: createRateLimitStore({ db }), vault, now });
    const accounts = await composeAccounts({ db, vault, config, limits, log: createLog('silent'), now });
    await accounts.billing?.run();
    await accounts.billing?.reconcile();
    await accounts.manage.tellEnded();
    await accounts.mail.run();
    await accounts.mail.close();
  } finally {
    await close();
  }
}
