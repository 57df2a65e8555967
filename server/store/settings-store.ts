import type { Db } from './database.ts';

export function createSettingsStore({ db }: { db: Db }) {
  return {
    /** Keeps the first value ever given for a key and returns it. */
    async keepFirst(key: string, value: Buffer) {
      await db
        .insertInto('settings')
        .values({ key, value })
        .onConflict((c) => c.doNothing())
        .execute();
      const row = await db
        .selectFrom('settings')
        .select('value')
        .where('key', '=', key)
        .executeTakeFirstOrThrow();
      return row.value;
    },
  };
}
