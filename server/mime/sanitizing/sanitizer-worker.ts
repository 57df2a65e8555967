import { parentPort } from 'node:worker_threads';
import { decodeBody } from '../reading/decode.ts';
import { sanitizeMailHtml } from './sanitize-html.ts';
import type { Asked } from './sanitizer.ts';

parentPort?.on('message', (asked: Asked) =>
  parentPort?.postMessage(
    'html' in asked ? sanitizeMailHtml(asked.html) : decodeBody(asked.bytes, asked.part),
  ),
);
