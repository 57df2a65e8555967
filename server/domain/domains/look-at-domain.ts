import type { ClaimChange, ClaimRow, OwnDomainStore } from '#server/store/domains/own-domain-store.ts';
import type { OutboxMail } from '#server/store/operations/outbox-store.ts';
import type { Vault } from '#server/vault/vault.ts';
import { type DomainDetails, openDetails, openName, sealDetails } from './domain-details.ts';
import { judgeLook, type Look, lostDetails, nextLook } from './judge-look.ts';
import type { LookUpRecords } from './look-up-records.ts';

/** The rows of a name may change while DNS is asked. Then it is asked again. */
const TRIES = 5;
const LOOKED_AT = new Set(['pending', 'active', 'suspended']);

/** What the mail to an owner says. */
export type DomainNews = 'missing' | 'lapsed' | 'lostToOther';
type Sealed = { id: string; name_sealed: Buffer };

/**
 * Looks at the records of an own domain now and does what follows from them: the domain becomes active, loses its proof or
 * goes to another account. Several processes may look at once; the last step is one at a time.
 */
export function createLookAtDomain({
  store,
  vault,
  lookUp,
  mailFor,
  isUsable,
  now,
}: {
  store: Pick<OwnDomainStore, 'claimsOf' | 'settle'>;
  vault: Vault;
  lookUp: LookUpRecords;
  mailFor: (news: DomainNews, owner: { email: string; language: string }, name: string) => OutboxMail;
  /** Whether an account may have this name at all. */
  isUsable: (name: string) => Promise<boolean>;
  now: () => Date;
}) {
  /** Without premium nothing new can be had. */
  const isPremium = ({ premium_until }: ClaimRow) => premium_until !== null && premium_until > now();
  const details = (row: ClaimRow) => openDetails(vault, row);
  const mail = (news: DomainNews, { email, language }: ClaimRow, name: string) =>
    email && language ? { mail: mailFor(news, { email, language }, name) } : {};

  function loses(
    row: ClaimRow,
    name: string,
    lost: 'lapsed' | 'lostToOther',
    seen = details(row).seen,
  ): ClaimChange {
    const next = lostDetails({ ...details(row), ...(seen && { seen }) }, lost);
    return {
      id: row.id,
      change: {
        state: 'suspended',
        state_since: now(),
        sealed: sealDetails(vault, row.id, next),
        ...found,
        check_at: nextLook({ ...row, state: 'suspended' }, now()),
      },
      ...mail(lost, row, name),
    };
  }

  /** What changes after a look, in the order in which it is written. */
  function settle(
    { row, holder, name, mayWin }: { row: ClaimRow; holder?: ClaimRow; name: string; mayWin: boolean },
    { look, subdomains }: { look: Look; subdomains: boolean },
  ): ClaimChange[] {
    const { txt, mx, wildcard } = look;
    const seen: DomainDetails['seen'] = { at: now().toISOString(), txt, mx, ...(wildcard && { wildcard }) };
    const verdict = judgeLook(row, look, mayWin, now());
    if (verdict === 'lapsed') return [loses(row, name, 'lapsed', seen)];
    const isMissed = verdict === 'missed' || verdict === 'told';
    const own: ClaimChange = {
      id: row.id,
      change: {
        ...(verdict === 'won' && { state: 'active', state_since: now(), verified_at: now() }),
        ...(verdict === 'told' && { told_at: now() }),
        ...(isMissed && { misses: row.misses + 1, first_missed_at: row.first_missed_at ?? now() }),
        ...(txt.status === 'ok' && found),
        ...(subdomains && wildcard?.status === 'ok' && { subdomains }),
        sealed: sealDetails(vault, row.id, { ...details(row), seen }),
        check_at: nextLook({ ...row, state: verdict === 'won' ? 'active' : row.state }, now()),
      },
      ...(verdict === 'told' && mail('missing', row, name)),
    };
    return verdict === 'won' && holder ? [loses(holder, name, 'lostToOther'), own] : [own];
  }

  /** With `subdomains`, sub-domains are switched on if their record is there. */
  return async function lookAt({ id, ...sealed }: Sealed, { subdomains = false } = {}): Promise<void> {
    const name = openName(vault, { id, ...sealed });
    const hash = vault.fingerprint('domain', name);
    const usable = await isUsable(name);
    for (let nth = 0; nth < TRIES; nth++) {
      const asked = sortClaims(await store.claimsOf(hash), id);
      if (!asked.row || !LOOKED_AT.has(asked.row.state)) return;
      const proofs = [asked.row, asked.holder].map((one) => (one && details(one).proof) ?? '');
      const { othersFound, ...look } = await lookUp({
        name,
        proof: proofs[0]!,
        otherProofs: asked.holder ? [proofs[1]!] : [],
        subdomains: subdomains || asked.row.subdomains,
      });
      const isDone = await store.settle(hash, (claims) => {
        const { row, holder } = sortClaims(claims, id);
        if (!row || !LOOKED_AT.has(row.state)) return [];
        const isAsAsked = [row, holder].every(
          (one, nth) => ((one && details(one).proof) ?? '') === proofs[nth],
        );
        if (!isAsAsked) return null;
        // Where both records stand, the newer claim counts: the domain has changed hands since the older one.
        const isNewer = claims.indexOf(row) > claims.indexOf(holder!);
        const mayWin =
          usable &&
          isPremium(row) &&
          (!holder || (holder.state === 'active' && (!othersFound.length || isNewer)));
        return settle({ row, ...(holder && { holder }), name, mayWin }, { look, subdomains });
      });
      if (isDone) return;
    }
  };
}

export type LookAtDomain = ReturnType<typeof createLookAtDomain>;

const found = { misses: 0, first_missed_at: null, told_at: null };

/** The row of this id, and that of the account that has the name now, if that is another one. */
function sortClaims(claims: ClaimRow[], id: string) {
  return {
    row: claims.find((one) => one.id === id),
    holder: claims.find((one) => one.id !== id && one.state !== 'pending' && one.state !== 'suspended'),
  };
}
