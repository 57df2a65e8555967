import type { OperatorDomain } from '#contract/operator-domains.ts';
import type { DayFigures } from '#server/store/domains/day-store.ts';
import type { DomainRow } from '#server/store/domains/domain-store.ts';
import { describeOwn } from './describe-domain.ts';
import type { DomainDetails } from './domain-details.ts';
import { displayName } from './domain-name.ts';
import { wordOf } from './domain-steps.ts';
import { sharesOf } from './health.ts';

type Known = {
  name: string;
  details: DomainDetails;
  mailHost: string;
  now: Date;
  addresses: number;
  /** The email address of the account that has it. */
  owner: string | null;
  /** The last 30 days. */
  days: DayFigures[];
  reports: Array<{ site: string; networks: number }>;
};

/** A domain as the operator sees it. */
export function describeForOperator(row: DomainRow, known: Known): OperatorDomain {
  const { name, details, now, addresses, owner, days, reports } = known;
  const state = wordOf(row, now);
  const seenByOwner =
    row.kind === 'own'
      ? describeOwn(row, known)
      : {
          name,
          display: displayName(name),
          kind: row.kind,
          problem: null,
          problemCode: null,
          health: row.health,
        };
  return {
    ...seenByOwner,
    state,
    subdomains: row.subdomains,
    endsAt: state === 'retiring' ? (row.ends_at?.toISOString() ?? null) : null,
    plan: row.plan,
    weight: row.weight,
    since: row.state_since.toISOString(),
    addresses,
    owner,
    reason: state === 'blocked' ? (details.reason ?? '') : null,
    checkedAt: details.seen?.at ?? null,
    renewsOn: row.renews_on,
    lists: details.lists ?? null,
    ...(row.kind === 'shared' && { figures: { ...sumUp(days, now), reports } }),
  };
}

function sumUp(days: DayFigures[], now: Date) {
  const refused: Record<string, number> = {};
  for (const [reason, times] of days.flatMap((one) => Object.entries(one.refused)))
    refused[reason] = (refused[reason] ?? 0) + times;
  return {
    days: days.map(({ day, addresses, mails }) => ({ day, addresses, mails })),
    refused,
    heard: sharesOf(days, now),
  };
}
