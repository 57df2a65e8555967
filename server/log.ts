import { type Logger, pino } from 'pino';
import type { Config } from '#server/config.ts';

export type { Logger } from 'pino';

/** JSON lines on stdout. Never log an address, a subject or a token. */
export function createLog(level: Config['logLevel']): Logger {
  return pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: plainError },
  });
}

/** Drivers attach clients, statements and row values to their errors: only the type, message and stack are logged. */
function plainError(error: unknown): unknown {
  if (!(error instanceof Error)) return { message: String(error) };
  const { code } = error as { code?: unknown };
  return {
    type: error.name,
    message: error.message,
    ...(code === undefined ? {} : { code }),
    stack: error.stack,
    ...(error.cause === undefined ? {} : { cause: plainError(error.cause) }),
  };
}
