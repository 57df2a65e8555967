import { expect, test } from 'vitest';
import { createMetrics } from '#server/metrics.ts';

test('a gauge that could not be read is left out, and shows no 0', async () => {
  const metrics = createMetrics();
  let standbys: number | null = 2;
  metrics.measured('test_standbys', 'For this test', [], () =>
    standbys === null ? [] : [{ value: standbys }],
  );
  metrics.measured('test_broken', 'For this test', [], () => Promise.reject(new Error('no database')));
  const readings = async () =>
    (await metrics.text([])).split('\n').filter((line) => /^mayfly_test/.test(line));
  expect(await readings()).toEqual(['mayfly_test_standbys 2']);
  standbys = null;
  expect(await readings()).toEqual([]);
  standbys = 0;
  expect(await readings()).toEqual(['mayfly_test_standbys 0']);
});
