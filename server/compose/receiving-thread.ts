import { type MessagePort, parentPort, threadId, workerData } from 'node:worker_threads';
import type { Config, LiveSettings } from '#server/config.ts';
import type { Tried } from '#server/domain/attempts/attempt.ts';
import type { BookPage } from '#server/domain/domain-book.ts';
import { createBookReader } from '#server/domain/domains/book-reader.ts';
import { createDayCounts } from '#server/domain/domains/day-counts.ts';
import { type ArrivedMail, createRoom, type Room } from '#server/domain/stored-mail/arrived-mail.ts';
import { readFigures } from '#server/live-figures.ts';
import { createLog } from '#server/log.ts';
import { createMetrics } from '#server/metrics.ts';
import type { SmtpLimits } from '#server/smtp/limits.ts';
import { readBook } from '#server/store/domains/book-store.ts';
import { createDeliveryStore } from '#server/store/mail/delivery-store.ts';
import { createBlockStore } from '#server/store/operations/block-store.ts';
import { createPool } from '#server/store/pool.ts';
import { createVault, type Keyring } from '#server/vault/vault.ts';
import { startMailDoor } from './mail-door.ts';

/** How long the main thread may not know that mail was left. Mail that is handed over then waits, too. */
const LEFT_MS = 25;

export type ThreadSettings = {
  config: Config;
  databaseUrl: string;
  keyring: Keyring;
  page: BookPage;
  port: number;
  isFirst: boolean;
  counts: SharedArrayBuffer;
  /** That of mails which wait for their analysis. */
  room: SharedArrayBuffer;
  limits: Partial<SmtpLimits> | undefined;
};
/** What the thread tells the main thread by itself. `left`: for some stored mail there was no room. */
export type Report = { stored?: ArrivedMail[]; left?: boolean; tried?: Tried[] };
/** Requests from the main thread. The answer is sent to `reply`. */
export type Request = {
  name:
    | 'beat'
    | 'close'
    | 'metrics'
    | 'figures'
    | 'refusals'
    | 'reload'
    | 'keys'
    | 'domains'
    | 'domain counts';
  /** With `reload`. */
  live?: LiveSettings | undefined;
  /** With `keys`. */
  keyring?: Keyring;
  /** With `domains`. */
  page?: BookPage;
  reply: MessagePort;
};

/** A worker thread that receives mail on a port it shares with the other threads, and does nothing else. */
const { config, databaseUrl, keyring, page, room: roomMemory, ...listening } = workerData as ThreadSettings;
const log = createLog(config.logLevel);
const metrics = createMetrics({ thread: `smtp ${threadId}` });
const pool = createPool({
  url: databaseUrl,
  max: 4,
  isWatched: config.databaseUrl !== null,
  prepares: config.databaseListenUrl === null,
  onError: (err) => log.warn({ err }, 'a database connection broke'),
});
const vault = createVault(asBuffers(keyring));
const stores = { blocks: createBlockStore({ pool }), deliveries: createDeliveryStore({ pool }) };
const now = () => new Date();
const { book } = createBookReader({ readBook: () => readBook(pool), vault, now });
book.use(page);
const domainCounts = createDayCounts({ now });
const base = { config, pool, stores, vault, book, domainCounts, metrics, log, now };
const tell = (report: Report, transfer: ArrayBuffer[] = []) => parentPort!.postMessage(report, transfer);
const door = await startMailDoor(base, {
  ...listening,
  onStored: createReport(createRoom(roomMemory)),
  onTried: (tried) => tell({ tried }),
});

const answers: Record<Request['name'], (request: Request) => Promise<unknown>> = {
  beat: async () => {},
  metrics: () => metrics.registry.getMetricsAsJSON(),
  figures: () => readFigures(metrics),
  refusals: async () => door.takeRefusals(),
  reload: () => door.reloadTls(),
  keys: async ({ keyring }) => vault.use(asBuffers(keyring!)),
  domains: async ({ page }) => book.use(page!),
  'domain counts': async () => domainCounts.take(),
  async close() {
    await door.close();
    await pool.end();
    return domainCounts.take();
  },
};
parentPort!.on('message', async (request: Request) => {
  const { name, live, reply } = request;
  if (live) {
    Object.assign(config, live);
    log.level = config.logLevel;
  }
  reply.postMessage(await answers[name](request));
  reply.close();
});
parentPort!.postMessage(door.port);

/** Hands stored mails to the main thread, as far as there is room. They are committed in batches and reported in batches. */
function createReport(room: Room) {
  let stored: ArrivedMail[] = [];
  let left = false;
  let isDue = false;
  const send = () => {
    const bytes = stored.flatMap(({ content }) => (content ? [content.outline, content.bytes] : []));
    tell(
      { stored, left },
      bytes.map(({ buffer }) => buffer as ArrayBuffer),
    );
    stored = [];
    left = isDue = false;
  };
  return (mail: ArrivedMail) => {
    const taken = room.take(mail);
    if (taken) stored.push(taken);
    else left = true;
    // In a flood nobody waits for most of them.
    if (isDue) return;
    isDue = true;
    // What is left can be told later.
    if (taken) setImmediate(send);
    else setTimeout(send, LEFT_MS);
  };
}

/** A buffer arrives in another thread as plain bytes. */
function asBuffers({ mailKey, nextKey, oldKeys = [], hashKey }: Keyring): Keyring {
  const asBuffer = (bytes: Uint8Array) => Buffer.from(bytes);
  return {
    mailKey: asBuffer(mailKey),
    nextKey: nextKey && asBuffer(nextKey),
    oldKeys: oldKeys.map(asBuffer),
    hashKey: asBuffer(hashKey),
  };
}
