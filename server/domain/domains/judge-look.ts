import type { ClaimRow } from '#server/store/domains/own-domain-store.ts';
import type { DomainDetails } from './domain-details.ts';
import type { Seen } from './look-up-records.ts';
import { newProof } from './proof.ts';

const HOUR = 3_600_000;
/** How long the record of a proved domain may be missing until its owner gets a mail, and until it is suspended. */
const TELL_MS = 24 * HOUR;
const SUSPEND_MS = 72 * HOUR;
/** How long somebody has time to prove a claim. */
export const CLAIM_MS = 7 * 24 * HOUR;

export type Look = { txt: Seen; mx: Seen; wildcard?: Seen };
/** What a look at DNS means for a domain. */
export type Verdict =
  /** Its state stays. */
  | 'same'
  /** It is proved, and its holder until now loses it. */
  | 'won'
  /** Its record is missing: the row counts it. */
  | 'missed'
  /** The same, and its owner gets a mail. */
  | 'told'
  /** It was missing for too long. */
  | 'lapsed';

type Row = Pick<ClaimRow, 'state' | 'first_missed_at' | 'told_at'>;

/** Only a definite answer counts: where DNS did not answer, nothing changes. */
export function judgeLook(row: Row, { txt }: Look, mayWin: boolean, now: Date): Verdict {
  if (row.state !== 'active') return txt.status === 'ok' && mayWin ? 'won' : 'same';
  if (txt.status === 'ok' || txt.status === 'unknown') return 'same';
  const missing = now.getTime() - (row.first_missed_at ?? now).getTime();
  if (missing >= SUSPEND_MS) return 'lapsed';
  return missing >= TELL_MS && !row.told_at ? 'told' : 'missed';
}

/** When to look again. A little early and at random, so that not all domains are due at once. */
export function nextLook({ state, created_at }: Pick<ClaimRow, 'state' | 'created_at'>, now: Date): Date {
  const every = state === 'pending' ? HOUR : 6 * HOUR;
  const next = now.getTime() + every * (1 - Math.random() / 12);
  return new Date(state === 'pending' ? Math.min(next, created_at.getTime() + CLAIM_MS) : next);
}

/** A lost domain: what was published for it proves nothing any more. */
export const lostDetails = (details: DomainDetails, lost: 'lapsed' | 'lostToOther'): DomainDetails => {
  const { txt: _, ...seen } = details.seen ?? { at: new Date(0).toISOString() };
  return { ...details, seen, lost, proof: newProof() };
};
