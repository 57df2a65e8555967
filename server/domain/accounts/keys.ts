import { randomUUID } from 'node:crypto';
import { type ApiKey, isKey, KEY_PREFIX } from '#contract/keys.ts';
import { MAX_KEYS } from '#contract/limits.ts';
import { because, type PlainCode } from '#contract/reasons.ts';
import type { KeyRow, KeyStore } from '#server/store/accounts/key-store.ts';
import type { Vault } from '#server/vault/vault.ts';
import { Refusal } from '../errors.ts';
import { hashToken, isUuid, newToken } from '../ids.ts';
import { type Account, requirePremium } from './account.ts';

/** The last use is stored at most this often. */
const USED_MS = 60_000;

/** Keys let a program use the inboxes of a premium account. Only their hash is stored. */
export function createKeys({ store, vault, now }: { store: KeyStore; vault: Vault; now: () => Date }) {
  const find = async (token: string) => (isKey(token) ? await store.find(hashToken(token)) : undefined);
  const describe = (row: KeyRow): ApiKey => ({
    id: row.id,
    name: vault.open(row.id, 'key name', row.nameSealed).toString(),
    createdAt: row.createdAt.toISOString(),
    lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
  });

  /** For the operator, also without premium. */
  const listAll = async ({ id }: Pick<Account, 'id'>): Promise<ApiKey[]> =>
    (await store.list(id)).map(describe);
  async function remove(account: Pick<Account, 'id'>, id: string) {
    const removed = isUuid(id) && (await store.remove({ accountId: account.id, id }));
    if (!removed) throw new Refusal('not-found');
  }

  return {
    listAll,
    remove,

    async list(account: Account): Promise<ApiKey[]> {
      requirePremium(account, now());
      return listAll(account);
    },

    /** Only this answer contains the secret. */
    async create(account: Account, name: string): Promise<ApiKey & { secret: string }> {
      requirePremium(account, now());
      const id = randomUUID();
      const secret = `${KEY_PREFIX}${newToken()}`;
      const nameSealed = vault.seal(id, 'key name', Buffer.from(name));
      const key = { id, nameSealed, createdAt: now() };
      const added = await store.add(
        { ...key, accountId: account.id, secretHash: hashToken(secret) },
        MAX_KEYS,
      );
      if (!added) throw new Refusal('taken', because('keys-limit', { max: MAX_KEYS }));
      return { ...describe({ ...key, lastUsedAt: null }), secret };
    },

    async revoke(account: Account, id: string) {
      requirePremium(account, now());
      await remove(account, id);
    },

    /**
     * The owner whose inboxes a key opens, or null if it is not a valid key. Refuses while the account has no premium.
     */
    async identify(token: string) {
      const key = await find(token);
      if (!key) return null;
      requirePremium(key, now());
      const time = now();
      if (!key.lastUsedAt || time.getTime() - key.lastUsedAt.getTime() >= USED_MS)
        await store.markUsed(key.id, time);
      return {
        id: key.accountId,
        kind: 'account' as const,
        plan: 'premium' as const,
        validUntil: key.premiumUntil!,
        keyId: key.id,
      };
    },

    /** For calls that no key may use: a valid key is refused. */
    async refuse(token: string, why: PlainCode = 'not-with-keys'): Promise<void> {
      if (await find(token)) throw new Refusal('forbidden', why);
    },
  };
}

export type Keys = ReturnType<typeof createKeys>;
