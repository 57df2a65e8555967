import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { createProgress } from './progress.ts';

const MB = 2 ** 20;

/** What is written while a file of 600 MB is read, a megabyte every tenth of a second. */
function written(isTTY: boolean) {
  const errors = Object.assign(new PassThrough().setEncoding('utf8'), { isTTY });
  let time = 0;
  const progress = createProgress(errors, () => time);
  for (let read = 1; read <= 120; read++) {
    time += 100;
    progress('Checked', read * MB, 600 * MB);
  }
  progress('Saved', MB);
  time += 5_000;
  progress('Saved', 700 * MB);
  return errors.read();
}

test('a terminal gets a line every five seconds, and nothing else gets one', () => {
  expect(written(true)).toBe('Checked 50 of 600 MB…\nChecked 100 of 600 MB…\nSaved 700 MB…\n');
  expect(written(false)).toBeNull();
});
