import type { Block } from './block.ts';
import { looksRandom } from './looks-random.ts';
import { typedForm } from './typed-form.ts';

export type Candidate = {
  /** The code as a reader would type it. */
  value: string;
  block: Block;
  start: number;
  end: number;
  /** `uneven`: groups of different lengths, which are more often part of a phone number, an amount or a date. */
  shape: 'digits' | 'groups' | 'uneven' | 'mixed' | 'letters';
  /** Nothing else is in its block. */
  alone: boolean;
};

type Token = { text: string; start: number; end: number };
type Found = { start: number; end: number; shape: Candidate['shape']; next: number };

export const MAX_CANDIDATES = 200;
const MAX_TOKEN = 24;
/** Longer mixes of letters and digits are codes only if they have a block to themselves. */
export const MAX_IN_TEXT = 16;
const MAX_ALONE = 20;
/** Longer chains are not codes. They are skipped as a whole, so that each token is read only once. */
const MAX_CHAIN = 6;
/** Names of several words switch between lower and upper case less often. */
const MANY_CHANGES = 4;

/** Everything in a block that has the form of a code, at most `limit` of them. */
export function candidatesIn(block: Block, limit: number): Candidate[] {
  const text = block.text;
  const tokens = tokensOf(text);
  const candidates: Candidate[] = [];
  let at = 0;
  while (at < tokens.length && candidates.length < limit) {
    const found = spelledOut(text, tokens, at) ?? chained(text, tokens, at) ?? single(tokens, at);
    if (found.shape && isFree(text, found.start, found.end)) {
      const { start, end, shape } = found;
      const value = typedForm(text.slice(start, end));
      const alone = isAlone(text, start, end);
      if (alone || mayStandInText(value, shape)) candidates.push({ value, block, start, end, shape, alone });
    }
    at = found.next;
  }
  return candidates;
}

/** Lower-case letters in the middle of a text are words, unless they look random. */
function mayStandInText(value: string, shape: Candidate['shape']): boolean {
  if (shape === 'mixed') return value.includes('-') || value.length <= MAX_IN_TEXT;
  return shape !== 'letters' || !/[a-z]/.test(value) || looksRandom(value);
}

function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  for (const match of text.matchAll(/[A-Za-z0-9]+/g)) {
    tokens.push({ text: match[0], start: match.index, end: match.index + match[0].length });
  }
  return tokens;
}

/** `1 2 3 4 5 6` and `1-2-3-4`: single characters with separators. */
function spelledOut(text: string, tokens: Token[], at: number): Found | null {
  let end = at;
  while (end < tokens.length && end - at < 12 && /^[A-Z0-9]$/.test(tokens[end]!.text)) {
    if (end > at && !/^[ |·•-]{1,5}$/.test(text.slice(tokens[end - 1]!.end, tokens[end]!.start))) break;
    end++;
  }
  if (end - at < 4) return null;
  const start = tokens[at]!.start;
  const stop = tokens[end - 1]!.end;
  const shape = /[A-Z]/.test(text.slice(start, stop))
    ? /\d/.test(text.slice(start, stop))
      ? 'mixed'
      : 'letters'
    : 'groups';
  return { start, end: stop, shape, next: end };
}

/** `123 456`, `123-456`, `tt226-5398x`, `WDJB-MJHT`: tokens joined by dashes, or groups of digits joined by spaces. */
function chained(text: string, tokens: Token[], at: number): Found | null {
  const first = tokens[at]!;
  const gap = (index: number) =>
    text.slice(tokens[index]!.end, tokens[index + 1]?.start ?? tokens[index]!.end);
  const separator = at + 1 < tokens.length ? gap(at) : '';
  const dashed = separator === '-' || separator === ' - ';
  const blank = separator === ' ' && isDigits(first.text);
  if (!dashed && !blank) return spacedGroups(text, tokens, at);
  let end = at + 1;
  while (end < tokens.length && gap(end - 1) === separator && (dashed || isDigits(tokens[end]!.text))) end++;
  if (end - at < 2) return null;
  if (end - at > MAX_CHAIN) return { start: 0, end: 0, shape: 'groups', next: end };
  const parts = tokens.slice(at, end).map((token) => token.text);
  const shape = shapeOfChain(parts, separator);
  if (!shape) {
    // A longer number, such as a phone or card number: none of its groups is a code. Words after a dash may be one.
    if (parts.every(isDigits)) return { start: 0, end: 0, shape: 'groups', next: end };
    return null;
  }
  return { start: first.start, end: tokens[end - 1]!.end, shape, next: end };
}

