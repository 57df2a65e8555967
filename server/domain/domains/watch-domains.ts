import type { DomainStore } from '#server/store/domains/domain-store.ts';
import type { Vault } from '#server/vault/vault.ts';
import { openAddress } from '../address-key.ts';
import { type BookPage, hostOf } from '../domain-book.ts';
import { createAddDomain } from './add-domain.ts';
import { createBookReader } from './book-reader.ts';

const AT_ONCE = 1_000;
const FIRST_ID = '00000000-0000-0000-0000-000000000000';

/** The domains of this process: what the settings begin with, and the book of all that are in the database. */
export function createDomains({
  store,
  vault,
  seeds,
  onPage,
  onProblem = () => {},
  now,
}: {
  store: DomainStore;
  vault: Vault;
  /** MAIL_DOMAINS. */
  seeds: string[];
  /** Gets every new page, before it counts as known. */
  onPage?: (page: BookPage) => Promise<unknown>;
  onProblem?: (problem: string) => void;
  now: () => Date;
}) {
  const { book, read } = createBookReader({
    readBook: store.readBook,
    vault,
    ...(onPage && { onPage }),
    now,
  });
  const add = createAddDomain({ store, vault, now });

  /** Adds the domains of the settings that are not there yet. */
  async function seed() {
    await read();
    for (const name of seeds) {
      const known = book.find(name);
      if (known && !known.label && known.domain.kind === 'shared') continue;
      if (!(await add(name)) && known?.domain.kind === 'own')
        onProblem(`${name} in MAIL_DOMAINS is the own domain of an account, so it is not added`);
    }
    await read();
  }

  /**
   * Names the domain of each living inbox that an older version stored. A domain that has left MAIL_DOMAINS takes mail
   * again for the addresses it has, and no new ones.
   */
  async function nameDomains() {
    let after = FIRST_ID;
    for (;;) {
      const inboxes = await store.withoutDomain({ after, max: AT_ONCE, now: now() });
      const found: Array<{ id: string; domainId: string }> = [];
      for (const { id, addressSealed } of inboxes) {
        const host = hostIn(id, addressSealed);
        if (!host || host === '*') continue;
        if (!book.find(host)) {
          await add(host, { state: 'resting' });
          await read();
        }
        const place = book.find(host);
        if (place) found.push({ id, domainId: place.domain.id });
      }
      if (found.length) await store.nameDomains(found);
      if (inboxes.length < AT_ONCE) return;
      after = inboxes.at(-1)!.id;
    }
  }

  /** Null for an address that cannot be opened, because an older key is missing. */
  function hostIn(id: string, sealed: Buffer): string | null {
    try {
      return hostOf(openAddress(vault, id, sealed));
    } catch {
      return null;
    }
  }

  return {
    book,
    read,
    nameDomains,
    /** At the start. */
    async begin() {
      await seed();
      await nameDomains();
    },
  };
}

export type Domains = ReturnType<typeof createDomains>;
