import { createBook } from '#server/domain/domain-book.ts';

/** What an active shared domain has besides its name. */
export const activeShared = {
  kind: 'shared' as const,
  plan: 'free' as const,
  weight: 1,
  state: 'active' as const,
  subdomains: false,
  accountId: null,
  health: null,
  since: new Date(0),
  endsAt: null,
};

/** A book of active shared domains. */
export function bookOf(...names: string[]) {
  const book = createBook({ now: () => new Date() });
  const rows = names.map((name, nth) => ({
    ...activeShared,
    id: `00000000-0000-4000-8000-00000000000${nth}`,
    name,
  }));
  book.use({ rows, version: names.join() });
  return book;
}
