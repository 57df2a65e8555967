import { createHmac, randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { createKeyedHash } from './keyed-hash.ts';

const LENGTHS = [0, 1, 55, 56, 63, 64, 65, 119, 120, 340, 341, 342, 1023, 1024, 1025, 100_000];

test.each(['a', 'é', '漢', '😀', '\ud800', '\0'])(
  'a text of %j is hashed as by createHmac, at any length',
  (letter) => {
    for (const keyLength of [0, 16, 32, 64]) {
      const key = randomBytes(keyLength);
      const keyedHash = createKeyedHash(key);
      for (const length of LENGTHS) {
        const text = letter.repeat(length);
        expect(keyedHash(text)).toEqual(createHmac('sha256', key).update(text).digest());
      }
    }
  },
);

test('a hash stays the same when others follow', () => {
  const keyedHash = createKeyedHash(randomBytes(32));
  const first = keyedHash('one');
  const before = Buffer.from(first);
  for (let nth = 0; nth < 1_000; nth++) keyedHash(`other ${nth}`);
  expect(first).toEqual(before);
  expect(keyedHash('one')).toEqual(before);
});

test('a key that is longer than a block is refused', () => {
  expect(() => createKeyedHash(randomBytes(65))).toThrow('65 bytes');
});
