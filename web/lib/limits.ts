import type { PlanLimits } from '#contract/plan-limits.ts';
import { pageLanguage } from '#web/language/page-language.ts';

/** The element of every page in which the server tells the browser its limits. */
export const LIMITS_META = 'plan-limits';

/** The browser needs no words of other languages. */
const build = import.meta.env.SSR ? await import('./limits-of-build.ts') : null;

/**
 * The limits of the plans in words, as this server is configured. A prerendered page holds placeholders, which the
 * server replaces; the browser reads the values from the page, so that it renders the same words.
 */
export const limits: PlanLimits = build ? build.limitsOfBuild() : limitsOfPage();

/**
 * Whether this server takes payments. Prerendered pages cannot use it, because the build doesn't know the settings. They
 * have both texts, in elements with the classes `with-billing` and `without-billing`.
 */
export const takesPayments = limits.billing === 'on';

/** For the element that tells the browser: only what the language of the page has. */
export const limitsOfLanguage = (): PlanLimits => (build ? build.limitsIn(pageLanguage()) : limits);

function limitsOfPage(): PlanLimits {
  return JSON.parse(document.querySelector<HTMLMetaElement>(`meta[name="${LIMITS_META}"]`)!.content);
}
