import { type MessagePort, parentPort, threadId, workerData } from 'node:worker_threads';
import type { Config, LiveSettings } from '#server/config.ts';
import type { StoredMail } from '#server/domain/stored-mail/judge-senders.ts';
import { readFigures } from '#server/live-figures.ts';
import { createLog } from '#server/log.ts';
import { createMetrics } from '#server/metrics.ts';
import type { SmtpLimits } from '#server/smtp/limits.ts';
import { createDeliveryStore } from '#server/store/mail/delivery-store.ts';
import { createBlockStore } from '#server/store/operations/block-store.ts';
import { createPool } from '#server/store/pool.ts';
import { createVault } from '#server/vault/vault.ts';
import { startMailDoor } from './mail-door.ts';

export type ThreadSettings = {
  config: Config;
  databaseUrl: string;
  mailKey: Uint8Array;
  port: number;
  isFirst: boolean;
  counts: SharedArrayBuffer;
  limits: Partial<SmtpLimits> | undefined;
};
/** Requests from the main thread. The answer is sent to `reply`. */
export type Request = {
  name: 'close' | 'metrics' | 'figures' | 'refusals' | 'reload';
  /** With `reload`. */
  live?: LiveSettings | undefined;
  reply: MessagePort;
};

/** A worker thread that receives mail on a port it shares with the other threads, and does nothing else. */
const { config, databaseUrl, mailKey, ...listening } = workerData as ThreadSettings;
const log = createLog(config.logLevel);
const metrics = createMetrics({ thread: `smtp ${threadId}` });
const pool = createPool({
  url: databaseUrl,
  max: 4,
  isWatched: config.databaseUrl !== null,
  prepares: config.databaseListenUrl === null,
  onError: (err) => log.warn({ err }, 'a database connection broke'),
});
const vault = createVault({ mailKey: Buffer.from(mailKey) });
const stores = { blocks: createBlockStore({ pool }), deliveries: createDeliveryStore({ pool }) };
const base = { config, pool, stores, vault, metrics, log, now: () => new Date() };
const onStored = config.senderChecks ? createReport() : () => {};
const door = await startMailDoor(base, { ...listening, onStored });

const answers: Record<Request['name'], () => Promise<unknown>> = {
  metrics: () => metrics.registry.getMetricsAsJSON(),
  figures: () => readFigures(metrics),
  refusals: async () => door.takeRefusals(),
  reload: () => door.reloadTls(),
  async close() {
    await door.close();
    await pool.end();
    parentPort!.close();
  },
};
parentPort!.on('message', async ({ name, live, reply }: Request) => {
  if (live) {
    Object.assign(config, live);
    log.level = config.logLevel;
  }
  reply.postMessage(await answers[name]());
  reply.close();
});
parentPort!.postMessage(door.port);

/** Tells the main thread about stored mails, which are committed in batches and reported in batches. */
function createReport() {
  let batch: StoredMail[] = [];
  const send = () => {
    parentPort!.postMessage(batch);
    batch = [];
  };
  return (mail: StoredMail) => {
    if (batch.push(mail) === 1) setImmediate(send);
  };
}
