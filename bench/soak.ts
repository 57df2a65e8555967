import { type Guest, guestWithInbox } from './support/guest.ts';
import { startMayfly } from './support/mayfly.ts';
import { usualBlock } from './support/metrics.ts';
import { follow, measurePeak, sendPaced } from './support/paced.ts';
import { residentBytes } from './support/rss.ts';
import { megabytes, printTable, times } from './support/table.ts';

/** `npm run soak -- 20`: so many minutes at half of peak, mail expiring all the while, with open pages. */
const minutes = Number(process.argv[2] ?? 20);
const LOOK_MS = 15_000;
const SEED_MS = 60_000;
const PER_INBOX = 450;
const PAGES = 100;
const TO_PAGES = PAGES * 45;
const LAG_MS = 50;

const mayfly = await startMayfly();
try {
  const peak = await measurePeak(mayfly);
  const rate = peak / 2;
  console.log(`peak ${peak.toFixed(0)} msg/s; ${minutes} minutes at ${rate.toFixed(0)} msg/s`);
  const guests: Guest[] = [];
  for (let n = 0; n < PAGES; n++) guests.push(await guestWithInbox(mayfly.http));
  let seen = 0;
  const count = () => {
    seen++;
  };
  const pages = await Promise.all(guests.map(({ token }) => follow(mayfly.http, token, count)));

  // Every minute its own inboxes, which live for two: mail expires and partitions are dropped meanwhile.
  let round = 0;
  let addresses: string[] = [];
  const seed = async () => {
    const { rows } = await mayfly.seedInboxes({
      name: `soak${round++}`,
      count: Math.ceil(((rate * SEED_MS) / 1000 / PER_INBOX) * 1.5),
      lifetimeMs: 2 * SEED_MS + 15_000,
    });
    addresses = rows.map(({ address }) => address);
  };
  await seed();
  const seeding = setInterval(() => void seed(), SEED_MS);

  const memory: number[] = [];
  const lags: number[] = [];
  let sent = 0;
  const look = async () => {
    memory.push(residentBytes(mayfly.pid));
    lags.push(await usualBlock(mayfly.http));
    console.log(`${sent} sent, ${megabytes(memory.at(-1)!)}, event loop p99 ${lags.at(-1)!.toFixed(1)} ms`);
  };
  await usualBlock(mayfly.http);
  const looking = setInterval(() => void look(), LOOK_MS);
  const end = performance.now() + minutes * 60_000;
  let toPages = 0;
  await sendPaced({
    port: mayfly.smtpPort,
    rate,
    next(n) {
      if (performance.now() > end) return null;
      sent++;
      const guest = n % 50 === 0 && toPages < TO_PAGES ? guests[toPages++ % PAGES] : null;
      return { subject: `soak-${n}`, address: guest?.address ?? addresses[n % addresses.length]! };
    },
  });
  clearInterval(seeding);
  clearInterval(looking);
  await new Promise((resolve) => setTimeout(resolve, 2_000));
  for (const page of pages) page.destroy();

  // The first third warms up: caches and the heap find their size.
  const third = Math.floor(memory.length / 3);
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const middle = mean(memory.slice(third, 2 * third));
  const last = mean(memory.slice(2 * third));
  const lag = Math.max(...lags);
  const over = lags.filter((value) => value > LAG_MS).length;
  printTable([
    {
      what: `soak, ${minutes} min at ${rate.toFixed(0)} msg/s: memory of the last third`,
      measured: megabytes(last),
      against: `the middle third ${megabytes(middle)}`,
      ratio: times(last / middle),
      budget: '<= 1.1 x',
      met: last / middle <= 1.1,
    },
    {
      what: `event loop p99 by ${LOOK_MS / 1000} s, the worst of ${lags.length} (${over} over)`,
      measured: `${lag.toFixed(1)} ms`,
      against: `limit ${LAG_MS} ms`,
      ratio: times(lag / LAG_MS),
      budget: '<= 1 x',
      met: lag <= LAG_MS,
    },
    {
      what: 'mails to open pages that were seen live',
      measured: String(seen),
      against: `sent ${toPages}`,
      ratio: times(seen / toPages),
      budget: '1 x',
      met: seen === toPages,
    },
  ]);
} finally {
  await mayfly.stop();
}
