import { isIPv4, isIPv6 } from 'node:net';
import { crc32c } from './crc32c.ts';

/** What a proxy says about a connection. */
export type Header = {
  length: number;
  /** Null for the address of the connection itself. */
  client: string | null;
};
/** `incomplete`: what has come so far may be the beginning of a header. */
type Read = Header | 'incomplete' | 'wrong';

/** With its line end. */
const MAX_LINE = 107;
const SIGNATURE = Buffer.from('\r\n\r\n\0\r\nQUIT\n', 'latin1');
/** The signature, version and command, family and transport, and the length of the rest. */
const FIXED = 16;
/** HAProxy's own buffer, so that its longest header is read. */
const MAX_HEADER = 16 * 1024;
const [LOCAL, PROXY] = [0x20, 0x21];
const [INET, INET6, UNIX] = [1, 2, 3];
const MAX_TRANSPORT = 2;
/** Two addresses and, but for AF_UNIX, two ports. */
const ADDRESS_BYTES = [0, 12, 36, 216];
const CHECKSUM = 0x03;

/**
 * Reads the header of the PROXY protocol, version 1 or 2, with which a connection begins. It is wrong as soon as nothing that
 * could follow would make it right.
 */
export function readHeader(bytes: Buffer): Read {
  if (!bytes.length) return 'incomplete';
  return bytes[0] === SIGNATURE[0] ? readVersion2(bytes) : readVersion1(bytes);
}

/** Whether a line of a client, without its end, is a header that comes too late. In version 2 it is the third line. */
export const isHeaderLine = (line: string) => line === '\0' || /^PROXY (TCP[46]|UNKNOWN)( |$)/.test(line);

// Version 1: a line of text

type Field = { isRight: (text: string) => boolean; mayBegin: (text: string) => boolean };

const word = (...words: string[]): Field => ({
  isRight: (text) => words.includes(text),
  mayBegin: (text) => words.some((one) => one.startsWith(text)),
});
const PORT: Field = {
  isRight: (text) => /^(0|[1-9]\d{0,4})$/.test(text) && Number(text) <= 65_535,
  mayBegin: (text) => /^\d{0,5}$/.test(text),
};
const IP4: Field = { isRight: isIPv4, mayBegin: (text) => /^[\d.]{0,15}$/.test(text) };
const IP6: Field = {
  isRight: (text) => isIPv6(text) && !text.includes('%'),
  mayBegin: (text) => /^[\da-f:.]{0,45}$/i.test(text),
};
const START = [word('PROXY'), word('TCP4', 'TCP6', 'UNKNOWN')];
const FIELDS: Record<string, Field[]> = {
  TCP4: [...START, IP4, IP4, PORT, PORT],
  TCP6: [...START, IP6, IP6, PORT, PORT],
};

function readVersion1(bytes: Buffer): Read {
  const text = bytes.toString('latin1', 0, MAX_LINE);
  const end = text.search(/[\r\n]/);
  const hasEnd = end >= 0;
  const isWhole = hasEnd && text.startsWith('\r\n', end);
  if (!isWhole && (text.length === MAX_LINE || (hasEnd && text.slice(end) !== '\r'))) return 'wrong';
  const given = (hasEnd ? text.slice(0, end) : text).split(' ');
  const [, family = '', client = ''] = given;
  const isUnknown = family === 'UNKNOWN';
  // Whatever follows UNKNOWN is ignored.
  const checked = isUnknown ? given.slice(0, 2) : given;
  const fields = FIELDS[family] ?? START;
  const isRight = checked.every((one, at) => {
    const isLast = at === given.length - 1 && !hasEnd;
    return isLast ? fields[at]?.mayBegin(one) : fields[at]?.isRight(one);
  });
  if (!isRight || (hasEnd && checked.length < fields.length)) return 'wrong';
  if (!isWhole) return 'incomplete';
  return { length: end + 2, client: isUnknown ? null : client };
}

// Version 2: binary

function readVersion2(bytes: Buffer): Read {
  const begun = Math.min(bytes.length, SIGNATURE.length);
  if (bytes.compare(SIGNATURE, 0, begun, 0, begun) !== 0) return 'wrong';
  const [command = LOCAL, kind = 0] = bytes.subarray(SIGNATURE.length);
  if (command !== LOCAL && command !== PROXY) return 'wrong';
  // The family of a LOCAL connection is ignored.
  const [family, transport] = command === PROXY ? [kind >> 4, kind & 0x0f] : [0, 0];
  if (family > UNIX || transport > MAX_TRANSPORT) return 'wrong';
  if (bytes.length < FIXED) return 'incomplete';
  const length = FIXED + bytes.readUInt16BE(FIXED - 2);
  // Without family or transport, nobody can tell addresses from TLVs.
  const isKnown = family > 0 && transport > 0;
  const tlvsAt = isKnown ? FIXED + ADDRESS_BYTES[family]! : length;
  if (length > MAX_HEADER || length < tlvsAt) return 'wrong';
  if (bytes.length < length) return 'incomplete';
  const header = bytes.subarray(0, length);
  if (!areTlvsRight(header, tlvsAt)) return 'wrong';
  return { length, client: isKnown ? addressIn(header, family) : null };
}

function addressIn(header: Buffer, family: number): string | null {
  if (family === INET) return header.subarray(FIXED, FIXED + 4).join('.');
  if (family !== INET6) return null;
  const group = (nth: number) => header.readUInt16BE(FIXED + 2 * nth).toString(16);
  return Array.from({ length: 8 }, (_, nth) => group(nth)).join(':');
}

/** Nobody needs what they say, but they must fit into the header, and a checksum must be right. */
function areTlvsRight(header: Buffer, from: number): boolean {
  let hasChecksum = false;
  for (let at = from; at < header.length; ) {
    const value = at + 3;
    if (value > header.length) return false;
    const next = value + header.readUInt16BE(at + 1);
    if (next > header.length) return false;
    if (header[at] === CHECKSUM) {
      if (hasChecksum || next - value !== 4 || !isChecksumRight(header, value)) return false;
      hasChecksum = true;
    }
    at = next;
  }
  return true;
}

/** It is computed with zeros in its own place. */
function isChecksumRight(header: Buffer, at: number): boolean {
  const copy = Buffer.from(header).fill(0, at, at + 4);
  return crc32c(copy) === header.readUInt32BE(at);
}
