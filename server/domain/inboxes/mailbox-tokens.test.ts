import { randomBytes, randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { createVault } from '#server/vault/vault.ts';
import { createMailboxTokens } from './mailbox-tokens.ts';

test('a token gives its owner back, and no changed or foreign token does', () => {
  const tokens = createMailboxTokens({
    vault: createVault({ mailKey: randomBytes(32), hashKey: randomBytes(32) }),
  });
  const others = createMailboxTokens({
    vault: createVault({ mailKey: randomBytes(32), hashKey: randomBytes(32) }),
  });
  const [ownerId, otherId] = [randomUUID(), randomUUID()];
  const token = tokens.issue(ownerId);
  expect(token).toMatch(/^[A-Za-z0-9_-]{20,100}$/);
  expect(tokens.read(token)).toBe(ownerId);
  expect(others.read(token)).toBeNull();
  for (let at = 3; at < token.length; at++)
    expect(
      tokens.read(`${token.slice(0, at)}${token[at] === 'A' ? 'B' : 'A'}${token.slice(at + 1)}`),
    ).toBeNull();
  // The owner of one token with the signature of another.
  expect(tokens.read(tokens.issue(otherId).slice(0, 24) + token.slice(24))).toBeNull();
  for (const invalid of ['', 'mt_', token.slice(3), `${token}A`, `mt_${'A'.repeat(64)}`])
    expect(tokens.read(invalid)).toBeNull();
});
