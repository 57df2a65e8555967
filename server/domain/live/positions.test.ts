import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodePositions, encodePositions } from './positions.ts';

test('positions survive encoding and decoding', () => {
  const position = fc.record({
    id: fc.uuid(),
    seq: fc.nat(),
    expiresAt: fc.date({ noInvalidDate: true, min: new Date(0), max: new Date('2200-01-01') }),
    address: fc.emailAddress(),
  });
  fc.assert(
    fc.property(fc.uniqueArray(position, { maxLength: 5, selector: ({ id }) => id }), (positions) => {
      const read = decodePositions(encodePositions(positions));
      expect([...(read?.values() ?? [])]).toEqual(positions);
    }),
  );
});

test('invalid input is no position, and never an error', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.jsonValue().map((value) => encode(value)),
      ),
      (text) => {
        const read = decodePositions(text);
        expect(read === null || read instanceof Map).toBe(true);
      },
    ),
  );
  expect(decodePositions(undefined)).toBeNull();
  expect(decodePositions(encode([['id', 'one', 2, 'a']]))).toBeNull();
  expect(decodePositions('A'.repeat(9_000))).toBeNull();
});

const encode = (value: unknown) => Buffer.from(JSON.stringify(value) ?? '').toString('base64url');
