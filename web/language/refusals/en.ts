import { operatorRefusals } from '#contract/operator-refusals.ts';
import { type Refusals, translated } from '#contract/reasons.ts';

/** The operator's page is in English, so only here are the sentences for the operator. */
export const refusals: Refusals = { ...translated, ...operatorRefusals };
