import type { Limit, Limits } from './limits.ts';
import type { Client } from './network.ts';

const MINUTE = 60_000;
const GUESSES = 5;
const GUESSES_IN_ALL = 20;
const KNOWN_MS = 7 * 24 * 60 * MINUTE;

/**
 * Wrong passwords for one account. Each network may guess a few times a minute, so somebody guessing elsewhere doesn't
 * lock the owner out. All networks together have a higher limit, because an attacker may use many; it does not hold for a
 * network from which the right password came in the last days.
 */
export function createGuessLimit(limits: Limits, name: string) {
  const ofNetwork: Limit = { name, max: GUESSES, windowMs: MINUTE };
  const inAll: Limit = { name: `${name}-all`, max: GUESSES_IN_ALL, windowMs: MINUTE };
  const known: Limit = { name: `${name}-known`, max: Infinity, windowMs: KNOWN_MS };

  return {
    /** Called before the password is checked, so that parallel guesses cannot exceed the limit. */
    async take(account: string, { ip }: Client) {
      const here = { ip, of: account };
      await limits.take(ofNetwork, here);
      const isKnown = await limits.isCounted(known, here);
      if (!isKnown) await limits.take(inAll, account);
      return {
        async wasRight() {
          await limits.clear(ofNetwork, here);
          if (isKnown) return;
          await limits.undo(inAll, account);
          await limits.take(known, here);
        },
      };
    },
  };
}
