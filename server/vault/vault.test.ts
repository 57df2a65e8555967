import { randomBytes, randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { findFormerHashKey, openHashKey, sealHashKey } from './hash-key.ts';
import { createKeyedHash } from './keyed-hash.ts';
import { formerHashKey, keyIdAt, keyIdOf } from './ring.ts';
import { createVault } from './vault.ts';

const inbox = randomUUID();
const plain = Buffer.from('Subject: what only one inbox may read\r\n'.repeat(20));

describe('a sealed piece', () => {
  const vault = createVault({ mailKey: randomBytes(32), hashKey: randomBytes(32) });
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
    [
      'under another key',
      () =>
        createVault({ mailKey: randomBytes(32), hashKey: randomBytes(32) }).open(inbox, 'message/0', sealed),
    ],
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
  const hashKey = randomBytes(32);
  const vault = createVault({ mailKey, hashKey });

  test('is the same for every process with the key', () => {
    const other = createVault({ mailKey, hashKey });
    expect(vault.fingerprint('address', 'a@b')).toEqual(other.fingerprint('address', 'a@b'));
  });

  test('differs by kind, value and key', () => {
    const mine = vault.fingerprint('address', 'a@b');
    expect(vault.fingerprint('limit', 'a@b')).not.toEqual(mine);
    expect(vault.fingerprint('address', 'a@c')).not.toEqual(mine);
    expect(
      createVault({ mailKey: randomBytes(32), hashKey: randomBytes(32) }).fingerprint('address', 'a@b'),
    ).not.toEqual(mine);
  });
});

test('a key of another length is refused', () => {
  expect(() => createVault({ mailKey: randomBytes(16), hashKey: randomBytes(32) })).toThrow('32 bytes');
});

describe('after the key was changed', () => {
  const [oldKey, mailKey, hashKey] = [randomBytes(32), randomBytes(32), randomBytes(32)];
  const vault = createVault({ mailKey: oldKey, hashKey });
  const [sealed, address] = [vault.seal(inbox, 'message/0', plain), vault.fingerprint('address', 'a@b')];
  const signature = vault.signer('mailbox').sign('owner');
  vault.use({ mailKey, oldKeys: [oldKey], hashKey });

  test('what the old key sealed opens, and what is new needs the new key alone', () => {
    expect(vault.open(inbox, 'message/0', sealed)).toEqual(plain);
    expect(vault.isCurrent(sealed)).toBe(false);
    const anew = vault.seal(inbox, 'message/0', plain);
    expect(vault.isCurrent(anew)).toBe(true);
    expect(createVault({ mailKey, hashKey }).open(inbox, 'message/0', anew)).toEqual(plain);
    expect(() => createVault({ mailKey: oldKey, hashKey }).open(inbox, 'message/0', anew)).toThrow();
    expect(() => vault.open(inbox, 'message/1', sealed)).toThrow();
  });

  test('what is sealed begins with the id of its key', () => {
    expect(keyIdAt(sealed)).toBe(keyIdOf(oldKey));
    expect(keyIdAt(vault.seal(inbox, 'message/0', plain))).toBe(keyIdOf(mailKey));
    expect(keyIdAt(vault.inboxSealer(inbox).sealPair('message/0', plain, plain))).toBe(keyIdOf(mailKey));
  });

  test('everything is looked up by the same hash as before', () => {
    expect(vault.fingerprint('address', 'a@b')).toEqual(address);
  });

  test('a signature is valid until its key is removed', () => {
    const signer = vault.signer('mailbox');
    expect(signer.isSigned('owner', signature)).toBe(true);
    expect(signer.isSigned('other', signature)).toBe(false);
    expect(vault.signer('mcp session').isSigned('owner', signature)).toBe(false);
    vault.use({ mailKey, hashKey });
    expect(signer.isSigned('owner', signature)).toBe(false);
    expect(signer.isSigned('owner', signer.sign('owner'))).toBe(true);
    vault.use({ mailKey, oldKeys: [oldKey], hashKey });
  });
});

describe('of the version before', () => {
  const [oldKey, mailKey] = [randomBytes(32), randomBytes(32)];
  const hashKey = formerHashKey(oldKey);
  const vault = createVault({ mailKey, oldKeys: [oldKey], hashKey });
  /** It had no id in front. */
  const sealed = createVault({ mailKey: oldKey, hashKey }).seal(inbox, 'message/0', plain).subarray(8);

  test('what it sealed opens with each key that is there, and counts as sealed with none', () => {
    expect(vault.open(inbox, 'message/0', sealed)).toEqual(plain);
    expect(vault.isCurrent(sealed)).toBe(false);
    expect(() => vault.open(inbox, 'message/1', sealed)).toThrow('none of the mail keys');
  });

  test('what it signed is valid until its key is removed', () => {
    const signature = createKeyedHash(formerHashKey(oldKey))('mailbox\0owner');
    expect(vault.signer('mailbox').isSigned('owner', signature)).toBe(true);
    expect(createVault({ mailKey, hashKey }).signer('mailbox').isSigned('owner', signature)).toBe(false);
  });

  test('its hash key is found by the check that it stored', () => {
    const check = createKeyedHash(formerHashKey(oldKey))('check\0mail key');
    expect(findFormerHashKey({ mailKey, oldKeys: [oldKey] }, check)).toEqual(hashKey);
    expect(findFormerHashKey({ mailKey }, check)).toBeNull();
  });
});

test('the hash key opens with the mail key that sealed it', () => {
  const [mailKey, nextKey, hashKey] = [randomBytes(32), randomBytes(32), randomBytes(32)];
  const sealed = sealHashKey(nextKey, hashKey);
  expect(openHashKey({ mailKey, nextKey }, sealed)).toEqual(hashKey);
  expect(openHashKey({ mailKey }, sealed)).toBeNull();
});
