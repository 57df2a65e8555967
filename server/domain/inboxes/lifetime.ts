import type { Plan, Plans } from '#contract/plans.ts';
import { because } from '#contract/reasons.ts';
import { durationText, readDuration } from '#server/lib/duration.ts';
import { FieldRefusal, Refusal } from '../errors.ts';
import type { Owner } from './owner.ts';

const SHORTEST_MS = 60_000;

/** How long a new address lives. Nobody gets more than the plan gives. */
export function chooseLifetime(wanted: string | undefined, { lifetimeMs }: Plan): number {
  if (wanted === undefined) return lifetimeMs;
  const shortest = Math.min(SHORTEST_MS, lifetimeMs);
  const ms = readDuration(wanted);
  if (ms !== undefined && ms >= shortest && ms <= lifetimeMs) return ms;
  const range = { min: durationText(shortest), max: durationText(lifetimeMs) };
  throw new FieldRefusal('lifetime', because('bad-lifetime', range));
}

/**
 * The latest time at which a new address can end. Its mail is placed there, so it never moves. If the address can be extended,
 * that is a multiple of the longest life: many others have the same place, and all their mail is in two partitions at a time.
 * An account may become premium at any time, and then extends what it made before.
 */
export function latestEndOf(
  { createdAt, expiresAt }: Pick<Life, 'createdAt' | 'expiresAt'>,
  { kind }: Pick<Owner, 'kind'>,
  { free, premium }: Plans,
): Date {
  const possible = (kind === 'account' ? [free, premium] : [free]).filter(
    ({ extensions }) => extensions !== 0,
  );
  const longest = Math.max(0, ...possible.map(({ maxLifetimeMs }) => maxLifetimeMs));
  const latest = createdAt.getTime() + longest;
  return latest > expiresAt.getTime() ? new Date(Math.ceil(latest / longest) * longest) : expiresAt;
}

export type Life = {
  createdAt: Date;
  /** Its own end, without that of its domain. */
  expiresAt: Date;
  latestEnd: Date;
  /** Null while it was not extended. */
  lifetimeMs: number | null;
  extensions: number;
};

/** From when an address can be extended, and to when at most. Null if it cannot be extended any more. */
export type Extensible = { from: Date; atMost: Date };

/**
 * Premium addresses can be extended at any time until they reach their longest life, free ones a few times in their last
 * quarter. Nothing outlives its domain, and no address the place of its mail.
 */
export function extensionOf(life: Life, plan: Plan, domainEndsAt: Date | null): Extensible | null {
  const end = life.expiresAt.getTime();
  const lifetime = lifetimeOf(life);
  const left = plan.extensions === null ? null : plan.extensions - life.extensions;
  const longest =
    left === null ? life.createdAt.getTime() + plan.maxLifetimeMs : end + Math.max(0, left) * lifetime;
  const ends = [longest, life.latestEnd.getTime(), domainEndsAt?.getTime() ?? Number.POSITIVE_INFINITY];
  const atMost = Math.min(...ends);
  if (atMost <= end) return null;
  return { from: left === null ? life.createdAt : new Date(end - lifetime / 4), atMost: new Date(atMost) };
}

/** The new end of an address that is extended now, or a refusal that says from when that is possible. */
export function extendNow(life: Life, plan: Plan, domainEndsAt: Date | null, now: Date): Date {
  const possible = extensionOf(life, plan, domainEndsAt);
  if (!possible) throw new Refusal('not-yet', 'no-extension', { extendableAt: null });
  if (possible.from > now)
    throw new Refusal('not-yet', 'extend-later', { extendableAt: possible.from.toISOString() });
  return new Date(Math.min(now.getTime() + lifetimeOf(life), possible.atMost.getTime()));
}

export const lifetimeOf = ({ lifetimeMs, createdAt, expiresAt }: Omit<Life, 'latestEnd'>) =>
  lifetimeMs ?? expiresAt.getTime() - createdAt.getTime();
