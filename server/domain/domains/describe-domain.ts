import { domainTexts, fillIn } from '#contract/domain-texts.ts';
import type { Domain, DomainRecord } from '#contract/domains.ts';
import type { DomainRow } from '#server/store/domains/domain-store.ts';
import type { BookRow } from '../domain-book.ts';
import type { DomainDetails } from './domain-details.ts';
import { displayName } from './domain-name.ts';
import { proofName, proofText } from './proof.ts';

/** From the second miss on, its owner is warned. */
const WARNED_MISSES = 2;

type Seen = NonNullable<DomainDetails['seen']>;

/** A shared domain as visitors see it. */
export const describeShared = ({ name, state, subdomains, endsAt, health }: BookRow): Domain => ({
  name,
  display: displayName(name),
  kind: 'shared',
  state,
  subdomains,
  endsAt: endsAt?.toISOString() ?? null,
  problem: null,
  health,
});

/** An own domain as its owner sees it. */
export const describeOwn = (
  row: DomainRow,
  { name, details, mailHost }: { name: string; details: DomainDetails; mailHost: string },
): Domain => ({
  name,
  display: displayName(name),
  kind: 'own',
  state: row.state,
  subdomains: row.subdomains,
  endsAt: row.ends_at?.toISOString() ?? null,
  problem: problemOf(row, name, details),
  health: row.health,
  records: recordsOf(row, name, details, mailHost),
});

function recordsOf(
  { subdomains }: DomainRow,
  name: string,
  { proof = '', seen }: DomainDetails,
  mailHost: string,
): DomainRecord[] {
  const record = (type: 'TXT' | 'MX', at: string, value: string, one: Seen['txt']): DomainRecord => ({
    type,
    name: at,
    value,
    status: one?.status ?? 'unknown',
    found: one?.found ?? null,
    checkedAt: (one && seen?.at) ?? null,
  });
  return [
    record('TXT', proofName(name), proofText(proof), seen?.txt),
    record('MX', name, mailHost, seen?.mx),
    ...(subdomains ? [record('MX', `*.${name}`, mailHost, seen?.wildcard)] : []),
  ];
}

/** What its owner has to mend, in words, or null. */
function problemOf(row: DomainRow, name: string, { seen, reason, lost = 'lapsed' }: DomainDetails) {
  if (row.state === 'blocked')
    return reason ? fillIn(domainTexts.blocked, reason) : fillIn(domainTexts.blockedName, name);
  if (row.state === 'suspended') return domainTexts[lost];
  if (row.state === 'pending') return seen?.txt ? unproved[seen.txt.status] : null;
  if (row.misses >= WARNED_MISSES) return domainTexts.txtLost;
  return (
    mxProblem(seen?.mx, domainTexts.mxMissing, domainTexts.mxOther) ??
    (row.subdomains
      ? mxProblem(seen?.wildcard, domainTexts.wildcardMissing, domainTexts.wildcardOther)
      : null)
  );
}

/** Why a claim is still one. */
const unproved = {
  ok: domainTexts.othersProof,
  missing: domainTexts.txtMissing,
  wrong: domainTexts.txtOther,
  unknown: domainTexts.noAnswer,
} as const;

function mxProblem(mx: Seen['mx'], missing: string, other: string): string | null {
  if (mx?.status === 'missing') return missing;
  return mx?.status === 'wrong' ? fillIn(other, mx.found ?? '') : null;
}
