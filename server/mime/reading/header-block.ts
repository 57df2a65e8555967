import { decodeHeaderBytes } from './charset.ts';

const CR = 0x0d;
const LF = 0x0a;
const COLON = 0x3a;
const MAX_WANTED_NAME = 32;
const FIELD_NAME = /^[!-9;-~]{1,200}$/;

const WANTED = new Set([
  'from',
  'to',
  'cc',
  'reply-to',
  'subject',
  'message-id',
  'list-unsubscribe',
  'date',
  'content-type',
  'content-transfer-encoding',
  'content-disposition',
  'content-id',
]);

export type Fields = Map<string, string>;

/** Reads the fields that Mayfly uses, unfolded. The first field of each name counts. */
export function readFields(block: Buffer): Fields {
  const fields: Fields = new Map();
  let at = 0;
  while (at < block.length) {
    const end = fieldEnd(block, at);
    const colon = findColon(block, at, end);
    if (colon !== -1) {
      const name = block.toString('latin1', at, colon).trimEnd().toLowerCase();
      if (WANTED.has(name) && !fields.has(name)) fields.set(name, unfold(block.subarray(colon + 1, end)));
    }
    at = end;
  }
  return fields;
}

/** Reads all fields in order, unfolded. Lines that are not a field are skipped. */
export function readAllFields(block: Buffer): Array<{ name: string; value: string }> {
  const fields: Array<{ name: string; value: string }> = [];
  for (let at = 0; at < block.length; ) {
    const end = fieldEnd(block, at);
    const colon = block.subarray(at, end).indexOf(COLON);
    const name = colon > 0 ? block.toString('latin1', at, at + colon).trimEnd() : '';
    if (FIELD_NAME.test(name)) fields.push({ name, value: unfold(block.subarray(at + colon + 1, end)) });
    at = end;
  }
  return fields;
}

/** The header block at the beginning of a mail, without the empty line that ends it. */
export function headersOf(mail: Buffer): Buffer {
  const ends = ['\r\n\r\n', '\n\n', '\r\r'].map((end) => mail.indexOf(end)).filter((end) => end !== -1);
  return ends.length > 0 ? mail.subarray(0, Math.min(...ends)) : mail;
}

/** A field continues on lines that begin with a space or a tab. */
function fieldEnd(block: Buffer, start: number): number {
  let at = start;
  while (at < block.length) {
    const byte = block[at++];
    if (byte !== CR && byte !== LF) continue;
    if (byte === CR && block[at] === LF) at++;
    if (block[at] !== 0x20 && block[at] !== 0x09) return at;
  }
  return at;
}

function findColon(block: Buffer, start: number, end: number): number {
  const limit = Math.min(end, start + MAX_WANTED_NAME);
  for (let at = start; at < limit; at++) if (block[at] === COLON) return at;
  return -1;
}

function unfold(value: Buffer): string {
  return decodeHeaderBytes(value)
    .replace(/[\r\n]+/g, '')
    .trim();
}
