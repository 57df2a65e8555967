import { type Logger, pino } from 'pino';
import type { Config } from '#server/config.ts';

export type { Logger } from 'pino';

/** JSON lines on stdout. What goes in never holds an address, a subject or a token. */
export function createLog(level: Config['logLevel']): Logger {
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime });
}
