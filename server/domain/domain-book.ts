import { randomInt } from 'node:crypto';
import type { DomainState } from '#contract/domains.ts';
import type { PlanName } from '#contract/plans.ts';
import { readHostName } from '#server/lib/host-name.ts';
import type { SealedBookRow, StoredState } from '#server/store/domains/book-store.ts';
import { addressKey } from './address-key.ts';

/** How long mail to a suspended domain is deferred rather than refused. */
const DEFERRED_MS = 72 * 3_600_000;

export type BookRow = Omit<SealedBookRow, 'nameSealed'> & { name: string };
/** All rows, and a mark of their content that is the same in every process. */
export type BookPage = { rows: BookRow[]; version: string };
type Aging = { state: StoredState; endsAt: Date | null };
/** A domain of ours, and the sub-domain that was written in front of it. */
export type Place = { domain: BookRow; label: string | null };
/** An address with its host in ASCII, what its inbox is found by, and its domain if we know it. */
export type Located = { address: string; key: string; domain: BookRow | null };
/** What to answer mail for a domain. */
export type MailAnswer = 'take' | 'defer' | 'refuse';

const OTHER_SCRIPT = /\P{ASCII}/u;
const CLOSED = new Set<StoredState>(['retired', 'blocked']);

/**
 * The domains that this process or thread knows. Pages of it arrive whenever a domain changes. What only the clock
 * changes, such as the end of a retiring domain, is worked out when somebody asks.
 */
export function createBook({
  now,
  readAgain = async () => {},
}: {
  now: () => Date;
  /** Resolves when the domains of now are in use. */
  readAgain?: () => Promise<void>;
}) {
  let page: BookPage = { rows: [], version: '' };
  let byName = new Map<string, BookRow[]>();

  function rowsOf(host: string): BookRow[] {
    const written = host.toLowerCase();
    // A name may be written in letters of another script; we keep the ASCII form.
    const ascii = OTHER_SCRIPT.test(written) ? readHostName(written) : written;
    return byName.get(ascii ?? '') ?? [];
  }

  /** All rows of a name, its present holder first, and the label of a sub-domain in front of it. */
  function rowsAt(host: string): { rows: BookRow[]; label: string | null } {
    const exact = rowsOf(host);
    if (exact.length) return { rows: exact, label: null };
    const dot = host.indexOf('.');
    const label = host.slice(0, Math.max(0, dot)).toLowerCase();
    return { rows: label ? rowsOf(host.slice(dot + 1)) : [], label };
  }

  /** Whose rules hold for this host name: one of our domains, or a sub-domain of one. */
  function find(host: string): Place | undefined {
    const { rows, label } = rowsAt(host);
    return rows[0] && { domain: rows[0], label };
  }

  return {
    use(next: BookPage) {
      page = next;
      byName = new Map();
      for (const row of next.rows) byName.set(row.name, [...(byName.get(row.name) ?? []), row]);
      for (const rows of byName.values()) rows.sort(holderFirst);
    },

    page: () => page,
    find,

    /** The same, before somebody is told that we don't have it: news of a domain may have been lost. */
    async seek(host: string): Promise<Place | undefined> {
      if (!find(host)) await readAgain();
      return find(host);
    },

    /** The state in the word that people read. */
    wordOf: (row: BookRow): DomainState => wordFor({ ...row, state: stateAt(now(), row) }),

    /**
     * What the inbox of an address is found by; null where everything has ended with the domain. A former owner of a domain
     * still finds what they have there.
     */
    locate(address: string, ownerId?: string): Located | null {
      const { rows, label } = rowsAt(hostOf(address));
      const mine = rows.find(({ accountId }) => accountId !== null && accountId === ownerId);
      const domain = mine ?? rows[0];
      if (!domain) return { address, key: address, domain: null };
      if (CLOSED.has(stateAt(now(), domain))) return null;
      const host = label ? `${label}.${domain.name}` : domain.name;
      const written = `${address.slice(0, address.lastIndexOf('@'))}@${host}`;
      return { address: written, key: addressKey(written, domain), domain };
    },

    answer(row: BookRow): MailAnswer {
      const state = stateAt(now(), row);
      if (takesMail(state)) return 'take';
      if (state !== 'suspended') return 'refuse';
      return row.since.getTime() + DEFERRED_MS > now().getTime() ? 'defer' : 'refuse';
    },

    /** The shared domains on which this plan may generate addresses. */
    choices: (plan: PlanName): BookRow[] =>
      page.rows.filter(
        (row) =>
          row.kind === 'shared' && row.state === 'active' && (plan === 'premium' || row.plan === 'free'),
      ),

    /** The shared domains that still take mail. */
    serving: (): string[] =>
      page.rows
        .filter((row) => row.kind === 'shared' && !CLOSED.has(stateAt(now(), row)))
        .map(({ name }) => name),

    /** Every shared domain that was ever added. */
    shared: (): BookRow[] => page.rows.filter(({ kind }) => kind === 'shared'),
  };
}

/** A domain whose end has passed is retired, even if nobody has written that down yet. */
export const stateAt = (now: Date, { state, endsAt }: Aging): StoredState =>
  state === 'resting' && endsAt && endsAt <= now ? 'retired' : state;

export const wordFor = ({ state, endsAt }: Aging): DomainState =>
  state === 'resting' && endsAt ? 'retiring' : state;

export const takesMail = (state: StoredState) => state === 'active' || state === 'resting';

export type Book = ReturnType<typeof createBook>;

/** When an inbox ends, which may be before its time because its domain ends. */
export const endOf = (expiresAt: Date, domain: BookRow | null): Date =>
  domain?.endsAt && domain.endsAt < expiresAt ? domain.endsAt : expiresAt;

export const hostOf = (address: string) => address.slice(address.lastIndexOf('@') + 1);

/** A random one, those with more weight more often. */
export function chooseDomain(choices: BookRow[]): BookRow | undefined {
  let nth = randomInt(
    Math.max(
      1,
      choices.reduce((sum, { weight }) => sum + weight, 0),
    ),
  );
  return choices.find(({ weight }) => {
    nth -= weight;
    return nth < 0;
  });
}

/** Suspended rows may stand beside the row of the account that proved the name later. That account is the holder. */
const holderFirst = (a: BookRow, b: BookRow) =>
  Number(a.state === 'suspended') - Number(b.state === 'suspended') || b.since.getTime() - a.since.getTime();
