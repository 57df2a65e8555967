import type { PlanName } from '#contract/plans.ts';
import type { Pool } from '../pool.ts';
import { commitMails, type Mail, type Outcome } from './commit-mails.ts';
import { LATEST_END } from './inbox-place.ts';

export type { Mail, Outcome } from './commit-mails.ts';
export type RecipientRow = {
  id: string;
  plan: PlanName;
  expiresAt: Date;
  latestEnd: Date;
  messageCount: number;
  /** It has taken all the messages that it was made for. */
  isSpent: boolean;
};
export type SealedPiece = { bodyId: string; latestEnd: Date; position: number; sealed: Buffer };

/** The queries that deliver mail: looking up recipients, storing pieces of large mails early, and committing mails in batches. */
export function createDeliveryStore({ pool }: { pool: Pool }) {
  return {
    /** Looks up several recipients in one query. The results are in the order of the hashes. */
    async findRecipients({ addressHashes, now }: { addressHashes: Buffer[]; now: Date }) {
      type Row = Omit<RecipientRow, 'expiresAt' | 'latestEnd'> & {
        nth: number;
        expiresAt: number;
        latestEnd: number;
      };
      const { rows } = await pool.query<Row>({
        name: 'find-recipients',
        // Numbers are faster to parse than timestamps. OFFSET 0 makes PostgreSQL look up each hash in the index: without
        // it, a plan cached while there were few inboxes would scan all of them later. The inner SELECT hides how many
        // hashes there are: for a known number PostgreSQL makes a new plan each time, which takes longer than running it.
        text: `SELECT nth::int, id, plan, floor(extract(epoch FROM expires_at) * 1000)::bigint AS "expiresAt",
                      floor(extract(epoch FROM ${LATEST_END}) * 1000)::bigint AS "latestEnd",
                      message_count AS "messageCount", stored_count >= coalesce(max_messages, stored_count + 1) AS "isSpent"
               FROM unnest((SELECT $1::bytea[])) WITH ORDINALITY AS asked(hash, nth) CROSS JOIN LATERAL
                    (SELECT * FROM inboxes WHERE address_hash = hash AND expires_at > $2 OFFSET 0) AS inbox`,
        values: [addressHashes, now],
      });
      const found = new Array<RecipientRow | undefined>(addressHashes.length);
      for (const { nth, expiresAt, latestEnd, ...row } of rows)
        found[nth - 1] = { ...row, expiresAt: new Date(expiresAt), latestEnd: new Date(latestEnd) };
      return found;
    },

    /** Stores each mail for all of its recipients or for none. All stored mails become visible at the same time. */
    commit: (mails: Mail[], now: Date): Promise<Outcome[]> => commitMails(pool, mails, now),

    /** Stores a piece of a mail before the mail is committed. Nobody can see it until there is a message row. */
    async writeAhead(piece: SealedPiece) {
      await pool.query({
        name: 'write-ahead',
        text: 'INSERT INTO message_chunks (expires_at, message_id, position, sealed) VALUES ($1, $2, $3, $4)',
        values: [piece.latestEnd, piece.bodyId, piece.position, piece.sealed],
      });
    },

    async discard({ id, latestEnd }: { id: string; latestEnd: Date }) {
      await pool.query('DELETE FROM message_chunks WHERE expires_at = $1 AND message_id = $2', [
        latestEnd,
        id,
      ]);
    },
  };
}

export type DeliveryStore = ReturnType<typeof createDeliveryStore>;
