import type { Limit, Limits } from './limits.ts';
import type { Client } from './network.ts';

const MINUTE = 60_000;
const GUESSES = 5;
const GUESSES_IN_ALL = 20;

/**
 * Wrong passwords for one account. Each network may guess a few times a minute, so somebody guessing elsewhere doesn't
 * lock the owner out. All networks together have a higher limit, because an attacker may use many.
 */
export function createGuessLimit(limits: Limits, name: string) {
  const ofNetwork: Limit = { name, max: GUESSES, windowMs: MINUTE };
  const inAll: Limit = { name: `${name}-all`, max: GUESSES_IN_ALL, windowMs: MINUTE };

  return {
    /** Called before the password is checked, so that parallel guesses cannot exceed the limit. */
    async take(account: string, { ip }: Client) {
      await limits.take(ofNetwork, { ip, of: account });
      await limits.take(inAll, account);
    },

    /** The password was right. */
    async undo(account: string, { ip }: Client) {
      await limits.clear(ofNetwork, { ip, of: account });
      await limits.undo(inAll, account);
    },
  };
}
