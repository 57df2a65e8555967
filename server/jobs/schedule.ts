import type { Logger } from '#server/log.ts';
import type { Metrics } from '#server/metrics.ts';

export type Job = { name: string; everyMs: number; run: () => Promise<unknown> };

/** Runs each job at once and again after each interval, never twice at the same time. A failed job runs again at the next interval. */
export function startJobs({ jobs, log, metrics }: { jobs: Job[]; log: Logger; metrics: Metrics }) {
  let closed = false;
  const timers = new Map<Job, NodeJS.Timeout>();
  const running = new Set<Promise<void>>();

  async function run(job: Job) {
    const start = performance.now();
    try {
      await job.run();
      metrics.jobDone.set({ job: job.name }, Date.now() / 1000);
      metrics.jobRuns.inc({ job: job.name, outcome: 'done' });
    } catch (error) {
      metrics.jobRuns.inc({ job: job.name, outcome: 'failed' });
      log.error({ err: error, job: job.name }, 'a job failed and will run again');
    }
    metrics.jobSeconds.set({ job: job.name }, (performance.now() - start) / 1000);
  }

  function start(job: Job) {
    const work = run(job).finally(() => {
      running.delete(work);
      if (!closed) timers.set(job, setTimeout(start, job.everyMs, job).unref());
    });
    running.add(work);
  }
  for (const job of jobs) start(job);

  return {
    async close() {
      closed = true;
      for (const timer of timers.values()) clearTimeout(timer);
      await Promise.all(running);
    },
  };
}
