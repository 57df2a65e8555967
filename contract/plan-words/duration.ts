import type { PlanWords } from './words.ts';

const units = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
  ['second', 1000],
] as const;

/** '1 hour', '48 hours', '3 days', '1 hour 30 minutes'. Up to two days are counted in hours. */
export function durationWith(time: PlanWords['time'], ms: number): string {
  const parts: string[] = [];
  let rest = Math.round(ms / 1000) * 1000;
  for (const [unit, length] of units) {
    if (unit === 'day' && ms <= 2 * length) continue;
    const count = Math.floor(rest / length);
    rest -= count * length;
    if (count > 0) parts.push(time(count, unit));
  }
  return parts.join(' ') || time(0, 'second');
}