/** `GRS7 DK2M`: groups of the same length with nothing else in the block. */
function spacedGroups(text: string, tokens: Token[], at: number): Found | null {
  if (at > 0 || tokens.length < 2 || tokens.length > 4 || text.length > MAX_TOKEN) return null;
  const size = tokens[0]!.text.length;
  const whole = /^[A-Z0-9]{3,5}(?: [A-Z0-9]{3,5}){1,3}$/.test(text);
  if (!whole || tokens.some((token) => token.text.length !== size)) return null;
  if (!tokens.some((token) => /\d/.test(token.text) && /[A-Z]/.test(token.text))) return null;
  return { start: 0, end: text.length, shape: 'mixed', next: tokens.length };
}

function shapeOfChain(parts: string[], separator: string): Candidate['shape'] | null {
  const total = parts.join('').length;
  if (parts.every(isDigits)) {
    const even = parts.every((part) => part.length === parts[0]!.length);
    if (even) return parts.length <= 4 && parts[0]!.length <= 4 && total >= 6 && total <= 9 ? 'groups' : null;
    const pair = parts.length === 2 && parts.every((part) => part.length >= 2 && part.length <= 4);
    // `482 190 37`
    const rest =
      total === 8 && parts.length === 3 && parts.every((part) => part.length === 2 || part.length === 3);
    return rest || (pair && (total > 4 || separator === '-')) ? 'uneven' : null;
  }
  if (separator !== '-' || parts.length > 6 || total > 26) return null;
  if (parts[0] === 'G' && parts.length === 2 && /^\d{4,8}$/.test(parts[1]!)) return 'digits';
  const letters = parts.some((part) => /[A-Za-z]/.test(part));
  const digits = parts.some((part) => /\d/.test(part));
  if (letters && digits) return isDashedCode(parts, total) ? 'mixed' : null;
  const grouped = parts.every((part) => /^[A-Z]{3,5}$/.test(part) && part.length === parts[0]!.length);
  if (grouped && total <= 16) return 'letters';
  const words = parts.length >= 3 && parts.every((part) => /^[a-z]{3,8}$/.test(part));
  // `hcuaw-kzqpf`
  const pair = parts.length === 2 && parts.every((part) => /^[a-z]{5}$/.test(part));
  return words || pair ? 'letters' : null;
}

export const isYear = (value: string) => /^(?:19|20)\d\d$/.test(value);

/** Not a word with a short number, such as `covid-19` or `24-hour`. */
function isDashedCode(parts: string[], total: number): boolean {
  const mixed = parts.some((part) => /[A-Za-z]/.test(part) && /\d/.test(part));
  if (mixed) return total >= 5 && parts.every((part) => part.length <= 12);
  // `SUNNY-OTTER-41`
  if (parts.length >= 3 && parts.every((part) => /^\d{2,8}$|^[A-Z]{2,8}$/.test(part))) return total >= 6;
  // `sunny-otter-lake-7412`, unless the number is a year.
  if (parts.length >= 4 && parts.slice(0, -1).every((part) => /^[a-z]{3,8}$/.test(part)))
    return /^\d{4,6}$/.test(parts.at(-1)!) && !isYear(parts.at(-1)!);
  return parts.every((part) => /^\d{3,8}$|^[A-Z]{1,5}$/.test(part)) && total >= 5;
}

