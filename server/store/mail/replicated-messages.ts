import type { MessageStore } from './message-store.ts';

/**
 * Lists and contents from a replica, which may lag. The inbox itself was read from the primary, so its position
 * tells whether the replica has seen everything: if not, or if it is away, the primary answers. Sealed pieces
 * never change, so one that is there is right.
 */
export function createReplicatedMessages({
  primary,
  replica,
}: {
  primary: MessageStore;
  replica: MessageStore;
}): MessageStore {
  return {
    ...primary,

    async list(inbox) {
      const rows = await replica.all(inbox).catch(() => []);
      const seen = rows.reduce((most, row) => Math.max(most, row.seq, row.deletedSeq ?? 0), 0);
      if (seen < inbox.seq) return primary.list(inbox);
      return rows.filter((row) => row.deletedSeq === null);
    },

    async chunk(place) {
      return (await replica.chunk(place).catch(() => undefined)) ?? primary.chunk(place);
    },
  };
}
