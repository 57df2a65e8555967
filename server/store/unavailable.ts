const CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOENT',
  'ENOTFOUND',
  'ETIMEDOUT',
  // A statement or lock timeout: the next try may succeed.
  '57014',
  '55P03',
  // A deadlock, which a migration of a newer version can cause.
  '40P01',
  '57P01',
  '57P02',
  '57P03',
  // A standby was reached instead of the primary: another server is about to take over.
  '25006',
]);

/** Whether an error means that the database is unavailable, rather than that a query was wrong. */
export function isUnavailable(error: unknown): boolean {
  const { code = '', message = '' } = (error ?? {}) as { code?: string; message?: string };
  return (
    CODES.has(code) ||
    /^(08|53)/.test(code) ||
    /Connection terminated|not queryable|timeout exceeded when trying to connect|Query read timeout|pool after calling end/i.test(
      message,
    )
  );
}
