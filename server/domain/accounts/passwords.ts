import { hash, verify } from '@node-rs/argon2';
import { createTurns } from '#server/lib/turns.ts';
import { type Client, lineOf } from '../network.ts';

// argon2id is the library's default algorithm: 19 MiB and two passes, about 25 ms.
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** A hash of no password that takes as long to check as any other. */
const DECOY = `$argon2id$v=19$m=${COST.memoryCost},t=${COST.timeCost},p=${COST.parallelism}$${'A'.repeat(22)}$${'A'.repeat(43)}`;
/** Each hash takes 19 MiB and a thread. More at once would only slow down everything, including mail. */
const AT_ONCE = 2;
const MAX_WAITING = 100;

/**
 * Hashes a few passwords at a time, and one at a time for each network. During a flood of sign-ins, networks take
 * turns, and each may have only a limited number waiting.
 */
export function createPasswords({ maxWaiting = MAX_WAITING }: { maxWaiting?: number } = {}) {
  const inTurn = createTurns({ parallel: AT_ONCE, maxWaiting });
  const turnOf = ({ ip }: Client) => `${lineOf(ip)} passwords`;

  const normalize = (password: string) => password.normalize('NFKC');

  return {
    hash: (password: string, from: Client) => inTurn(turnOf(from), () => hash(normalize(password), COST)),

    /** Takes just as long without a stored hash, so that timing does not reveal who has an account. */
    check: (password: string, stored: string | null | undefined, from: Client) =>
      inTurn(turnOf(from), async () => {
        const matches = await verify(stored ?? DECOY, normalize(password));
        return matches && Boolean(stored);
      }),
  };
}

export type Passwords = ReturnType<typeof createPasswords>;
