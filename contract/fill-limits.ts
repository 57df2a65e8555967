import type { PlanLimits } from './plan-limits.ts';

/**
 * Pages are built before the settings are known, so the built files contain placeholders such as `{{freeLifetime}}`.
 * The server fills them in when it loads the site; the browser does it for texts that arrive as scripts.
 */
export function fillLimits(text: string, limits: PlanLimits): string {
  return text.replace(/\{\{(\w+)\}\}/g, (whole, name) => limits[name as keyof PlanLimits] ?? whole);
}
