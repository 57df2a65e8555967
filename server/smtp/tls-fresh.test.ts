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
  /** A check takes the first of `next`, then always `now`. */
  const files: { now: TlsPair | null; next: TlsPair[]; checks: number } = { now: first, next: [], checks: 0 };
  const applied: TlsPair[] = [];
  const lines: string[] = [];
  const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) });
  const load = async () => {
    files.checks++;
    const pair = files.next.shift() ?? files.now;
    if (!pair) throw Object.assign(new Error('no such file'), { code: 'ENOENT' });
    return pair;
  };
  const fresh = keepTlsFresh({ load, first, apply: (pair) => void applied.push(pair), log, everyMs });
  closers.push(fresh.close);
  return { first, files, applied, lines, fresh };
}

test('a renewed pair is noticed by itself', async () => {
  const { files, applied } = await follow(20);
  const renewed = await makePair(['new.example']);
  files.now = renewed;
  await expect.poll(() => applied).toEqual([renewed]);
});

test('a broken pair is refused and logged once, and the next valid pair is used', async () => {
  const { first, files, applied, lines, fresh } = await follow(20);
  const renewed = await makePair(['new.example']);
  files.now = { cert: renewed.cert, key: first.key };
  await expect.poll(() => lines.length).toBe(1);
  expect(lines[0]).toContain('the old one stays');
  const { checks } = files;
  await expect.poll(() => files.checks).toBeGreaterThan(checks + 3);
  expect(lines).toHaveLength(1);
  files.now = null;
  expect(await fresh.reload()).toBe(false);
  expect(applied).toEqual([]);
  files.now = renewed;
  expect(await fresh.reload()).toBe(true);
  expect(applied).toEqual([renewed]);
});

test('a mismatched pair seen while the files are being replaced is not logged', async () => {
  const { first, files, applied, lines } = await follow(20);
  const renewed = await makePair(['new.example']);
  files.next = [{ cert: renewed.cert, key: first.key }];
  files.now = renewed;
  await expect.poll(() => applied).toEqual([renewed]);
  expect(files.next).toEqual([]);
  expect(lines.filter((line) => JSON.parse(line).level >= 40)).toEqual([]);
});

test('a pair that no server could use is refused', async () => {
  const good = await makePair(['a.example']);
  const now = new Date();
  expect(checkPair(good, now).validTo.getTime()).toBeGreaterThan(now.getTime());
  const old = await makePair(['a.example'], { days: -1 });
  expect(() => checkPair(old, now)).toThrow('expired');
  expect(() => checkPair({ cert: good.cert, key: old.key }, now)).toThrow();
  expect(() => checkPair({ cert: '', key: '' }, now)).toThrow();
});
