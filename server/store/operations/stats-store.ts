import { sql } from 'kysely';
import type { Db } from '../database.ts';

export type Stats = {
  accounts: number;
  premium: number;
  expired: number;
  unverified: number;
  sessions: number;
  guests: number;
  inboxes: number;
  messages: number;
  contact: number;
  outbox: number;
};

/** The counts of the `stats` command. They are computed on demand. */
export function createStatsStore({ db }: { db: Db }) {
  return {
    async read(now: Date): Promise<Stats> {
      const { rows } = await sql<Stats>`SELECT
        (SELECT count(*) FROM accounts) AS accounts,
        (SELECT count(*) FROM accounts WHERE premium_until > ${now}) AS premium,
        (SELECT count(*) FROM accounts WHERE premium_until <= ${now}) AS expired,
        (SELECT count(*) FROM accounts WHERE verified_at IS NULL) AS unverified,
        (SELECT count(*) FROM sessions WHERE expires_at > ${now}) AS sessions,
        (SELECT count(*) FROM guests) AS guests,
        (SELECT count(*) FROM inboxes WHERE expires_at > ${now}) AS inboxes,
        (SELECT coalesce(sum(message_count), 0)::bigint FROM inboxes WHERE expires_at > ${now}) AS messages,
        (SELECT count(*) FROM contact_messages) AS contact,
        (SELECT count(*) FROM outbox) AS outbox`.execute(db);
      return rows[0]!;
    },
  };
}
