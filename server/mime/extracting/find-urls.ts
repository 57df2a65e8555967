import { URL_MARK } from './block.ts';

const MAX_URL = 8_192;
/** Ends a URL in plain text: spaces, quotes, brackets, symbols, and letters of scripts that are written without spaces. */
const AFTER_URL =
  /[\s<>"'`{}|\\^\u00a0\u3000-\u30ff\u3400-\u9fff\uac00-\ud7af\uff00-\uffef\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u2000-\u206f\u2190-\u2bff\u00ab\u00bb]/;
/** Punctuation that ends a sentence. Other characters, such as `_`, may be the last one of a token. */
const TRAILING = new Set('.,;:!?\u060c\u061b\u061f\u0964\u06d4'.split(''));
/** Emphasis in plain text: `*https://example.com*`. */
const EMPHASIS = new Set('*_~'.split(''));
const CLOSING: Record<string, string> = { ')': '(', ']': '[' };

/** Replaces each http(s) URL in a text with a mark, and returns the URLs in order. */
export function takeUrls(text: string): { text: string; urls: string[] } {
  const urls: string[] = [];
  let out = '';
  let copied = 0;
  const start = /https?:\/\//gi;
  for (let match = start.exec(text); match; match = start.exec(text)) {
    const url = urlAt(text, match.index);
    if (url.length <= match[0].length) continue;
    out += text.slice(copied, match.index) + URL_MARK;
    urls.push(url);
    copied = match.index + url.length;
    start.lastIndex = copied;
  }
  return { text: out + text.slice(copied), urls };
}

function urlAt(text: string, from: number): string {
  const limit = Math.min(text.length, from + MAX_URL);
  let end = from;
  while (end < limit && !AFTER_URL.test(text[end]!)) end++;
  const counts: Record<string, number> = { '(': 0, ')': 0, '[': 0, ']': 0 };
  for (let at = from; at < end; at++) if (text[at]! in counts) counts[text[at]!]!++;
  const emphasis = EMPHASIS.has(text[from - 1] ?? '') ? text[from - 1] : null;
  while (end > from) {
    const last = text[end - 1]!;
    const opening = CLOSING[last];
    if (opening ? counts[last]! <= counts[opening]! : !TRAILING.has(last) && last !== emphasis) break;
    if (opening) counts[last]!--;
    end--;
  }
  return text.slice(from, end);
}
