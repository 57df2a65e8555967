import { expect, test } from 'vitest';
import { inOwnProcess } from '#tests/support/own-process.ts';
import { createChunker } from './chunks.ts';

test('pieces have the same size, in whatever parts the bytes arrive', () => {
  const bytes = Buffer.from(Array.from({ length: 1000 }, (_, nth) => nth % 251));
  for (const part of [1, 3, 99, 300, 1000]) {
    const { push, rest } = createChunker(300);
    const pieces: Buffer[] = [];
    for (let at = 0; at < bytes.length; at += part) pieces.push(...push(bytes.subarray(at, at + part)));
    expect(pieces.map(({ length }) => length)).toEqual([300, 300, 300]);
    expect(Buffer.concat([...pieces, rest()])).toEqual(bytes);
  }
});

test('a mail that arrives byte by byte takes little more memory than its bytes', async () => {
  const { grown, rest } = await inOwnProcess<{ grown: number; rest: number }>(`
    import { inOwnProcess } from '#tests/support/own-process.ts';
import { createChunker } from '#server/domain/stored-mail/chunks.ts';
    const used = () => {
      gc();
      const { heapUsed, arrayBuffers } = process.memoryUsage();
      return heapUsed + arrayBuffers;
    };
    const { push, rest } = createChunker(2 ** 18);
    const before = used();
    for (let sent = 0; sent < 100_000; sent++) push(Buffer.from(new ArrayBuffer(1)));
    const grown = used() - before;
    console.log(JSON.stringify({ grown, rest: rest().length }));
  `);
  expect(grown).toBeLessThan(2 * 2 ** 20);
  expect(rest).toBe(100_000);
});
