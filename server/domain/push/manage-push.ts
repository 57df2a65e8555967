import type { Prefix } from '#contract/languages.ts';
import { MAX_PUSH, type NewPush } from '#contract/push.ts';
import { because } from '#contract/reasons.ts';
import type { GuardedFetch } from '#server/outbound/guarded-fetch.ts';
import { newVapidKey, readVapidKey, type VapidKey } from '#server/outbound/web-push/vapid.ts';
import { PUSH_KEY_ID, type PushStore } from '#server/store/push/push-store.ts';
import type { Vault } from '#server/vault/vault.ts';
import { FieldRefusal, Refusal } from '../errors.ts';
import { hashToken, isUuid } from '../ids.ts';
import type { Limit, Limits } from '../limits.ts';
import type { Client } from '../network.ts';
import { isUsable, receiverOf, sealSubscription } from './subscription.ts';

type Owner = { id: string; kind: 'guest' | 'account' | 'mailbox' | 'catch-all'; keyId?: string };
type Found = { id: string };

const OF_OWNER = { name: 'push', max: 30, windowMs: 60_000 };

/** The key pair of this installation, made when it is first needed. Other processes may have made it before. */
export function createPushKey({ store, vault }: { store: PushStore; vault: Vault }) {
  let known: VapidKey | null = null;
  return async function pushKey(): Promise<VapidKey> {
    if (known) return known;
    const stored =
      (await store.findKey()) ?? (await store.keepKey(vault.seal(PUSH_KEY_ID, 'push key', newVapidKey())));
    known = readVapidKey(vault.open(PUSH_KEY_ID, 'push key', stored));
    return known;
  };
}

export type PushKey = ReturnType<typeof createPushKey>;

/** Browsers that get push notifications while no page is open. */
export function createManagePush<Caller extends Owner>({
  store,
  inboxes,
  fetcher,
  vault,
  limits,
  perNetwork,
}: {
  store: PushStore;
  inboxes: {
    findOwn: (owner: Caller, address: string) => Promise<Found>;
    listOpen: (owner: Caller) => Promise<Found[]>;
  };
  fetcher: Pick<GuardedFetch, 'check' | 'isAllowed'>;
  vault: Vault;
  limits: Limits;
  /** New addresses of one network within an hour. Ten times as many subscriptions are allowed, as for guests. */
  perNetwork: () => number;
}) {
  const ofNetwork = (): Limit => ({
    name: 'push of a network',
    max: perNetwork() * 10,
    windowMs: 3_600_000,
    wideFactor: 20,
  });

  /** Push services use https. Where the operator allows a network, it may be http as well. */
  function checkEndpoint(endpoint: string): string {
    try {
      const url = fetcher.check(endpoint);
      if (url.protocol === 'https:' || fetcher.isAllowed(url)) return url.href;
    } catch {
      // Said below.
    }
    throw new FieldRefusal('subscription.endpoint', 'push-endpoint');
  }

  async function inboxIdsOf(owner: Caller, addresses: string[] | undefined): Promise<string[] | null> {
    if (addresses) {
      const found = await Promise.all(addresses.map((address) => inboxes.findOwn(owner, address)));
      return found.map(({ id }) => id);
    }
    // Nothing but its inbox says when these end.
    const isOneInbox = owner.kind === 'mailbox' || owner.kind === 'catch-all';
    return isOneInbox ? (await inboxes.listOpen(owner)).map(({ id }) => id) : null;
  }

  /** What the subscription ends with. */
  const endsWith = (owner: Owner, token: string) => ({
    guestId: owner.kind === 'guest' ? owner.id : undefined,
    keyId: owner.keyId,
    sessionHash: owner.kind === 'account' && !owner.keyId ? hashToken(token) : undefined,
  });

  return {
    async create(
      owner: Caller,
      token: string,
      from: Client,
      { subscription, addresses, content }: NewPush,
      language: Prefix,
    ): Promise<{ id: string }> {
      await limits.take(OF_OWNER, owner.id);
      await limits.take(ofNetwork(), from);
      const endpoint = checkEndpoint(subscription.endpoint);
      if (!isUsable(receiverOf(subscription.keys))) throw new FieldRefusal('subscription.keys', 'push-keys');
      const inboxIds = await inboxIdsOf(owner, addresses);
      const id = await store.add(
        {
          ownerId: owner.id,
          endpointHash: vault.fingerprint('push endpoint', endpoint),
          seal: (own) => sealSubscription(vault, own, { endpoint, ...subscription.keys, content, language }),
          inboxIds,
          ...endsWith(owner, token),
        },
        MAX_PUSH,
      );
      if (!id) throw new Refusal('taken', because('browsers-limit', { max: MAX_PUSH }));
      return { id };
    },

    async remove(owner: Owner, id: string) {
      const isGone = isUuid(id) && (await store.remove({ ownerId: owner.id, id }));
      if (!isGone) throw new Refusal('not-found');
    },
  };
}

export type ManagePush<Caller extends Owner> = ReturnType<typeof createManagePush<Caller>>;
