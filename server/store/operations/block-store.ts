import type { Pool } from '../pool.ts';

export type BlockKind = 'domain' | 'network';
export type BlockRow = {
  id: string;
  kind: BlockKind;
  target: string;
  reason: string;
  createdAt: Date;
  /** Null when it has no end. */
  endsAt: Date | null;
};
/** The active blocks, and a version that changes with them. */
export type LiveBlocks = { version: string; blocks: Array<{ kind: BlockKind; target: string }> | null };

const LIVE = '(ends_at IS NULL OR ends_at > $1)';

/** Blocked senders. The table is small enough for every receiving thread to keep it in memory. */
export function createBlockStore({ pool }: { pool: Pool }) {
  return {
    async list({ now, max }: { now: Date; max: number }): Promise<BlockRow[]> {
      const { rows } = await pool.query<BlockRow>(
        `SELECT id, kind, target, reason, created_at AS "createdAt", ends_at AS "endsAt"
         FROM blocks WHERE ${LIVE} ORDER BY created_at DESC, target LIMIT $2`,
        [now, max],
      );
      return rows;
    },

    /** The active blocks, or null when the caller already has this version. */
    async readLive({ now, known }: { now: Date; known: string }): Promise<LiveBlocks> {
      const { rows } = await pool.query<LiveBlocks>(
        `WITH live AS (SELECT kind, target FROM blocks WHERE ${LIVE}),
           mark AS (SELECT coalesce(md5(string_agg(target, ' ' ORDER BY target)), 'none') AS version FROM live)
         SELECT version, CASE WHEN version <> $2 THEN
           coalesce((SELECT json_agg(json_build_object('kind', kind, 'target', target)) FROM live), '[]') END AS blocks
         FROM mark`,
        [now, known],
      );
      return rows[0]!;
    },

    count: async (): Promise<number> =>
      (await pool.query<{ n: number }>('SELECT count(*)::int AS n FROM blocks')).rows[0]!.n,

    /** An existing block of the same target gets the new reason and end. */
    async put(block: BlockRow): Promise<BlockRow> {
      const { rows } = await pool.query<BlockRow>(
        `INSERT INTO blocks (id, kind, target, reason, created_at, ends_at) VALUES ($1, $2, $3, $4, $5, $6)
         ON CONFLICT (target) DO UPDATE SET reason = excluded.reason, created_at = excluded.created_at,
           ends_at = excluded.ends_at
         RETURNING id, kind, target, reason, created_at AS "createdAt", ends_at AS "endsAt"`,
        [block.id, block.kind, block.target, block.reason, block.createdAt, block.endsAt],
      );
      return rows[0]!;
    },

    /** Removes a block by its id or its target. Returns the removed block, if there was one. */
    async remove(
      by: { id: string } | { target: string },
    ): Promise<{ id: string; kind: BlockKind } | undefined> {
      const [column, value] = 'id' in by ? (['id', by.id] as const) : (['target', by.target] as const);
      const { rows } = await pool.query(`DELETE FROM blocks WHERE ${column} = $1 RETURNING id, kind`, [
        value,
      ]);
      return rows[0];
    },

    removeEnded: (now: Date) => pool.query('DELETE FROM blocks WHERE ends_at <= $1', [now]),
  };
}

export type BlockStore = ReturnType<typeof createBlockStore>;
