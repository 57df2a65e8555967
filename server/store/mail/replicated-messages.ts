import { createBreaker } from '#server/lib/breaker.ts';
import { lastChange, type MessageStore } from './message-store.ts';

/** A healthy replica answers in milliseconds. */
const LIMIT_MS = 1_000;
/** How long a replica that failed is left alone. */
const PAUSE_MS = 5_000;

/**
 * Reads lists and contents from a replica, which may lag behind. The inbox row comes from the primary, so its position
 * shows whether the replica has every change. If not, or if the replica fails, the primary answers. Stored pieces never
 * change, so a piece that the replica has is always right.
 */
export function createReplicatedMessages({
  primary,
  replica,
  onReplicaChange,
}: {
  primary: MessageStore;
  replica: MessageStore;
  /** Called with the error when the replica is given up, and with null when it is used again. */
  onReplicaChange?: (error: unknown) => void;
}): MessageStore {
  const breaker = createBreaker({
    limitMs: LIMIT_MS,
    pauseMs: PAUSE_MS,
    ...(onReplicaChange ? { onChange: onReplicaChange } : {}),
  });
  /** Undefined when the replica cannot answer. */
  const fromReplica = <T>(read: () => Promise<T>): Promise<T | undefined> =>
    breaker.run(read).catch(() => undefined);

  return {
    ...primary,

    async list(inbox) {
      const rows = (await fromReplica(() => replica.all(inbox))) ?? [];
      const position = rows.reduce((most, row) => Math.max(most, lastChange(row)), 0);
      if (position < inbox.seq) return primary.list(inbox);
      return rows.filter((row) => row.deletedSeq === null);
    },

    async chunk(place) {
      return (await fromReplica(() => replica.chunk(place))) ?? primary.chunk(place);
    },
  };
}
