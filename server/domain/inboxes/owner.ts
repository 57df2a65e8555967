import type { PlanName } from '#contract/plans.ts';

/** The holder of a token: a guest, or an account with its current plan. */
export type Owner = {
  id: string;
  kind: 'guest' | 'account';
  plan: PlanName;
  /** The key that was used instead of a session. */
  keyId?: string;
  /** When the session or the premium plan ends, whichever comes first. */
  validUntil?: Date;
  /** The network the request came from. */
  network?: string;
};
