import { type MessagePort, parentPort, threadId } from 'node:worker_threads';
import type { Config } from '#server/config.ts';
import type { StoredMail } from '#server/domain/mail/judge-senders.ts';
import { readFigures } from '#server/live-figures.ts';
import { createLog } from '#server/log.ts';
import { createMetrics } from '#server/metrics.ts';
import { createPool } from '#server/store/pool.ts';
import { createVault } from '#server/vault/vault.ts';
import type { OnStored } from './delivery.ts';

export type ThreadSettings = { config: Config; databaseUrl: string; mailKey: Uint8Array };

/** Requests from the main thread. The answer is sent to `reply`. `handOver` comes with a port to another thread. */
export type Request = {
  name: 'close' | 'metrics' | 'figures' | 'reload' | 'handOver';
  reply: MessagePort;
  port?: MessagePort;
};
/** What a thread tells the main thread without being asked. */
export type Report = { stored: StoredMail[] } | { isBusy: true };

/** What the threads that receive mail and the one that stores it have in common. */
export function openMailThread({ config, databaseUrl, mailKey }: ThreadSettings, task: 'smtp' | 'store') {
  const log = createLog(config.logLevel);
  const metrics = createMetrics({ thread: `${task} ${threadId}` });
  const pool = createPool({
    url: databaseUrl,
    max: 4,
    isWatched: config.databaseUrl !== null,
    onError: (err) => log.warn({ err }, 'a database connection broke'),
  });
  const vault = createVault({ mailKey: Buffer.from(mailKey) });
  const onStored = config.senderChecks ? createReport() : () => {};
  return { config, pool, vault, metrics, log, now: () => new Date(), onStored };
}

/** Answers the main thread until the thread closes. The first message, `ready`, tells it that the thread is working. */
export function answerMainThread(
  { metrics, pool }: ReturnType<typeof openMailThread>,
  {
    ready,
    handOver,
    reload = () => {},
    close = () => {},
  }: {
    ready: unknown;
    handOver: (port: MessagePort) => void;
    reload?: () => unknown;
    close?: () => unknown;
  },
) {
  const answers: Record<Request['name'], (request: Request) => unknown> = {
    metrics: () => metrics.registry.getMetricsAsJSON(),
    figures: () => readFigures(metrics),
    handOver: ({ port }) => handOver(port!),
    reload,
    async close() {
      await close();
      await pool.end();
      parentPort!.close();
    },
  };
  parentPort!.on('message', async (request: Request) => {
    request.reply.postMessage(await answers[request.name](request));
    request.reply.close();
  });
  parentPort!.postMessage(ready);
}

/** Tells the main thread about stored mails, which are committed in batches and reported in batches. */
function createReport(): OnStored {
  let stored: StoredMail[] = [];
  const send = () => {
    parentPort!.postMessage({ stored } satisfies Report);
    stored = [];
  };
  return (mail) => {
    if (stored.push(mail) === 1) setImmediate(send);
  };
}
