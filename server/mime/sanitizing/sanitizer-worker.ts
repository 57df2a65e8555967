import { parentPort } from 'node:worker_threads';
import { READY } from '#server/lib/supervise-worker.ts';
import { decodeBody } from '../reading/decode.ts';
import { sanitizeMailHtml } from './sanitize-html.ts';
import type { SanitizerTask } from './sanitizer.ts';

parentPort?.on('message', (task: SanitizerTask) =>
  parentPort?.postMessage('html' in task ? sanitizeMailHtml(task.html) : decodeBody(task.bytes, task.part)),
);
parentPort?.postMessage(READY);
