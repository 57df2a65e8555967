import { hash, verify } from '@node-rs/argon2';
import { texts } from '#contract/texts.ts';
import { Refusal } from '../errors.ts';

// argon2id is the library's default algorithm: 19 MiB and two passes, about 25 ms.
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** Each takes 19 MiB and a thread: more at once would only make all of them slower, and the mail with them. */
const AT_ONCE = 2;
const MAX_WAITING = 100;

/** Passwords are hashed a few at a time; a flood of sign-ins waits, and past a point is turned away. */
export function createPasswords({ maxWaiting = MAX_WAITING }: { maxWaiting?: number } = {}) {
  let busy = 0;
  const waiting: Array<() => void> = [];
  const decoy = hash('no account has this password', COST);
  decoy.catch(() => {});

  async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (busy >= AT_ONCE) {
      if (waiting.length >= maxWaiting)
        throw new Refusal('unavailable', texts.unavailable, { retryAfter: 5 });
      // The place is handed over, not freed: nobody slips in between.
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

  const normal = (password: string) => password.normalize('NFKC');

  return {
    hash: (password: string) => inTurn(() => hash(normal(password), COST)),

    /** Takes as long without a stored hash, so that the time does not tell who has an account. */
    check: (password: string, stored: string | null | undefined) =>
      inTurn(async () => {
        const right = await verify(stored ?? (await decoy), normal(password));
        return right && Boolean(stored);
      }),
  };
}

export type Passwords = ReturnType<typeof createPasswords>;
