import { randomBytes, randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { createVault } from './vault.ts';

const inbox = randomUUID();
const plain = Buffer.from('Subject: what only one inbox may read\r\n'.repeat(20));

describe('a sealed piece', () => {
  const vault = createVault({ mailKey: randomBytes(32) });
  const sealed = vault.seal(inbox, 'message/0', plain);

  test('opens where it was put', () => {
    expect(vault.open(inbox, 'message/0', sealed)).toEqual(plain);
    expect(vault.open(inbox, 'empty', vault.seal(inbox, 'empty', Buffer.alloc(0)))).toHaveLength(0);
  });

  test.each([1_000, 4_000, 16 * 1024, 16 * 1024 + 1, 256 * 1024])('of %i bytes opens as it was', (size) => {
    const sealer = vault.inboxSealer(inbox);
    for (const text of [Buffer.alloc(size, 'Some words. '), randomBytes(size)]) {
      const sealed = vault.seal(inbox, 'message/0', text);
      const [first, second] = sealer.openPair('message/0', sealer.sealPair('message/0', plain, text));
      expect(vault.open(inbox, 'message/0', sealed).equals(text)).toBe(true);
      expect(first.equals(plain) && second.equals(text)).toBe(true);
    }
  });

  test('looks different each time and shows nothing', () => {
    expect(vault.seal(inbox, 'message/0', plain).equals(sealed)).toBe(false);
    expect(sealed.toString('latin1')).not.toContain('Subject');
  });

  test.each([
    ['at another position', () => vault.open(inbox, 'message/1', sealed)],
    ['in another message', () => vault.open(inbox, 'other/0', sealed)],
    ['in another inbox', () => vault.open(randomUUID(), 'message/0', sealed)],
    ['under another key', () => createVault({ mailKey: randomBytes(32) }).open(inbox, 'message/0', sealed)],
    ['cut short', () => vault.open(inbox, 'message/0', sealed.subarray(0, -1))],
    ['when it is nothing', () => vault.open(inbox, 'message/0', Buffer.alloc(0))],
  ])('does not open %s', (_name, open) => {
    expect(open).toThrow();
  });

  test('does not open after any bit was changed', () => {
    for (let at = 0; at < sealed.length; at += 7) {
      const changed = Buffer.from(sealed);
      changed[at]! ^= 1;
      expect(() => vault.open(inbox, 'message/0', changed)).toThrow();
    }
  });
});

describe('a fingerprint', () => {
  const mailKey = randomBytes(32);
  const vault = createVault({ mailKey });

  test('is the same for every process with the key', () => {
    const other = createVault({ mailKey });
    expect(vault.fingerprint('address', 'a@b')).toEqual(other.fingerprint('address', 'a@b'));
  });

  test('differs by kind, value and key', () => {
    const mine = vault.fingerprint('address', 'a@b');
    expect(vault.fingerprint('limit', 'a@b')).not.toEqual(mine);
    expect(vault.fingerprint('address', 'a@c')).not.toEqual(mine);
    expect(createVault({ mailKey: randomBytes(32) }).fingerprint('address', 'a@b')).not.toEqual(mine);
  });
});

test('a key of another length is refused', () => {
  expect(() => createVault({ mailKey: randomBytes(16) })).toThrow('32 bytes');
});

describe('after the key was changed', () => {
  const [oldKey, mailKey] = [randomBytes(32), randomBytes(32)];
  const vault = createVault({ mailKey: oldKey });
  const [sealed, address] = [vault.seal(inbox, 'message/0', plain), vault.fingerprint('address', 'a@b')];
  vault.use({ mailKey, oldKeys: [oldKey] });

  test('what the old key sealed opens, and what is new needs the new key alone', () => {
    expect(vault.open(inbox, 'message/0', sealed)).toEqual(plain);
    expect(vault.isCurrent(inbox, 'message/0', sealed)).toBe(false);
    const anew = vault.seal(inbox, 'message/0', plain);
    expect(vault.isCurrent(inbox, 'message/0', anew)).toBe(true);
    expect(createVault({ mailKey }).open(inbox, 'message/0', anew)).toEqual(plain);
    expect(() => createVault({ mailKey: oldKey }).open(inbox, 'message/0', anew)).toThrow();
    expect(() => vault.open(inbox, 'message/1', sealed)).toThrow();
  });

  test('a row is found while it moves from the old key to the new one', async () => {
    const moved = vault.fingerprint('address', 'a@b');
    expect(moved).not.toEqual(address);
    let row = address;
    const find = async (fingerprint: Buffer) => {
      const found = fingerprint.equals(row) ? 'found' : undefined;
      row = moved;
      return found;
    };
    expect(await vault.lookUp('address', 'a@b', find)).toBe('found');
    expect(await vault.lookUp('address', 'a@b', find)).toBe('found');
    expect(await vault.lookUp('address', 'a@c', find)).toBeUndefined();
  });
});
