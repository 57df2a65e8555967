import { randomUUID } from 'node:crypto';
import type { Inbox } from '#contract/inboxes.ts';
import type { Plans } from '#contract/plans.ts';
import type { PlainCode } from '#contract/reasons.ts';
import { SHARING } from '#server/lib/batches.ts';
import { createLoaderByHash } from '#server/lib/loader.ts';
import type { InboxRow, InboxStore } from '#server/store/mail/inbox-store.ts';
import type { PartitionStore } from '#server/store/mail/partitions.ts';
import type { Vault } from '#server/vault/vault.ts';
import { addressKey, openAddress } from '../address-key.ts';
import { type Book, type BookRow, chooseDomain, endOf, type Located, wordFor } from '../domain-book.ts';
import { Refusal } from '../errors.ts';
import { isUuid } from '../ids.ts';
import { chosenAddress, normalizeAddress, randomAddress, randomLabel } from './address.ts';
import { chooseLifetime, extendNow, extensionOf, latestEndOf, lifetimeOf } from './lifetime.ts';
import type { Owner } from './owner.ts';
import { currentRound, decideFree, decidePremium } from './quota.ts';

/** An inbox the caller may read, with its address decrypted. */
export type OpenInbox = InboxRow & {
  address: string;
  domain: BookRow | null;
  /** When it ends for its readers: at `expiresAt`, or with its domain. */
  endsAt: Date;
};
/** One of its owner, who alone sees its label. */
export type OwnInbox = OpenInbox & { label: string | null };
/** An inbox together with the reader who asked for it, and the address they used if it has a plus part. */
export type FoundInbox = OpenInbox & {
  readerId: string;
  network?: string | undefined;
  plusForm?: string | undefined;
};

/** What somebody wants of a new address. `*` as name, on an own domain, is every name that nothing else has. */
export type Wish = {
  domain?: string | undefined;
  name?: string | undefined;
  subdomain?: boolean | undefined;
  /** Such as 15m. */
  lifetime?: string | undefined;
  maxMessages?: number | undefined;
  label?: string | null | undefined;
};

/** What the label of an inbox is sealed under. */
const LABEL = 'inbox label';

/** What a new inbox begins with. */
export const NEW_INBOX = {
  seq: 0,
  messageCount: 0,
  storedCount: 0,
  lifetimeMs: null,
  extensions: 0,
  maxMessages: null,
  labelSealed: null,
};

