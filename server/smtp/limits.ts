const SECOND = 1000;

/** What one client may do. Several of these are off by default in the library: all are set here. */
export const smtpLimits = {
  recipients: 100,
  commandLine: 4 * 1024,
  errors: 20,
  /** Between one mail stored and the next: a hundred recipients, STARTTLS and some patience fit in. */
  commands: 500,
  idleMs: 5 * 60 * SECOND,
  /** Without a mail for this long a connection ends, however busy it looks. */
  withoutMailMs: 30 * 60 * SECOND,
  /** A mail must be in by then, however busily its sender trickles. */
  messageMs: 15 * 60 * SECOND,
  /** Below this many bytes a second, measured from the grace on, a sender holds a place for nothing. */
  minRate: 512,
  minRateGraceMs: 30 * SECOND,
  clients: 5_000,
  /** With every place taken, a new client gets that of one who has been silent for longer than this. */
  idleUnderPressureMs: 5 * SECOND,
  connectionsPerClient: 200,
  closeMs: 7 * SECOND,
  /** Wrong recipients are answered slower and slower. */
  tarpitAfter: 5,
  tarpitMs: 1 * SECOND,
  /** A network that names more wrong recipients than this within the window gets few connections and slow answers. */
  wrongPerClient: 200,
  wrongWindowMs: 10 * 60 * SECOND,
  connectionsOfProber: 5,
} as const;

export type SmtpLimits = { [Key in keyof typeof smtpLimits]: number };
