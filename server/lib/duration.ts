const units = { ms: 1, s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000 } as const;

/** Milliseconds of a text such as 500ms, 90s, 15m, 1h or 2d. */
export function readDuration(text: string): number | undefined {
  const [, amount, unit] = /^(\d+(?:\.\d+)?)\s*(ms|s|m|h|d)$/i.exec(text) ?? [];
  if (amount === undefined || unit === undefined) return undefined;
  return Math.round(Number(amount) * units[unit.toLowerCase() as keyof typeof units]);
}

/** The text of a duration in the largest unit (hours, minutes or seconds) that divides it: '48h', '90s'. */
export function durationText(ms: number): string {
  const unit = (['h', 'm', 's'] as const).find((name) => ms % units[name] === 0) ?? 'ms';
  return `${ms / units[unit]}${unit}`;
}
