import type { Plan } from '#contract/plans.ts';
import { because, type Reason } from '#contract/reasons.ts';
import { Refusal } from '../errors.ts';

type Quota = { generated: number; newestExpiry: Date };
type State = { quota: Quota; active: Array<{ expiresAt: Date }> };

/** The places that an owner has used in the current round, and when the next round begins. Null between rounds. */
export function currentRound({
  quota,
  cooldownMs,
  now,
}: {
  quota: Quota | undefined;
  cooldownMs: number;
  now: Date;
}): { used: number; end: Date } | null {
  if (!quota?.generated) return null;
  const end = new Date(quota.newestExpiry.getTime() + cooldownMs);
  return end > now ? { used: quota.generated, end } : null;
}

/**
 * Guests and free accounts may make `maxAddresses` addresses in a round. The next round begins one cooldown after
 * the planned expiry of the newest address, even if that address was deleted early.
 */
export function decideFree({
  state,
  plan,
  cooldownMs,
  now,
  expiresAt,
}: {
  state: State;
  plan: Plan;
  cooldownMs: number;
  now: Date;
  expiresAt: Date;
}): Quota {
  const { quota, active } = state;
  const round = currentRound({ quota, cooldownMs, now });
  const started = round?.used ?? 0;
  const end = round && started >= plan.maxAddresses ? round.end : null;
  if (active.length >= plan.maxAddresses) {
    // After a premium plan ends, more addresses may be active than this plan allows: wait until enough of them expire.
    throw limitReached(end ?? active[active.length - plan.maxAddresses]!.expiresAt, now);
  }
  if (end) throw new Refusal('cooldown', 'cooldown', { cooldownEnd: end.toISOString() });
  return { generated: started + 1, newestExpiry: later(started ? quota.newestExpiry : expiresAt, expiresAt) };
}

/**
 * Premium limits only how many addresses are active at once. The quota of the free plan does not change. A program with a key
 * has no page that says what to do, so the answer does.
 */
export function decidePremium({
  state: { active, quota },
  plan: { maxAddresses },
  hasKey,
  now,
}: {
  state: State;
  plan: Plan;
  hasKey: boolean;
  now: Date;
}): Quota {
  // The operator may have lowered the limit: wait until enough of them expire.
  const end = active[active.length - maxAddresses]?.expiresAt;
  if (!end) return quota;
  const counts = { count: active.length, max: maxAddresses, until: end.toISOString() };
  throw limitReached(end, now, hasKey ? because('address-limit-of-account', counts) : undefined);
}

function limitReached(end: Date, now: Date, why: Reason = because('address-limit')) {
  return new Refusal('limit-reached', why, {
    cooldownEnd: end.toISOString(),
    retryAfter: Math.ceil((end.getTime() - now.getTime()) / 1000),
  });
}

const later = (a: Date, b: Date) => (a > b ? a : b);
