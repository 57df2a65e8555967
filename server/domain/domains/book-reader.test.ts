import { randomBytes, randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { createVault } from '#server/vault/vault.ts';
import { activeShared } from '#tests/support/book.ts';
import { createBookReader } from './book-reader.ts';

const keys = { mailKey: randomBytes(32), hashKey: randomBytes(32) };
const vault = createVault(keys);

/** What is in the database can be changed without notice. */
function setUp() {
  const stored: string[] = [];
  let readings = 0;
  const ids = new Map<string, string>();
  const rowOf = (name: string) => {
    const id = ids.get(name) ?? randomUUID();
    ids.set(name, id);
    return { ...activeShared, id, nameSealed: vault.seal(id, 'domain name', Buffer.from(name)) };
  };
  const { book, read } = createBookReader({
    async readBook() {
      readings++;
      return { rows: stored.map(rowOf), version: stored.join() };
    },
    vault,
    now: () => new Date(),
  });
  return { book, read, stored, readings: () => readings };
}

test('the domains are read again before one of them counts as unknown', async () => {
  const { book, stored } = setUp();
  stored.push('new.example');
  expect(book.find('new.example')).toBeUndefined();
  expect(await book.seek('label.new.example')).toMatchObject({ domain: { name: 'new.example' } });
  expect(await book.seek('other.example')).toBeUndefined();
});

test('a thousand unknown names cost one reading a second, and a known one none', async () => {
  const { book, read, stored, readings } = setUp();
  stored.push('known.example');
  await read();
  await book.seek('known.example');
  expect(readings()).toBe(1);
  const begun = performance.now();
  await Promise.all(Array.from({ length: 1000 }, (_, nth) => book.seek(`n${nth}.example`)));
  expect(readings()).toBe(2);
  expect(performance.now() - begun).toBeGreaterThan(900);
});

test('every question is answered by a reading that began after it', async () => {
  const { book, read, stored } = setUp();
  await read();
  const early = book.seek('late.example');
  stored.push('late.example');
  expect(await early).toBeDefined();
});
