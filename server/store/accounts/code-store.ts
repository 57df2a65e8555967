import { timingSafeEqual } from 'node:crypto';
import { sql } from 'kysely';
import type { CodeType } from '#contract/auth.ts';
import type { Db } from '../database.ts';
import { insertMail, type OutboxMail } from '../operations/outbox-store.ts';

export type CodePlace = { emailHash: Buffer; type: CodeType };
export type NewCode = CodePlace & {
  accountId: string | null;
  codeHash: Buffer;
  codeUntil: Date;
  link: { accessHash: Buffer; refreshHash: Buffer; until: Date } | null;
};

/**
 * A new code replaces the old one. A proof already given stays, because otherwise a stranger's request could revoke it.
 */
export async function putCode(handle: Db, code: NewCode) {
  const fresh = {
    account_id: code.accountId,
    code_hash: code.codeHash,
    tries: 0,
    code_until: code.codeUntil,
    link_hash: code.link?.accessHash ?? null,
    refresh_hash: code.link?.refreshHash ?? null,
    link_until: code.link?.until ?? null,
  };
  await handle
    .insertInto('codes')
    .values({ email_hash: code.emailHash, type: code.type, ...fresh })
    .onConflict((c) => c.columns(['email_hash', 'type']).doUpdateSet(fresh))
    .execute();
}

export function createCodeStore({ db }: { db: Db }) {
  const at = (handle: Db, place: CodePlace) =>
    handle.selectFrom('codes').where('email_hash', '=', place.emailHash).where('type', '=', place.type);

  return {
    /** Stores the code and the mail that carries it, together. */
    async put(code: NewCode, mail: OutboxMail | null) {
      await db.transaction().execute(async (trx) => {
        await putCode(trx, code);
        if (mail) await insertMail(trx, mail);
      });
    },

    /**
     * Counts the attempt before comparing, so that parallel attempts cannot exceed `maxTries`. Null where the attempts
     * are counted elsewhere.
     */
    async use({
      place,
      codeHash,
      proof,
      maxTries,
      now,
    }: {
      place: CodePlace;
      codeHash: Buffer;
      proof: { hash: Buffer; until: Date };
      maxTries: number | null;
      now: Date;
    }): Promise<{ accountId: string | null } | null> {
      const tried = await db
        .updateTable('codes')
        .set({ tries: maxTries === null ? sql`tries` : sql`tries + 1` })
        .where('email_hash', '=', place.emailHash)
        .where('type', '=', place.type)
        .where('code_until', '>', now)
        .$if(maxTries !== null, (query) => query.where('tries', '<', maxTries!))
        .returning('code_hash')
        .executeTakeFirst();
      if (!tried?.code_hash || !timingSafeEqual(tried.code_hash, codeHash)) return null;
      const used = await db
        .updateTable('codes')
        .set({ code_hash: null, proof_hash: proof.hash, proof_until: proof.until })
        .where('email_hash', '=', place.emailHash)
        .where('type', '=', place.type)
        .where('code_hash', '=', codeHash)
        .returning('account_id as accountId')
        .executeTakeFirst();
      return used ?? null;
    },

    async isProven({ place, proofHash, now }: { place: CodePlace; proofHash: Buffer; now: Date }) {
      const row = await at(db, place)
        .select('email_hash')
        .where('proof_hash', '=', proofHash)
        .where('proof_until', '>', now)
        .executeTakeFirst();
      return row !== undefined;
    },

    /** The account a mailed link belongs to. The second token is checked only if given. */
    async findLink({
      accessHash,
      refreshHash,
      now,
    }: {
      accessHash: Buffer;
      refreshHash: Buffer | null;
      now: Date;
    }) {
      let query = db
        .selectFrom('codes')
        .select('account_id as accountId')
        .where('link_hash', '=', accessHash)
        .where('link_until', '>', now);
      if (refreshHash) query = query.where('refresh_hash', '=', refreshHash);
      return (await query.executeTakeFirst())?.accountId ?? null;
    },

    /** Uses up code, link and proof of this purpose. False when they were already used. */
    async remove(place: CodePlace): Promise<boolean> {
      const gone = await db
        .deleteFrom('codes')
        .where('email_hash', '=', place.emailHash)
        .where('type', '=', place.type)
        .executeTakeFirst();
      return gone.numDeletedRows === 1n;
    },

    async purge(now: Date) {
      await sql`DELETE FROM codes WHERE greatest(code_until, link_until, proof_until) <= ${now}`.execute(db);
    },
  };
}

export type CodeStore = ReturnType<typeof createCodeStore>;
