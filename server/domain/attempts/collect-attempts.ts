import { allowancesOf } from '../network.ts';
import { inboxAddress } from '../plus-address.ts';
import { type Attempt, addAttempt, type Tried } from './attempt.ts';

const HAND_OVER_MS = 1_000;
const WINDOW_MS = 60_000;
/** The time of the last drop of an address is handed over again after this time. */
const TELL_MS = 10_000;
/**
 * What is kept within a minute. Of an address that is waiting, what repeats the last one costs nothing more. One network gets
 * half of an address at most, so that it cannot hide what others tried.
 */
const LIMITS = { network: 30, address: 10, total: 3_000, missed: 300 };
/** Longer than any address that lives. */
const MAX_ADDRESS = 320;

/**
 * Collects the deliveries that fail, in the memory of one thread, and hands them over once a second. A crowd of them takes
 * no more memory and causes no more writes than the limits allow. The rest is dropped, and the time of the last drop of an
 * address is handed over, so that its owner can see since when nothing is missing.
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
  /** When something of an address was last dropped, and the time of the drop that was last handed over. */
  const missed = new Map<string, { at: number; told: number }>();
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
      for (const [address, { at, told }] of missed) if (at === told) missed.delete(address);
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
    const time = now().getTime();
    let isWaiting = false;
    for (const [address, one] of missed) {
      if (one.at === one.told) continue;
      if (time - one.told < TELL_MS) {
        isWaiting = true;
        continue;
      }
      tried.set(address, { attempts: [], ...tried.get(address), address, missedAt: one.at });
      one.told = one.at;
    }
    if (isWaiting) timer = setTimeout(flush, everyMs).unref();
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
        const before = missed.get(address);
        if (before) before.at = at;
        else if (missed.size < limits.missed) missed.set(address, { at, told: 0 });
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
