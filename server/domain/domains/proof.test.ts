import { expect, test } from 'vitest';
import { base32, newProof, proofName, proofText } from './proof.ts';

test.each([
  ['', ''],
  ['f', 'my'],
  ['fo', 'mzxq'],
  ['foo', 'mzxw6'],
  ['foob', 'mzxw6yq'],
  ['fooba', 'mzxw6ytb'],
  ['foobar', 'mzxw6ytboi'],
])('%j is %j in base32, as in RFC 4648', (text, encoded) => {
  expect(base32(Buffer.from(text))).toBe(encoded);
});

test('every proof is new and has 256 bits', () => {
  const proofs = Array.from({ length: 100 }, newProof);
  expect(new Set(proofs).size).toBe(100);
  for (const proof of proofs) expect(proof).toMatch(/^[a-z2-7]{52}$/);
});

test('a proof is published below the domain', () => {
  expect(proofText('abc')).toBe('mayfly-domain=abc');
  expect(proofName('mine.example')).toBe('_mayfly.mine.example');
});
