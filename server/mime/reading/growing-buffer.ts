/** Collects bytes. Appending many small pieces costs no more than appending them at once. */
export class GrowingBuffer {
  length = 0;
  private bytes: Buffer;

  constructor(room = 512) {
    this.bytes = Buffer.allocUnsafe(room);
  }

  append(chunk: Uint8Array, from: number, to: number) {
    const { length } = this;
    const needed = length + to - from;
    if (needed > this.bytes.length) {
      const larger = Buffer.allocUnsafe(Math.max(needed, this.bytes.length * 2));
      this.bytes.copy(larger, 0, 0, length);
      this.bytes = larger;
    }
    const { bytes } = this;
    // Short pieces are copied in a loop: creating a view for each header line would cost more.
    if (to - from < 64) for (let at = from; at < to; at++) bytes[length + at - from] = chunk[at]!;
    else bytes.set(chunk.subarray(from, to), length);
    this.length = needed;
  }

  at(index: number): number | undefined {
    return index < this.length ? this.bytes[index] : undefined;
  }

  /** Valid until the next append. */
  view(): Buffer {
    return this.bytes.subarray(0, this.length);
  }

  truncate(to: number) {
    this.length = to;
  }
}
