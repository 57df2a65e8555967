import { charsetName, decodeKnownCharset } from './charset.ts';
import { decodeHexEscapes } from './transfer.ts';

/** The part of a header that is read. It limits the cost of endless encoded words. */
const MAX_HEADER_TEXT = 16 * 1024;
const MAX_WORDS = 100;
const ENCODED_WORD = /=\?([^?\s]{1,60})\?([bq])\?([^?]{0,8000})\?=/gi;
const BIDI_OVERRIDES = /[\u202a-\u202e\u2066-\u2069]/g;

/** Nothing to clean: nearly all header values are like this. */
const PRINTABLE = /^[ -~]*$/;

/** Returns one line of clean text, without control characters and direction overrides. */
export function cleanLine(text: string, maxLength: number): string {
  if (PRINTABLE.test(text)) return cutText(text.trim(), maxLength);
  return cutText(
    text
      .replace(/[\t\r\n\v\f\u0085\u2028\u2029]+/g, ' ')
      .replace(/\p{Cc}/gu, '')
      .replace(BIDI_OVERRIDES, '')
      .toWellFormed()
      .trim(),
    maxLength,
  );
}

/** Cuts a text without splitting a surrogate pair. */
export function cutText(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  const last = text.charCodeAt(maxLength - 1);
  return text.slice(0, last >= 0xd800 && last <= 0xdbff ? maxLength - 1 : maxLength);
}

/** Decodes encoded words (RFC 2047). Adjacent words of one charset are joined as bytes, because some senders split a character between them. */
export function decodeWords(value: string): string {
  const text = value.length > MAX_HEADER_TEXT ? value.slice(0, MAX_HEADER_TEXT) : value;
  if (!text.includes('=?')) return text;
  let out = '';
  let end = 0;
  let words = 0;
  let run: { charset: string; bytes: Buffer[]; source: string } | null = null;
  const flush = () => {
    if (run) out += decodeKnownCharset(Buffer.concat(run.bytes), run.charset) ?? run.source;
    run = null;
  };
  for (const match of text.matchAll(ENCODED_WORD)) {
    if (words++ === MAX_WORDS) break;
    const between = text.slice(end, match.index);
    const joined = run !== null && between.trim() === '';
    const charset = charsetName(match[1]!.replace(/\*.*$/, ''));
    const bytes = charset ? wordBytes(match[2]!.toLowerCase(), match[3]!) : null;
    if (!charset || !bytes) continue;
    end = match.index + match[0].length;
    if (joined && run && run.charset === charset) {
      run.bytes.push(bytes);
      run.source += between + match[0];
      continue;
    }
    const known = joined;
    flush();
    if (!known) out += between;
    run = { charset, bytes: [bytes], source: match[0] };
  }
  flush();
  return out + text.slice(end);
}

function wordBytes(encoding: string, payload: string): Buffer | null {
  if (encoding === 'q') return decodeHexEscapes(payload.replaceAll('_', ' '), '=');
  return /^[A-Za-z0-9+/=\s_-]*$/.test(payload) ? Buffer.from(payload, 'base64') : null;
}
