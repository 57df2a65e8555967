import type { PlanName } from '#contract/plans.ts';
import type { Config } from '#server/config.ts';
import { openName } from '#server/domain/domains/domain-details.ts';
import { stateOf } from '#server/domain/domains/domain-steps.ts';
import { inTime } from '#server/lib/in-time.ts';
import { embeddedUrl } from '#server/postgres/connection.ts';
import { createDatabase } from '#server/store/database.ts';
import type { StoredState } from '#server/store/domains/book-store.ts';
import { createDomainStore } from '#server/store/domains/domain-store.ts';
import { createSettingsStore, HASH_KEY } from '#server/store/operations/settings-store.ts';
import { openHashKey } from '#server/vault/hash-key.ts';
import { readMailKeys } from '#server/vault/mail-key.ts';
import type { MailKeys } from '#server/vault/ring.ts';
import { createVault } from '#server/vault/vault.ts';

const READ_MS = 5_000;

export type KnownDomain = {
  name: string;
  kind: 'shared' | 'own';
  plan: PlanName;
  state: StoredState;
  subdomains: boolean;
  endsAt: Date | null;
  /** YYYY-MM-DD. */
  renewsOn: string | null;
};

/** The domains of this installation; null if there is none, or its database does not answer. It creates nothing. */
export async function readKnownDomains(config: Config): Promise<KnownDomain[] | null> {
  try {
    const keys = await readMailKeys(config);
    return keys && (await inTime(readAll(config, keys), READ_MS));
  } catch {
    // The check of the database says what is wrong with it.
    return null;
  }
}

async function readAll({ databaseUrl, dataDir }: Config, keys: MailKeys): Promise<KnownDomain[] | null> {
  const url = databaseUrl ?? embeddedUrl(dataDir);
  const { db, pool, close } = createDatabase({ url, max: 1, onError: () => {} });
  const now = new Date();
  try {
    const sealed = await createSettingsStore({ db }).find(HASH_KEY);
    const hashKey = sealed && openHashKey(keys, sealed);
    if (!hashKey) return null;
    const vault = createVault({ ...keys, hashKey });
    const rows = await createDomainStore({ db, pool }).list();
    return rows.map((row) => ({
      name: openName(vault, row),
      kind: row.kind,
      plan: row.plan,
      state: stateOf(row, now),
      subdomains: row.subdomains,
      endsAt: row.ends_at,
      renewsOn: row.renews_on,
    }));
  } finally {
    await close();
  }
}
