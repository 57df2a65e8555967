import { expect, test } from 'vitest';
import { Busy } from '#server/lib/fair-queue.ts';
import { inOwnProcess } from '#tests/support/own-process.ts';
import { createPasswords } from './passwords.ts';

const from = { ip: '192.0.2.1' };

test('a password matches only its own hash, in every Unicode form of the same letters', async () => {
  const passwords = createPasswords();
  const stored = await passwords.hash('café au lait', from);
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await passwords.check('cafe\u0301 au lait', stored, from)).toBe(true);
  expect(await passwords.check('cafe au lait', stored, from)).toBe(false);
});

test('without an account no password is correct', async () => {
  expect(await createPasswords().check('', null, from)).toBe(false);
});

test('a check without an account costs as much as with one', async () => {
  // The least of some checks, in turn.
  const least = await inOwnProcess<{ none: number; stored: number }>(`
    import { inOwnProcess } from '#tests/support/own-process.ts';
import { createPasswords } from '#server/domain/accounts/passwords.ts';
    const from = { ip: '192.0.2.1' };
    const passwords = createPasswords();
    const hashes = { none: null, stored: await passwords.hash('correct horse', from) };
    const least = { none: Infinity, stored: Infinity };
    for (let n = 0; n < 6; n++)
      for (const name in hashes) {
        const before = process.cpuUsage();
        await passwords.check('wrong', hashes[name], from);
        const { user, system } = process.cpuUsage(before);
        least[name] = Math.min(least[name], user + system);
      }
    console.log(JSON.stringify(least));
  `);
  expect(least.none / least.stored).toBeGreaterThan(0.5);
});

test('many checks of one network wait in line, and beyond the limit they are refused', async () => {
  const passwords = createPasswords({ maxWaiting: 3 });
  const all = await Promise.allSettled(
    Array.from({ length: 9 }, () => passwords.check('x', undefined, from)),
  );
  const refused = all.filter((one) => one.status === 'rejected');
  expect(refused).toHaveLength(5);
  expect(refused[0]!.reason).toBeInstanceOf(Busy);
  expect(await passwords.check('x', undefined, from)).toBe(false);
});

test('a network with many checks delays its own, and not those of others', async () => {
  const passwords = createPasswords();
  const order: string[] = [];
  const checkFrom = (ip: string) => passwords.check('x', undefined, { ip }).then(() => order.push(ip));
  const crowd = Array.from({ length: 8 }, (_, nth) => checkFrom(`2001:db8:1:${nth}::1`));
  await checkFrom('192.0.2.1');
  expect(order.length).toBeLessThan(6);
  await Promise.all(crowd);
});
