const SECOND = 1000;

/** Limits that apply to every request. */
export const httpLimits = {
  bodyBytes: 64 * 1024,
  headerBytes: 16 * 1024,
  /** From the connection until all headers have arrived. */
  headersMs: 20 * SECOND,
  /** For the whole request, including its body. */
  requestMs: 30 * SECOND,
  /** Time without traffic in either direction, for example when a client stops reading a download. */
  stalledMs: 120 * SECOND,
  keepAliveMs: 75 * SECOND,
  /** How often Node checks the header and request deadlines. */
  checkMs: 5 * SECOND,
  /** Open connections of one network. */
  connectionsPerNetwork: 1_000,
  /** API requests of one network that have no answer yet. */
  requestsPerNetwork: 100,
  /** Event streams and waiting calls of one network. */
  streamsPerNetwork: 200,
};

export type HttpLimits = typeof httpLimits;
