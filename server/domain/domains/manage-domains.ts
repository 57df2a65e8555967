import type { ChangeOperatorDomain, DomainFinding, OperatorDomain } from '#contract/operator-domains.ts';
import type { PlanName } from '#contract/plans.ts';
import { because } from '#contract/reasons.ts';
import { dayOf } from '#server/lib/day-of.ts';
import type { DayStore } from '#server/store/domains/day-store.ts';
import type { DomainChange, DomainRow, DomainStore } from '#server/store/domains/domain-store.ts';
import type { ReportStore } from '#server/store/domains/report-store.ts';
import type { Vault } from '#server/vault/vault.ts';
import { Refusal } from '../errors.ts';
import { createAddDomain } from './add-domain.ts';
import type { CheckRecords } from './check-records.ts';
import type { CloseEnded } from './close-ended.ts';
import { openDetails, openName, sealDetails } from './domain-details.ts';
import { readDomainName } from './domain-name.ts';
import { decideStep, readEnd, type Step, stateOf, wordOf } from './domain-steps.ts';
import { describeForOperator } from './operator-domain.ts';
import { newProof } from './proof.ts';

const MONTH_MS = 30 * 24 * 3_600_000;

/** The domain after a change, the addresses that ended with it, and how many processes do not know about it yet. */
export type Changed = { id: string; domain: OperatorDomain; closed: number; behind: number };

