import type { PlanName } from '#contract/plans.ts';

/** Who stands behind a token: a guest, or an account with its plan of this moment. */
export type Owner = { id: string; kind: 'guest' | 'account'; plan: PlanName };
