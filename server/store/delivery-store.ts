import type { Pool } from './database.ts';
import { CHANNEL, notifyPayloads } from './notify.ts';

export type SealedChunk = { messageId: string; expiresAt: Date; position: number; sealed: Buffer };
/** One copy of a mail, for one inbox. */
export type Copy = {
  messageId: string;
  inboxId: string;
  expiresAt: Date;
  maxMessages: number;
  outline: Buffer;
  /** The piece that was not written ahead: the whole of a small mail, the tail of a large one. */
  last: { position: number; sealed: Buffer };
};
export type Mail = { receivedAt: Date; size: number; copies: Copy[] };
export type Outcome = 'stored' | 'full' | 'gone';

type InboxState = { id: string; seq: number; message_count: number; expires_at: Date };

/**
 * The write side of a mail. Many mails share one transaction: the inboxes are locked in order, it is decided in
 * memory which mails fit whole, and those are written with four statements, whatever their number.
 */
export function createDeliveryStore({ pool }: { pool: Pool }) {
  return {
    async commit(mails: Mail[], now: Date): Promise<Outcome[]> {
      const ids = [...new Set(mails.flatMap((mail) => mail.copies.map((copy) => copy.inboxId)))];
      const client = await pool.connect();
      let broken: Error | undefined;
      try {
        await client.query('BEGIN');
        const { rows } = await client.query<InboxState>({
          name: 'lock-inboxes',
          text: `SELECT id, seq, message_count, expires_at FROM inboxes
                 WHERE id = ANY($1::uuid[]) AND expires_at > $2 ORDER BY id FOR UPDATE`,
          values: [ids, now],
        });
        const { outcomes, writes, changed } = plan(mails, new Map(rows.map((row) => [row.id, row])));
        if (writes.length) {
          await client.query(insertMessages(writes));
          await client.query(insertChunks(writes));
          await client.query({
            name: 'advance-inboxes',
            text: `UPDATE inboxes i SET seq = w.seq, message_count = w.count
                   FROM unnest($1::uuid[], $2::bigint[], $3::int[]) w(id, seq, count) WHERE i.id = w.id`,
            values: [
              changed.map((c) => c.id),
              changed.map((c) => c.seq),
              changed.map((c) => c.message_count),
            ],
          });
          for (const payload of notifyPayloads(changed.map((c) => c.id)))
            await client.query({
              name: 'notify',
              text: 'SELECT pg_notify($1, $2)',
              values: [CHANNEL, payload],
            });
        }
        await client.query('COMMIT');
        return outcomes;
      } catch (error) {
        broken = error as Error;
        await client.query('ROLLBACK').catch(() => {});
        throw error;
      } finally {
        // After an error the connection's state is unknown: a fresh one costs less than a wrong one.
        client.release(broken);
      }
    },

    /** Pieces of a large mail, written ahead of its commit. Without a message row nobody can see them. */
    async writeAhead(chunks: SealedChunk[]) {
      for (const chunk of chunks)
        await pool.query({
          name: 'write-ahead',
          text: 'INSERT INTO message_chunks (expires_at, message_id, position, sealed) VALUES ($1, $2, $3, $4)',
          values: [chunk.expiresAt, chunk.messageId, chunk.position, chunk.sealed],
        });
    },

    async discard(copies: Array<{ messageId: string; expiresAt: Date }>) {
      for (const copy of copies)
        await pool.query('DELETE FROM message_chunks WHERE expires_at = $1 AND message_id = $2', [
          copy.expiresAt,
          copy.messageId,
        ]);
    },
  };
}

export type DeliveryStore = ReturnType<typeof createDeliveryStore>;

type Write = { mail: Mail; copy: Copy; seq: number };

/** A mail is stored for all of its recipients or for none. */
function plan(mails: Mail[], inboxes: Map<string, InboxState>) {
  const writes: Write[] = [];
  const changed = new Set<InboxState>();
  const outcomes = mails.map((mail): Outcome => {
    for (const copy of mail.copies) {
      const inbox = inboxes.get(copy.inboxId);
      if (!inbox) return 'gone';
      if (inbox.message_count >= copy.maxMessages) return 'full';
    }
    for (const copy of mail.copies) {
      const inbox = inboxes.get(copy.inboxId)!;
      inbox.seq++;
      inbox.message_count++;
      changed.add(inbox);
      writes.push({ mail, copy, seq: inbox.seq });
    }
    return 'stored';
  });
  return { outcomes, writes, changed: [...changed] };
}

function insertMessages(writes: Write[]) {
  const values: unknown[] = [];
  const rows = writes.map(({ mail, copy, seq }) =>
    row(values, [
      copy.expiresAt,
      copy.inboxId,
      seq,
      copy.messageId,
      mail.receivedAt,
      mail.size,
      copy.outline,
    ]),
  );
  return {
    text: `INSERT INTO messages (expires_at, inbox_id, seq, id, received_at, size, outline) VALUES ${rows.join()}`,
    values,
  };
}

function insertChunks(writes: Write[]) {
  const values: unknown[] = [];
  const rows = writes.map(({ copy }) =>
    row(values, [copy.expiresAt, copy.messageId, copy.last.position, copy.last.sealed]),
  );
  return {
    text: `INSERT INTO message_chunks (expires_at, message_id, position, sealed) VALUES ${rows.join()}`,
    values,
  };
}

/** Buffers among the values travel in binary. */
function row(values: unknown[], cells: unknown[]) {
  const start = values.length;
  values.push(...cells);
  return `(${cells.map((_, index) => `$${start + index + 1}`).join()})`;
}
