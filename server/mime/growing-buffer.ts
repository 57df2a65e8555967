export type GrowingBuffer = ReturnType<typeof createGrowingBuffer>;

/** Bytes collected in any split at the cost of their sum. */
export function createGrowingBuffer() {
  let bytes = Buffer.allocUnsafeSlow(1024);
  let length = 0;
  return {
    get length() {
      return length;
    },
    append(chunk: Uint8Array, from: number, to: number) {
      const needed = length + to - from;
      if (needed > bytes.length) {
        const larger = Buffer.allocUnsafeSlow(Math.max(needed, bytes.length * 2));
        bytes.copy(larger, 0, 0, length);
        bytes = larger;
      }
      bytes.set(chunk.subarray(from, to), length);
      length = needed;
    },
    /** Valid until the next append. */
    view: () => bytes.subarray(0, length),
    truncate(to: number) {
      length = to;
    },
  };
}
