import type { Db } from '#server/store/database.ts';
import {
  createKeyChangeStore,
  type KeyChangeStore,
  type NamedKey,
  type SealedPlace,
  type StoredRow,
} from '#server/store/operations/key-change-store.ts';
import type { Database } from '#server/store/schema.ts';
import { sealHashKey } from '#server/vault/hash-key.ts';
import { allKeysOf, keyIdOf, keyIdsOf } from '#server/vault/ring.ts';
import { createVault, type Keyring, type Vault } from '#server/vault/vault.ts';

const ROWS_AT_ONCE = 200;

type Sealed = {
  table: keyof Database;
  /** The columns that are sealed under the id of their row, with their labels. */
  labels: Record<string, string>;
  /** A column that is found by a keyed hash of what is sealed in another one. */
  lookup?: {
    column: string;
    kind: 'address' | 'domain' | 'push endpoint';
    of: string;
    /** What is hashed, if it is only a part of what is sealed. */
    part?: (plain: Buffer) => string;
  };
};

/** Everything that outlives the mail. tests/key-rotate.test.ts compares both lists with the columns of the database. */
export const sealedRecords: Sealed[] = [
  {
    table: 'inboxes',
    labels: { address_sealed: 'address', label_sealed: 'inbox label' },
    lookup: { column: 'address_hash', kind: 'address', of: 'address_sealed' },
  },
  {
    table: 'domains',
    labels: { name_sealed: 'domain name', sealed: 'domain' },
    lookup: { column: 'name_hash', kind: 'domain', of: 'name_sealed' },
  },
  { table: 'api_keys', labels: { name_sealed: 'key name' } },
  { table: 'webhooks', labels: { sealed: 'webhook' } },
  { table: 'push_keys', labels: { sealed: 'push key' } },
  {
    table: 'push_subscriptions',
    labels: { sealed: 'push' },
    lookup: {
      column: 'endpoint_hash',
      kind: 'push endpoint',
      of: 'sealed',
      part: (plain) => JSON.parse(plain.toString()).endpoint,
    },
  },
  { table: 'contact_messages', labels: { content: 'contact' } },
  { table: 'outbox', labels: { recipient: 'recipient', content: 'content' } },
];

/**
 * Mail is not sealed anew: it is immutable, large, and gone within days. Nor is what belongs to it. Bodies are sealed with the
 * key of their summary, or with one that it holds.
 */
export const sealedMail: SealedPlace[] = [
  {
    table: 'messages',
    columns: ['summary', 'outline', 'found', 'verdict'],
    where: 'deleted_seq IS NULL AND expires_at > now()',
  },
  { table: 'message_images', columns: ['sealed'] },
  { table: 'failed_deliveries', columns: ['sealed'] },
  { table: 'used_addresses', columns: ['closed_sealed'], where: 'until > now()' },
];

/** Which keys sealed what is there. All keys that are known have to be among `ids`. It looks at every sealed value. */
export async function findUsedKeys(store: KeyChangeStore, ids: string[]) {
  const used = { records: [] as string[], mail: [] as string[] };
  for (const { table, labels } of sealedRecords)
    used.records.push(...(await store.keysIn({ table, columns: Object.keys(labels) }, ids)).known);
  for (const place of sealedMail) {
    const { known, others } = await store.keysIn(place, ids);
    // The version before wrote no id, so this may need any of them.
    used.mail.push(...(others ? ids : known));
  }
  return used;
}

/**
 * Seals all records with the current key that another key sealed. It needs no memory of what it has done: a record
 * shows which key sealed it. So it can be interrupted and repeated at any time. Hashes that the version before made under
 * another key are made anew too.
 */
async function reseal({ store, vault }: { store: KeyChangeStore; vault: Vault }) {
  let resealed = 0;
  let unreadable = 0;

  async function pass(): Promise<number> {
    let changed = 0;
    unreadable = 0;
    for (const { table, labels, lookup } of sealedRecords) {
      const columns = [...Object.keys(labels), ...(lookup ? [lookup.column] : [])];
      let after: string | null = null;
      for (;;) {
        const rows = await store.page(table, columns, after, ROWS_AT_ONCE);
        for (const row of rows) {
          const next = renew(row, labels, lookup);
          if (next && (await store.replace(table, row, next))) changed++;
        }
        if (rows.length < ROWS_AT_ONCE) break;
        after = rows.at(-1)!.id;
      }
    }
    return changed;
  }

  /** The new values of a row; null if there is nothing to change. */
  function renew(
    { id, values }: StoredRow,
    labels: Record<string, string>,
    lookup: Sealed['lookup'],
  ): Record<string, Buffer> | null {
    const next: Record<string, Buffer> = {};
    try {
      for (const [column, label] of Object.entries(labels)) {
        const value = values[column];
        if (value && !vault.isCurrent(value))
          next[column] = vault.seal(id, label, vault.open(id, label, value));
      }
      if (lookup) {
        const plain = vault.open(id, labels[lookup.of]!, values[lookup.of]!);
        const hash = vault.fingerprint(lookup.kind, lookup.part?.(plain) ?? plain.toString());
        if (!hash.equals(values[lookup.column]!)) next[lookup.column] = hash;
      }
    } catch {
      unreadable++;
      return null;
    }
    return Object.keys(next).length ? next : null;
  }

  // Again, because a record may have been on its way into the database when its key was replaced.
  for (let changed = await pass(); changed; changed = await pass()) resealed += changed;
  return { resealed, unreadable };
}

/** Brings everything but mail under the newest key, and notes which of the old ones mail still needs. */
export async function settleKeys({
  store,
  vault,
  oldKeys,
}: {
  store: KeyChangeStore;
  vault: Vault;
  oldKeys: NamedKey[];
}) {
  const keyring = vault.keyring();
  await store.setHashKey(sealHashKey(keyring.mailKey, keyring.hashKey));
  const counts = await reseal({ store, vault });
  const noted = (await store.lastChange())?.older ?? [];
  const { mail } = await findUsedKeys(store, [...keyIdsOf(keyring), ...noted.map(({ key }) => key)]);
  const { until } = await store.finish(keyIdOf(keyring.mailKey), oldKeys, mail);
  return { ...counts, until: new Date(until) };
}

/** At the first start after the version before, which had hashes under every mail key. */
export async function carryOver(db: Db, keyring: Keyring): Promise<void> {
  const store = createKeyChangeStore({ db });
  if (allKeysOf(keyring).length > 1) {
    // A living address is there once, under whatever key. One that has ended could be there too.
    await store.removeEnded();
    await reseal({ store, vault: createVault(keyring) });
  }
  await store.forgetCheck();
}
