import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodePositions, encodePositions, type Position, tagOf } from './positions.ts';

const position = fc.record({
  id: fc.uuid(),
  seq: fc.nat({ max: Number.MAX_SAFE_INTEGER }),
  expiresAt: fc.date({ noInvalidDate: true, min: new Date(0), max: new Date('2200-01-01') }),
  address: fc.emailAddress(),
});
const some = (minLength: number, maxLength: number) =>
  fc.uniqueArray(position, { minLength, maxLength, selector: ({ id }) => tagOf(id) });

test('positions of a few inboxes survive encoding and decoding, with their names', () => {
  fc.assert(
    fc.property(some(0, 15), (positions) => {
      expect([...decodePositions(encodePositions(positions))!.values()]).toEqual(positions);
    }),
  );
});

test('positions of many inboxes survive encoding and decoding', () => {
  fc.assert(
    fc.property(some(16, 30), (positions) => {
      const read = decodePositions(encodePositions(positions))!;
      expect(new Map([...read].map(([tag, { seq }]) => [tag, seq]))).toEqual(
        new Map(positions.map(({ id, seq }) => [tagOf(id), seq])),
      );
    }),
  );
});

test('inboxes that cannot be told apart resume from the earlier position', () => {
  const audience = (seq: number): Position => ({
    id: `012345${randomUUID().slice(6)}`,
    seq,
    expiresAt: new Date(),
    address: `${seq}@mayfly.test`,
  });
  const few = [audience(9), audience(5), audience(7)];
  const many = Array.from({ length: 30 }, (_, nth) => audience(100 - nth));
  expect(decodePositions(encodePositions(few))!.get('012345')!.seq).toBe(5);
  expect(decodePositions(encodePositions(many))!.get('012345')!.seq).toBe(71);
});

test('the id of a thousand inboxes fits into a header of 8 KB', () => {
  const now = Date.now();
  const positions = Array.from(
    { length: 1_000 },
    (): Position => ({
      id: randomUUID(),
      seq: now - Math.floor(Math.random() * 7 * 24 * 3_600_000),
      expiresAt: new Date(),
      address: 'some.words.abcdef@mayfly.test',
    }),
  );
  expect(encodePositions(positions).length).toBeLessThan(8_100);
  expect(encodePositions(positions.slice(0, 60)).length).toBeLessThan(600);
});

test('invalid input is no position, and never an error', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.base64String().map((text) => `~${text}`),
        fc.jsonValue().map((value) => encode(value)),
      ),
      (text) => {
        const read = decodePositions(text);
        expect(read === null || read instanceof Map).toBe(true);
      },
    ),
  );
  const id = randomUUID();
  for (const row of [
    [id, 'one', 2, 'a'],
    [id, -1, 2, 'a'],
    ['id', 1, 2, 'a'],
    [id, 1, 2],
  ])
    expect(decodePositions(encode([row]))).toBeNull();
  expect(decodePositions('A'.repeat(9_000))).toBeNull();
  expect(decodePositions(`~${Buffer.alloc(50, 255).toString('base64url')}`)).toBeNull();
});

const encode = (value: unknown) => Buffer.from(JSON.stringify(value) ?? '').toString('base64url');
