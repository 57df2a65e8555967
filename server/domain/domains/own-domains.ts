import { randomUUID } from 'node:crypto';
import type { Domain } from '#contract/domains.ts';
import type { PlanName } from '#contract/plans.ts';
import { because, type PlainCode, type Reason } from '#contract/reasons.ts';
import type { DomainRow } from '#server/store/domains/domain-store.ts';
import type { OwnDomainStore } from '#server/store/domains/own-domain-store.ts';
import type { Vault } from '#server/vault/vault.ts';
import type { Book } from '../domain-book.ts';
import { Refusal } from '../errors.ts';
import type { Limits } from '../limits.ts';
import { describeOwn, describeShared } from './describe-domain.ts';
import { openDetails, openName, sealDetails } from './domain-details.ts';
import { readDomainName } from './domain-name.ts';
import { nextLook } from './judge-look.ts';
import type { LookAtDomain } from './look-at-domain.ts';
import type { NameRules } from './name-rules.ts';
import { newProof } from './proof.ts';

/** A claim costs look-ups in DNS for a week. */
const CLAIMS = { name: 'domain-claims', max: 30, windowMs: 3_600_000 };
const LOOKS = { name: 'domain-looks', max: 6, windowMs: 60_000 };
const CHANGES = { ...LOOKS, name: 'domain-changes' };

type Owner = { id: string; plan: PlanName };

/** The domains that an account may use, and its own ones. */
export function createOwnDomains({
  store,
  vault,
  book,
  names,
  lookAt,
  refresh,
  limits,
  maxDomains,
  mailHost,
  now,
}: {
  store: OwnDomainStore;
  vault: Vault;
  book: Book;
  names: NameRules;
  lookAt: LookAtDomain;
  /** Reads the book again, so that the next call of the same caller finds what has changed. */
  refresh: () => Promise<void>;
  limits: Pick<Limits, 'take'>;
  maxDomains: number;
  mailHost: string;
  now: () => Date;
}) {
  const describe = (row: DomainRow): Domain =>
    describeOwn(row, { name: openName(vault, row), details: openDetails(vault, row), mailHost });

  /** By its ASCII or its Unicode form, in any case. */
  async function find(owner: Owner, given: string): Promise<{ row: DomainRow; name: string }> {
    const name = readDomainName(given);
    const row = name && (await store.find(owner.id, vault.fingerprint('domain', name)));
    if (!row) throw new Refusal('not-found');
    return { row, name };
  }

  async function refuseUnusable(name: string, ownerId?: string) {
    const why = await names.whyNot(name, ownerId);
    if (why) throw unusable(why);
  }

  async function readAgain(owner: Owner, name: string): Promise<Domain> {
    await refresh();
    return describe((await find(owner, name)).row);
  }

  return {
    async list(owner: Owner): Promise<Domain[]> {
      const own = (await store.list(owner.id)).map(describe);
      return [...own, ...book.choices(owner.plan).map(describeShared)];
    },

    /** For visitors without an account. */
    listShared: (): Domain[] => book.choices('free').map(describeShared),

    /** Claims a domain. It becomes active once its owner has proved it. */
    async claim(owner: Owner, given: string): Promise<Domain> {
      requirePremium(owner);
      const name = readDomainName(given);
      if (!name) throw unusable('not-a-domain');
      // Attempts count, so that nobody can find out which names accounts have.
      await limits.take(CLAIMS, owner.id);
      const hash = vault.fingerprint('domain', name);
      if (await store.find(owner.id, hash)) throw taken(because('domain-yours', { domain: name }));
      if (names.isTaken(name, owner.id)) throw taken(because('domain-taken', { domain: name }));
      await refuseUnusable(name, owner.id);
      const id = randomUUID();
      const claimed = { state: 'pending' as const, created_at: now() };
      const row = {
        id,
        name_hash: hash,
        name_sealed: vault.seal(id, 'domain name', Buffer.from(name)),
        kind: 'own' as const,
        plan: 'premium' as const,
        subdomains: false,
        sealed: sealDetails(vault, id, { proof: newProof() }),
        check_at: nextLook(claimed, now()),
        ...claimed,
      };
      const added = await store.claim(owner.id, row, maxDomains);
      if (added === 'added') return describe((await find(owner, name)).row);
      throw taken(
        added === 'full'
          ? because('domain-limit', { max: maxDomains })
          : because('domain-yours', { domain: name }),
      );
    },

    /** Looks at DNS now. */
    async verify(owner: Owner, given: string): Promise<Domain> {
      requirePremium(owner);
      const { row, name } = await find(owner, given);
      await limits.take(LOOKS, `${owner.id} ${name}`);
      if (row.state === 'pending' || row.state === 'suspended') await refuseUnusable(name);
      await lookAt(row);
      return readAgain(owner, name);
    },

    /** Sub-domains need a record for all of them. Without them, those that have addresses keep their mail. */
    async change(owner: Owner, given: string, { subdomains }: { subdomains: boolean }): Promise<Domain> {
      requirePremium(owner);
      const { row, name } = await find(owner, given);
      if (!subdomains) {
        if (row.subdomains)
          await store.settle(vault.fingerprint('domain', name), () => [
            { id: row.id, change: { subdomains } },
          ]);
        return readAgain(owner, name);
      }
      if (row.state === 'blocked') throw unusable(because('domain-blocked', { domain: name }));
      await limits.take(CHANGES, `${owner.id} ${name}`);
      await lookAt(row, { subdomains });
      await refresh();
      const changed = (await find(owner, name)).row;
      if (changed.subdomains) return describe(changed);
      const isUnknown = openDetails(vault, changed).seen?.wildcard?.status === 'unknown';
      throw unusable(because(isUnknown ? 'wildcard-unknown' : 'wildcard-needed', { domain: name }));
    },

    /** Closes its addresses too. Also works after premium has ended. */
    async remove(owner: Owner, given: string) {
      const { row } = await find(owner, given);
      await store.remove(owner.id, row.id, now());
      await refresh();
    },
  };
}

export type OwnDomains = ReturnType<typeof createOwnDomains>;

const unusable = (why: PlainCode | Reason) => new Refusal('unusable', why);
const taken = (why: Reason) => new Refusal('taken', why);

function requirePremium({ plan }: Owner) {
  if (plan !== 'premium') throw new Refusal('forbidden', 'premium-only', { upgradeRequired: true });
}
