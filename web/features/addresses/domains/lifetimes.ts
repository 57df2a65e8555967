import { pageLocale } from '#web/language/page-language.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Of these, a plan offers those that are shorter than its own lifetime, down to a 24th of it. */
const choices = [MINUTE, 10 * MINUTE, 30 * MINUTE, HOUR, 6 * HOUR, DAY];

export const lifetimesOf = (planMs: number): number[] =>
  choices.filter((ms) => ms < planMs && ms >= planMs / 24);

/** `30 minutes`, `1 hour`. Only whole minutes, unless it is shorter than that. */
export function formatLifetime(ms: number): string {
  const [unit, size] = units.find(([, size]) => ms % size === 0) ?? (['second', 1000] as const);
  return (ms / size).toLocaleString(pageLocale(), {
    style: 'unit',
    unit,
    unitDisplay: 'long',
    maximumFractionDigits: 0,
  });
}
const units = [
  ['hour', HOUR],
  ['minute', MINUTE],
] as const;

/** As the server takes it. */
export const lifetimeText = (ms: number): string => `${ms / MINUTE}m`;