export function createInboxes({
  inboxes,
  partitions,
  vault,
  plans,
  cooldownMs,
  book,
  onGenerated = () => {},
  now,
}: {
  inboxes: InboxStore;
  partitions: PartitionStore;
  vault: Vault;
  plans: Plans;
  cooldownMs: number;
  book: Book;
  /** Counts the addresses of a domain. */
  onGenerated?: (domainId: string) => void;
  now: () => Date;
}) {
  const sealLabel = (id: string, label: string | null | undefined) =>
    label ? vault.seal(id, LABEL, Buffer.from(label)) : null;

  /** Without those that have ended with their domain. */
  const openAll = (rows: InboxRow[], owner: Owner): OwnInbox[] =>
    rows.flatMap((row) => {
      const located = book.locate(openAddress(vault, row.id, row.addressSealed), owner.id);
      if (!located) return [];
      const label = row.labelSealed && vault.open(row.id, LABEL, row.labelSealed).toString();
      return [{ ...openInbox(row, located), label }];
    });

  /** One that cannot be opened, because an older key is missing, is left out: nobody knows its address. */
  function describeClosed({ inboxId, sealed, until }: Awaited<ReturnType<InboxStore['closedOf']>>[number]) {
    const plain = vault.openIfPossible(inboxId!, 'closed', sealed!);
    if (!plain) return [];
    const said = JSON.parse(plain.toString()) as { address: string; reason: string };
    return [{ ...said, until: until.toISOString() }];
  }

  // Requests that arrive together share one query.
  const load = createLoaderByHash(
    (addressHashes) => inboxes.findByAddresses({ addressHashes, now: now() }),
    SHARING,
  );

  /** The domains to try for a request, one after the other: a random one may have been rested a moment ago. */
  async function domainsFor(owner: Owner, { domain: wanted, subdomain }: Wish): Promise<BookRow[]> {
    const name = wanted?.trim().toLowerCase();
    if (!name) {
      const choices = book.choices(owner.plan).filter(({ subdomains }) => subdomains || !subdomain);
      if (!choices.length) throw noDomain(subdomain ? 'no-subdomains' : 'no-active-domain');
      return shuffle(choices);
    }
    const place = await book.seek(name);
    const domain = place && !place.label ? place.domain : undefined;
    const isMine = domain?.kind === 'shared' || domain?.accountId === owner.id;
    if (!domain || !isMine || domain.state !== 'active') throw noDomain('domain-not-here');
    if (owner.plan !== 'premium' && (domain.plan === 'premium' || domain.kind === 'own'))
      throw new Refusal('forbidden', 'premium-only', { upgradeRequired: true });
    if (subdomain && !domain.subdomains) throw noDomain('no-subdomains');
    return [domain];
  }

  function makeAddress(owner: Owner, domain: BookRow, { name, subdomain }: Wish): string {
    const host = subdomain ? `${randomLabel()}.${domain.name}` : domain.name;
    if (!name) return randomAddress(host);
    if (owner.plan !== 'premium')
      throw new Refusal('forbidden', 'name-is-premium', { upgradeRequired: true });
    const address = chosenAddress(name, { host, isOwn: domain.kind === 'own', isBelow: Boolean(subdomain) });
    if (!address) throw new Refusal('bad-input', 'bad-name', { field: 'name' });
    return address;
  }

  type Described = Omit<OwnInbox, 'ownerId' | 'plan' | 'addressSealed' | 'labelSealed' | 'seq' | 'private'>;
  function describe(inbox: Described, owner: Owner): Inbox {
    const { domain } = inbox;
    const possible =
      owner.kind === 'catch-all' ? null : extensionOf(inbox, plans[owner.plan], domain?.endsAt ?? null);
    return {
      id: inbox.id,
      address: inbox.address,
      label: inbox.label,
      created_at: inbox.createdAt.toISOString(),
      expires_at: inbox.endsAt.toISOString(),
      extendableAt: possible?.from.toISOString() ?? null,
      maxExpiresAt: possible?.atMost.toISOString() ?? null,
      lifetimeMs: lifetimeOf(inbox),
      maxMessages: inbox.maxMessages,
      storedCount: inbox.storedCount,
      messageCount: inbox.messageCount,
      ...(owner.kind === 'account' ? { user_id: owner.id } : {}),
      domain: domain && {
        name: domain.name,
        state: wordFor(domain),
        endsAt: domain.endsAt?.toISOString() ?? null,
      },
    };
  }

  return {
    async generate(owner: Owner, request: Wish = {}): Promise<Inbox> {
      if (owner.kind === 'mailbox') throw new Refusal('forbidden', 'one-address');
      if (owner.kind === 'catch-all') throw new Refusal('forbidden', 'no-address-needed');
      const domains = await domainsFor(owner, request);
      const plan = plans[owner.plan];
      const createdAt = now();
      const expiresAt = new Date(createdAt.getTime() + chooseLifetime(request.lifetime, plan));
      const latestEnd = latestEndOf({ createdAt, expiresAt }, owner, plans);
      const { maxMessages } = request;
      let tries = 0;
      await partitions.ensureFor(latestEnd);
      for (const domain of domains)
        for (;;) {
          const id = randomUUID();
          const address = makeAddress(owner, domain, request);
          const key = addressKey(address, domain);
          const added = await inboxes.add({
            now: createdAt,
            inbox: {
              id,
              ownerId: owner.id,
              plan: owner.plan,
              addressHash: vault.fingerprint('address', key),
              addressSealed: vault.seal(id, 'address', Buffer.from(key)),
              createdAt,
              expiresAt,
              latestEnd,
              domainId: domain.id,
              maxMessages,
              labelSealed: sealLabel(id, request.label),
            },
            decide: (state) =>
              owner.plan === 'premium'
                ? decidePremium({ state, plan, hasKey: owner.keyId !== undefined, now: createdAt })
                : decideFree({ state, plan, cooldownMs, now: createdAt, expiresAt }),
          });
          if (added === 'added') {
            onGenerated(domain.id);
            const times = { createdAt, expiresAt, latestEnd, endsAt: expiresAt };
            const own = { id, address, domain, label: request.label ?? null };
            return describe({ ...NEW_INBOX, ...times, ...own, maxMessages: maxMessages ?? null }, owner);
          }
          if (added === 'inactive') break;
          // A random address is already in use about once in 2^48 tries, so a few attempts are enough.
          if (request.name || ++tries === 3) throw new Refusal('taken', 'name-taken', { field: 'name' });
        }
      throw noDomain('domain-not-here');
    },

    async list(owner: Owner) {
      const time = now();
      const [rows, closed, quota] = await Promise.all([
        inboxes.listByOwner({ ownerId: owner.id, now: time }),
        inboxes.closedOf({ ownerId: owner.id, now: time }),
        owner.plan === 'premium' ? undefined : inboxes.quotaOf(owner.id),
      ]);
      const { maxAddresses } = plans[owner.plan];
      const round = currentRound({ quota, cooldownMs, now: time });
      const used = Math.min(maxAddresses, Math.max(rows.length, round?.used ?? 0));
      return {
        emails: openAll(rows, owner).map((inbox) => describe(inbox, owner)),
        serverTime: time.toISOString(),
        used,
        ...(round && { usedUntil: round.end.toISOString() }),
        ...(round && round.used >= maxAddresses && { cooldownEnd: round.end.toISOString() }),
        ...(closed.length && { closed: closed.flatMap(describeClosed) }),
      };
    },

    /**
     * Finds the inbox of an address. Only its owner can read a premium inbox or a mailbox; anybody who knows the
     * address can read any other free inbox. Missing, expired and forbidden inboxes give the same error.
     */
    async find(owner: Owner, address: string): Promise<FoundInbox> {
      const normal = normalizeAddress(address);
      const located = normal && book.locate(normal, owner.id);
      const row = located && (await load(vault.fingerprint('address', located.key)));
      if (!row || ((row.private || row.plan === 'premium') && row.ownerId !== owner.id))
        throw new Refusal('not-found');
      const written = address.trim().toLowerCase();
      return {
        ...openInbox(row, located),
        readerId: owner.id,
        network: owner.network,
        ...(written === normal ? {} : { plusForm: written }),
      };
    },

    /** Like `find`, but for changes: owners only. */
    async findOwn(owner: Owner, address: string): Promise<FoundInbox> {
      const inbox = await this.find(owner, address);
      if (inbox.ownerId !== owner.id) throw new Refusal('not-found');
      return inbox;
    },

    /** Gives an address its time again from now. */
    async extend(owner: Owner, id: string): Promise<Inbox> {
      refuseCatchAll(owner);
      const time = now();
      const decide = (row: InboxRow) => {
        const located = book.locate(openAddress(vault, row.id, row.addressSealed), owner.id);
        if (!located) throw new Refusal('not-found');
        return extendNow(row, plans[owner.plan], located.domain?.endsAt ?? null, time);
      };
      const row = isUuid(id) ? await inboxes.extend({ ownerId: owner.id, id, now: time, decide }) : undefined;
      const [inbox] = row ? openAll([row], owner) : [];
      if (!inbox) throw new Refusal('not-found');
      return describe(inbox, owner);
    },

    /** Gives an address a label, or takes it away with null. */
    async relabel(owner: Owner, id: string, label: string | null): Promise<Inbox> {
      refuseCatchAll(owner);
      const sealed = sealLabel(id, label);
      const row = isUuid(id)
        ? await inboxes.relabel({ ownerId: owner.id, id, sealed, now: now() })
        : undefined;
      const [inbox] = row ? openAll([row], owner) : [];
      if (!inbox) throw new Refusal('not-found');
      return describe(inbox, owner);
    },

    async remove(owner: Owner, id: string) {
      refuseCatchAll(owner);
      const removed = isUuid(id) && (await inboxes.remove({ ownerId: owner.id, id, now: now() }));
      if (!removed) throw new Refusal('not-found');
    },

    async removeAll(owner: Owner) {
      refuseCatchAll(owner);
      await inboxes.remove({ ownerId: owner.id, now: now() });
    },

    /** All living inboxes of an owner, for the event stream. */
    async listOpen(owner: Owner): Promise<OwnInbox[]> {
      return openAll(await inboxes.listByOwner({ ownerId: owner.id, now: now() }), owner);
    },
  };
}

export type Inboxes = ReturnType<typeof createInboxes>;

const noDomain = (why: PlainCode) => new Refusal('bad-input', why, { field: 'domain' });

/** All of them in a random order, those with more weight rather first. */
function shuffle(choices: BookRow[]): BookRow[] {
  const first = chooseDomain(choices);
  return first ? [first, ...shuffle(choices.filter((one) => one !== first))] : [];
}

/** The inbox of all mail exists as long as the setting. */
function refuseCatchAll({ kind }: Owner) {
  if (kind === 'catch-all') throw new Refusal('forbidden', 'catch-all-stays');
}

export const openInbox = (row: InboxRow, { address, domain }: Omit<Located, 'key'>): OpenInbox => ({
  ...row,
  address,
  domain,
  endsAt: endOf(row.expiresAt, domain),
});
