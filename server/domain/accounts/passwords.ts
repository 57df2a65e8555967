import { hash, verify } from '@node-rs/argon2';
import { texts } from '#contract/texts.ts';
import { Refusal } from '../errors.ts';

// argon2id is the library's default algorithm: 19 MiB and two passes, about 25 ms.
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** Each hash takes 19 MiB and a thread. More at once would only slow down everything, including mail. */
const AT_ONCE = 2;
const MAX_WAITING = 100;

/** Hashes a few passwords at a time. During a flood of sign-ins, requests wait, and beyond a limit they are refused. */
export function createPasswords({ maxWaiting = MAX_WAITING }: { maxWaiting?: number } = {}) {
  let busy = 0;
  const waiting: Array<() => void> = [];
  const decoy = hash('no account has this password', COST);
  decoy.catch(() => {});

  async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (busy >= AT_ONCE) {
      if (waiting.length >= maxWaiting)
        throw new Refusal('unavailable', texts.unavailable, { retryAfter: 5 });
      // A finished hash hands its slot to the next in line, so `busy` does not change.
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else busy++;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else busy--;
    }
  }

  const normalize = (password: string) => password.normalize('NFKC');

  return {
    hash: (password: string) => inTurn(() => hash(normalize(password), COST)),

    /** Takes as long without a stored hash, so that timing does not reveal who has an account. */
    check: (password: string, stored: string | null | undefined) =>
      inTurn(async () => {
        const matches = await verify(stored ?? (await decoy), normalize(password));
        return matches && Boolean(stored);
      }),
  };
}

export type Passwords = ReturnType<typeof createPasswords>;
