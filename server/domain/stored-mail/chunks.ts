/** The size in bytes of the pieces a mail is stored in. Each piece is encrypted separately. */
export const CHUNK = 256 * 1024;
/** Small buffers are joined once there are this many, so that a sender that sends byte by byte can't fill the memory. */
const JOINED = 64;

/** Splits a stream of bytes into pieces of exactly `size`. `rest` returns the remaining bytes. */
export function createChunker(size: number) {
  let waiting: Uint8Array[] = [];
  /** How many buffers at the end of `waiting` have not been joined yet. */
  let single = 0;
  let length = 0;

  return {
    push(bytes: Uint8Array): Buffer[] {
      waiting.push(bytes);
      length += bytes.length;
      if (++single === JOINED) {
        waiting.push(Buffer.concat(waiting.splice(-JOINED)));
        single = 0;
      }
      if (length < size) return [];
      const all = Buffer.concat(waiting, length);
      const pieces: Buffer[] = [];
      let at = 0;
      for (; length - at >= size; at += size) pieces.push(all.subarray(at, at + size));
      waiting = [all.subarray(at)];
      single = 0;
      length -= at;
      return pieces;
    },

    rest(): Buffer {
      const [only, ...more] = waiting;
      if (!only || more.length) return Buffer.concat(waiting, length);
      return Buffer.from(only.buffer, only.byteOffset, only.byteLength);
    },
  };
}
