import { createHash } from 'node:crypto';

const QUARTER_MS = 15 * 60_000;
/** A statement that is used less often is not worth its memory in the database. */
const OFTEN = 10;
const MAX_NAMES = 8;
const MAX_COUNTED = 500;

/**
 * Names for preparing statements that list partitions, whose text therefore changes over time. Planning one takes
 * longer than running it. A connection keeps every prepared statement until it ends, so only a few texts get a name in
 * each quarter of an hour, and connections end after an hour (`pool.ts`).
 */
export function createStatementNames(now = Date.now) {
  let quarter = 0;
  const names = new Map<string, string>();
  const uses = new Map<string, number>();

  /** Empty when the text is used too rarely: then it is planned each time. */
  return function nameOf(text: string): { name?: string } {
    const current = Math.floor(now() / QUARTER_MS);
    if (current !== quarter) {
      quarter = current;
      names.clear();
      uses.clear();
    }
    const name = names.get(text);
    if (name) return { name };
    if (names.size >= MAX_NAMES) return {};
    const count = (uses.get(text) ?? 0) + 1;
    if (count >= OFTEN) names.set(text, createHash('sha1').update(text).digest('base64url'));
    else if (count > 1 || uses.size < MAX_COUNTED) uses.set(text, count);
    return {};
  };
}
