import { expect, test } from 'vitest';
import { createRateLimitStore } from '#server/store/operations/rate-limit-store.ts';
import { createVault } from '#server/vault/vault.ts';
import { setUpDatabase } from '../../tests/support/store-database.ts';
import { createLimits } from './limits.ts';

const database = setUpDatabase();

test('a rotation of the mail key forgets no attempt', async () => {
  const oldKey = Buffer.alloc(32, 1);
  const hashKey = Buffer.alloc(32, 3);
  const vault = createVault({ mailKey: oldKey, hashKey });
  const limits = createLimits({
    store: createRateLimitStore(database),
    vault,
    now: () => new Date('2026-11-17T12:00:00Z'),
  });
  const limit = { name: 'guesses', max: 5, windowMs: 60_000 };
  const guess = () =>
    limits.take(limit, 'anna').then(
      () => 'taken',
      ({ kind }) => kind,
    );
  for (let nth = 0; nth < 4; nth++) expect(await guess()).toBe('taken');
  vault.use({ mailKey: Buffer.alloc(32, 2), oldKeys: [oldKey], hashKey });
  expect(await guess()).toBe('taken');
  expect(await guess()).toBe('rate-limited');
  await expect(limits.check(limit, 'anna')).rejects.toMatchObject({ kind: 'rate-limited' });
  await limits.clear(limit, 'anna');
  expect(await guess()).toBe('taken');
});
