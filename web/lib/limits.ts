import { type Language, languages } from '#contract/languages.ts';
import { describePlans, limitPlaceholders, type PlanLimits } from '#contract/plan-limits.ts';
import { defaultPlans, GUEST_COOLDOWN_MS } from '#contract/plans.ts';
import { pageLanguage } from '#web/language/page-language.ts';

/** The element of every page in which the server tells the browser its limits. */
export const LIMITS_META = 'plan-limits';

/**
 * The limits of the plans in words, as this server is configured. A prerendered page holds placeholders, which the
 * server replaces; the browser reads the values from the page, so that it renders the same words.
 */
export const limits: PlanLimits = import.meta.env.SSR ? limitsOfBuild() : limitsOfPage();

/**
 * Whether this server takes payments. Only for pages that are not prerendered: at build time it is not known, so the
 * others leave the choice to the classes `with-billing` and `without-billing`.
 */
export const takesPayments = limits.billing === 'on';

/** For the element that tells the browser: only what the language of the page has. */
export const limitsOfLanguage = (): PlanLimits => (import.meta.env.SSR ? limitsIn(pageLanguage()) : limits);

/** With the names of all languages. English is the first and wins. */
function limitsOfBuild(): PlanLimits {
  return Object.assign({}, ...languages.toReversed().map(limitsIn));
}

/** In development and in tests no server replaces placeholders, so the pages show the defaults. */
function limitsIn(language: Language): PlanLimits {
  const facts = {
    billing: import.meta.env.VITE_BILLING === 'on',
    google: import.meta.env.VITE_GOOGLE === 'on',
  };
  const defaults = describePlans(defaultPlans, GUEST_COOLDOWN_MS, facts, language);
  return import.meta.env.DEV ? defaults : limitPlaceholders(defaults);
}

function limitsOfPage(): PlanLimits {
  return JSON.parse(document.querySelector<HTMLMetaElement>(`meta[name="${LIMITS_META}"]`)!.content);
}
