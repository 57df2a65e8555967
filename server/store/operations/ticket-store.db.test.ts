import { expect, test } from 'vitest';
import { setUpDatabase } from '#tests/support/store-database.ts';
import { createTicketStore } from './ticket-store.ts';

const handle = setUpDatabase();

test('all who ask at once get one secret, which another replaces in the next period', async () => {
  const store = createTicketStore(handle);
  const ask = () => Promise.all(Array.from({ length: 8 }, () => store.currentSecret()));
  const oneOf = (secrets: Buffer[]) => {
    expect(new Set(secrets.map((secret) => secret.toString('hex'))).size).toBe(1);
    return secrets[0]!;
  };
  const first = oneOf(await ask());
  expect(first).toHaveLength(36);
  await handle.pool.query(
    `UPDATE settings SET value = '\\x00000001'::bytea || substr(value, 5) WHERE key = 'tls-tickets'`,
  );
  const second = oneOf(await ask());
  expect(second.subarray(4)).not.toEqual(first.subarray(4));
  const { rows } = await handle.pool.query(`SELECT value FROM settings WHERE key = 'tls-tickets'`);
  expect(rows).toEqual([{ value: second }]);
});
