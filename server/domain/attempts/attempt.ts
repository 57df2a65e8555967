import type { ATTEMPT_CODES, DeliveryAttempt } from '#contract/deliveries.ts';

/** How many are shown of an inbox. */
export const MAX_ATTEMPTS = 20;

export type AttemptCode = (typeof ATTEMPT_CODES)[number];

/** A delivery, or several in a row with the same answer. Nothing in it tells who the sender is, except its TLS. */
export type Attempt = Pick<DeliveryAttempt, 'outcome' | 'reply' | 'code' | 'bytes' | 'tls' | 'times'> & {
  /** The last time, in milliseconds. */
  at: number;
};

/** What was tried in vain for an address, and when some of it was left out because there was too much. */
export type Tried = { address: string; attempts: Attempt[]; missedAt?: number | undefined };

/** What the reason for a refusal (smtp/replies.ts) means for the owner of the inbox. */
const codes: Record<string, AttemptCode> = {
  'mailbox-full': 'full',
  spent: 'spent',
  'too-large': 'too-large',
  malformed: 'malformed',
  blocked: 'blocked',
  'other-plan': 'alone',
  'network-full': 'network-full',
  'disk-full': 'unavailable',
  'no-room': 'unavailable',
  unavailable: 'unavailable',
  internal: 'unavailable',
};
export const attemptCode = (reason: string): AttemptCode => codes[reason] ?? 'other';

/** Adds an attempt to a list, the oldest first. It joins the last one if the answer was the same. */
export function addAttempt<One extends Attempt>(list: One[], next: One) {
  const last = list.at(-1);
  if (last && isSame(last, next)) Object.assign(last, next, { times: last.times + next.times });
  else list.push(next);
}

const isSame = (a: Attempt, b: Attempt) => a.outcome === b.outcome && a.reply === b.reply;
