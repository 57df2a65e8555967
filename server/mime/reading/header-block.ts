import { decodeHeaderBytes } from './charset.ts';
import { CR, isLineEnd, LF, lineEndLength } from './line-scan.ts';

const COLON = 0x3a;
/** No name of a field that we read is longer, with spaces behind it. */
const MAX_NAME = 200;
const FIELD_NAME = /^[!-9;-~]{1,200}$/;

const WANTED = new Set([
  'from',
  'to',
  'cc',
  'bcc',
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

/** A field in its block: where it begins, where its value begins, and where it ends. */
export type RawField = { name: string; start: number; value: number; end: number };

/** Every field of a header block, in order. A line without a colon has no name. */
export const splitFields = (block: Buffer): RawField[] => [...eachField(block)];

/** The same one after the other: a block can have thirty thousand. */
export function* eachField(block: Buffer): Generator<RawField> {
  for (let start = 0; start < block.length; ) {
    const end = fieldEnd(block, start);
    const colon = findColon(block, start, end);
    yield { name: block.toString('latin1', start, colon).trimEnd(), start, value: colon + 1, end };
    start = end;
  }
}

/** Reads the fields that Mayfly uses, or others, unfolded. The first field of each name counts. */
export function readFields(block: Buffer, wanted = WANTED): Fields {
  const fields: Fields = new Map();
  for (let start = 0, end = 0; start < block.length; start = end) {
    end = fieldEnd(block, start);
    const colon = findColon(block, start, end);
    if (colon - start > MAX_NAME) continue;
    const name = block.toString('latin1', start, colon).trimEnd().toLowerCase();
    if (wanted.has(name) && !fields.has(name)) fields.set(name, readValue(block, { value: colon + 1, end }));
  }
  return fields;
}

/** Reads all fields in order, unfolded. Lines that are not a field are skipped. */
export function readAllFields(block: Buffer): Array<{ name: string; value: string }> {
  return splitFields(block)
    .filter(({ name }) => FIELD_NAME.test(name))
    .map((field) => ({ name: field.name, value: readValue(block, field) }));
}

/** The header block at the beginning of a mail, without the empty line that ends it. */
export const headersOf = (mail: Buffer): Buffer => mail.subarray(0, findEmptyLine(mail));

/** Where the first empty line begins, or the end of the mail. Lines end with CRLF, LF or CR, in any mixture. */
export function findEmptyLine(mail: Buffer): number {
  for (let at = 0; at < mail.length; at += lineEndLength(mail, at)) {
    const start = at;
    while (at < mail.length && !isLineEnd(mail[at]!)) at++;
    if (at === start) return start;
  }
  return mail.length;
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
  for (let at = start; at < end; at++) if (block[at] === COLON) return at;
  return start;
}

/** The text of a field, without its line ends. */
export function readValue(block: Buffer, { value, end }: Pick<RawField, 'value' | 'end'>): string {
  return decodeHeaderBytes(block.subarray(value, end))
    .replace(/[\r\n]+/g, '')
    .trim();
}
