const SECOND = 1000;

/** What one request may ask of us. */
export const httpLimits = {
  bodyBytes: 64 * 1024,
  headerBytes: 16 * 1024,
  /** The headers must be in by then, counted from the connection on. */
  headersMs: 20 * SECOND,
  /** The whole request, body and all. */
  requestMs: 30 * SECOND,
  /** A connection on which nothing moves, in either direction: also a reader that takes nothing of its download. */
  stalledMs: 120 * SECOND,
  keepAliveMs: 75 * SECOND,
  /** How often the first two are looked at. */
  checkMs: 5 * SECOND,
};

export type HttpLimits = typeof httpLimits;
