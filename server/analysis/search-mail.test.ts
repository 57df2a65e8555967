import { expect, test } from 'vitest';
import type { Outline, Part } from '#server/mime/reading/outline.ts';
import { planReading } from './search-mail.ts';

const part = (kind: Part['kind'], start: number, length: number) =>
  ({ id: '1', kind, start, end: start + length }) as Part;
const outlineWith = (parts: Part[]) =>
  ({
    subject: 's',
    from: { name: '', address: 'a@b.test' },
    listUnsubscribe: '',
    parts,
  }) as unknown as Outline;
const lengths = (parts: Part[]) => parts.map(({ start, end }) => end - start);

test('reads all texts and HTML bodies of an ordinary mail, and no attachment', () => {
  const parts = [part('text', 0, 100), part('html', 200, 3000), part('attachment', 4000, 1_000_000)];
  expect(planReading(outlineWith(parts)).parts).toEqual(parts.slice(0, 2));
});

test('reads 384 KB of each kind at most', () => {
  const parts = [
    part('html', 0, 300 * 1024),
    part('html', 400_000, 300 * 1024),
    part('text', 800_000, 2 ** 20),
  ];
  expect(lengths(planReading(outlineWith(parts)).parts)).toEqual([384 * 1024, 300 * 1024, 84 * 1024]);
});

test('reads 20 parts of each kind at most', () => {
  const parts = Array.from({ length: 900 }, (_, n) => part(n % 2 ? 'text' : 'html', n * 10, 5));
  expect(planReading(outlineWith(parts)).parts).toHaveLength(40);
});
