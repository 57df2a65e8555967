import type { BlockStore } from '#server/store/operations/block-store.ts';
import { type Blocks, createBlockList } from './block-list.ts';

const REFRESH_MS = 3_000;

/** Keeps a receiving thread's list of blocks up to date. While the database is unavailable, the last list applies. */
export async function watchBlocks({
  store,
  now,
  onProblem,
}: {
  store: Pick<BlockStore, 'readLive'>;
  now: () => Date;
  onProblem: (error: unknown) => void;
}): Promise<Blocks & { close: () => void }> {
  let version = '';
  let list = createBlockList([]);
  let closed = false;
  let timer: NodeJS.Timeout | undefined;

  async function refresh() {
    try {
      const read = await store.readLive({ now: now(), known: version });
      if (read.blocks) list = createBlockList(read.blocks);
      version = read.version;
    } catch (error) {
      if (!closed) onProblem(error);
    }
    if (!closed) timer = setTimeout(refresh, REFRESH_MS).unref();
  }
  await refresh();

  return {
    hasNetwork: (address) => list.hasNetwork(address),
    hasSender: (address) => list.hasSender(address),
    close() {
      closed = true;
      clearTimeout(timer);
    },
  };
}
