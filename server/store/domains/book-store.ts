import { createHash } from 'node:crypto';
import type { DomainState } from '#contract/domains.ts';
import type { PlanName } from '#contract/plans.ts';
import type { Pool } from '../pool.ts';

/** A domain that people call retiring is resting and has an end. */
export type StoredState = Exclude<DomainState, 'retiring'>;

/** What every process and receiving thread knows about a domain, its name still sealed. */
export type SealedBookRow = {
  id: string;
  nameSealed: Buffer;
  kind: 'shared' | 'own';
  plan: PlanName;
  weight: number;
  state: StoredState;
  subdomains: boolean;
  accountId: string | null;
  health: 'good' | 'listed' | 'quiet' | null;
  since: Date;
  endsAt: Date | null;
};

/** All domains but claims that nobody has proved, and a mark of them that is the same in every process. */
export async function readBook(pool: Pool): Promise<{ rows: SealedBookRow[]; version: string }> {
  const { rows } = await pool.query<SealedBookRow>(
    `SELECT id, name_sealed AS "nameSealed", kind, plan, weight, state, subdomains, account_id AS "accountId", health,
            state_since AS since, ends_at AS "endsAt"
     FROM domains WHERE state <> 'pending' ORDER BY nr`,
  );
  // A name stays, but may be sealed anew.
  const text = JSON.stringify(rows.map(({ nameSealed: _, ...row }) => row));
  return { rows, version: createHash('sha256').update(text).digest('hex').slice(0, 16) };
}

export type ReadBook = () => ReturnType<typeof readBook>;
