import { texts } from '#contract/texts.ts';
import { refusalOf } from '../errors.ts';
import type { Limits } from '../limits.ts';
import { createNetworkLimit } from '../network-limit.ts';
import type { Guests } from './guests.ts';
import type { Inboxes } from './inboxes.ts';
import type { Mailboxes } from './mailboxes.ts';
import type { Owner } from './owner.ts';

const HOUR = 3_600_000;

/** What one network may create within an hour: guests, addresses and mailboxes. Every door creates them through this. */
export function createLimited({
  guests,
  inboxes,
  mailboxes,
  limits,
  perNetwork,
}: {
  guests: Guests;
  inboxes: Inboxes;
  mailboxes: Mailboxes;
  limits: Limits;
  /** New addresses. Guests may be ten times as many. */
  perNetwork: number;
}) {
  const generation = createNetworkLimit(
    limits,
    { name: 'generate', max: perNetwork, windowMs: HOUR, tellsEnd: true },
    texts.networkLimit,
  );
  const init = createNetworkLimit(limits, { name: 'init', max: perNetwork * 10, windowMs: HOUR });

  /** Counts new addresses, not attempts. A taken name counts, so that nobody can probe for names. */
  async function count<T>(from: { ip: string }, create: () => Promise<T>): Promise<T> {
    await generation.take(from);
    try {
      return await create();
    } catch (error) {
      const code = refusalOf(error)?.code;
      if (code && code !== 'taken') await generation.undo(from);
      throw error;
    }
  }

  return {
    async initGuest(from: { ip: string }) {
      await init.take(from);
      return guests.init();
    },

    generate: (owner: Owner, from: { ip: string }, request: { domain?: string; name?: string } = {}) =>
      count(from, () => inboxes.generate(owner, request)),

    register: (credentials: { address: string; password: string }, from: { ip: string }) =>
      count(from, () => mailboxes.register(credentials, from)),
  };
}

export type Limited = ReturnType<typeof createLimited>;
