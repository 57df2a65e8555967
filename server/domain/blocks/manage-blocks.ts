import { randomUUID } from 'node:crypto';
import { because } from '#contract/reasons.ts';
import type { BlockStore } from '#server/store/operations/block-store.ts';
import { Refusal } from '../errors.ts';
import { readBlockTarget, whyNotBlock } from './block-target.ts';

/** Every receiving thread holds all blocks in memory. */
const MAX_BLOCKS = 10_000;
const DAY = 24 * 3_600_000;

/** The operator's list of blocked senders. */
export function createManageBlocks({
  store,
  domains,
  now,
}: {
  store: BlockStore;
  /** Our own mail domains. */
  domains: () => string[];
  now: () => Date;
}) {
  function read(text: string) {
    const target = readBlockTarget(text);
    if (!target) throw new Refusal('bad-input', 'bad-target', { field: 'target' });
    return target;
  }

  return {
    list: () => store.list({ now: now(), max: MAX_BLOCKS }),

    /** Without `days` the block stays until it is removed. */
    async add({ target, reason, days }: { target: string; reason: string; days: number | null }) {
      const parsed = read(target);
      const problem = whyNotBlock(parsed, domains());
      if (problem) throw new Refusal('bad-input', problem, { field: 'target' });
      if ((await store.count()) >= MAX_BLOCKS)
        throw new Refusal('limit-reached', because('blocks-limit', { max: MAX_BLOCKS }));
      const createdAt = now();
      const endsAt = days === null ? null : new Date(createdAt.getTime() + days * DAY);
      return store.put({ id: randomUUID(), ...parsed, reason, createdAt, endsAt });
    },

    async remove(by: { id: string } | { target: string }) {
      const found = await store.remove('id' in by ? by : { target: read(by.target).target });
      if (!found) throw new Refusal('not-found', 'no-block');
      return found;
    },

    purge: () => store.removeEnded(now()),
  };
}

export type ManageBlocks = ReturnType<typeof createManageBlocks>;
