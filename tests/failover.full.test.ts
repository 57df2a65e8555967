import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startBalancer } from './support/balancer.ts';
import { keepSending, listedFor, openReader, type Reader } from './support/load.ts';
import { startPair } from './support/replicated-database.ts';
import { type Overrides, startApp } from './support/start-app.ts';
import { seedFolder } from './support/test-database.ts';

const SENDERS = 3;
/** A free inbox holds 50 mails, so senders are not too fast, and there are enough pages. */
const PAGES = 10;
const PAUSE_MS = 30;
/** Mails through each process before the primary is lost, and after the standby took over. */
const MAILS = 60;

let folder: string;
let seed: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mayfly-failover-'));
  seed = await seedFolder();
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** With two receiving threads, as in production. Each thread has connections of its own. */
const startMayfly = (databaseUrl: string, more: Overrides = {}) =>
  startApp({ ...more, databaseUrl, mailKey: Buffer.alloc(32, 9), smtpThreads: 2 });

/** One Mayfly with its readers and senders. */
async function underLoad(mayfly: Awaited<ReturnType<typeof startMayfly>>) {
  const readers = await Promise.all(Array.from({ length: PAGES }, () => openReader(mayfly.http)));
  let given = 0;
  let isStopped = false;
  const times: number[] = [];
  const sending = Promise.all(
    Array.from({ length: SENDERS }, () =>
      keepSending({
        port: mayfly.smtpPort,
        readers,
        pauseMs: PAUSE_MS,
        next: () => (isStopped ? null : given++),
        onAcknowledged: () => times.push(performance.now()),
      }),
    ),
  );
  const until = (isReady: () => boolean) => expect.poll(isReady, { interval: 20 }).toBe(true);
  return {
    readers,
    sent: (count: number) => until(() => times.length >= count),
    /** How long after a moment mail was accepted again, and every page was shown some. */
    async silenceAfter(moment: number) {
      const seen = readers.map(({ page }) => page.count());
      const before = times.length;
      await until(() => times.length > before);
      await until(() => readers.every(({ page }, nth) => page.count() > seen[nth]!));
      return performance.now() - moment;
    },
    count: () => times.length,
    async stop() {
      isStopped = true;
      await sending;
    },
  };
}

/** What /metrics says about the database. */
async function databaseFigures(http: string) {
  const text = await (await fetch(`${http}/metrics`)).text();
  const figure = (name: string) => Number(new RegExp(`^mayfly_database_${name} (.*)`, 'm').exec(text)?.[1]);
  return {
    failovers: figure('failovers_total'),
    standbys: figure('standbys'),
    synchronous: figure('synchronous'),
    lag: figure('lag_bytes'),
    down: figure('down_seconds'),
  };
}

/** Five seconds, and on a busy machine as much more as a page waits for mail without any loss. */
const allowed = (usual: number[]) => 5_000 + 10 * Math.max(...usual);

const lostOf = async (reader: Reader) => {
  const listed = await listedFor(reader);
  expect(listed).toEqual([...new Set(listed)]);
  return reader.acknowledged.filter((subject) => !listed.includes(subject));
};

for (const { how, loss } of [
  { how: 'killed', loss: 'kill' },
  { how: 'frozen', loss: 'freeze' },
] as const)
  test(`a primary that is ${how} costs no mail, behind a switch and with several hosts, and pages go on within 5 s`, async () => {
    const pair = await startPair(seed, await mkdtemp(join(folder, how)), { isSynchronous: true });
    let target = pair.primary.port;
    const proxy = await startBalancer(() => [target]);
    const behindSwitch = new URL(pair.primary.url);
    behindSwitch.port = String(proxy.port);
    const mayflies = await Promise.all([
      startMayfly(behindSwitch.href),
      startMayfly(pair.url, { databaseListenUrl: pair.url }),
    ]);
    try {
      const loads = await Promise.all(mayflies.map(underLoad));
      await Promise.all(loads.map((load) => load.sent(MAILS)));
      const usual = await Promise.all(loads.map((load) => load.silenceAfter(performance.now())));
      for (const { http } of mayflies)
        expect(await databaseFigures(http)).toMatchObject({
          failovers: 0,
          standbys: 1,
          synchronous: 1,
          down: 0,
        });

      pair.primary[loss]();
      await sleep(500);
      await pair.promote();
      const promotedAt = performance.now();
      target = pair.standby.port;
      proxy.cut();
      const silences = await Promise.all(loads.map((load) => load.silenceAfter(promotedAt)));
      for (const silence of silences) expect(silence).toBeLessThan(allowed(usual));
      // An old primary that comes back is not used again.
      if (loss === 'freeze') pair.primary.thaw();
      await Promise.all(loads.map((load) => load.sent(load.count() + MAILS)));
      await Promise.all(loads.map((load) => load.stop()));
      for (const { http } of mayflies) {
        const { failovers, down } = await databaseFigures(http);
        expect(failovers).toBe(1);
        expect(down).toBeGreaterThan(0);
      }

      for (const reader of loads.flatMap(({ readers }) => readers)) {
        expect(await lostOf(reader)).toEqual([]);
        const listed = await listedFor(reader);
        await expect.poll(() => reader.page.count()).toBe(listed.length);
        expect((await reader.page.close()).toSorted()).toEqual(listed);
      }
    } finally {
      await Promise.all(mayflies.map((one) => one.close()));
      proxy.close();
      await pair.stop();
    }
  });

test('control: an asynchronous standby loses acknowledged mail, and pages still show everything that comes', async () => {
  const pair = await startPair(seed, await mkdtemp(join(folder, 'control')), { isSynchronous: false });
  const mayfly = await startMayfly(pair.url);
  try {
    const load = await underLoad(mayfly);
    await load.sent(MAILS / 2);
    const usual = await load.silenceAfter(performance.now());
    await pair.cutReplication();
    await load.sent(load.count() + MAILS / 2);
    pair.primary.kill();
    await pair.promote();
    expect(await load.silenceAfter(performance.now())).toBeLessThan(allowed([usual]));
    await load.sent(load.count() + MAILS / 2);
    await load.stop();

    const lost = await Promise.all(load.readers.map(lostOf));
    expect(lost.flat().length).toBeGreaterThan(MAILS / 3);
    for (const reader of load.readers) {
      // What is there now was shown, although the position of the page was ahead of it.
      const listed = await listedFor(reader);
      await expect.poll(() => reader.page.sees(listed)).toBe(true);
      await reader.page.close();
    }
  } finally {
    await mayfly.close();
    await pair.stop();
  }
});
