import { DAY, formatSpan, HOUR, MINUTE } from '#web/lib/time.ts';

/** Of these, a plan offers those that are shorter than its own lifetime, down to a 24th of it. */
const choices = [MINUTE, 10 * MINUTE, 30 * MINUTE, HOUR, 6 * HOUR, DAY];

export const lifetimesOf = (planMs: number): number[] =>
  choices.filter((ms) => ms < planMs && ms >= planMs / 24);

export const formatLifetime = (ms: number): string =>
  formatSpan(ms, 'long', { to: ms < MINUTE ? 'second' : 'minute' });

/** As the server takes it. */
export const lifetimeText = (ms: number): string => `${ms / MINUTE}m`;
