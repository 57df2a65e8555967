import { type Language, languages } from '#contract/languages.ts';
import { describePlans, limitPlaceholders, type PlanLimits } from '#contract/plan-limits.ts';
import { defaultPlans, GUEST_COOLDOWN_MS } from '#contract/plans.ts';

/** With the names of all languages. English is the first and wins. */
export function limitsOfBuild(): PlanLimits {
  return Object.assign({}, ...languages.toReversed().map(limitsIn));
}

/** In development and in tests no server replaces placeholders, so the pages show the defaults. */
export function limitsIn(language: Language): PlanLimits {
  const facts = {
    billing: import.meta.env.VITE_BILLING === 'on',
    google: import.meta.env.VITE_GOOGLE === 'on',
  };
  const defaults = describePlans(defaultPlans, GUEST_COOLDOWN_MS, facts, language);
  return import.meta.env.DEV ? defaults : limitPlaceholders(defaults);
}
