import { parentPort } from 'node:worker_threads';
import { READY } from '#server/lib/supervise-worker.ts';
import type { FinderTask } from '#server/mime/finding/finder.ts';
import { answerTask } from '#server/mime/finding/search-mail.ts';

const sleep = (ms: number) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);

/** The finder's worker, except that mails with certain subjects take their time, never end, or break it. */
parentPort?.on('message', (task: FinderTask) => {
  const subject = 'plan' in task ? task.plan.subject : '';
  if (subject.startsWith('slow')) sleep(400);
  if (subject.startsWith('crash')) process.exit(1);
  // Asleep, because a compiled loop without a pause cannot be interrupted: it would keep a core busy after the test.
  while (subject.startsWith('hang')) sleep(50);
  parentPort?.postMessage(answerTask(task));
});
parentPort?.postMessage(READY);
