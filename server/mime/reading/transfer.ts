import type { TransferEncoding } from './outline.ts';

/** Decodes bytes, however the input is split. */
export type TransferDecoder = { write(chunk: Uint8Array): Buffer; end(): Buffer };
/** Counts the bytes that the decoder would return, without decoding. */
export type TransferCounter = { add(chunk: Uint8Array): void; end(): void; readonly size: number };

const EMPTY = Buffer.alloc(0);
const EQUALS = 0x3d;
const CR = 0x0d;
const LF = 0x0a;
const NOT_BASE64 = 64;
const NOT_HEX = 255;
const BASE64_TAIL = [0, 0, 1, 2];
/** How much white space is allowed between the `=` of a soft break and the line end. */
const MAX_SOFT_BREAK_PADDING = 64;

const BASE64_VALUES = tableOf(NOT_BASE64, (set) => {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
  for (let value = 0; value < alphabet.length; value++) set(alphabet.charCodeAt(value), value);
  set(0x2d, 62); // the URL-safe pair
  set(0x5f, 63);
});

const IS_BASE64 = BASE64_VALUES.map((value) => (value === NOT_BASE64 ? 0 : 1));

const HEX_VALUES = tableOf(NOT_HEX, (set) => {
  for (let value = 0; value < 16; value++) {
    set(value.toString(16).charCodeAt(0), value);
    set(value.toString(16).toUpperCase().charCodeAt(0), value);
  }
});

function tableOf(fill: number, build: (set: (byte: number, value: number) => void) => void) {
  const table = new Uint8Array(256).fill(fill);
  build((byte, value) => {
    table[byte] = value;
  });
  return table;
}

export function createTransferDecoder(encoding: TransferEncoding): TransferDecoder {
  if (encoding === 'base64') return createBase64Decoder();
  if (encoding === 'quoted-printable') return createQuotedPrintableDecoder();
  return {
    write: (chunk) => Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength),
    end: () => EMPTY,
  };
}

export function createTransferCounter(encoding: TransferEncoding): TransferCounter {
  if (encoding === 'base64') return createBase64Counter();
  if (encoding === 'quoted-printable') return createQuotedPrintableCounter();
  return new PlainCounter();
}

/** Most parts are not encoded. A class costs less than an object with a getter. */
class PlainCounter implements TransferCounter {
  size = 0;

  add(chunk: Uint8Array) {
    this.size += chunk.length;
  }

  end() {}
}

/** Decodes `=41` or `%41` escapes, as used in encoded words and extended parameters. */
export function decodeHexEscapes(text: string, marker: '=' | '%'): Buffer {
  const bytes = Buffer.from(text, 'utf8');
  if (!text.includes(marker)) return bytes;
  const sign = marker.charCodeAt(0);
  let length = 0;
  for (let i = 0; i < bytes.length; i++) {
    const high = bytes[i] === sign && i + 2 < bytes.length ? HEX_VALUES[bytes[i + 1]!]! : NOT_HEX;
    const low = high < 16 ? HEX_VALUES[bytes[i + 2]!]! : NOT_HEX;
    if (low < 16) i += 2;
    bytes[length++] = low < 16 ? high * 16 + low : bytes[i]!;
  }
  return bytes.subarray(0, length);
}

// Base64: other characters are skipped. `=` ends a group, so concatenated bodies decode too.

function createBase64Decoder(): TransferDecoder {
  let bits = 0;
  let held = 0;
  const flush = (out: Buffer, at: number) => {
    const tail = BASE64_TAIL[held]!;
    if (tail > 0) out[at] = held === 2 ? bits >> 4 : bits >> 10;
    if (tail > 1) out[at + 1] = bits >> 2;
    held = 0;
    bits = 0;
    return at + tail;
  };
  return {
    write(chunk) {
      const out = Buffer.allocUnsafe(Math.ceil((chunk.length * 3) / 4) + 3);
      let at = 0;
      let i = 0;
      while (i < chunk.length) {
        // Decodes whole groups at once until there is a character to skip.
        while (held === 0 && i + 3 < chunk.length) {
          const a = BASE64_VALUES[chunk[i]!]!;
          const b = BASE64_VALUES[chunk[i + 1]!]!;
          const c = BASE64_VALUES[chunk[i + 2]!]!;
          const d = BASE64_VALUES[chunk[i + 3]!]!;
          if ((a | b | c | d) & NOT_BASE64) break;
          out[at] = (a << 2) | (b >> 4);
          out[at + 1] = (b << 4) | (c >> 2);
          out[at + 2] = (c << 6) | d;
          at += 3;
          i += 4;
        }
        if (i === chunk.length) break;
        const byte = chunk[i++]!;
        const value = BASE64_VALUES[byte]!;
        if (value !== NOT_BASE64) {
          bits = (bits << 6) | value;
          if (++held === 4) {
            out[at] = bits >> 16;
            out[at + 1] = bits >> 8;
            out[at + 2] = bits;
            at += 3;
            held = 0;
            bits = 0;
          }
        } else if (byte === EQUALS) {
          at = flush(out, at);
        }
      }
      return out.subarray(0, at);
    },
    end() {
      const out = Buffer.alloc(2);
      return out.subarray(0, flush(out, 0));
    },
  };
}

