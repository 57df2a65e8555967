import { because, type Reason } from '#contract/reasons.ts';
import { isWithin } from '#server/lib/host-name.ts';
import type { Book } from '../domain-book.ts';
import { whyNotUsable } from './domain-name.ts';

/** Which names an account may have, beside the domains that are known now. */
export function createNameRules({
  book,
  ...around
}: {
  book: Pick<Book, 'page' | 'shared'>;
  mailHost: string;
  webHost: string;
  allowTestNames: boolean;
}) {
  const own = () => book.page().rows.filter(({ kind }) => kind === 'own');
  /** The verified domains of other accounts. */
  const taken = (ownerId: string): string[] =>
    own()
      .filter(({ state, accountId }) => accountId !== ownerId && state !== 'suspended' && state !== 'blocked')
      .map(({ name }) => name);

  return {
    /** Why nobody can have this name, or null. With `ownerId`, also why this account cannot have it beside others. */
    async whyNot(name: string, ownerId?: string): Promise<Reason | null> {
      const isBlocked = own().some((row) => row.state === 'blocked' && isWithin(name, row.name));
      if (isBlocked) return because('domain-blocked', { domain: name });
      const shared = book.shared().map((row) => row.name);
      return whyNotUsable(name, { ...around, shared, taken: ownerId ? taken(ownerId) : [] });
    },

    /** Whether another account has verified it. */
    isTaken: (name: string, ownerId: string) => taken(ownerId).includes(name),
  };
}

export type NameRules = ReturnType<typeof createNameRules>;