function single(tokens: Token[], at: number): Omit<Found, 'shape'> & { shape: Candidate['shape'] | null } {
  const { text, start, end } = tokens[at]!;
  return { start, end, shape: shapeOfToken(text), next: at + 1 };
}

function shapeOfToken(text: string): Candidate['shape'] | null {
  if (text.length < 4 || text.length > MAX_TOKEN) return null;
  // The last digits of a card or account number: `XXXX4471`.
  if (/^x{2,}\d+$/i.test(text)) return null;
  if (isDigits(text)) return text.length <= 10 ? 'digits' : null;
  if (/\d/.test(text)) return text.length <= MAX_ALONE && !isQuantity(text) ? 'mixed' : null;
  if (/^[A-Z]{4,10}$/.test(text)) return 'letters';
  // Lower and upper case, but not a word such as "Login".
  if (text.length < 5 || text.length > MAX_ALONE || !/[a-z][A-Z]/.test(text)) return null;
  return text.length <= 10 || caseChanges(text) >= MANY_CHANGES ? 'letters' : null;
}

/** `wQzRtBnLxKfHdMpV` has many changes of case, `WeeklyDIGEST` has few. */
function caseChanges(text: string): number {
  return text.match(/[a-z](?=[A-Z])|[A-Z](?=[a-z])/g)?.length ?? 0;
}

/** `1080p`, `500ml`, `32x64`, `10am`, `24hrs`, `2nd`. */
function isQuantity(text: string): boolean {
  if (/^\d+x\d+$/i.test(text)) return true;
  return /^\d{1,5}(?:p|k|x|st|nd|rd|th|am|pm|h|hr|hrs|min|mins|s|sec|ms|d|px|pt|em|kb|mb|gb|tb|kg|g|mg|lb|lbs|oz|ml|l|cm|mm|m|km|mi|ft|in|w|kw|kwh|mah|v|hz|khz|mhz|ghz|usd|eur|gbp|inr|chf|jpy)$/i.test(
    text,
  );
}

function isDigits(text: string): boolean {
  return /^\d+$/.test(text);
}

/** `123456,5分钟`: the comma is followed by how long the code is valid. */
const VALIDITY_AFTER = /^,\d{1,3} ?(?:分|小时|小時|秒|天|日|时间|時間)/;

/** False inside email addresses, decimals, dates, times, versions, paths and masked card numbers. */
function isFree(text: string, start: number, end: number): boolean {
  if (end <= start) return false;
  const before = text[start - 1] ?? ' ';
  const after = text[end] ?? ' ';
  if (/[@_/\\=&%+~$]/.test(before) || /[@_/\\=&%°]/.test(after)) return false;
  if (/[.,:'-]/.test(before) && /[\dA-Za-z]/.test(text[start - 2] ?? ' ') && !mayFollow(text, start))
    return false;
  if (
    /[.,:]/.test(after) &&
    /[\dA-Za-z]/.test(text[end + 1] ?? ' ') &&
    !VALIDITY_AFTER.test(text.slice(end, end + 12))
  )
    return false;
  // `**** 1234` is a card number, `** 1234 **` is emphasis.
  if (
    /[*•·xX#…●]{2} ?$/.test(text.slice(Math.max(0, start - 3), start)) &&
    !/^ ?\*\*/.test(text.slice(end, end + 3))
  )
    return false;
  return true;
}

/** A number right after `code:`, after a sentence without a space, or after a short word with a dash (`yi-123456`). */
function mayFollow(text: string, start: number): boolean {
  return /[A-Za-z]:$|[A-Za-z]{4}\.$|(?:^| )[a-z]{1,3}-$/.test(text.slice(Math.max(0, start - 5), start));
}

function isAlone(text: string, start: number, end: number): boolean {
  return (
    !/[\p{L}\p{N}\uE000]/u.test(text.slice(0, start).slice(-200)) &&
    !/[\p{L}\p{N}\uE000]/u.test(text.slice(end, end + 200))
  );
}
