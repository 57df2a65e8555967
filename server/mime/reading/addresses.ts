import { cleanLine, decodeWords } from './header-text.ts';

const MAX_ADDRESSES = 100;
const MAX_HEADER = 16 * 1024;
const MAX_NAME = 256;
const MAX_ADDRESS = 320;
const MAX_ANGLE = 1024;

export type Person = { name: string; address: string };

/** The first person of a From header that has an address, or else the first name. */
export function readSender(header: string): Person {
  const all = readRawPeople(header, MAX_ADDRESSES);
  const first = all.find(({ address }) => address) ?? all[0];
  if (!first) return { name: '', address: '' };
  return { name: cleanLine(decodeWords(first.name), MAX_NAME), address: first.address };
}

/** The addresses of a To header, without names. */
export function readAddresses(header: string): string[] {
  return readRawPeople(header, MAX_ADDRESSES)
    .map(({ address }) => address)
    .filter(Boolean);
}

/** The people of an address header, with their names. */
export function readPeople(header: string, max = MAX_ADDRESSES): Person[] {
  return readRawPeople(header, max)
    .filter(({ address }) => address)
    .map(({ name, address }) => ({ name: cleanLine(decodeWords(name), MAX_NAME), address }));
}

/** What nearly every sender writes: one plain address, with or without a plain name. */
const USUAL = /^(?:([\w .-]{0,100})<([\w.+=-]{1,64}@[\w.-]{1,200})>|([\w.+=-]{1,64}@[\w.-]{1,200}))$/;

/** Reads an address list with groups, comments, quoted strings and bare addresses, in one pass and within limits. */
export function readRawPeople(header: string, max: number): Person[] {
  if (header === '') return [];
  const usual = USUAL.exec(header);
  if (usual) return [{ name: usual[1] ?? '', address: usual[2] ?? usual[3]! }];
  const text = header.slice(0, MAX_HEADER);
  const found: Person[] = [];
  let shown = '';
  let source = '';
  let angle: string | null = null;
  let comment = '';
  const flush = () => {
    const person = toPerson({ shown, source, angle, comment });
    if (person) found.push(person);
    shown = source = comment = '';
    angle = null;
  };
  let at = 0;
  while (at < text.length && found.length < max) {
    const char = text[at]!;
    if (char === '"') {
      const quoted = readQuoted(text, at);
      shown += quoted.value;
      source += text.slice(at, quoted.next);
      at = quoted.next;
    } else if (char === '(') {
      const end = commentEnd(text, at);
      comment = text.slice(at + 1, end - 1);
      at = end;
    } else if (char === '<') {
      const end = angleEnd(text, at);
      angle ??= text.slice(at + 1, end);
      at = end + 1;
    } else {
      at++;
      if (char === ',' || char === ';') flush();
      else if (char === ':' && angle === null && !source.includes('@')) shown = source = '';
      else {
        shown += char;
        source += char;
      }
    }
  }
  if (found.length < max) flush();
  return found;
}

function toPerson(raw: {
  shown: string;
  source: string;
  angle: string | null;
  comment: string;
}): Person | null {
  if (raw.angle !== null) {
    // A source route (`@relay,@other:user@host`) names relays, not the sender.
    const address = cleanAddress(raw.angle.replace(/^\s*@[^:]*:/, ''));
    return { name: raw.shown, address };
  }
  if (raw.source.includes('@')) {
    return { name: raw.comment, address: cleanAddress(raw.source) };
  }
  return raw.shown.trim() ? { name: raw.shown, address: '' } : null;
}

/** Makes an address safe to show: no control or direction characters. */
export function cleanAddress(source: string): string {
  const quoted = source.includes('"');
  return cleanLine(quoted ? source : source.replace(/\s+/g, ''), MAX_ADDRESS).replace(/[<>]/g, '');
}

function readQuoted(text: string, start: number): { value: string; next: number } {
  let value = '';
  let at = start + 1;
  for (; at < text.length && text[at] !== '"'; at++) {
    if (text[at] === '\\' && at + 1 < text.length) at++;
    value += text[at];
  }
  return { value, next: Math.min(at + 1, text.length) };
}

/** Where the bracket that opens at `start` closes. Brackets inside quotes don't count, unless the quotes never end. */
function angleEnd(text: string, start: number): number {
  const limit = Math.min(text.length, start + MAX_ANGLE);
  let quoted = false;
  for (let at = start + 1; at < limit; at++) {
    if (quoted && text[at] === '\\') at++;
    else if (text[at] === '"') quoted = !quoted;
    else if (text[at] === '>' && !quoted) return at;
  }
  const close = text.indexOf('>', start);
  return close === -1 ? text.length : close;
}

/** The position after the comment that opens at `start`. Comments can be nested. */
function commentEnd(text: string, start: number): number {
  let depth = 0;
  for (let at = start; at < text.length; at++) {
    if (text[at] === '\\') at++;
    else if (text[at] === '(') depth++;
    else if (text[at] === ')' && --depth === 0) return at + 1;
  }
  return text.length + 1;
}
