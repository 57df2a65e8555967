import { openHashKey } from '#server/vault/hash-key.ts';
import { createVault, type Vault } from '#server/vault/vault.ts';

type Queries = { query: (text: string) => Promise<{ rows: Array<{ value: Buffer }> }> };

/** The vault of an installation that has started, from its database. */
export async function vaultOf(database: Queries, mailKey: Buffer): Promise<Vault> {
  const { rows } = await database.query("SELECT value FROM settings WHERE key = 'hash-key'");
  return createVault({ mailKey, hashKey: openHashKey({ mailKey }, rows[0]!.value)! });
}
