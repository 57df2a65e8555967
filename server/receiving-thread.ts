import { type MessagePort, parentPort, threadId, workerData } from 'node:worker_threads';
import { composeReceiving } from '#server/compose/receiving.ts';
import type { SmtpLimits } from '#server/smtp/limits.ts';
import { createPool } from '#server/store/pool.ts';
import { createVault } from '#server/vault/vault.ts';
import type { Config } from './config.ts';
import { readFigures } from './live-figures.ts';
import { createLog } from './log.ts';
import { createMetrics } from './metrics.ts';

export type ThreadSettings = {
  config: Config;
  databaseUrl: string;
  mailKey: Uint8Array;
  port: number;
  shared: SharedArrayBuffer | null;
  limits?: Partial<SmtpLimits> | undefined;
};
export type ThreadWord = { word: 'close' | 'metrics' | 'figures' | 'reload'; reply: MessagePort };

/** One more thread that receives mail on a port it shares. It does nothing else. */
const { config, databaseUrl, mailKey, port, shared, limits } = workerData as ThreadSettings;
const log = createLog(config.logLevel);
const metrics = createMetrics({ thread: `smtp ${threadId}` });
const pool = createPool({
  url: databaseUrl,
  max: 4,
  onError: (err) => log.warn({ err }, 'a database connection broke'),
});
const receiving = await composeReceiving({
  config,
  port,
  shared,
  pool,
  vault: createVault({ mailKey: Buffer.from(mailKey) }),
  metrics,
  log,
  now: () => new Date(),
  limits,
});

const answers: Record<ThreadWord['word'], () => Promise<unknown>> = {
  metrics: () => metrics.registry.getMetricsAsJSON(),
  figures: () => readFigures(metrics),
  reload: () => receiving.reloadTls(),
  async close() {
    await receiving.close();
    await pool.end();
    parentPort!.close();
  },
};
parentPort!.on('message', async ({ word, reply }: ThreadWord) => {
  reply.postMessage(await answers[word]());
  reply.close();
});
parentPort!.postMessage('listening');
