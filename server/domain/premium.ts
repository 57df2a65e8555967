import type { PremiumStatus } from '#contract/auth.ts';

/** An account that never had premium has no end of it. */
export function premiumStatus(premiumUntil: Date | null, now: Date): PremiumStatus {
  if (!premiumUntil) return 'false';
  return premiumUntil > now ? 'true' : 'expired';
}
