import type { PremiumStatus } from '#contract/auth.ts';

/** The status of an account. `premiumUntil` is null for an account that never had premium. */
export function premiumStatus(premiumUntil: Date | null, now: Date): PremiumStatus {
  if (!premiumUntil) return 'false';
  return premiumUntil > now ? 'true' : 'expired';
}
