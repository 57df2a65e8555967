const SECOND = 1_000;
const MINUTE = 60 * SECOND;

/** What one client may do, of IMAP as of POP3. */
export const retrievalLimits = {
  /** One command, without its literals. */
  line: 64 * 1024,
  literalBeforeLogin: 4 * 1024,
  literal: 64 * 1024,
  errors: 20,
  handshakeMs: 10 * SECOND,
  /** From the connection to the right password. */
  loginMs: MINUTE,
  /** A client that says nothing for longer is logged out. */
  silentMs: 30 * MINUTE,
  /** How often a client that idles hears that the connection still stands. */
  beatMs: 2 * MINUTE,
  /** A client that takes longer than this to read a piece of its answer is disconnected. */
  stalledMs: 30 * SECOND,
  connections: 20_000,
  connectionsPerClient: 200,
  /** When the server stops, a client may take this long to close its side after the goodbye. */
  goodbyeMs: SECOND,
};

export type RetrievalLimits = typeof retrievalLimits;
