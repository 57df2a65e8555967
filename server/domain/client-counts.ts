import { hash, randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { allowancesOf } from './network.ts';
import { STORED_BYTES_LENGTH } from './stored-bytes.ts';

const SEED = 16;
const SLOTS = 2 ** 16;
const REMEMBERED = 1_000;
const COUNTS_LENGTH = SEED + 4 * (1 + 3 * SLOTS);

/** Memory in which all mail doors of a process count their clients and the bytes they send. */
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
 * Counts, across all threads, the open connections in total and for each network, and how many unknown recipients a
 * network has tried. Each network is counted in a slot chosen with a secret, so nobody can choose an address that
 * shares somebody else's slot.
 */
export function createClientCounts(memory: SharedArrayBuffer, { windowMs }: { windowMs: number }) {
  const seed = Buffer.from(memory, 0, SEED);
  const all = new Int32Array(memory, SEED, 1);
  const [open, unknown, since] = [0, 1, 2].map(
    (nth) => new Int32Array(memory, SEED + 4 * (1 + nth * SLOTS), SLOTS),
  ) as [Int32Array, Int32Array, Int32Array];
  const slotOf = (network: string) =>
    hash('sha256', Buffer.concat([seed, Buffer.from(network)]), 'buffer').readUInt32LE() % SLOTS;
  // Senders come again, and finding the slots takes longer than counting.
  const slots = new LRUCache<string, Array<{ slot: number; share: number }>>({
    max: REMEMBERED,
    memoMethod: (ip) =>
      allowancesOf(ip, 1).map(({ network, max }) => ({ slot: slotOf(network), share: max })),
  });
  const seconds = () => Math.floor(Date.now() / 1000);
  const isOver = (slot: number) => seconds() - Atomics.load(since, slot) >= windowMs / 1000;

  /** The counts of one client: of each network that its address belongs to. */
  return function countsOf(ip: string) {
    const networks = slots.memo(ip);
    return {
      /** Counts a new connection, even if its network has too many; `remove` must be called when it ends. */
      addConnection(max: number) {
        const total = Atomics.add(all, 0, 1) + 1;
        const isTooMany = networks
          .map(({ slot, share }) => Atomics.add(open, slot, 1) >= share * max)
          .includes(true);
        const remove = () => {
          Atomics.sub(all, 0, 1);
          for (const { slot } of networks) Atomics.sub(open, slot, 1);
        };
        return { total, isTooMany, remove };
      },

      /** Counts an unknown recipient in the window that began with the first one. */
      addUnknown() {
        for (const { slot } of networks) {
          if (isOver(slot)) {
            Atomics.store(unknown, slot, 0);
            Atomics.store(since, slot, seconds());
          }
          Atomics.add(unknown, slot, 1);
        }
      },

      /** Whether one of the networks has tried more unknown recipients than this. */
      hasMoreUnknown: (than: number) =>
        networks.some(({ slot, share }) => !isOver(slot) && Atomics.load(unknown, slot) > share * than),
    };
  };
}

export type ClientCounts = ReturnType<typeof createClientCounts>;
