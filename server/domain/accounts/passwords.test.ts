import { expect, test } from 'vitest';
import { createPasswords } from './passwords.ts';

test('a password matches only its own hash, in every Unicode form of the same letters', async () => {
  const passwords = createPasswords();
  const stored = await passwords.hash('café au lait');
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await passwords.check('cafe\u0301 au lait', stored)).toBe(true);
  expect(await passwords.check('cafe au lait', stored)).toBe(false);
});

test('without an account no password is correct, not even that of the decoy', async () => {
  const passwords = createPasswords();
  expect(await passwords.check('no account has this password', null)).toBe(false);
});

test('many checks at once wait in line, and beyond the limit they are refused', async () => {
  const passwords = createPasswords({ maxWaiting: 3 });
  const all = await Promise.allSettled(Array.from({ length: 9 }, () => passwords.check('x', undefined)));
  const refused = all.filter((one) => one.status === 'rejected');
  expect(refused).toHaveLength(4);
  expect(refused[0]!.reason).toMatchObject({ code: 'unavailable' });
  expect(await passwords.check('x', undefined)).toBe(false);
});
