/** Why a use case refused. Doors translate each code once: HTTP to a status, SMTP to a reply. */
export type RefusalCode =
  | 'not-found'
  | 'unauthorized'
  | 'forbidden'
  | 'bad-input'
  | 'limit-reached'
  | 'cooldown'
  | 'taken'
  | 'rate-limited'
  | 'mailbox-full'
  | 'too-large'
  | 'malformed'
  | 'other-plan'
  | 'disk-full'
  | 'network-full'
  | 'blocked'
  | 'unavailable';

export class Refusal extends Error {
  readonly code: RefusalCode;
  /** Goes into the answer as it is: nothing internal belongs here. */
  readonly details: Record<string, unknown>;

  constructor(code: RefusalCode, message: string, details: Record<string, unknown> = {}) {
    super(message);
    this.name = 'Refusal';
    this.code = code;
    this.details = details;
  }
}