/** The operator's domains, and what the operator can do to customers' domains. */
export function createManageDomains({
  store,
  days,
  reports,
  mailHost,
  vault,
  checkRecords,
  closeEnded,
  closingMs = Number.POSITIVE_INFINITY,
  now,
}: {
  store: DomainStore;
  days: Pick<DayStore, 'month'>;
  reports: Pick<ReportStore, 'shown'>;
  mailHost: string;
  vault: Vault;
  checkRecords: CheckRecords;
  closeEnded: CloseEnded;
  /** How long a change may take to close addresses. The job closes the rest. */
  closingMs?: number;
  now: () => Date;
}) {
  const addDomain = createAddDomain({ store, vault, now });

  async function describeAll(rows: DomainRow[]): Promise<OperatorDomain[]> {
    const time = now();
    const ids = rows.map(({ id }) => id);
    const shared = rows.filter(({ kind }) => kind === 'shared').map(({ id }) => id);
    const [around, months, sites] = await Promise.all([
      store.surroundings(ids, time),
      days.month({ domainIds: shared, today: dayOf(time) }),
      reports.shown({ since: dayOf(new Date(time.getTime() - MONTH_MS)) }),
    ]);
    return rows.map((row) => {
      const { addresses = 0, owner = null } = around.get(row.id) ?? {};
      return describeForOperator(row, {
        name: openName(vault, row),
        details: openDetails(vault, row),
        mailHost,
        now: time,
        addresses,
        owner,
        days: months.get(row.id) ?? [],
        reports: sites.filter(({ domainId }) => domainId === row.id),
      });
    });
  }
  const describe = async (row: DomainRow) => (await describeAll([row]))[0]!;

  /** The row of the name's holder, or else the newest claim. */
  async function findRow(given: string): Promise<DomainRow & { name: string }> {
    const name = readName(given);
    const rows = await store.named(vault.fingerprint('domain', name));
    const row =
      rows.find(({ state }) => state !== 'pending' && state !== 'suspended') ??
      rows.find(({ state }) => state === 'suspended') ??
      rows[0];
    if (!row) throw new Refusal('not-found', because('no-domain', { domain: name }));
    return { ...row, name };
  }

  /** Changes a row, and waits until every process knows it. */
  async function change(
    { id, name }: { id: string; name: string },
    decide: Parameters<DomainStore['change']>[1],
  ): Promise<{ row: DomainRow; behind: number }> {
    const row = await store.change(id, decide);
    if (!row) throw new Refusal('not-found', because('domain-gone', { domain: name }));
    return { row, behind: await store.untilKnown() };
  }

  async function take(given: string, step: Step): Promise<Changed> {
    const found = await findRow(given);
    // What ended with the domain does not come back with it.
    if (step.to === 'active' && isOver(stateOf(found, now()))) await endNow(found);
    const { row, behind } = await change(found, (fresh, shared) => {
      const next = decideStep(step, { ...fresh, name: found.name }, shared, now());
      const isSame = next.state === fresh.state && !next.ends_at && !fresh.ends_at;
      if (isSame && next.state !== 'blocked') return {};
      return { ...next, state_since: now(), ...detailsAfter(fresh, step, next.state) };
    });
    const domain = await describe(row);
    if (!isOver(row.state)) return { id: row.id, domain, closed: 0, behind };
    await closeEnded.close(row, performance.now() + closingMs);
    return { id: row.id, domain: await describe(row), closed: domain.addresses, behind };
  }

  async function endNow({ id }: DomainRow) {
    const row = await store.change(id, (fresh) =>
      stateOf(fresh, now()) === 'retired' ? { state: 'retired', ends_at: null } : {},
    );
    if (row && isOver(row.state)) await closeEnded.close(row);
  }

  /** The reason of a block, or for a customer's domain that is no longer blocked, a new proof to publish. */
  function detailsAfter(row: DomainRow, step: Step, state: string): DomainChange {
    const { reason: _, ...details } = openDetails(vault, row);
    if (step.to === 'blocked')
      return { sealed: sealDetails(vault, row.id, { ...details, reason: step.reason }) };
    if (state !== 'pending') return { sealed: sealDetails(vault, row.id, details) };
    return {
      sealed: sealDetails(vault, row.id, { proof: newProof() }),
      created_at: now(),
      verified_at: null,
      first_missed_at: null,
      misses: 0,
      told_at: null,
      check_at: now(),
    };
  }

  return {
    list: async () => describeAll(await store.list()),

    find: async (name: string) => describe(await findRow(name)),

    async add(given: string, options: { plan: PlanName; subdomains: boolean }): Promise<Changed> {
      const name = readName(given);
      if (!(await addDomain(name, options))) {
        const there = await findRow(name);
        const state = wordOf(there, now());
        const isThere =
          state === 'active'
            ? because('domain-active', { domain: name })
            : because('domain-there', { domain: name, state });
        throw new Refusal(
          'taken',
          there.kind === 'own' ? because('domain-of-account', { domain: name, state }) : isThere,
          { field: 'name' },
        );
      }
      const behind = await store.untilKnown();
      const row = await findRow(name);
      return { id: row.id, domain: await describe(row), closed: 0, behind };
    },

    activate: (name: string) => take(name, { to: 'active' }),
    rest: (name: string) => take(name, { to: 'resting', endsAt: null }),
    /** At the end of a day or at a time. A past one retires it at once. */
    retire: (name: string, on: string) => take(name, { to: 'resting', endsAt: readEnd(on) }),
    block: (name: string, reason: string) => take(name, { to: 'blocked', reason }),

    /** Sets how often it is chosen, and when it has to be renewed. */
    async set(name: string, { weight, renewsOn }: ChangeOperatorDomain): Promise<Changed> {
      const found = await findRow(name);
      if (found.kind === 'own')
        throw new Refusal('taken', because('domain-of-customer', { domain: found.name }));
      const { row, behind } = await change(found, () => ({
        ...(weight === undefined ? {} : { weight }),
        ...(renewsOn === undefined ? {} : { renews_on: renewsOn }),
      }));
      return { id: row.id, domain: await describe(row), closed: 0, behind };
    },

    /** Looks at its records in DNS now. */
    async check(given: string): Promise<{ domain: OperatorDomain; findings: DomainFinding[] }> {
      const found = await findRow(given);
      const { findings, seen } = await checkRecords(found, openDetails(vault, found).proof);
      if (found.kind === 'own') return { domain: await describe(found), findings };
      const at = now().toISOString();
      const row = await store.change(found.id, (fresh) => ({
        sealed: sealDetails(vault, fresh.id, { ...openDetails(vault, fresh), seen: { at, ...seen } }),
      }));
      return { domain: await describe(row ?? found), findings };
    },
  };
}

export type ManageDomains = ReturnType<typeof createManageDomains>;

const isOver = (state: string) => state === 'retired' || state === 'blocked';

function readName(given: string): string {
  const name = readDomainName(given.trim());
  if (!name?.includes('.')) throw new Refusal('bad-input', 'not-a-domain', { field: 'name' });
  return name;
}
