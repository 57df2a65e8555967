import { parentPort } from 'node:worker_threads';
import { READY } from '#server/lib/supervise-worker.ts';
import { composeMail } from '../mailpit/compose-mail.ts';
import { matchWords, planTexts } from './match-words.ts';
import type { SearchAnswer, SearchTask } from './search-worker.ts';

const parse = (json: Uint8Array) => JSON.parse(Buffer.from(json).toString());

async function answer(task: SearchTask): Promise<SearchAnswer> {
  if ('texts' in task) return planTexts(parse(task.texts));
  if ('match' in task) return matchWords(task.match);
  return composeMail(task.compose);
}

// One task at a time is handed over, so the answers keep their order.
parentPort?.on('message', async (task: SearchTask) => parentPort?.postMessage(await answer(task)));
parentPort?.postMessage(READY);
