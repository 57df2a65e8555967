import type { Outline } from './outline.ts';
import { createScanner } from './scan.ts';

/** Joins lines the way a mail does. */
export const mail = (...lines: string[]): Buffer => Buffer.from(lines.join('\r\n'), 'utf8');

/** The outline of a whole mail, pushed in pieces of `step` bytes. */
export function scan(raw: Uint8Array, step = 64 * 1024): Outline {
  const scanner = createScanner();
  for (let at = 0; at < raw.length; at += step) scanner.push(raw.subarray(at, at + step));
  return scanner.finish();
}
