import type { PlanName } from '#contract/plans.ts';
import type { Pool } from '../pool.ts';
import { commitMails, type Mail, type Outcome } from './commit-mails.ts';

export type { Mail, Outcome } from './commit-mails.ts';
export type RecipientRow = { id: string; plan: PlanName; expiresAt: Date; messageCount: number };
export type SealedPiece = { bodyId: string; expiresAt: Date; position: number; sealed: Buffer };

/** The queries of a delivery: find the recipients, store pieces of large mails early, commit many mails together. */
export function createDeliveryStore({ pool }: { pool: Pool }) {
  return {
    /**
     * Finds recipients that were asked for at the same moment, in one query. The keys of the map are the hashes in
     * hex.
     */
    async findRecipients({ addressHashes, now }: { addressHashes: Buffer[]; now: Date }) {
      const { rows } = await pool.query<RecipientRow & { hash: string }>({
        name: 'find-recipients',
        text: `SELECT encode(address_hash, 'hex') AS hash, id, plan, expires_at AS "expiresAt",
                      message_count AS "messageCount"
               FROM inboxes WHERE address_hash = ANY($1::bytea[]) AND expires_at > $2`,
        values: [addressHashes, now],
      });
      return new Map(rows.map((row) => [row.hash, row as RecipientRow]));
    },

    /** A mail is stored for all of its recipients or for none. All stored mails become visible together. */
    commit: (mails: Mail[], now: Date): Promise<Outcome[]> => commitMails(pool, mails, now),

    /** Stores a piece before its commit. Without a message row nobody can see it. */
    async writeAhead(piece: SealedPiece) {
      await pool.query({
        name: 'write-ahead',
        text: 'INSERT INTO message_chunks (expires_at, message_id, position, sealed) VALUES ($1, $2, $3, $4)',
        values: [piece.expiresAt, piece.bodyId, piece.position, piece.sealed],
      });
    },

    async discard({ id, expiresAt }: { id: string; expiresAt: Date }) {
      await pool.query('DELETE FROM message_chunks WHERE expires_at = $1 AND message_id = $2', [
        expiresAt,
        id,
      ]);
    },
  };
}

export type DeliveryStore = ReturnType<typeof createDeliveryStore>;
