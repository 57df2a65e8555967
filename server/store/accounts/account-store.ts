import { sql } from 'kysely';
import type { Language } from '#contract/languages.ts';
import type { Db } from '../database.ts';
import { removeOrphans } from '../domains/own-domain-store.ts';
import { removeInboxes } from '../mail/remove-inboxes.ts';
import { notify } from '../notify.ts';
import { insertMail, type OutboxMail } from '../operations/outbox-store.ts';
import { type AccountRow, accountColumns, type NewAccount } from './account-row.ts';
import { type NewCode, putCode } from './code-store.ts';
import { endSessions } from './session-store.ts';

const valuesOf = (account: NewAccount) => ({
  id: account.id,
  email: account.email,
  password_hash: account.passwordHash,
  full_name: account.fullName,
  created_at: account.createdAt,
  language: account.language,
});

export function createAccountStore({ db }: { db: Db }) {
  const select = () => db.selectFrom('accounts').select(accountColumns);

  return {
    findByEmail: (email: string): Promise<AccountRow | undefined> =>
      select().where('email', '=', email).executeTakeFirst(),
    findById: (id: string): Promise<AccountRow | undefined> =>
      select().where('id', '=', id).executeTakeFirst(),
    findByGoogle: (sub: string): Promise<AccountRow | undefined> =>
      select().where('google_sub', '=', sub).executeTakeFirst(),
    list: ({ like, max }: { like: string; max: number }): Promise<AccountRow[]> =>
      select().where(sql<boolean>`strpos(email, ${like}) > 0`).orderBy('email').limit(max).execute(),

    /**
     * Stores an unverified account with its code and mail. A second sign-up before verification replaces the first.
     * False when the address was verified in the meantime.
     */
    async putUnverified({
      account,
      signupHash,
      code,
      mail,
    }: {
      account: NewAccount;
      signupHash: Buffer;
      code: NewCode;
      mail: OutboxMail;
    }): Promise<boolean> {
      return db.transaction().execute(async (trx) => {
        // The account gets a new id below, so the code must not refer to the old one.
        await putCode(trx, { ...code, accountId: null });
        const { numInsertedOrUpdatedRows } = await trx
          .insertInto('accounts')
          .values({ ...valuesOf(account), signup_hash: signupHash })
          .onConflict((c) =>
            c
              .column('email')
              .doUpdateSet({ ...valuesOf(account), signup_hash: signupHash })
              .where('accounts.verified_at', 'is', null),
          )
          .executeTakeFirst();
        if (!numInsertedOrUpdatedRows) return false;
        await putCode(trx, { ...code, accountId: account.id });
        await insertMail(trx, mail);
        return true;
      });
    },

    /** Stores a verified account. False when the address already has an account. */
    async insertVerified({
      account,
      googleSub = null,
      mail,
    }: {
      account: NewAccount;
      googleSub?: string | null;
      mail?: OutboxMail;
    }): Promise<boolean> {
      return db.transaction().execute(async (trx) => {
        const added = await trx
          .insertInto('accounts')
          .values({ ...valuesOf(account), verified_at: account.createdAt, google_sub: googleSub })
          .onConflict((c) => c.doNothing())
          .executeTakeFirst();
        if (!added.numInsertedOrUpdatedRows) return false;
        if (mail) await insertMail(trx, mail);
        return true;
      });
    },

    /** Marks an address as verified. Without `keepPassword`, removes a password that a stranger may have set. */
    async verify({
      id,
      now,
      keepPassword,
      googleSub,
      mail,
    }: {
      id: string;
      now: Date;
      keepPassword: boolean;
      googleSub?: string;
      mail: OutboxMail;
    }): Promise<boolean> {
      return db.transaction().execute(async (trx) => {
        const done = await trx
          .updateTable('accounts')
          .set({
            verified_at: now,
            signup_hash: null,
            ...(keepPassword ? {} : { password_hash: null, full_name: '' }),
            ...(googleSub ? { google_sub: googleSub } : {}),
          })
          .where('id', '=', id)
          .where('verified_at', 'is', null)
          .executeTakeFirst();
        if (done.numUpdatedRows !== 1n) return false;
        await endSessions(trx, id);
        await insertMail(trx, mail);
        return true;
      });
    },

    /** Mail to this account is written in this language from now on. */
    async keepLanguage({ id, language }: Pick<AccountRow, 'id' | 'language'>, wanted: Language | null) {
      if (!wanted || wanted.prefix === language) return;
      await db.updateTable('accounts').set({ language: wanted.prefix }).where('id', '=', id).execute();
    },

    /** Links a Google id to a verified account that has none yet. */
    async linkGoogle({ id, googleSub }: { id: string; googleSub: string }): Promise<boolean> {
      const done = await db
        .updateTable('accounts')
        .set({ google_sub: googleSub })
        .where('id', '=', id)
        .where('google_sub', 'is', null)
        .where('verified_at', 'is not', null)
        .executeTakeFirst();
      return done.numUpdatedRows === 1n;
    },

    /** Sets a password and ends every session. */
    async setPassword({
      id,
      passwordHash,
      fullName,
      now,
      mail,
    }: {
      id: string;
      passwordHash: string;
      fullName?: string;
      now: Date;
      mail: OutboxMail;
    }) {
      await db.transaction().execute(async (trx) => {
        await trx
          .updateTable('accounts')
          .set({
            password_hash: passwordHash,
            signup_hash: null,
            verified_at: sql<Date>`coalesce(verified_at, ${now})`,
            ...(fullName ? { full_name: fullName } : {}),
          })
          .where('id', '=', id)
          .execute();
        await endSessions(trx, id);
        await insertMail(trx, mail);
      });
    },

    /**
     * Deletes the account with its sessions, codes, inboxes and domains. The account goes first: its sessions end with
     * it, so that no new inbox is created in the meantime.
     */
    async remove({ id, emailHash, now }: { id: string; emailHash: Buffer; now: Date }) {
      await db.transaction().execute(async (trx) => {
        await trx.deleteFrom('accounts').where('id', '=', id).execute();
        await trx.deleteFrom('codes').where('email_hash', '=', emailHash).execute();
        await trx.deleteFrom('quotas').where('owner_id', '=', id).execute();
        await removeInboxes(trx, { ownerId: id }, now);
        await removeOrphans(trx);
        await notify(trx, [id]);
      });
    },

    async purgeUnverified(before: Date) {
      await db
        .deleteFrom('accounts')
        .where('verified_at', 'is', null)
        .where('created_at', '<', before)
        .execute();
    },
  };
}

export type AccountStore = ReturnType<typeof createAccountStore>;
