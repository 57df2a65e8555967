import { pino } from 'pino';
import { afterEach, expect, test } from 'vitest';
import { makePair } from '#tests/support/certificates.ts';
import { checkPair, keepTlsFresh } from './tls-fresh.ts';
import type { TlsPair } from './tls-pair.ts';

const closers: Array<() => void> = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

async function follow(everyMs: number) {
  const first = await makePair(['old.example']);
  const files: { now: TlsPair | null } = { now: first };
  const applied: TlsPair[] = [];
  const lines: string[] = [];
  const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) });
  const load = async () => {
    if (!files.now) throw Object.assign(new Error('no such file'), { code: 'ENOENT' });
    return files.now;
  };
  const fresh = keepTlsFresh({ load, first, apply: (pair) => void applied.push(pair), log, everyMs });
  closers.push(fresh.close);
  return { first, files, applied, lines, fresh };
}

test('a renewed pair is noticed without a word from anybody', async () => {
  const { files, applied } = await follow(20);
  const renewed = await makePair(['new.example']);
  files.now = renewed;
  await expect.poll(() => applied).toEqual([renewed]);
});

test('a broken pair is refused and told once; the next good one is taken', async () => {
  const { first, files, applied, lines, fresh } = await follow(20);
  const renewed = await makePair(['new.example']);
  files.now = { cert: renewed.cert, key: first.key };
  await expect.poll(() => lines.length).toBe(1);
  expect(lines[0]).toContain('the old one stays');
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(lines).toHaveLength(1);
  files.now = null;
  expect(await fresh.reload()).toBe(false);
  expect(applied).toEqual([]);
  files.now = renewed;
  expect(await fresh.reload()).toBe(true);
  expect(applied).toEqual([renewed]);
});

test('half a pair, seen while the files are replaced, is not worth a word', async () => {
  const { first, files, applied, lines } = await follow(300);
  const renewed = await makePair(['new.example']);
  files.now = { cert: renewed.cert, key: first.key };
  await new Promise((resolve) => setTimeout(resolve, 400));
  files.now = renewed;
  await expect.poll(() => applied).toEqual([renewed]);
  expect(lines.filter((line) => line.includes('cannot be used'))).toEqual([]);
});

test('what no server could use is refused', async () => {
  const good = await makePair(['a.example']);
  const now = new Date();
  expect(checkPair(good, now).validTo.getTime()).toBeGreaterThan(now.getTime());
  const old = await makePair(['a.example'], { days: -1 });
  expect(() => checkPair(old, now)).toThrow('expired');
  expect(() => checkPair({ cert: good.cert, key: old.key }, now)).toThrow();
  expect(() => checkPair({ cert: '', key: '' }, now)).toThrow();
});
