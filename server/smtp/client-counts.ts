import { hash, randomBytes } from 'node:crypto';
import { STORED_BYTES_LENGTH } from './stored-bytes.ts';

const SEED = 16;
const SLOTS = 2 ** 16;
const COUNTS_LENGTH = SEED + 4 * (1 + 3 * SLOTS);

/** Memory in which all doors for mail of a process count their clients and the bytes they send. */
export function createCountsMemory() {
  const memory = new SharedArrayBuffer(COUNTS_LENGTH + STORED_BYTES_LENGTH);
  new Uint8Array(memory, 0, SEED).set(randomBytes(SEED));
  return memory;
}

/** The part of the memory in which bytes are counted. */
export const storedBytesPart = (memory: SharedArrayBuffer) => ({
  offset: COUNTS_LENGTH,
  seed: Buffer.from(memory, 0, SEED),
});

/**
 * Counts, across all threads, the open connections in total and for each client, and how many unknown
 * recipients a client has tried. Each client is counted in a slot chosen with a secret, so nobody can find an address that
 * shares the slot of somebody else.
 */
export function createClientCounts(memory: SharedArrayBuffer, { windowMs }: { windowMs: number }) {
  const seed = Buffer.from(memory, 0, SEED);
  const all = new Int32Array(memory, SEED, 1);
  const [open, unknown, since] = [0, 1, 2].map(
    (nth) => new Int32Array(memory, SEED + 4 * (1 + nth * SLOTS), SLOTS),
  ) as [Int32Array, Int32Array, Int32Array];
  const slotOf = (client: string) =>
    hash('sha256', Buffer.concat([seed, Buffer.from(client)]), 'buffer').readUInt32LE() % SLOTS;
  const seconds = () => Math.floor(Date.now() / 1000);
  const isOver = (slot: number) => seconds() - Atomics.load(since, slot) >= windowMs / 1000;

  return {
    /** Counts a new connection; `remove` must be called when it ends. */
    addConnection(client: string) {
      const slot = slotOf(client);
      const total = Atomics.add(all, 0, 1) + 1;
      const ofClient = Atomics.add(open, slot, 1) + 1;
      const remove = () => {
        Atomics.sub(all, 0, 1);
        Atomics.sub(open, slot, 1);
      };
      return { total, ofClient, remove };
    },

    /** Counts an unknown recipient in the window that began with the first one. */
    addUnknown(client: string) {
      const slot = slotOf(client);
      if (isOver(slot)) {
        Atomics.store(unknown, slot, 0);
        Atomics.store(since, slot, seconds());
      }
      Atomics.add(unknown, slot, 1);
    },

    unknownOf(client: string) {
      const slot = slotOf(client);
      return isOver(slot) ? 0 : Atomics.load(unknown, slot);
    },
  };
}

export type ClientCounts = ReturnType<typeof createClientCounts>;
