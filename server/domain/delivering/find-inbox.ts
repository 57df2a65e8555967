import { SHARING } from '#server/lib/batches.ts';
import { createLoader } from '#server/lib/loader.ts';
import type { DeliveryStore, RecipientRow } from '#server/store/mail/delivery-store.ts';
import type { Vault } from '#server/vault/vault.ts';
import { addressKey } from '../address-key.ts';
import { type Book, hostOf, type Place } from '../domain-book.ts';
import { parseWritten } from '../plus-address.ts';

/** Many names at one host come together, so its address for every name is remembered for a moment. */
const REMEMBERED_MS = 1_000;
const MAX_REMEMBERED = 1_000;

type Deps = { deliveries: Pick<DeliveryStore, 'findRecipients'>; vault: Vault; now: () => Date };

/** Finds the living inbox that an address at one of our domains reaches. Concurrent lookups share one query. */
export function createFindInbox({ deliveries, vault, now }: Deps) {
  // One query at a time: while it runs, others gather for the next one.
  const load = createLoader(
    (addressHashes: Buffer[]) => deliveries.findRecipients({ addressHashes, now: now() }),
    {
      parallel: 1,
      ...SHARING,
    },
  );
  const findExact = (key: string) => load(vault.fingerprint('address', key));

  const everyName = new Map<string, { inbox: RecipientRow; until: number }>();

  /** The address for every name at a host. */
  async function findEvery(key: string): Promise<RecipientRow | undefined> {
    const time = now().getTime();
    const known = everyName.get(key);
    if (known && known.until > time && known.inbox.expiresAt.getTime() > time) return known.inbox;
    const inbox = await findExact(key);
    if (everyName.size >= MAX_REMEMBERED) everyName.clear();
    if (inbox) everyName.set(key, { inbox, until: time + REMEMBERED_MS });
    return inbox;
  }

  /** Only own domains have addresses for every other name. What is not remembered is looked up in one query. */
  async function findOwn(key: string, everyKey: string): Promise<RecipientRow | undefined> {
    const [exact, every] = await Promise.all([findExact(key), findEvery(everyKey)]);
    return exact ?? every;
  }

  return function findInbox(address: string, { domain, label }: Place): Promise<RecipientRow | undefined> {
    const { name } = parseWritten(address);
    const host = label ? `${label}.${domain.name}` : domain.name;
    const keyOf = (local: string) => addressKey(`${local}@${host}`, domain);
    return domain.kind === 'own' ? findOwn(keyOf(name), keyOf('*')) : findExact(keyOf(name));
  };
}

/** The same for an address that may be at any domain. */
export function createFindAnyInbox({ book, ...deps }: Deps & { book: Book }) {
  const findInbox = createFindInbox(deps);
  return async (address: string) => {
    const place = book.find(hostOf(address));
    return place && findInbox(address, place);
  };
}
