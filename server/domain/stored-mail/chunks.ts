/** A mail is stored in pieces of this many bytes, each sealed by itself. */
export const CHUNK = 256 * 1024;
/** So many buffers are joined: a sender that sends byte by byte must not fill the memory with them. */
const JOINED = 64;

/** Cuts a stream of bytes into pieces of exactly `size`. `rest` returns the bytes that do not fill a piece. */
export function createChunker(size: number) {
  let waiting: Uint8Array[] = [];
  /** The last ones of `waiting`, which are not joined yet. */
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
