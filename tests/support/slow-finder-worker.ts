import { parentPort } from 'node:worker_threads';
import type { FinderTask } from '#server/mime/finding/finder.ts';
import { answerTask } from '#server/mime/finding/search-mail.ts';
import { READY } from '#server/mime/worker-in-turns.ts';

/** The finder's worker, except that mails with certain subjects take their time, never end, or break it. */
parentPort?.on('message', (task: FinderTask) => {
  const subject = 'plan' in task ? task.plan.subject : '';
  if (subject.startsWith('slow')) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 400);
  if (subject.startsWith('crash')) process.exit(1);
  // With only `startsWith` in it, the compiled loop could not be interrupted and would outlive the test.
  while (subject.startsWith('hang') && Date.now() > 0);
  parentPort?.postMessage(answerTask(task));
});
parentPort?.postMessage(READY);
