export type GrowingBuffer = ReturnType<typeof createGrowingBuffer>;

/** Collects bytes. Appending many small pieces costs no more than appending them at once. */
export function createGrowingBuffer() {
  let bytes = Buffer.allocUnsafe(256);
  let length = 0;
  return {
    get length() {
      return length;
    },
    append(chunk: Uint8Array, from: number, to: number) {
      const needed = length + to - from;
      if (needed > bytes.length) {
        const larger = Buffer.allocUnsafe(Math.max(needed, bytes.length * 2));
        bytes.copy(larger, 0, 0, length);
        bytes = larger;
      }
      // Short pieces are copied in a loop: creating a view for each header line would cost more.
      if (to - from < 64) for (let at = from; at < to; at++) bytes[length + at - from] = chunk[at]!;
      else bytes.set(chunk.subarray(from, to), length);
      length = needed;
    },
    at: (index: number) => (index < length ? bytes[index] : undefined),
    /** Valid until the next append. */
    view: () => bytes.subarray(0, length),
    truncate(to: number) {
      length = to;
    },
  };
}
