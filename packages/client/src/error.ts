export type ErrorCode =
  | 'bad_request'
  | 'unauthorized'
  | 'forbidden'
  | 'not_found'
  | 'conflict'
  | 'rate_limited'
  | 'unavailable'
  | 'server_error'
  /** Nothing arrived in time. */
  | 'timeout'
  /** The service could not be reached. */
  | 'network';

type Details = {
  /** When the service accepts such a request again, if it says so. */
  retryAfterSeconds?: number;
  /** When a new address can be created, if that is the reason. */
  cooldownEnd?: string;
  /** From when the address can be extended, or null if it never can, if that is the reason. */
  extendableAt?: string | null;
  /** The field of the request that is not valid. */
  field?: string;
  /** Why the service refused, such as `name-taken`: the codes of its API. */
  reason?: string;
};

/** Every failure. `message` is for people, `code` for programs; `status` is 0 when there was no answer. */
export class MayflyError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly retryAfterSeconds: number | undefined;
  readonly cooldownEnd: string | undefined;
  readonly extendableAt: string | null | undefined;
  readonly field: string | undefined;
  readonly reason: string | undefined;

  constructor(
    message: string,
    code: ErrorCode,
    status = 0,
    details: Details = {},
    options?: { cause: unknown },
  ) {
    super(message, options);
    this.name = 'MayflyError';
    this.code = code;
    this.status = status;
    this.retryAfterSeconds = details.retryAfterSeconds;
    this.cooldownEnd = details.cooldownEnd;
    this.extendableAt = details.extendableAt;
    this.field = details.field;
    this.reason = details.reason;
  }
}
