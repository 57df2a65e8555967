import { type Logger, pino } from 'pino';
import type { Config } from '#server/config.ts';

export type { Logger } from 'pino';

/** JSON lines on stdout. What goes in never holds an address, a subject or a token. */
export function createLog(level: Config['logLevel']): Logger {
  return pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: plainError },
  });
}

/** Drivers hang whole clients, statements and row values on their errors: only what tells the place is kept. */
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
