import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { httpLimits } from '#server/http/limits.ts';
import { smtpLimits } from '#server/smtp/limits.ts';

const root = new URL('..', import.meta.url);
const text = await readFile(new URL('docs/operate/security.md', root), 'utf8');

test('every file that docs/operate/security.md names exists', () => {
  const named = [...text.matchAll(/\b(?:tests|server|scripts|docs)\/[\w./-]+\.(?:tsx?|mjs|md)\b/g)].map(
    ([path]) => path,
  );
  expect(new Set(named).size).toBeGreaterThan(25);
  expect(named.filter((path) => !existsSync(new URL(path, root)))).toEqual([]);
});

test('every test that docs/operate/security.md names has its level', () => {
  const tests = [...text.matchAll(/`([\w./-]+\.test\.tsx?)`( \(full\))?/g)];
  const wrong = tests.filter(([, path, level]) => path!.includes('.full.') !== Boolean(level));
  expect(wrong.map(([, path]) => path)).toEqual([]);
  expect(tests.filter(([, , level]) => level).length).toBeGreaterThan(5);
  const onlyFull = text
    .split('\n')
    .filter((row) => row.includes('(full)') && /^\| /.test(row) && !/(?<!\.full)\.test\.tsx?`/.test(row));
  expect(onlyFull, 'what npm test proves of each promise').toEqual([]);
});

/** The value as it is written in the document. */
function shown(name: string, value: number): string {
  if (name.endsWith('Bytes') || name === 'commandLine') return `${value / 1024} KB`;
  if (name === 'minRate') return `${value} B/s`;
  if (!name.endsWith('Ms')) return value.toLocaleString('en-US');
  return value % 60_000 === 0 ? `${value / 60_000} min` : `${value / 1000} s`;
}

test('docs/operate/security.md has every SMTP and HTTP limit with its default', () => {
  const all = { smtp: smtpLimits, http: httpLimits };
  const rows = text.split('\n').filter((line) => line.startsWith('|'));
  const cells = rows.map((row) => row.split('|').map((cell) => cell.trim()));
  const written = new Map(cells.map(([, name, value]) => [name, value]));
  for (const [door, limits] of Object.entries(all))
    for (const [name, value] of Object.entries(limits))
      expect(written.get(`\`${door}.${name}\``), name).toBe(shown(name, value));
});
