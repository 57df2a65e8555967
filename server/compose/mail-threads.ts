import { once } from 'node:events';
import { MessageChannel, Worker } from 'node:worker_threads';
import type { LiveFigures } from '#contract/operator.ts';
import type { SmtpLimits } from '#server/smtp/limits.ts';
import type { Base } from './base.ts';
import type { OnStored } from './delivery.ts';
import { startMailDoor } from './mail-door.ts';
import type { Report, Request, ThreadSettings } from './mail-thread.ts';
import type { ReceivingSettings } from './receiving-thread.ts';

/**
 * Most mails are stored before the young generation is full, so nothing of them has to be copied. A third of it is used
 * at a time.
 */
const YOUNG_MB = 48;

type Receiving = { limits: Partial<SmtpLimits> | undefined; onStored: OnStored };

/**
 * Receives mail: in this thread or, with SMTP_THREADS above 1, in all the others. They share one port, and the kernel
 * spreads the connections over them.
 */
export const startMailThreads = (base: Base, receiving: Receiving) =>
  base.config.smtpThreads > 1 ? receiveInThreads(base, receiving) : receiveHere(base, receiving);

async function receiveHere(base: Base, receiving: Receiving) {
  const { config, counts, closers } = base;
  const door = await startMailDoor(base, { port: config.smtpPort, isFirst: true, counts, ...receiving });
  closers.defer(door.close);
  return {
    port: door.port,
    isListening: door.isListening,
    metrics: async () => [],
    figures: async () => [],
    reload: door.reloadTls,
  };
}

async function receiveInThreads(base: Base, { limits, onStored }: Receiving) {
  const { config, databaseUrl, mailKey, counts, closers } = base;
  const common = { config, databaseUrl, mailKey };
  const receiving: Worker[] = [];
  let storing: Promise<Worker> | null = null;
  let isListening = true;
  const allThreads = async () => [...receiving, ...(storing ? [await storing] : [])];
  const askAll = async (name: Request['name']) =>
    Promise.all((await allThreads()).map((thread) => ask(thread, { name })));
  closers.defer(async () => {
    isListening = false;
    // A start needs the answers of the receiving threads.
    const store = await storing;
    // A mail that is being received is still stored, so the storing thread is the last one.
    await Promise.all(receiving.map((thread) => ask(thread, { name: 'close' })));
    if (store) await ask(store, { name: 'close' });
  });

  function onReport(report: Report) {
    if ('stored' in report) report.stored.forEach(onStored);
    else if (isListening) storing ??= startStoring();
  }

  async function start(port: number, isFirst: boolean) {
    const settings: ReceivingSettings = { ...common, port, isFirst, counts, limits };
    const { thread, ready } = await startThread('./receiving-thread.ts', settings, onReport);
    receiving.push(thread);
    return ready as number;
  }

  async function startStoring() {
    const { thread } = await startThread('./storing-thread.ts', common, onReport);
    for (const receiver of receiving) {
      const { port1, port2 } = new MessageChannel();
      await ask(thread, { name: 'handOver', port: port1 });
      await ask(receiver, { name: 'handOver', port: port2 });
    }
    return thread;
  }

  const port = await start(config.smtpPort, true);
  await Promise.all(Array.from({ length: config.smtpThreads - 2 }, () => start(port, false)));

  return {
    port,
    isListening: () => isListening,
    /** What the threads counted, for /metrics and for the operator's page. */
    metrics: () => askAll('metrics'),
    figures: () => askAll('figures') as Promise<Array<LiveFigures | null>>,
    /** Reads the certificate again, in every thread. */
    reload: () => askAll('reload'),
  };
}

export type MailThreads = Awaited<ReturnType<typeof startMailThreads>>;

async function startThread(file: string, workerData: ThreadSettings, onReport: (report: Report) => void) {
  const thread = new Worker(new URL(file, import.meta.url), {
    workerData,
    resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MB },
  });
  const [ready] = await once(thread, 'message');
  thread.on('message', onReport);
  // Without one of its threads, the process would receive only a part of the mail. So it exits, and the service
  // manager starts it again.
  thread.on('error', (error) => {
    throw error;
  });
  return { thread, ready };
}

/** Resolves to null when the thread has ended. */
function ask(thread: Worker, request: Omit<Request, 'reply'>): Promise<unknown> {
  const { port1, port2 } = new MessageChannel();
  const more = request.port ? [request.port] : [];
  thread.postMessage({ ...request, reply: port2 } satisfies Request, [port2, ...more]);
  return new Promise((resolve) => {
    port1.once('message', resolve).once('close', () => resolve(null));
  });
}
