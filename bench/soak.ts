import { watchTaken } from './support/cpu.ts';
import { type Guest, guestWithInbox } from './support/guest.ts';
import { sendLikeInternet } from './support/load.ts';
import { startMayfly } from './support/mayfly.ts';
import { eventLoopP99 } from './support/metrics.ts';
import { follow, measurePeak, sendPaced, sendPacedLikeInternet } from './support/paced.ts';
import { createRealMix } from './support/real-mix.ts';
import { residentBytes } from './support/rss.ts';
import { BLOCK_LIMIT_MS, megabytes, printTable, times } from './support/table.ts';

/**
 * `npm run soak -- 20` runs for 20 minutes at half of the peak rate, with expiring mail and open pages. `npm run soak -- 20 mix`
 * sends the real mix, with a connection and STARTTLS for every mail.
 */
const minutes = Number(process.argv[2] ?? 20);
const isMix = process.argv[3] === 'mix';
/** Mails of the mix, until the code is compiled, and to measure the peak. */
const WARM = 3_000;
const MEASURED = 1_000;
const SAMPLE_MS = 15_000;
const SEED_MS = 60_000;
const PER_INBOX = 450;
const PAGES = 100;
const TO_PAGES = PAGES * 45;

const nodeArgs = isMix ? [`--import=${new URL('./support/lift-refusal-limits.ts', import.meta.url)}`] : [];
const mayfly = await startMayfly({ nodeArgs });
try {
  const peak = isMix ? await measureMixPeak() : await measurePeak(mayfly);
  const rate = peak / 2;
  console.log(`peak ${peak.toFixed(0)} msg/s; ${minutes} minutes at ${rate.toFixed(0)} msg/s`);
  const guests: Guest[] = [];
  for (let n = 0; n < PAGES; n++) guests.push(await guestWithInbox(mayfly.http));
  let shown = 0;
  const count = () => {
    shown++;
  };
  const pages = await Promise.all(guests.map(({ token }) => follow(mayfly.http, token, count)));

  // New inboxes every minute, which live for two, so that mail expires and partitions are dropped.
  let round = 0;
  let addresses: string[] = [];
  let mixed: ReturnType<typeof createRealMix>;
  const seed = async () => {
    const name = `soak${round++}`;
    const count = Math.ceil(((rate * SEED_MS) / 1000 / PER_INBOX) * 1.5);
    const { rows } = await mayfly.seedInboxes({ name, count, lifetimeMs: 2 * SEED_MS + 15_000 });
    addresses = rows.map(({ address }) => address);
    if (isMix) mixed = createRealMix({ name, count });
  };
  await seed();
  const seeding = setInterval(() => void seed(), SEED_MS);

  const memory: number[] = [];
  const lags: number[] = [];
  let sent = 0;
  const sample = async () => {
    memory.push(residentBytes(mayfly.pid));
    lags.push(await eventLoopP99(mayfly.http));
    const [size, lag, share] = [
      megabytes(memory.at(-1)!),
      lags.at(-1)!.toFixed(1),
      (taken() * 100).toFixed(0),
    ];
    console.log(
      `${sent} sent, ${size}, event loop p99 ${lag} ms, other machines took ${share} % of the processor`,
    );
  };
  await eventLoopP99(mayfly.http);
  const taken = watchTaken();
  const sampling = setInterval(() => void sample(), SAMPLE_MS);
  const end = performance.now() + minutes * 60_000;
  let toPages = 0;
  const takePage = (n: number) =>
    n % 50 === 0 && toPages < TO_PAGES ? guests[toPages++ % PAGES]!.address : null;
  const base = { port: mayfly.smtpPort, rate };
  await (isMix
    ? sendPacedLikeInternet({
        ...base,
        next(n) {
          if (performance.now() > end) return null;
          sent++;
          const page = takePage(n);
          const mail = mixed(n);
          return page ? { ...mail, recipients: [page] } : mail;
        },
      })
    : sendPaced({
        ...base,
        next(n) {
          if (performance.now() > end) return null;
          sent++;
          return { subject: `soak-${n}`, address: takePage(n) ?? addresses[n % addresses.length]! };
        },
      }));
  clearInterval(seeding);
  clearInterval(sampling);
  await new Promise((resolve) => setTimeout(resolve, 2_000));
  for (const page of pages) page.destroy();

  // The first third is warm-up, in which caches and the heap reach their size.
  const third = Math.floor(memory.length / 3);
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const middle = mean(memory.slice(third, 2 * third));
  const last = mean(memory.slice(2 * third));
  const lag = Math.max(...lags);
  const over = lags.filter((value) => value > BLOCK_LIMIT_MS).length;
  printTable([
    {
      what: `soak, ${minutes} min at ${rate.toFixed(0)} msg/s: memory in the last third`,
      measured: megabytes(last),
      against: `in the middle third ${megabytes(middle)}`,
      ratio: times(last / middle),
      budget: '<= 1.1 x',
      met: last / middle <= 1.1,
    },
    {
      what: `event loop p99, the worst of ${lags.length} measurements (${over} over the limit)`,
      measured: `${lag.toFixed(1)} ms`,
      against: `limit ${BLOCK_LIMIT_MS} ms`,
      ratio: times(lag / BLOCK_LIMIT_MS),
      budget: '<= 1 x',
      met: lag <= BLOCK_LIMIT_MS,
    },
    {
      what: 'mails to open pages that appeared live',
      measured: String(shown),
      against: `sent ${toPages}`,
      ratio: times(shown / toPages),
      budget: '1 x',
      met: shown === toPages,
    },
  ]);
} finally {
  await mayfly.stop();
}

async function measureMixPeak() {
  const name = 'peak';
  await mayfly.seedInboxes({ name, count: WARM });
  const mailOf = createRealMix({ name, count: WARM });
  const load = { port: mayfly.smtpPort, sessions: 40, bytes: 0, name, tls: true, mailOf };
  await sendLikeInternet({ ...load, messages: WARM });
  return Number(process.env.PEAK) || sendLikeInternet({ ...load, messages: MEASURED });
}
