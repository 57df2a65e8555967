import { randomInt, randomUUID } from 'node:crypto';
import type { Inbox } from '#contract/inboxes.ts';
import type { Plans } from '#contract/plans.ts';
import { texts } from '#contract/texts.ts';
import { SHARING } from '#server/lib/batches.ts';
import { createLoaderByHash } from '#server/lib/loader.ts';
import type { InboxRow, InboxStore } from '#server/store/mail/inbox-store.ts';
import type { PartitionStore } from '#server/store/mail/partitions.ts';
import type { Vault } from '#server/vault/vault.ts';
import { Refusal } from '../errors.ts';
import { isUuid } from '../ids.ts';
import { chosenAddress, normalizeAddress, randomAddress } from './address.ts';
import type { Owner } from './owner.ts';
import { currentRound, decideFree, decidePremium } from './quota.ts';

/** An inbox the caller may read, with its address decrypted. */
export type OpenInbox = InboxRow & { address: string };
/** An inbox together with the reader who asked for it, and the address they used if it has a plus part. */
export type FoundInbox = OpenInbox & {
  readerId: string;
  network?: string | undefined;
  plusForm?: string | undefined;
};

export function createInboxes({
  inboxes,
  partitions,
  vault,
  plans,
  cooldownMs,
  domains,
  now,
}: {
  inboxes: InboxStore;
  partitions: PartitionStore;
  vault: Vault;
  plans: Plans;
  cooldownMs: number;
  domains: string[];
  now: () => Date;
}) {
  const open = (row: InboxRow): OpenInbox => ({
    ...row,
    address: vault.open(row.id, 'address', row.addressSealed).toString(),
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

  function addressMaker(owner: Owner, request: { domain?: string; name?: string }) {
    const domain = request.domain?.trim().toLowerCase() || domains[randomInt(domains.length)]!;
    if (!domains.includes(domain))
      throw new Refusal('bad-input', 'This domain is not available here.', { field: 'domain' });
    if (!request.name) return () => randomAddress(domain);
    if (owner.plan !== 'premium')
      throw new Refusal('forbidden', texts.nameIsPremium, { upgradeRequired: true });
    const address = chosenAddress(request.name, domain);
    if (!address)
      throw new Refusal(
        'bad-input',
        'A name has 3 to 32 letters, digits, dots, dashes or underscores, and some names are reserved.',
        { field: 'name' },
      );
    return () => address;
  }

  return {
    async generate(owner: Owner, request: { domain?: string; name?: string } = {}): Promise<Inbox> {
      if (owner.kind === 'mailbox') throw new Refusal('forbidden', texts.oneAddress);
      const makeAddress = addressMaker(owner, request);
      const plan = plans[owner.plan];
      const createdAt = now();
      const expiresAt = new Date(createdAt.getTime() + plan.lifetimeMs);
      await partitions.ensureFor(expiresAt);
      // A random address is already in use about once in 2^48 tries, so a few attempts are enough.
      for (let attempt = 0; attempt < (request.name ? 1 : 3); attempt++) {
        const id = randomUUID();
        const address = makeAddress();
        const [addressHash, ...otherHashes] = vault.fingerprints('address', address) as [Buffer, ...Buffer[]];
        const added = await inboxes.add({
          now: createdAt,
          inbox: {
            id,
            ownerId: owner.id,
            plan: owner.plan,
            addressHash,
            otherHashes,
            addressSealed: vault.seal(id, 'address', Buffer.from(address)),
            createdAt,
            expiresAt,
          },
          decide: (state) =>
            owner.plan === 'premium'
              ? decidePremium({ state, plan, hasKey: owner.keyId !== undefined, now: createdAt })
              : decideFree({ state, plan, cooldownMs, now: createdAt, expiresAt }),
        });
        if (added) return describe({ id, address, createdAt, expiresAt }, owner);
      }
      throw new Refusal('taken', texts.nameTaken, { field: 'name' });
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
        emails: rows.map((row) => describe(open(row), owner)),
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
      const row = normal && (await vault.lookUp('address', normal, load));
      if (!row || ((row.private || row.plan === 'premium') && row.ownerId !== owner.id))
        throw new Refusal('not-found', texts.notFound);
      const written = address.trim().toLowerCase();
      return {
        ...row,
        address: normal,
        readerId: owner.id,
        network: owner.network,
        ...(written === normal ? {} : { plusForm: written }),
      };
    },

    /** Like `find`, but for changes: owners only. */
    async findOwn(owner: Owner, address: string): Promise<FoundInbox> {
      const inbox = await this.find(owner, address);
      if (inbox.ownerId !== owner.id) throw new Refusal('not-found', texts.notFound);
      return inbox;
    },

    async remove(owner: Owner, id: string) {
      const removed = isUuid(id) && (await inboxes.remove({ ownerId: owner.id, id, now: now() }));
      if (!removed) throw new Refusal('not-found', texts.notFound);
    },

    removeAll: (owner: Owner) => inboxes.remove({ ownerId: owner.id, now: now() }),

    /** All living inboxes of an owner, for the event stream. */
    async listOpen(owner: Owner): Promise<OpenInbox[]> {
      return (await inboxes.listByOwner({ ownerId: owner.id, now: now() })).map(open);
    },
  };
}

export type Inboxes = ReturnType<typeof createInboxes>;

function describe(
  inbox: { id: string; address: string; createdAt: Date; expiresAt: Date },
  owner: Owner,
): Inbox {
  return {
    id: inbox.id,
    address: inbox.address,
    created_at: inbox.createdAt.toISOString(),
    expires_at: inbox.expiresAt.toISOString(),
    ...(owner.kind === 'account' ? { user_id: owner.id } : {}),
  };
}
