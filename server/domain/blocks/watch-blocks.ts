import type { BlockStore } from '#server/store/operations/block-store.ts';
import { type Blocks, createBlockList } from './block-list.ts';

const LOOK_MS = 3_000;

/** Keeps a receiving thread's list of blocks fresh. While the database is away, the last list holds. */
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

  async function look() {
    try {
      const read = await store.readLive({ now: now(), known: version });
      if (read.blocks) list = createBlockList(read.blocks);
      version = read.version;
    } catch (error) {
      if (!closed) onProblem(error);
    }
    if (!closed) timer = setTimeout(look, LOOK_MS).unref();
  }
  await look();

  return {
    hasNetwork: (address) => list.hasNetwork(address),
    hasSender: (address) => list.hasSender(address),
    close() {
      closed = true;
      clearTimeout(timer);
    },
  };
}
