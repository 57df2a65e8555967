const SECOND = 1000;

/** What one client may do. */
export const smtpLimits = {
  recipients: 100,
  commandLine: 4 * 1024,
  errors: 20,
  /** Commands between two stored mails. Enough for a hundred recipients and STARTTLS. */
  commands: 500,
  idleMs: 5 * 60 * SECOND,
  handshakeMs: 30 * SECOND,
  /** A connection that has delivered no mail for this long is ended. */
  withoutMailMs: 30 * 60 * SECOND,
  /** The longest time that one mail may take. */
  messageMs: 15 * 60 * SECOND,
  /** Bytes per second that a sender must reach after the grace period. */
  minRate: 512,
  minRateGraceMs: 30 * SECOND,
  clients: 5_000,
  /** When `clients` are connected, a new one replaces one that has been silent for longer than this. */
  idleUnderPressureMs: 5 * SECOND,
  connectionsPerClient: 200,
  /** When the server stops, mails that are being sent may take this long to finish. */
  closeMs: 7 * SECOND,
  /** And a client may take this long to close its side after the goodbye. */
  goodbyeMs: SECOND,
  /** After this many unknown recipients, a connection gets its refusals with a delay. */
  tarpitAfter: 5,
  tarpitMs: 1 * SECOND,
  /** A network that tries more unknown recipients than this within the window gets few connections and slow replies. */
  unknownPerClient: 200,
  unknownWindowMs: 10 * 60 * SECOND,
  connectionsPerProber: 5,
} as const;

export type SmtpLimits = { [Key in keyof typeof smtpLimits]: number };
