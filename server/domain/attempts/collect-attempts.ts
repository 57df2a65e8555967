import { allowancesOf } from '../network.ts';
import { inboxAddress } from '../plus-address.ts';
import { type Attempt, addAttempt, type Tried } from './attempt.ts';

const HAND_OVER_MS = 1_000;
const WINDOW_MS = 60_000;
/**
 * What is kept within a minute. Of an address that is waiting, what repeats the last one costs nothing more. One network gets
 * half of an address at most, so that it cannot hide what others tried.
 */
const LIMITS = { network: 30, address: 10, total: 3_000, missed: 300 };
/** Longer than any address that lives. */
const MAX_ADDRESS = 320;

/**
 * Collects the deliveries that fail, in the memory of one thread, and hands them over once a second. A crowd of them takes
 * no more memory and causes no more writes than the limits allow. What exceeds them is dropped, and that it was is told once
 * a minute for an address.
 */
export function createAttempts({
  handOver,
  now,
  limits = LIMITS,
  everyMs = HAND_OVER_MS,
}: {
  handOver: (tried: Tried[]) => void;
  now: () => Date;
  limits?: typeof LIMITS;
  everyMs?: number;
}) {
  const waiting = new Map<string, Attempt[]>();
  const used = new Map<string, number>();
  /** Addresses of which something was dropped in this minute. Those that were handed over stay, without a time. */
  const missed = new Map<string, number | null>();
  /** Working out the networks of an address takes longer than all else here, and crowds come from few. */
  const networks = new Map<string, ReturnType<typeof allowancesOf>>();
  let total = 0;
  let windowEnd = 0;
  let timer: NodeJS.Timeout | undefined;

  /** Takes one from each allowance, or nothing if one of them is used up. */
  function take(time: number, address: string, ip: string): boolean {
    if (time >= windowEnd) {
      windowEnd = time + WINDOW_MS;
      total = 0;
      used.clear();
      missed.clear();
      networks.clear();
    }
    if (total >= limits.total) return false;
    const own = networksOf(ip);
    const counts = [
      { network: address, max: limits.address },
      { network: `${address} ${own[0]?.network}`, max: Math.ceil(limits.address / 2) },
      ...own,
    ];
    if (counts.some(({ network, max }) => (used.get(network) ?? 0) >= max)) return false;
    for (const { network } of counts) used.set(network, (used.get(network) ?? 0) + 1);
    total++;
    return true;
  }

  function networksOf(ip: string) {
    const known = networks.get(ip) ?? allowancesOf(ip, limits.network);
    if (networks.size < limits.total) networks.set(ip, known);
    return known;
  }

  function flush() {
    clearTimeout(timer);
    timer = undefined;
    const tried = new Map<string, Tried>();
    for (const [address, attempts] of waiting) tried.set(address, { address, attempts });
    waiting.clear();
    for (const [address, missedAt] of missed)
      if (missedAt !== null) {
        tried.set(address, { attempts: [], ...tried.get(address), address, missedAt });
        missed.set(address, null);
      }
    if (tried.size) handOver([...tried.values()]);
  }

  return {
    add(ip: string, written: string, failure: Omit<Attempt, 'at' | 'times'>) {
      if (written.length > MAX_ADDRESS) return;
      const address = inboxAddress(written);
      const at = now().getTime();
      const known = waiting.get(address);
      const last = known?.at(-1);
      const repeats = last?.outcome === failure.outcome && last.reply === failure.reply;
      if (!repeats && !take(at, address, ip)) {
        if (!missed.has(address) && missed.size < limits.missed) missed.set(address, at);
        timer ??= setTimeout(flush, everyMs).unref();
        return;
      }
      const attempts = known ?? [];
      addAttempt(attempts, { ...failure, at, times: 1 });
      if (!known) waiting.set(address, attempts);
      timer ??= setTimeout(flush, everyMs).unref();
    },

    /** Hands over what has been collected so far. */
    flush,
  };
}

export type Attempts = ReturnType<typeof createAttempts>;
