import { setTimeout as sleep } from 'node:timers/promises';
import type { DomainStore } from '#server/store/domains/domain-store.ts';
import type { Vault } from '#server/vault/vault.ts';
import { openBook } from '../domain-book.ts';

const MAX_MS = 10_000;
const PAUSE_MS = 50;

/** Waits until every running process knows the domains as they are now. Returns how many did not get there in time. */
export function createWaitUntilKnown({
  store,
  vault,
  maxMs = MAX_MS,
}: {
  store: Pick<DomainStore, 'readBook' | 'processesWithout'>;
  vault: Vault;
  maxMs?: number;
}) {
  const names = new Map<string, string>();
  return async function waitUntilKnown(): Promise<number> {
    const deadline = performance.now() + maxMs;
    for (;;) {
      const { version } = openBook(await store.readBook(), vault, names);
      const behind = await store.processesWithout(version);
      if (!behind || performance.now() > deadline) return behind;
      await sleep(PAUSE_MS);
    }
  };
}

export type WaitUntilKnown = ReturnType<typeof createWaitUntilKnown>;
