import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { MessageChannel, Worker } from 'node:worker_threads';
import type { LiveFigures } from '#contract/operator.ts';
import type { Config } from '#server/config.ts';
import type { ThreadSettings, ThreadWord } from '#server/receiving-thread.ts';
import { createCountsMemory } from '#server/smtp/client-counts.ts';
import { composeReceiving } from './receiving.ts';

/** Mail makes garbage quickly: a small nursery is swept often and stays in the cache. */
const YOUNG_MB = 8;

type Receiving = Parameters<typeof composeReceiving>[0];

/**
 * Receives mail in this thread and, with SMTP_THREADS above 1, in others that listen on the same port: the
 * kernel deals the connections out.
 */
export async function startReceivers({
  databaseUrl,
  mailKey,
  ...receiving
}: Omit<Receiving, 'port' | 'shared'> & { databaseUrl: string; mailKey: Buffer }) {
  const { config } = receiving;
  const others = config.smtpThreads - 1;
  const shared = others ? createCountsMemory() : null;
  const port = shared ? await claimPort(config) : config.smtpPort;
  const own = await composeReceiving({ ...receiving, port, shared });
  const threads: Worker[] = [];
  const close = () => Promise.all([own.close(), ...threads.map((thread) => ask(thread, 'close'))]);
  try {
    const { limits } = receiving;
    const settings = { config, databaseUrl, mailKey, port: own.port, shared, limits };
    await Promise.all(Array.from({ length: others }, () => startThread(settings)));
  } catch (error) {
    await close();
    throw error;
  }

  async function startThread(settings: ThreadSettings) {
    const thread = new Worker(new URL('../receiving-thread.ts', import.meta.url), {
      workerData: settings,
      resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MB },
    });
    await once(thread, 'message');
    threads.push(thread);
    // Part of the port would be deaf: better to end and be started again whole.
    thread.on('error', (error) => {
      throw error;
    });
  }

  return {
    port: own.port,
    get listening() {
      return own.listening;
    },
    /** What the other threads counted. */
    metrics: () => Promise.all(threads.map((thread) => ask(thread, 'metrics'))),
    figures: () =>
      Promise.all(threads.map((thread) => ask(thread, 'figures') as Promise<LiveFigures | null>)),
    /** Reads the certificate again, in every thread. */
    reload: () => Promise.all([own.reloadTls(), ...threads.map((thread) => ask(thread, 'reload'))]),
    close,
  };
}

/** Threads share a port only where all say so, and then another Mayfly could too: first see that it is free. */
async function claimPort({ bindHost: host, smtpPort: port }: Config) {
  const server = createServer().listen({ host, port });
  await once(server, 'listening');
  const claimed = (server.address() as AddressInfo).port;
  server.close();
  await once(server, 'close');
  return claimed;
}

/** Resolves to null when the thread has gone. */
function ask(thread: Worker, word: ThreadWord['word']): Promise<unknown> {
  const { port1, port2 } = new MessageChannel();
  thread.postMessage({ word, reply: port2 } satisfies ThreadWord, [port2]);
  return new Promise((resolve) => {
    port1.once('message', resolve).once('close', () => resolve(null));
  });
}
