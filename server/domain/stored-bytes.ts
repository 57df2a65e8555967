import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { inWords, Refusal } from './errors.ts';
import { allowancesOf } from './network.ts';
import { smtpTexts } from './smtp-texts.ts';

const HOUR_S = 3_600;
/** The unit of the counts, so that terabytes fit into 32 bits. */
const UNIT = 1_024;
const SLOTS = 2 ** 16;
const ROWS = 2;
/** Counted for each recipient in addition to the mail itself, which is stored once: its rows and index entries. */
export const BYTES_PER_RECIPIENT = 4 * 1_024;
/** A provider that owns a whole /48 has more customers than one with a /64. */
const WIDE_FACTOR = 4;

export type Account = {
  /** Whether this many more bytes may be stored. Counts nothing. */
  fits: (bytes: number) => boolean;
  /** Counts bytes of the mail and returns true, or returns false when they are over the limit. */
  take: (bytes: number) => boolean;
};

/** Bytes of shared memory that the counts need. */
export const STORED_BYTES_LENGTH = 2 * ROWS * SLOTS * 4;

/**
 * How many bytes each sending network has had stored within the hour, across the threads of a process. Each network is
 * counted in two slots that only this process can compute, and the lower count applies. So a network that shares one
 * slot with a busy network is not refused along with it.
 */
export function createStoredBytes(
  memory: SharedArrayBuffer,
  {
    offset,
    seed,
    limit,
    seconds = () => Math.floor(Date.now() / 1000),
  }: {
    /** Where the counts begin in the memory. */
    offset: number;
    /** Secret, and the same in every thread. */
    seed: Uint8Array;
    /** Bytes an hour from one network; 0 switches the limit off. */
    limit: () => number;
    seconds?: () => number;
  },
) {
  const stored = new Int32Array(memory, offset, ROWS * SLOTS);
  const since = new Int32Array(memory, offset + 4 * ROWS * SLOTS, ROWS * SLOTS);

  /** Computing a client's slots costs more than counting its mail. */
  const recent = new LRUCache<string, Array<{ slots: number[]; share: number }>>({ max: 1_000 });

  function slotsOf(network: string): number[] {
    const digest = hash('sha256', Buffer.concat([seed, Buffer.from(`bytes ${network}`)]), 'buffer');
    return Array.from({ length: ROWS }, (_, row) => row * SLOTS + (digest.readUInt32LE(4 * row) % SLOTS));
  }

  function limitsOf(ip: string) {
    const known = recent.get(ip);
    if (known) return known;
    const networks = allowancesOf(ip, 1, WIDE_FACTOR).map(({ network, max }) => ({
      slots: slotsOf(network),
      share: max,
    }));
    recent.set(ip, networks);
    return networks;
  }

  /** Units counted in the hour that began with the first of them. */
  function countOf(slots: number[]): number {
    const counts = slots.map((slot) =>
      seconds() - Atomics.load(since, slot) < HOUR_S ? Atomics.load(stored, slot) : 0,
    );
    return Math.min(...counts);
  }

  function add(slots: number[], units: number) {
    for (const slot of slots) {
      if (seconds() - Atomics.load(since, slot) >= HOUR_S) {
        Atomics.store(stored, slot, 0);
        Atomics.store(since, slot, seconds());
      }
      Atomics.add(stored, slot, units);
    }
  }

  return {
    /** Opens the account that one mail is charged to: the networks of its client. */
    open(ip: string): Account {
      const most = limit() / UNIT;
      if (!most) return { fits: () => true, take: () => true };
      const networks = limitsOf(ip);
      let bytes = 0;
      let counted = 0;
      const fits = (more: number): boolean =>
        networks.every(({ slots, share }) => countOf(slots) + Math.ceil(more / UNIT) <= share * most);

      return {
        fits,
        take(more: number): boolean {
          const units = Math.ceil((bytes + more) / UNIT) - counted;
          if (units > 0 && !fits(units * UNIT)) return false;
          bytes += more;
          counted += units;
          if (units > 0) for (const { slots } of networks) add(slots, units);
          return true;
        },
      };
    },
  };
}

export type StoredBytes = ReturnType<typeof createStoredBytes>;

export const networkFull = () => new Refusal('network-full', inWords(smtpTexts.networkFull));
