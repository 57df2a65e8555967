import { parentPort } from 'node:worker_threads';
import { sanitizeMailHtml } from './sanitize-html.ts';

parentPort?.on('message', (html: string) => parentPort?.postMessage(sanitizeMailHtml(html)));
