import type { AttemptStore } from '#server/store/mail/attempt-store.ts';
import type { RecipientRow } from '#server/store/mail/delivery-store.ts';
import type { Vault } from '#server/vault/vault.ts';
import { addAttempt, MAX_ATTEMPTS, type Tried } from './attempt.ts';
import { type Noted, sealNoted } from './sealed-attempts.ts';

/** Addresses that are written in one transaction, during which their mail waits. */
const AT_ONCE = 100;
/** While the database does not answer, no more than this waits for it. */
const MAX_WAITING = 10_000;
const RETRY_MS = 1_000;

/** Appends what the threads of a process collected to what is noted for the inboxes. An address without an inbox is dropped. */
export function createRecordAttempts({
  store,
  findInbox,
  vault,
  now,
  onError,
  retryMs = RETRY_MS,
}: {
  store: Pick<AttemptStore, 'append'>;
  findInbox: (address: string) => Promise<RecipientRow | undefined>;
  vault: Vault;
  now: () => Date;
  onError: (error: unknown) => void;
  retryMs?: number;
}) {
  let waiting: Tried[] = [];
  let writing: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;

  /** Several addresses may lead to one inbox, which gets one row. */
  async function write(byAddress: Array<[string, Tried[]]>) {
    const inboxes = await Promise.all(byAddress.map(([address]) => findInbox(address)));
    const byInbox = new Map<string, Tried[]>();
    for (const [nth, [, tried]] of byAddress.entries()) {
      const inbox = inboxes[nth];
      if (inbox) byInbox.set(inbox.id, [...(byInbox.get(inbox.id) ?? []), ...tried]);
    }
    const rows = [...byInbox].map(([inboxId, tried]) => {
      const noted = joined(tried);
      const at = noted.attempts.at(-1)?.at ?? noted.missedAt!;
      return { inboxId, at, sealed: sealNoted(vault, inboxId, noted) };
    });
    if (rows.length) await store.append(rows, now());
  }

  async function writeAll() {
    while (waiting.length) {
      const next = [...Map.groupBy(waiting, ({ address }) => address)].slice(0, AT_ONCE);
      const written = new Set(next.flatMap(([, tried]) => tried));
      try {
        await write(next);
      } catch (error) {
        onError(error);
        timer ??= setTimeout(start, retryMs).unref();
        return;
      }
      waiting = waiting.filter((one) => !written.has(one));
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
      waiting.push(...tried.slice(0, MAX_WAITING - waiting.length));
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

/** What several threads, or seconds in which the database was away, say about one inbox. */
function joined(tried: Tried[]): Noted {
  const attempts: Noted['attempts'] = [];
  const all = tried.flatMap((one) => one.attempts).sort((a, b) => a.at - b.at);
  for (const one of all) addAttempt(attempts, one);
  const dropped = attempts.slice(0, -MAX_ATTEMPTS).map(({ at }) => at);
  const missed = [...tried.flatMap(({ missedAt }) => missedAt ?? []), ...dropped];
  return {
    attempts: attempts.slice(-MAX_ATTEMPTS),
    ...(missed.length ? { missedAt: Math.max(...missed) } : {}),
  };
}
