import { openStorage } from '#server/compose/base.ts';
import { createAddDomain } from '#server/domain/domains/add-domain.ts';
import { createLog } from '#server/log.ts';
import type { DomainChange } from '#server/store/domains/domain-store.ts';
import { announceDomains } from '#server/store/domains/domain-store.ts';
import type { RunningApp } from './start-app.ts';

type NewDomain = DomainChange & {
  name: string;
  /** Makes it this account's own, as if it had been proved. */
  accountId?: string;
};

/**
 * Adds or changes a domain of the running app, and returns when all of its processes know. A job looks at the health of
 * domains at the start, so an app for tests of health runs no jobs.
 */
export async function setDomain(app: RunningApp, { name, accountId, ...change }: NewDomain): Promise<string> {
  await using closers = new AsyncDisposableStack();
  const { db, stores, vault, domains } = await openStorage({
    config: { ...app.config, databaseUrl: app.databaseUrl },
    databaseUrl: app.databaseUrl,
    log: createLog('silent'),
    now: () => new Date(),
    closers,
    connections: 2,
    installed: true,
  });
  const add = createAddDomain({ store: stores.domains, vault, now: () => new Date() });
  const known = domains.book.find(name);
  const id = known && !known.label ? known.domain.id : (await add(name))!;
  await db.transaction().execute(async (trx) => {
    const own = accountId ? { kind: 'own' as const, account_id: accountId, plan: 'premium' as const } : {};
    await trx
      .updateTable('domains')
      .set({ state: 'active', ...change, ...own })
      .where('id', '=', id)
      .execute();
    await announceDomains(trx);
  });
  await stores.domains.untilKnown();
  return id;
}
