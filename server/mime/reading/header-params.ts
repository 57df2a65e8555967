import { charsetName, decodeCharset } from './charset.ts';
import { decodeWords } from './header-text.ts';
import { decodeHexEscapes } from './transfer.ts';

/** More parameters than any real header has. Further ones are ignored. */
const MAX_PARAMETERS = 200;
const MAX_NAME = 40;

/** The parameters that we use and that may be split or encoded. */
const EXTENDED_NAMES = new Set(['name', 'filename', 'boundary', 'charset']);

type Segment = { index: number; encoded: boolean; value: string };

export type Parameterised = { value: string; params: Map<string, string> };

/** Reads `value; name=token; name="quoted"; name*0*=…` (RFC 2045, RFC 2231), tolerantly and in one pass. */
export function readParameterised(header: string): Parameterised {
  if (header === '') return { value: '', params: new Map() };
  let at = header.indexOf(';');
  const value = (at === -1 ? header : header.slice(0, at)).replace(/[\s(].*$/s, '').toLowerCase();
  const plain = new Map<string, string>();
  const segments = new Map<string, Segment[]>();
  let count = 0;
  while (at !== -1 && at < header.length && count++ < MAX_PARAMETERS) {
    const read = readParameter(header, at + 1);
    at = read.next;
    const extended = read.name.includes('*') ? /^([^*]+)\*(?:(\d{1,3})(\*)?)?$/.exec(read.name) : null;
    if (extended) {
      const list = segments.get(extended[1]!) ?? [];
      const index = Number(extended[2] ?? 0);
      list.push({ index, encoded: extended[2] === undefined || extended[3] === '*', value: read.value });
      segments.set(extended[1]!, list);
    } else if (read.name && !plain.has(read.name)) {
      plain.set(read.name, /^(file)?name$/.test(read.name) ? decodeWords(read.value) : read.value);
    }
  }
  for (const [name, list] of segments) {
    if (!EXTENDED_NAMES.has(name)) continue;
    const joined = joinSegments(list);
    if (joined !== null) plain.set(name, joined);
  }
  return { value, params: plain };
}

/** Reads one parameter from `start`. `next` is the position of the `;` after it, or -1. */
function readParameter(header: string, start: number): { name: string; value: string; next: number } {
  let at = start;
  while (at < header.length && header[at] !== '=' && header[at] !== ';') at++;
  const name =
    at - start > MAX_NAME * 2 ? '' : header.slice(start, at).trim().toLowerCase().slice(0, MAX_NAME);
  if (header[at] !== '=') return { name: '', value: '', next: at < header.length ? at : -1 };
  at++;
  while (header[at] === ' ' || header[at] === '\t') at++;
  if (header[at] === '"') {
    const quoted = readQuoted(header, at + 1);
    return { name, value: quoted.value, next: header.indexOf(';', quoted.next) };
  }
  const semicolon = header.indexOf(';', at);
  const raw = header.slice(at, semicolon === -1 ? header.length : semicolon).trim();
  // Only file names are written with spaces and without quotes.
  const value = /^(file)?name/.test(name) ? raw : raw.replace(/[\s(].*$/s, '');
  return { name, value, next: semicolon };
}

function readQuoted(header: string, start: number): { value: string; next: number } {
  let value = '';
  let from = start;
  let at = start;
  for (; at < header.length && header[at] !== '"'; at++) {
    const escaped = header[at + 1];
    if (header[at] !== '\\' || (escaped !== '"' && escaped !== '\\')) continue;
    value += header.slice(from, at);
    from = at + 1;
    at++;
  }
  return { value: value + header.slice(from, at), next: at + 1 };
}

/** Joins continuations in order up to the first gap, and decodes percent-encoding. */
function joinSegments(list: Segment[]): string | null {
  list.sort((a, b) => a.index - b.index);
  let charset: string | null = null;
  const bytes: Buffer[] = [];
  for (const segment of list) {
    if (segment.index > bytes.length) break;
    if (segment.index < bytes.length) continue;
    let value = segment.value;
    if (segment.encoded && segment.index === 0) {
      const prefix = /^([^']{0,40})'[^']{0,40}'/.exec(value);
      charset = charsetName(prefix?.[1]);
      if (prefix) value = value.slice(prefix[0].length);
    }
    bytes.push(segment.encoded ? decodeHexEscapes(value, '%') : Buffer.from(value, 'utf8'));
  }
  return bytes.length > 0 ? decodeWords(decodeCharset(Buffer.concat(bytes), charset)) : null;
}
