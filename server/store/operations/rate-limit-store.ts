import { sql } from 'kysely';
import type { Db } from '../database.ts';

/** Counts per fixed time window. They are in the database, so all processes share them. */
export function createRateLimitStore({ db }: { db: Db }) {
  return {
    /** Adds one and returns the count of the current window. */
    async hit({ key, now, windowMs }: { key: Buffer; now: Date; windowMs: number }) {
      const resetsAt = new Date(now.getTime() + windowMs);
      const { rows } = await sql<{ count: number; resets_at: Date }>`
        INSERT INTO rate_limits AS r (key, count, resets_at) VALUES (${key}, 1, ${resetsAt})
        ON CONFLICT (key) DO UPDATE SET
          count = CASE WHEN r.resets_at <= ${now} THEN 1 ELSE r.count + 1 END,
          resets_at = CASE WHEN r.resets_at <= ${now} THEN ${resetsAt} ELSE r.resets_at END
        RETURNING count, resets_at`.execute(db);
      return { count: rows[0]!.count, resetsAt: rows[0]!.resets_at };
    },

    /** The count of the current window, and its end. */
    async peek({ key, now }: { key: Buffer; now: Date }) {
      const row = await db
        .selectFrom('rate_limits')
        .select(['count', 'resets_at as resetsAt'])
        .where('key', '=', key)
        .where('resets_at', '>', now)
        .executeTakeFirst();
      return row ?? { count: 0, resetsAt: now };
    },

    /** Takes one back. */
    async undo({ key, now }: { key: Buffer; now: Date }) {
      await sql`UPDATE rate_limits SET count = count - 1 WHERE key = ${key} AND resets_at > ${now} AND count > 0`.execute(
        db,
      );
    },

    async clear(key: Buffer) {
      await db.deleteFrom('rate_limits').where('key', '=', key).execute();
    },

    async removePassed(now: Date) {
      await db.deleteFrom('rate_limits').where('resets_at', '<=', now).execute();
    },
  };
}

export type RateLimitStore = ReturnType<typeof createRateLimitStore>;
