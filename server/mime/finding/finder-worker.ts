import { parentPort } from 'node:worker_threads';
import { READY } from '#server/lib/supervise-worker.ts';
import type { FinderTask } from './finder.ts';
import { answerTask } from './search-mail.ts';

parentPort?.on('message', (task: FinderTask) => parentPort?.postMessage(answerTask(task)));
parentPort?.postMessage(READY);
