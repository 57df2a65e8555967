import type { PlanName } from '#contract/plans.ts';
import type { Pool } from '../pool.ts';
import { commitMails } from './commit-mails.ts';

export type SealedPiece = { messageId: string; expiresAt: Date; position: number; sealed: Buffer };
/** One copy of a mail, for one inbox. */
export type Copy = {
  messageId: string;
  inboxId: string;
  expiresAt: Date;
  maxMessages: number;
  outline: Buffer;
  /** The piece that was not written ahead: the whole of a small mail, the tail of a large one. */
  last: { position: number; sealed: Buffer } | null;
};
export type RecipientRow = { id: string; plan: PlanName; expiresAt: Date; messageCount: number };
export type Mail = { receivedAt: Date; size: number; copies: Copy[] };
export type Outcome = 'stored' | 'full' | 'gone';

/** What a delivery needs of the database: whom it is for, pieces of large ones ahead, then many mails together in one transaction. */
export function createDeliveryStore({
  pool,
  prepare = true,
}: {
  pool: Pool;
  /** Off behind a pooler, where the next statement may meet another server connection. */
  prepare?: boolean;
}) {
  const named = (name: string) => (prepare ? { name } : {});
  return {
    /** Recipients that are asked for at the same moment, in one query: what a delivery needs and no more. */
    async findRecipients({ addressHashes, now }: { addressHashes: Buffer[]; now: Date }) {
      const { rows } = await pool.query<RecipientRow & { hash: string }>({
        ...named('find-recipients'),
        text: `SELECT encode(address_hash, 'base64') AS hash, id, plan, expires_at AS "expiresAt",
                      message_count AS "messageCount"
               FROM inboxes WHERE address_hash = ANY($1::bytea[]) AND expires_at > $2`,
        values: [addressHashes, now],
      });
      return new Map(rows.map((row) => [row.hash, row as RecipientRow]));
    },

    /** A mail is stored for all of its recipients or for none; all that are stored become visible together. */
    commit: (mails: Mail[], now: Date): Promise<Outcome[]> =>
      commitMails(pool, mails, now, named('commit-mails')),

    /** A piece written ahead of its commit. Without a message row nobody can see it. */
    async writeAhead(piece: SealedPiece) {
      await pool.query({
        ...named('write-ahead'),
        text: 'INSERT INTO message_chunks (expires_at, message_id, position, sealed) VALUES ($1, $2, $3, $4)',
        values: [piece.expiresAt, piece.messageId, piece.position, piece.sealed],
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
