import type { DomainState } from '#contract/domains.ts';
import type { PlanName } from '#contract/plans.ts';
import type { Pool } from '../pool.ts';

/** What every process and receiving thread knows about a domain, its name still sealed. */
export type SealedBookRow = {
  id: string;
  nameSealed: Buffer;
  kind: 'shared' | 'own';
  plan: PlanName;
  weight: number;
  state: DomainState;
  subdomains: boolean;
  accountId: string | null;
  health: 'good' | 'listed' | 'quiet' | null;
  since: Date;
  endsAt: Date | null;
};

/** All domains but claims that nobody has proved. */
export async function readBook(pool: Pool): Promise<SealedBookRow[]> {
  const { rows } = await pool.query<SealedBookRow>(
    `SELECT id, name_sealed AS "nameSealed", kind, plan, weight, state, subdomains, account_id AS "accountId", health,
            state_since AS since, ends_at AS "endsAt"
     FROM domains WHERE state <> 'pending' ORDER BY nr`,
  );
  return rows;
}
