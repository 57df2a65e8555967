import { pino } from 'pino';

/** A log for `startApp`, and the lines that it has got. */
export function collectLog(level = 'info') {
  // biome-ignore lint/suspicious/noExplicitAny: lines are checked by the tests
  const lines: any[] = [];
  const log = pino({ level }, { write: (line) => void lines.push(JSON.parse(line)) });
  return { log, lines };
}