function createBase64Counter(): TransferCounter {
  let done = 0;
  let group = 0;
  const ofGroup = () => Math.floor(group / 4) * 3 + BASE64_TAIL[group % 4]!;
  return {
    add(chunk) {
      if (!chunk.includes(EQUALS)) {
        group += countBase64(chunk);
        return;
      }
      let count = 0;
      for (let i = 0; i < chunk.length; i++) {
        const byte = chunk[i]!;
        if (BASE64_VALUES[byte] !== NOT_BASE64) {
          count++;
        } else if (byte === EQUALS) {
          group += count;
          count = 0;
          done += ofGroup();
          group = 0;
        }
      }
      group += count;
    },
    end() {},
    get size() {
      return done + ofGroup();
    },
  };
}

/** Unrolled for speed: every byte of every attachment passes through here on arrival. */
function countBase64(c: Uint8Array): number {
  const is = IS_BASE64;
  const whole = c.length - (c.length % 8);
  let count = 0;
  for (let i = 0; i < whole; i += 8) {
    count += is[c[i]!]! + is[c[i + 1]!]! + is[c[i + 2]!]! + is[c[i + 3]!]!;
    count += is[c[i + 4]!]! + is[c[i + 5]!]! + is[c[i + 6]!]! + is[c[i + 7]!]!;
  }
  for (let i = whole; i < c.length; i++) count += is[c[i]!]!;
  return count;
}

function createQuotedPrintableDecoder(): TransferDecoder {
  const machine = createQuotedPrintable();
  const room = MAX_SOFT_BREAK_PADDING + 2;
  return {
    write(chunk) {
      const out = Buffer.allocUnsafe(chunk.length + room);
      return out.subarray(0, machine.write(chunk, out));
    },
    end() {
      const out = Buffer.allocUnsafe(room);
      return out.subarray(0, machine.end(out));
    },
  };
}

function createQuotedPrintableCounter(): TransferCounter {
  const machine = createQuotedPrintable();
  let size = 0;
  return {
    add(chunk) {
      size += machine.write(chunk, null);
    },
    end() {
      size += machine.end(null);
    },
    get size() {
      return size;
    },
  };
}

/** Decoding and counting share one state machine, so they always agree. Broken escapes are kept as they are. */
function createQuotedPrintable() {
  let state: 'plain' | 'equals' | 'hex' | 'padding' | 'break' = 'plain';
  const held = new Uint8Array(MAX_SOFT_BREAK_PADDING + 1);
  let heldLength = 0;

  const hold = (byte: number) => {
    held[heldLength++] = byte;
  };
  const release = (out: Buffer | null, at: number) => {
    if (out) for (let i = 0; i < heldLength; i++) out[at + i] = held[i]!;
    const next = at + heldLength;
    heldLength = 0;
    state = 'plain';
    return next;
  };
  const drop = (next: 'plain' | 'break') => {
    heldLength = 0;
    state = next;
  };

  return {
    write(chunk: Uint8Array, out: Buffer | null): number {
      let at = 0;
      let i = 0;
      while (i < chunk.length) {
        const byte = chunk[i]!;
        if (state === 'plain') {
          if (byte === EQUALS) {
            hold(byte);
            state = 'equals';
          } else {
            if (out) out[at] = byte;
            at++;
          }
          i++;
        } else if (state === 'break') {
          state = 'plain';
          if (byte === LF) i++;
        } else if (state === 'hex') {
          const low = HEX_VALUES[byte]!;
          if (low < 16) {
            if (out) out[at] = HEX_VALUES[held[1]!]! * 16 + low;
            at++;
            i++;
            drop('plain');
          } else {
            at = release(out, at);
          }
        } else if (byte === LF || byte === CR) {
          drop(byte === CR ? 'break' : 'plain');
          i++;
        } else if ((byte === 0x20 || byte === 0x09) && heldLength <= MAX_SOFT_BREAK_PADDING) {
          hold(byte);
          state = 'padding';
          i++;
        } else if (state === 'equals' && HEX_VALUES[byte]! < 16) {
          hold(byte);
          state = 'hex';
          i++;
        } else {
          at = release(out, at);
        }
      }
      return at;
    },
    end(out: Buffer | null): number {
      if (state === 'hex') return release(out, 0);
      drop('plain');
      return 0;
    },
  };
}
