import { execFile } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { get } from 'node:http';
import { connect, type Socket } from 'node:net';
import { connect as connectTls } from 'node:tls';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { freePort } from '#tests/support/free-port.ts';
import { startMayfly } from './support/mayfly.ts';
import { residentBytes } from './support/rss.ts';
import { megabytes, percentile, type Row, times } from './support/table.ts';

const RATE = 5_000;
const SECONDS = 10;
const WARM_SECONDS = 3;
const PROBE_EVERY_MS = 100;
const PROBE_MS = 5_000;
/** What is left open or in memory for other reasons. V8 keeps some of the memory that it once needed. */
const SPARE = { files: 20, bytes: 64 * 2 ** 20 };
const BACK_MS = 10_000;
const LIMIT_MS = 1_000;

const flood = fileURLToPath(new URL('./support/flood.ts', import.meta.url));
const run = promisify(execFile);

/** One address opens connections as fast as it can, while others use every door. */
export async function benchConnections(): Promise<Row[]> {
  const ports = { imap: await freePort(), imaps: await freePort(), pop3s: await freePort() };
  const mayfly = await startMayfly({
    env: {
      SENDER_CHECKS: 'off',
      IMAP_PORT: String(ports.imap),
      IMAPS_PORT: String(ports.imaps),
      POP3S_PORT: String(ports.pop3s),
    },
  });
  const probes: Record<string, () => Promise<void>> = {
    '/healthz': () => askHttp(`${mayfly.http}/healthz`),
    smtp: () => greeted(connectTo(mayfly.smtpPort, '127.0.0.3')),
    imap: () => greeted(connectTo(ports.imap, '127.0.0.4')),
    imaps: () => greeted(connectTo(ports.imaps, '127.0.0.5', { secure: true })),
  };
  try {
    const rows: Row[] = [];
    for (const [door, port] of Object.entries({ ...ports, smtp: mayfly.smtpPort })) {
      await attack(port, WARM_SECONDS);
      await pause(BACK_MS);
      const before = usageOf(mayfly.pid);
      const watching = Object.entries(probes).map(([name, probe]) => watch(name, probe));
      const { rate, most } = await attack(port, SECONDS);
      const ended = performance.now();
      const seen = await Promise.all(watching.map(({ stop }) => stop()));
      let after = usageOf(mayfly.pid);
      while (!isBack(before, after) && performance.now() - ended < BACK_MS) {
        await pause(100);
        after = usageOf(mayfly.pid);
      }
      const backAfter = performance.now() - ended;
      const attacked = `${door}: ${Math.round(rate).toLocaleString('en')} connections a second, ${most.toLocaleString('en')} open at most`;
      rows.push(...seen.map((one) => probeRow(attacked, one, one.name === door)), {
        what: `${attacked}; back to what was before`,
        measured: isBack(before, after) ? `${(backAfter / 1_000).toFixed(1)} s` : 'never',
        against: `${before.files} files and ${megabytes(before.bytes)}, then ${after.files} and ${megabytes(after.bytes)}`,
        ratio: times(backAfter / BACK_MS),
        budget: '<= 1 x',
        met: isBack(before, after),
      });
    }
    return rows;
  } finally {
    await mayfly.stop();
  }
}

async function attack(port: number, seconds: number) {
  const { stdout } = await run(process.execPath, [flood, String(port), String(RATE), String(seconds)]);
  return JSON.parse(stdout) as { rate: number; most: number };
}

const usageOf = (pid: number) => ({
  files: readdirSync(`/proc/${pid}/fd`).length,
  bytes: residentBytes(pid),
});
type Usage = ReturnType<typeof usageOf>;
const isBack = (before: Usage, after: Usage) =>
  after.files <= before.files + SPARE.files && after.bytes <= before.bytes + SPARE.bytes;

/** Uses a door again and again until it is stopped. */
function watch(name: string, probe: () => Promise<void>) {
  const latencies: number[] = [];
  let failed = 0;
  let isStopped = false;
  const done = (async () => {
    while (!isStopped) {
      const begun = performance.now();
      await probe().then(
        () => latencies.push(performance.now() - begun),
        () => failed++,
      );
      await pause(PROBE_EVERY_MS);
    }
  })();
  return {
    async stop() {
      isStopped = true;
      await done;
      return { name, failed, latencies: latencies.sort((a, b) => a - b) };
    },
  };
}

function probeRow(
  attacked: string,
  { name, failed, latencies }: { name: string; failed: number; latencies: number[] },
  isAttacked: boolean,
): Row {
  const [half, slow, most] = [0.5, 0.99, 1].map((p) => percentile(latencies, p) ?? PROBE_MS);
  return {
    what: `${attacked}; ${name} for others`,
    measured: `${half!.toFixed(0)} ms, 99 % ${slow!.toFixed(0)} ms, at most ${most!.toFixed(0)} ms`,
    against: `${failed} of ${failed + latencies.length} failed, limit ${LIMIT_MS} ms`,
    ratio: times(slow! / LIMIT_MS),
    budget: isAttacked ? '' : '<= 1 x',
    // Others wait in one queue with the attacker here.
    met: isAttacked ? null : failed === 0 && slow! <= LIMIT_MS,
  };
}

const askHttp = (url: string) =>
  inProbeTime((resolve, reject) => {
    const request = get(url, { agent: false, localAddress: '127.0.0.2' }, (answer) => {
      answer.resume();
      answer.on('end', resolve);
    });
    request.on('error', reject);
    return request;
  });

const greeted = (socket: Socket) =>
  inProbeTime((resolve, reject) => {
    socket.once('data', resolve);
    socket.on('error', reject);
    socket.on('close', reject);
    return socket;
  });

function connectTo(port: number, localAddress: string, { secure = false } = {}): Socket {
  const options = { port, host: '127.0.0.1', localAddress };
  return secure ? connectTls({ ...options, rejectUnauthorized: false }) : connect(options);
}

async function inProbeTime(
  ask: (resolve: () => void, reject: (error?: unknown) => void) => { destroy: () => unknown },
) {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const asked = ask(resolve, reject);
  const timer = setTimeout(reject, PROBE_MS);
  try {
    await promise;
  } finally {
    clearTimeout(timer);
    asked.destroy();
  }
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
