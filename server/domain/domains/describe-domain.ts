import type { Domain, DomainRecord } from '#contract/domains.ts';
import { because, type Reason, sentenceOf } from '#contract/reasons.ts';
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
  ...told(null),
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
  ...told(problemOf(row, name, details)),
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

const told = (problem: Reason | null) => ({
  problem: problem && sentenceOf(problem),
  problemCode: problem?.code ?? null,
  ...(problem?.params && { problemParams: problem.params }),
});

/** What its owner has to mend, or null. */
function problemOf(row: DomainRow, name: string, details: DomainDetails): Reason | null {
  const { seen, reason, lost = 'lapsed' } = details;
  if (row.state === 'blocked')
    return reason
      ? because('domain-blocked-because', { reason })
      : because('domain-blocked', { domain: name });
  if (row.state === 'suspended') return because(lost === 'lapsed' ? 'lapsed' : 'lost-to-other');
  if (row.state === 'pending') return seen?.txt ? because(unproved[seen.txt.status]) : null;
  if (row.misses >= WARNED_MISSES) return because('txt-lost');
  return (
    mxProblem(seen?.mx, 'mx-missing', 'mx-other') ??
    (row.subdomains ? mxProblem(seen?.wildcard, 'wildcard-missing', 'wildcard-other') : null)
  );
}

/** Why a claim is still one. */
const unproved = {
  ok: 'proved-by-other',
  missing: 'txt-missing',
  wrong: 'txt-other',
  unknown: 'dns-silent',
} as const;

function mxProblem(
  mx: Seen['mx'],
  missing: 'mx-missing' | 'wildcard-missing',
  other: 'mx-other' | 'wildcard-other',
): Reason | null {
  if (mx?.status === 'missing') return because(missing);
  return mx?.status === 'wrong' ? because(other, { found: mx.found ?? '' }) : null;
}
