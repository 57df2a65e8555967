const SECOND = 1000;

/** What one client may do. Several of these are off by default in the library: all are set here. */
export const smtpLimits = {
  recipients: 100,
  commandLine: 4 * 1024,
  errors: 20,
  idleMs: 5 * 60 * SECOND,
  /** A mail must be in by then, however busily its sender trickles. */
  messageMs: 15 * 60 * SECOND,
  /** Below this many bytes a second, measured from the grace on, a sender holds a place for nothing. */
  minRate: 512,
  minRateGraceMs: 30 * SECOND,
  clients: 5_000,
  connectionsPerClient: 200,
  closeMs: 7 * SECOND,
  /** Wrong recipients are answered slower and slower. */
  tarpitAfter: 5,
  tarpitMs: 1 * SECOND,
} as const;

export type SmtpLimits = { [Key in keyof typeof smtpLimits]: number };
