import { texts } from '#contract/texts.ts';
import { Busy } from '#server/lib/fair-queue.ts';

/** The reason for a refusal. Each door translates it in one place: HTTP to a status, SMTP to a reply. */
export type RefusalCode =
  | 'not-found'
  | 'unauthorized'
  | 'forbidden'
  | 'bad-input'
  | 'limit-reached'
  | 'cooldown'
  | 'taken'
  /** Possible later, or not any more. */
  | 'not-yet'
  | 'unusable'
  | 'rate-limited'
  | 'mailbox-full'
  /** The address has taken as many messages as it was made for. */
  | 'spent'
  | 'too-large'
  | 'malformed'
  | 'other-plan'
  | 'disk-full'
  | 'network-full'
  | 'blocked'
  | 'unavailable';

/** Thrown by a use case that refuses a request. The message is shown to the user. */
export class Refusal extends Error {
  readonly code: RefusalCode;
  /** Sent to the client unchanged, so nothing internal belongs here. */
  readonly details: Record<string, unknown>;

  constructor(code: RefusalCode, message: string, details: Record<string, unknown> = {}) {
    super(message);
    this.name = 'Refusal';
    this.code = code;
    this.details = details;
  }
}

/** What to answer when this was thrown, or null when it is a fault rather than a refusal. */
export const refusalOf = (error: unknown): Refusal | null =>
  error instanceof Busy
    ? new Refusal('rate-limited', texts.tooManyRequests, { retryAfter: 1 })
    : error instanceof Refusal
      ? error
      : null;
