import { randomBytes, randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { setUpDatabase } from '#tests/support/store-database.ts';
import { bytesArray, IntArray, TimeArray, UuidArray } from './binary-arrays.ts';

const handle = setUpDatabase();

const filled = <T>(array: { bytes: Buffer; add(value: T): void }, values: T[]) => {
  for (const value of values) array.add(value);
  return array.bytes;
};

test('arrays arrive in PostgreSQL as they were written', async () => {
  const ints = [0, 1, -1, 2 ** 31 - 1, -(2 ** 31)];
  const uuids = [
    randomUUID(),
    '00000000-0000-0000-0000-000000000000',
    'ffffffff-ffff-ffff-ffff-ffffffffffff',
    '01234567-89ab-cdef-0123-456789abcdef',
  ];
  const times = ['2026-11-16T22:18:41.123Z', '1999-12-31T23:59:59.999Z', '2100-01-01T00:00:00.001Z'].map(
    (text) => new Date(text),
  );
  const bytes = [randomBytes(32), Buffer.alloc(0), randomBytes(5000)];
  const { rows } = await handle.pool.query(
    'SELECT $1::int[] AS ints, $2::uuid[] AS uuids, $3::timestamptz[] AS times, $4::bytea[] AS bytes',
    [
      filled(new IntArray(ints.length), ints),
      filled(new UuidArray(uuids.length), uuids),
      filled(new TimeArray(times.length), times),
      bytesArray(bytes),
    ],
  );
  expect(rows).toEqual([{ ints, uuids, times, bytes }]);
});

test('an array may be empty', async () => {
  const { rows } = await handle.pool.query('SELECT $1::int[] AS ints, $2::bytea[] AS bytes', [
    new IntArray(0).bytes,
    bytesArray([]),
  ]);
  expect(rows).toEqual([{ ints: [], bytes: [] }]);
});
