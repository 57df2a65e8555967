import { isUtf8 } from 'node:buffer';
import iconv from 'iconv-lite';

/** Names that mail uses and the Encoding Standard does not list. */
const ALIASES = new Map([
  ['ascii', 'us-ascii'],
  ['ansi', 'windows-1252'],
  ['utf8mb4', 'utf-8'],
  ['cp932', 'shift_jis'],
  ['cp936', 'gbk'],
  ['cp949', 'euc-kr'],
  ['cp950', 'big5'],
  ['cp-850', 'cp850'],
  ['x-utf-7', 'utf-7'],
  ['unicode-1-1-utf-7', 'utf-7'],
]);

/** Charsets that TextDecoder lacks and iconv-lite has. Its other names ('hex', 'base64', …) are not charsets. */
const ICONV_ONLY =
  /^(utf-7|utf-32(le|be)?|(cp|ibm)-?\d{3,5}|mac[a-z]{2,12}|viscii|tcvn|armscii8|hproman8|rk1048)$/;

// Loads the library's tables at startup, not while a mail is arriving.
iconv.encodingExists('utf-7');

type Decode = (bytes: Uint8Array, strict: boolean) => string;

/** The charset's name in lower case, without the extra text some senders add, or null. */
export function charsetName(value: string | undefined): string | null {
  const name = value
    ?.slice(0, 60)
    .trim()
    .replace(/^["']+|["']+$/g, '')
    .toLowerCase();
  return name && /^[a-z0-9_:.()+-]{1,40}$/.test(name) ? name : null;
}

/** Decodes bytes of headers and bodies. Returns null for an unknown charset. */
export function decodeKnownCharset(bytes: Uint8Array, charset: string): string | null {
  return decoderFor(charset, bytes)?.(bytes, false) ?? null;
}

/**
 * Never fails: uses the declared charset if the bytes fit it, otherwise UTF-8, otherwise windows-1252. A few broken
 * characters are tolerated, and a character that is cut off at the end is dropped.
 */
export function decodeCharset(bytes: Uint8Array, charset: string | null): string {
  const declared = charset && charset !== 'us-ascii' && charset !== 'ascii' ? charset : 'utf-8';
  const decode = decoderFor(declared, bytes);
  if (decode) {
    try {
      return decode(bytes, true);
    } catch {
      const utf8 = declared === 'utf-8' ? null : strictUtf8(bytes);
      if (utf8 !== null) return utf8;
      const lenient = decode(bytes, false);
      if (fewReplacements(lenient)) return lenient;
    }
  }
  return strictUtf8(bytes) ?? new TextDecoder('windows-1252').decode(bytes);
}

/** Decodes raw header bytes as UTF-8 (RFC 6532), or as windows-1252 if they are not valid UTF-8. */
export function decodeHeaderBytes(bytes: Buffer): string {
  return isUtf8(bytes) ? bytes.toString('utf8') : new TextDecoder('windows-1252').decode(bytes);
}

function decoderFor(charset: string, bytes: Uint8Array): Decode | null {
  const name = ALIASES.get(charset) ?? charset;
  if (name === 'iso-2022-kr')
    return (input, strict) => decodeWith('euc-kr', shiftedToEightBit(input), strict);
  if (name === 'hz-gb-2312') return (input, strict) => decodeWith('gbk', hzToEightBit(input), strict);
  if (name === 'utf-16' && bytes[0] === 0xfe && bytes[1] === 0xff)
    return (i, s) => decodeWith('utf-16be', i, s);
  if (name === 'utf-8' || name === 'utf8') return (input, strict) => decodeWith('utf-8', input, strict);
  try {
    new TextDecoder(name);
    return (input, strict) => decodeWith(name, input, strict);
  } catch {
    if (!ICONV_ONLY.test(name) || !iconv.encodingExists(name)) return null;
    return (input) => iconv.decode(asBuffer(input), name);
  }
}

/** Strict decoding. A character that is cut off at the end is not an error. */
function decodeWith(label: string, bytes: Uint8Array, strict: boolean): string {
  if (label === 'utf-8' && isUtf8(bytes)) return asBuffer(bytes).toString('utf8');
  return new TextDecoder(label, { fatal: strict }).decode(bytes, { stream: strict });
}

function asBuffer(bytes: Uint8Array): Buffer {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

function strictUtf8(bytes: Uint8Array): string | null {
  try {
    return decodeWith('utf-8', bytes, true);
  } catch {
    return null;
  }
}

function fewReplacements(text: string): boolean {
  let count = 0;
  for (let at = text.indexOf('\ufffd'); at !== -1; at = text.indexOf('\ufffd', at + 1)) count++;
  return count * 10 < text.length;
}

/** ISO-2022-KR: the bytes between SO and SI are EUC-KR with the high bit removed. */
function shiftedToEightBit(bytes: Uint8Array): Uint8Array {
  const out = new Uint8Array(bytes.length);
  let length = 0;
  let shifted = false;
  for (let i = 0; i < bytes.length; i++) {
    const byte = bytes[i]!;
    if (byte === 0x1b && bytes[i + 1] === 0x24 && bytes[i + 2] === 0x29 && bytes[i + 3] === 0x43) i += 3;
    else if (byte === 0x0e) shifted = true;
    else if (byte === 0x0f) shifted = false;
    else out[length++] = shifted && byte > 0x20 ? byte | 0x80 : byte;
  }
  return out.subarray(0, length);
}

/** HZ: the bytes between `~{` and `~}` are GB 2312 with the high bit removed. `~~` is a tilde, and `~` before a line end is dropped. */
function hzToEightBit(bytes: Uint8Array): Uint8Array {
  const out = new Uint8Array(bytes.length);
  let length = 0;
  let shifted = false;
  for (let i = 0; i < bytes.length; i++) {
    const byte = bytes[i]!;
    const next = bytes[i + 1];
    if (byte === 0x7e && (next === 0x7b || next === 0x7d)) {
      shifted = next === 0x7b;
      i++;
    } else if (byte === 0x7e && next === 0x0a) {
      i++;
    } else {
      if (byte === 0x7e && next === 0x7e) i++;
      out[length++] = shifted && byte > 0x20 ? byte | 0x80 : byte;
    }
  }
  return out.subarray(0, length);
}
