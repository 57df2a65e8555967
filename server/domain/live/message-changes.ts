import type { MessageRow } from '#server/store/mail/message-store.ts';

export type Change = {
  seq: number;
  name: 'message' | 'seen' | 'learned' | 'deleted';
  row: MessageRow;
};

/** Every change of these messages after a position, oldest first. The rows also contain earlier changes. */
export const changesAfter = (position: number, rows: MessageRow[]): Change[] =>
  rows
    .flatMap(changesOf)
    .filter(({ seq }) => seq > position)
    .sort((a, b) => a.seq - b.seq);

/** A deleted message has only that one change left. */
function changesOf(row: MessageRow): Change[] {
  if (row.deletedSeq) return [{ seq: row.deletedSeq, name: 'deleted', row }];
  const changes: Change[] = [{ seq: row.seq, name: 'message', row }];
  if (row.seenSeq) changes.push({ seq: row.seenSeq, name: 'seen', row });
  // A code and a verdict that were stored together are one change.
  for (const seq of new Set([row.foundSeq, row.verdictSeq]))
    if (seq) changes.push({ seq, name: 'learned', row });
  return changes;
}
