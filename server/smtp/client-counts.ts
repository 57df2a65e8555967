import { hash, randomBytes } from 'node:crypto';

const SEED = 16;
const SLOTS = 2 ** 16;

/** Memory that every receiving thread of a process counts its clients in. */
export function createCountsMemory() {
  const memory = new SharedArrayBuffer(SEED + 4 * (SLOTS + 1));
  new Uint8Array(memory, 0, SEED).set(randomBytes(SEED));
  return memory;
}

/**
 * How many connections are open, in all and by client, across threads. A client is a slot that only this process
 * can work out, so that nobody can look for an address that shares the slot of another.
 */
export function createClientCounts(memory: SharedArrayBuffer) {
  const seed = Buffer.from(memory, 0, SEED);
  const counts = new Int32Array(memory, SEED);
  const slotOf = (client: string) =>
    1 + (hash('sha256', Buffer.concat([seed, Buffer.from(client)]), 'buffer').readUInt32LE() % SLOTS);

  return {
    /** Counts one more; `leave` takes it back. */
    enter(client: string) {
      const slot = slotOf(client);
      const inAll = Atomics.add(counts, 0, 1) + 1;
      const ofClient = Atomics.add(counts, slot, 1) + 1;
      const leave = () => {
        Atomics.sub(counts, 0, 1);
        Atomics.sub(counts, slot, 1);
      };
      return { inAll, ofClient, leave };
    },
  };
}

export type ClientCounts = ReturnType<typeof createClientCounts>;
