import { because } from '#contract/reasons.ts';
import { refusalOf } from '../errors.ts';
import type { Limit, Limits, Who, Why } from '../limits.ts';
import type { Client } from '../network.ts';
import type { Guests } from './guests.ts';
import type { Inboxes, Wish } from './inboxes.ts';
import type { Mailboxes } from './mailboxes.ts';
import type { Owner } from './owner.ts';

const HOUR = 3_600_000;
const extension: Limit = { name: 'extend', max: 60, windowMs: 60_000, wideFactor: 20 };

/**
 * What one network may create within an hour: guests, addresses and mailboxes. Addresses made with a key are counted for
 * its account instead, because a test suite makes many from one place. Every door creates them through this.
 */
export function limitCreation({
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
  /** New addresses. Ten times as many guests are allowed. */
  perNetwork: () => number;
}) {
  // A mobile carrier has many visitors in one /48.
  const hourly = { windowMs: HOUR, wideFactor: 20 };
  const generation = (): Limit => ({ ...hourly, name: 'generate', max: perNetwork(), tellsEnd: true });
  const ofAccount = (): Limit => ({ ...generation(), name: 'generate by key', max: perNetwork() * 20 });
  const keyLimit = (end: Date) =>
    because('key-limit', { max: ofAccount().max.toLocaleString('en'), until: end.toISOString() });
  const init = (): Limit => ({ ...hourly, name: 'init', max: perNetwork() * 10 });

  /** Counts new addresses, not attempts. A taken name counts, so that nobody can probe for names. */
  async function count<T>(create: () => Promise<T>, limit: Limit, who: Who, why: Why): Promise<T> {
    await limits.take(limit, who, why);
    try {
      return await create();
    } catch (error) {
      const kind = refusalOf(error)?.kind;
      if (kind && kind !== 'taken') await limits.undo(limit, who);
      throw error;
    }
  }

  return {
    /** Every extension writes all records of an inbox again. */
    async extend(owner: Owner, from: Client, id: string) {
      await limits.take(extension, owner.keyId ? owner.id : from);
      return inboxes.extend(owner, id);
    },

    async initGuest(from: Client) {
      await limits.take(init(), from);
      return guests.init();
    },

    generate: (owner: Owner, from: Client, request: Wish = {}) =>
      owner.keyId
        ? count(() => inboxes.generate(owner, request), ofAccount(), owner.id, keyLimit)
        : count(() => inboxes.generate(owner, request), generation(), from, 'network-limit'),

    register: (account: Parameters<Mailboxes['register']>[0], from: Client) =>
      count(() => mailboxes.register(account, from), generation(), from, 'network-limit'),
  };
}

export type Creation = ReturnType<typeof limitCreation>;
