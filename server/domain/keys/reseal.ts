import type { KeyChangeStore } from '#server/store/operations/key-change-store.ts';
import type { Database } from '#server/store/schema.ts';
import type { Vault } from '#server/vault/vault.ts';

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

/**
 * Everything that outlives the mail. Mail itself is not sealed anew: it is immutable, large, and gone within hours.
 * What is not listed here is either not sealed or does not live long (tests/key-rotate.test.ts has the list).
 */
export const sealedRecords: Sealed[] = [
  {
    table: 'inboxes',
    labels: { address_sealed: 'address' },
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
 * Seals all records with the current key that another key sealed. It needs no memory of what it has done: a record
 * shows which key opens it. So it can be interrupted and repeated at any time.
 */
export async function reseal({ store, vault }: { store: KeyChangeStore; vault: Vault }) {
  let resealed = 0;
  let unreadable = 0;

  async function pass(): Promise<number> {
    let changed = 0;
    unreadable = 0;
    for (const { table, labels, lookup } of sealedRecords) {
      let after: string | null = null;
      for (;;) {
        const rows = await store.page(table, Object.keys(labels), after, ROWS_AT_ONCE);
        for (const row of rows) {
          const next = sealAnew(row.id, row.sealed, labels, lookup);
          if (next && (await store.replace(table, row, next))) changed++;
        }
        if (rows.length < ROWS_AT_ONCE) break;
        after = rows.at(-1)!.id;
      }
    }
    return changed;
  }

  /** The new values of a row; null if there is nothing to change. */
  function sealAnew(
    id: string,
    sealed: Record<string, Buffer | null>,
    labels: Record<string, string>,
    lookup: Sealed['lookup'],
  ): Record<string, Buffer> | null {
    const next: Record<string, Buffer> = {};
    for (const [column, label] of Object.entries(labels)) {
      const value = sealed[column];
      if (!value || vault.isCurrent(id, label, value)) continue;
      let plain: Buffer;
      try {
        plain = vault.open(id, label, value);
      } catch {
        unreadable++;
        return null;
      }
      next[column] = vault.seal(id, label, plain);
      if (lookup?.of === column)
        next[lookup.column] = vault.fingerprint(lookup.kind, lookup.part?.(plain) ?? plain.toString());
    }
    return Object.keys(next).length ? next : null;
  }

  // Again, because a record may have been on its way into the database when its key was replaced.
  for (let changed = await pass(); changed; changed = await pass()) resealed += changed;
  return { resealed, unreadable };
}
