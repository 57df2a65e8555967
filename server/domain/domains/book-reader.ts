import { setTimeout as sleep } from 'node:timers/promises';
import { createSerial } from '#server/lib/serial.ts';
import type { ReadBook } from '#server/store/domains/book-store.ts';
import type { Vault } from '#server/vault/vault.ts';
import { type BookPage, createBook } from '../domain-book.ts';

/** Strangers may ask for any name, so what looks unknown is read again at most once in this time. */
const AGAIN_MS = 1_000;

/** The domains that this process or thread knows, as it read them last. */
export function createBookReader({
  readBook,
  vault,
  onPage = async () => {},
  now,
}: {
  readBook: ReadBook;
  vault: Pick<Vault, 'open'>;
  /** Gets every new page, before it counts as known. */
  onPage?: (page: BookPage) => Promise<unknown>;
  now: () => Date;
}) {
  /** Names are opened once in the life of a process. */
  const names = new Map<string, string>();
  let readAt = Number.NEGATIVE_INFINITY;
  let next: Promise<void> | null = null;

  const read = createSerial(async () => {
    readAt = performance.now();
    const { rows: sealed, version } = await readBook();
    if (version === book.page().version) return;
    const rows = sealed.map(({ nameSealed, ...row }) => {
      const name = names.get(row.id) ?? vault.open(row.id, 'domain name', nameSealed).toString();
      names.set(row.id, name);
      return { ...row, name };
    });
    const page = { rows, version };
    book.use(page);
    await onPage(page);
  });

  /** Everybody who asks meanwhile waits for the same look, which begins after they asked. */
  function readAgain(): Promise<void> {
    next ??= sleep(Math.max(0, readAt + AGAIN_MS - performance.now())).then(() => {
      next = null;
      return read();
    });
    return next;
  }
  const book = createBook({ now, readAgain });

  return { book, read };
}
