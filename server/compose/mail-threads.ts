import { once } from 'node:events';
import { MessageChannel, Worker } from 'node:worker_threads';
import type { LiveFigures } from '#contract/operator.ts';
import type { LiveSettings } from '#server/config.ts';
import type { Tried } from '#server/domain/attempts/attempt.ts';
import { createHeartbeat } from '#server/lib/heartbeat.ts';
import type { SmtpLimits } from '#server/smtp/limits.ts';
import type { Refused } from '#server/smtp/refusals.ts';
import type { DayCounts } from '#server/store/domains/day-store.ts';
import type { Analysis } from './analysis.ts';
import type { Base } from './base.ts';
import { startMailDoor } from './mail-door.ts';
import type { Report, Request, ThreadSettings } from './receiving-thread.ts';
import { startRefusalLog } from './refusal-log.ts';

/**
 * Large enough that most mails are stored before V8's young generation is full, so they need not be copied. A third of
 * it is used at a time.
 */
const YOUNG_MB = 48;

/** What a request tells the threads. */
type News = Omit<Request, 'name' | 'reply'>;
type Heartbeat = ReturnType<typeof createHeartbeat>;
type Receiving = { limits: Partial<SmtpLimits> | undefined; analysis: Analysis };

/**
 * Receives mail in this thread or, if SMTP_THREADS is above 1, in worker threads. They share one port, and the kernel
 * spreads the connections over them.
 */
export const startMailThreads = (base: Base, receiving: Receiving) =>
  base.config.smtpThreads > 1 ? receiveInThreads(base, receiving) : receiveHere(base, receiving);

async function receiveHere(base: Base, { limits, analysis }: Receiving) {
  const { config, counts, closers } = base;
  const door = await startMailDoor(
    { ...base, book: base.domains.book, domainCounts: base.tally },
    {
      ...{ port: config.smtpPort, isFirst: true, counts, limits },
      onStored: analysis.stored,
      onTried: base.attempts.record,
    },
  );
  closers.defer(door.close);
  startRefusalLog(base, async () => [door.takeRefusals()]);
  return {
    port: door.port,
    isListening: door.isListening,
    metrics: async () => [],
    figures: async () => [],
    reload: (_live: LiveSettings) => door.reloadTls(),
  };
}

async function receiveInThreads(base: Base, { limits, analysis }: Receiving) {
  const { config, databaseUrl, vault, domains, counts, closers } = base;
  const threads: Array<{ thread: Worker; heart: Heartbeat }> = [];
  let isListening = true;
  /** Waits for every thread. */
  const tellAll = (name: Request['name'], news: News) =>
    Promise.all(threads.map(({ thread }) => ask(thread, name, news)));
  /** Does not wait for a thread that hangs: its answer is null. */
  const askAll = (name: Request['name']) =>
    Promise.all(threads.map(({ thread, heart }) => heart.unlessSilent(ask(thread, name))));
  closers.defer(async () => {
    isListening = false;
    base.tally.collectFrom(null);
    for (const days of await askAll('close')) base.tally.add((days ?? []) as DayCounts[]);
    for (const { thread, heart } of threads) {
      heart.stop();
      await thread.terminate();
    }
  });

  async function start(port: number, isFirst: boolean) {
    const page = domains.book.page();
    const keyring = vault.keyring();
    const room = analysis.room.memory;
    const settings = { config, databaseUrl, keyring, page, port, isFirst, counts, room, limits };
    const { thread, port: opened } = await startThread(settings, analysis, base.attempts.record);
    const heart = createHeartbeat({ ask: () => ask(thread, 'beat'), onLost: endProcess });
    threads.push({ thread, heart });
    return opened;
  }
  const port = await start(config.smtpPort, true);
  await Promise.all(Array.from({ length: config.smtpThreads - 2 }, () => start(port, false)));
  startRefusalLog(base, async () => (await askAll('refusals')).map((one) => (one ?? {}) as Refused));

  base.tally.collectFrom(async () =>
    (await askAll('domain counts')).flatMap((days) => (days ?? []) as DayCounts[]),
  );

  await base.watchKeys((keyring) => tellAll('keys', { keyring }));
  await base.watchDomains((page) => tellAll('domains', { page }));

  return {
    port,
    isListening: () => isListening && !threads.some(({ heart }) => heart.isSilent()),
    /** What the threads counted, for /metrics and for the operator's page. */
    metrics: () => askAll('metrics'),
    figures: () => askAll('figures') as Promise<Array<LiveFigures | null>>,
    /** Reads the certificate again, in every thread, and takes over these settings. */
    reload: (live: LiveSettings) => tellAll('reload', { live }),
  };
}

export type MailThreads = Awaited<ReturnType<typeof startMailThreads>>;

async function startThread(settings: ThreadSettings, analysis: Analysis, onTried: (tried: Tried[]) => void) {
  const thread = new Worker(new URL('./receiving-thread.ts', import.meta.url), {
    workerData: settings,
    resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MB },
  });
  const [port] = (await once(thread, 'message')) as [number];
  thread.on('message', ({ stored, left, tried }: Report) => {
    stored?.forEach(analysis.arrived);
    if (left) analysis.left();
    if (tried) onTried(tried);
  });
  thread.on('error', endProcess);
  return { thread, port };
}

/**
 * Without one of its threads, the process would receive only part of the mail. So it exits, and the service manager starts it
 * again.
 */
function endProcess(error = new Error('a thread that receives mail has been hanging for a minute')) {
  throw error;
}

/** Resolves to null when the thread has ended. */
function ask(thread: Worker, name: Request['name'], news: News = {}): Promise<unknown> {
  const { port1, port2 } = new MessageChannel();
  thread.postMessage({ name, ...news, reply: port2 } satisfies Request, [port2]);
  return new Promise((resolve) => {
    port1.once('message', resolve).once('close', () => resolve(null));
  });
}
