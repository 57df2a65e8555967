import type { PlanName } from '#contract/plans.ts';

/**
 * The holder of a token: a guest, an account with its current plan, a mailbox, which is one inbox with a password, or the
 * reader of all mail, who has the token of CATCH_ALL.
 */
export type Owner = {
  id: string;
  kind: 'guest' | 'account' | 'mailbox' | 'catch-all';
  plan: PlanName;
  /** The key that was used instead of a session. */
  keyId?: string;
  /** When the session, the premium plan or the mailbox ends, whichever comes first. */
  validUntil?: Date;
  /** The network the request came from. */
  network?: string;
};
