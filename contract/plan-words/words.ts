import type { Plans } from '../plans.ts';

export type Unit = 'day' | 'hour' | 'minute' | 'second';
export type SizeUnit = 'KB' | 'MB' | 'GB';

/** A text where premium is sold, and where it is not yet. */
type BySale = { sold: string; soon: string };

/** How a language writes the limits and numbers of the product. */
export type PlanWords = {
  time: (count: number, unit: Unit) => string;
  addresses: (count: number) => string;
  size: (value: number, unit: SizeUnit) => string;
  /** `percent` is written as in the language: '50%', '50 %'. */
  saving: (percent: string) => string;
  upgradeTitle: BySale;
  upgradeLead: BySale;
  buyQuestion: BySale;
  buyAnswer: BySale;
  /**
   * Limits in a form that sentences of this language need, such as `cooldownDative`. The name begins with that of the
   * limit.
   */
  forms?: (plans: Plans, cooldownMs: number) => Record<string, string>;
};
