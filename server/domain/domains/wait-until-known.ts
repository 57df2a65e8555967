import { setTimeout as sleep } from 'node:timers/promises';
import type { DomainStore } from '#server/store/domains/domain-store.ts';

const MAX_MS = 10_000;
const PAUSE_MS = 50;

/** Waits until every running process knows the domains as they are now. Returns how many did not get there in time. */
export function createWaitUntilKnown({
  store,
  maxMs = MAX_MS,
}: {
  store: Pick<DomainStore, 'readBook' | 'processesWithout'>;
  maxMs?: number;
}) {
  return async function waitUntilKnown(): Promise<number> {
    const deadline = performance.now() + maxMs;
    for (;;) {
      const { version } = await store.readBook();
      const { length: behind } = await store.processesWithout(version);
      if (!behind || performance.now() > deadline) return behind;
      await sleep(PAUSE_MS);
    }
  };
}

export type WaitUntilKnown = ReturnType<typeof createWaitUntilKnown>;
