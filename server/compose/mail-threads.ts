import { once } from 'node:events';
import { MessageChannel, Worker } from 'node:worker_threads';
import type { LiveFigures } from '#contract/operator.ts';
import type { StoredMail } from '#server/domain/mail/judge-senders.ts';
import type { SmtpLimits } from '#server/smtp/limits.ts';
import type { Base } from './base.ts';
import { type OnStored, startMailDoor } from './mail-door.ts';
import type { Request, ThreadSettings } from './receiving-thread.ts';

/** Receiving mail creates many short-lived objects: a small heap for them is cleaned often and stays in the CPU cache. */
const YOUNG_MB = 8;

/**
 * Receives mail in this thread and, with SMTP_THREADS above 1, in more threads that listen on the same port. The
 * kernel spreads the connections over them.
 */
export async function startMailThreads(
  base: Base,
  { limits, onStored }: { limits: Partial<SmtpLimits> | undefined; onStored: OnStored },
) {
  const { config, databaseUrl, mailKey, counts, closers } = base;
  const others = config.smtpThreads - 1;
  const own = await startMailDoor(base, { port: config.smtpPort, isFirst: true, counts, limits, onStored });
  const threads: Worker[] = [];
  const askAll = (request: Request['name']) => Promise.all(threads.map((thread) => ask(thread, request)));
  closers.defer(() => Promise.all([own.close(), askAll('close')]).then(() => {}));

  const settings = { config, databaseUrl, mailKey, port: own.port, isFirst: false, counts, limits };
  await Promise.all(
    Array.from({ length: others }, async () => {
      threads.push(await startThread(settings, onStored));
    }),
  );

  return {
    port: own.port,
    isListening: own.isListening,
    /** What the other threads counted, for /metrics and for the operator's page. */
    metrics: () => askAll('metrics'),
    figures: () => askAll('figures') as Promise<Array<LiveFigures | null>>,
    /** Reads the certificate again, in every thread. */
    reload: () => Promise.all([own.reloadTls(), askAll('reload')]),
  };
}

export type MailThreads = Awaited<ReturnType<typeof startMailThreads>>;

async function startThread(settings: ThreadSettings, onStored: OnStored): Promise<Worker> {
  const thread = new Worker(new URL('./receiving-thread.ts', import.meta.url), {
    workerData: settings,
    resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MB },
  });
  await once(thread, 'message');
  thread.on('message', (stored: StoredMail[]) => stored.forEach(onStored));
  // Without one of its threads, the process would receive only a part of the mail. So it exits, and the service
  // manager starts it again.
  thread.on('error', (error) => {
    throw error;
  });
  return thread;
}

/** Resolves to null when the thread has ended. */
function ask(thread: Worker, name: Request['name']): Promise<unknown> {
  const { port1, port2 } = new MessageChannel();
  thread.postMessage({ name, reply: port2 } satisfies Request, [port2]);
  return new Promise((resolve) => {
    port1.once('message', resolve).once('close', () => resolve(null));
  });
}
