import type { AttemptStore } from '#server/store/mail/attempt-store.ts';
import type { RecipientRow } from '#server/store/mail/delivery-store.ts';
import type { Vault } from '#server/vault/vault.ts';
import { type Attempt, addAttempt, MAX_ATTEMPTS, type Tried } from './attempt.ts';
import { openAttempts, sealAttempts } from './sealed-attempts.ts';

/** Written in one transaction, during which mail for these inboxes waits. */
const AT_ONCE = 100;
/** While the database does not answer, no more addresses than this wait for it. */
const MAX_WAITING = 5_000;
const RETRY_MS = 1_000;

/** Writes what the threads of a process collected to the rows of the inboxes. An address without an inbox is dropped. */
export function createRecordAttempts({
  store,
  findInbox,
  vault,
  now,
  onError,
  retryMs = RETRY_MS,
}: {
  store: AttemptStore;
  findInbox: (address: string) => Promise<RecipientRow | undefined>;
  vault: Vault;
  now: () => Date;
  onError: (error: unknown) => void;
  retryMs?: number;
}) {
  const waiting = new Map<string, Tried>();
  let writing: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;

  function add(tried: Tried[]) {
    for (const { address, attempts, missedAt } of tried) {
      const known = waiting.get(address);
      if (!known && waiting.size >= MAX_WAITING) continue;
      const list = known?.attempts ?? [];
      for (const one of attempts) addAttempt(list, one);
      waiting.set(address, {
        address,
        attempts: list.slice(-MAX_ATTEMPTS),
        missedAt: missedAt ?? known?.missedAt,
      });
    }
  }

  async function write(tried: Tried[]) {
    const found = await Promise.all(tried.map(({ address }) => findInbox(address)));
    const byInbox = new Map<string, { attempts: Attempt[]; missedAt: number | undefined }>();
    for (const [nth, inbox] of found.entries()) {
      if (!inbox) continue;
      const { attempts, missedAt } = tried[nth]!;
      const known = byInbox.get(inbox.id);
      byInbox.set(inbox.id, {
        attempts: [...(known?.attempts ?? []), ...attempts],
        missedAt: missedAt ?? known?.missedAt,
      });
    }
    if (!byInbox.size) return;
    await store.change([...byInbox.keys()], now(), ({ id, createdAt, storedCount, sealed }) => {
      const { attempts, isCut, ...kept } = openAttempts(vault, id, sealed);
      const tried = byInbox.get(id)!;
      const added = tried.attempts.filter(({ at }) => at >= createdAt.getTime());
      const missedAt = tried.missedAt ?? kept.missedAt;
      if (!added.length && missedAt === kept.missedAt) return null;
      for (const one of added.sort((a, b) => a.at - b.at))
        addAttempt(attempts, { ...one, stored: storedCount });
      return sealAttempts(vault, id, {
        attempts: attempts.slice(-MAX_ATTEMPTS),
        isCut: isCut || attempts.length > MAX_ATTEMPTS,
        missedAt,
      });
    });
  }

  async function writeAll() {
    while (waiting.size) {
      const tried = [...waiting.values()].slice(0, AT_ONCE);
      for (const { address } of tried) waiting.delete(address);
      try {
        await write(tried);
      } catch (error) {
        // What came meanwhile is newer.
        const newer = [...waiting.values()];
        waiting.clear();
        add([...tried, ...newer]);
        onError(error);
        timer ??= setTimeout(start, retryMs).unref();
        return;
      }
    }
  }

  /** One write at a time. */
  function start(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    writing ??= writeAll().finally(() => {
      writing = undefined;
    });
    return writing;
  }

  return {
    record(tried: Tried[]) {
      add(tried);
      if (!timer) void start();
    },
    async close() {
      await writing;
      await start();
      clearTimeout(timer);
    },
  };
}

export type RecordAttempts = ReturnType<typeof createRecordAttempts>;
