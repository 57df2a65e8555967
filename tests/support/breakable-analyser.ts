import { parentPort } from 'node:worker_threads';
import type { ToAnalyser } from '#server/analysis/analyser.ts';

const sleep = (ms: number) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);

/** The analyser's worker, except that the search in mails with certain subjects takes its time, never ends, or breaks it. */
parentPort?.on('message', (message: ToAnalyser) => {
  if (!('task' in message) || !message.task.ownAddresses) return;
  const { subject } = JSON.parse(Buffer.from(message.task.mail.outline).toString());
  parentPort?.postMessage({ id: message.id, begins: true });
  if (subject.startsWith('slow')) sleep(400);
  if (subject.startsWith('crash')) process.exit(1);
  // Asleep, because a compiled loop without a pause cannot be interrupted: it would keep a core busy after the test.
  while (subject.startsWith('hang')) sleep(50);
});
await import('#server/analysis/analyser-worker.ts');
