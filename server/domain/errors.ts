import { type Code, type PlainCode, type Reason, sentenceOf } from '#contract/reasons.ts';
import { Busy } from '#server/lib/fair-queue.ts';

/** What kind of refusal it is. Each door translates it in one place: HTTP to a status, SMTP to a reply. */
export type RefusalKind =
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

/** The usual reason of a kind. It is also the code of a refusal in the words of another door, if it reaches the API. */
const usual: Partial<Record<RefusalKind, PlainCode>> = {
  'not-found': 'not-found',
  unauthorized: 'sign-in-needed',
  cooldown: 'cooldown',
  'rate-limited': 'too-many-requests',
  unavailable: 'unavailable',
};

/** Words of a door that has a format of its own, so they need no code. */
type OwnWords = { words: string };
export const inWords = (words: string): OwnWords => ({ words });

/** Thrown by a use case that refuses a request. Its reason is shown to the user. */
export class Refusal extends Error {
  readonly kind: RefusalKind;
  readonly reason: Reason;
  /** Sent to the client unchanged, so nothing internal belongs here. */
  readonly details: Record<string, unknown>;

  constructor(
    kind: RefusalKind,
    why: PlainCode | Reason | OwnWords = usual[kind] ?? 'refused',
    details: Record<string, unknown> = {},
  ) {
    const reason = typeof why === 'string' ? { code: why } : 'code' in why ? why : null;
    super(reason ? sentenceOf(reason) : (why as OwnWords).words);
    this.name = 'Refusal';
    this.kind = kind;
    this.reason = reason ?? { code: usual[kind] ?? ('refused' satisfies Code) };
    this.details = details;
  }
}

/** A value of the request that cannot be used. The sentence begins with the name of its field. */
export class FieldRefusal extends Refusal {
  constructor(field: string, why: PlainCode | Reason) {
    super('bad-input', why, { field });
    this.message = `${field}: ${this.message}`;
  }
}

/** What to answer when this was thrown, or null when it is a fault rather than a refusal. */
export const refusalOf = (error: unknown): Refusal | null =>
  error instanceof Busy
    ? new Refusal('rate-limited', 'too-many-requests', { retryAfter: 1 })
    : error instanceof Refusal
      ? error
      : null;
