import { operatorRefusals } from '#contract/operator-refusals.ts';
import { translated } from '#contract/reasons.ts';
import type { Refusals } from '../explain-reason.ts';

/** The operator's page is in English, so only here are the sentences for the operator. */
export const refusals: Refusals = { ...translated, ...operatorRefusals };
