import { setTimeout as sleep } from 'node:timers/promises';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { createMetrics } from '#server/metrics.ts';
import { startJobs } from './schedule.ts';

const log = pino({ level: 'silent' });

test('a job runs at once and repeatedly, never twice at the same time, and a failure does not stop it', async () => {
  const metrics = createMetrics();
  let runs = 0;
  let running = 0;
  let maxRunning = 0;
  const jobs = startJobs({
    log,
    metrics,
    jobs: [
      {
        name: 'busy',
        everyMs: 1,
        run: async () => {
          maxRunning = Math.max(maxRunning, ++running);
          await sleep(5);
          running--;
          if (++runs % 2) throw new Error('try again');
        },
      },
    ],
  });
  await expect.poll(() => runs).toBeGreaterThan(4);
  await jobs.close();
  const atClose = runs;
  await sleep(20);
  expect(runs).toBe(atClose);
  expect(maxRunning).toBe(1);
  const text = await metrics.registry.metrics();
  expect(text).toMatch(/mayfly_job_runs_total\{job="busy",outcome="failed"\} [1-9]/);
  expect(text).toMatch(/mayfly_job_runs_total\{job="busy",outcome="done"\} [1-9]/);
});

test('closing waits for a running job', async () => {
  let done = false;
  const run = async () => {
    await sleep(50);
    done = true;
  };
  const jobs = startJobs({ log, metrics: createMetrics(), jobs: [{ name: 'slow', everyMs: 1_000, run }] });
  await jobs.close();
  expect(done).toBe(true);
});
