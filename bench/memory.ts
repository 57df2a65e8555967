import { get } from 'node:http';
import { timings } from '#contract/timings.ts';
import { guestWithInbox } from './support/guest.ts';
import { startMayfly } from './support/mayfly.ts';
import { longestBlock } from './support/metrics.ts';
import { proportionalBytes, residentBytes } from './support/rss.ts';
import { blockRow, megabytes, type Row, times } from './support/table.ts';

const STREAMS = 10_000;
const PER_GUEST = 20;
const PER_NETWORK = 200;
const IDLE = 250 * 2 ** 20;
const PER_STREAM = 20 * 1024;
/** Longer than the database connections that only the start needed stay open. */
const START_MS = 40_000;

/** The memory of the idle process with its database, and the memory and time that ten thousand event streams add. */
export async function benchMemory(): Promise<Row[]> {
  const mayfly = await startMayfly();
  const open: Array<ReturnType<typeof get>> = [];
  try {
    await new Promise((resolve) => setTimeout(resolve, START_MS));
    const idle = proportionalBytes(mayfly.pid) + proportionalBytes(mayfly.postmasterPid);
    const guests = [];
    for (let n = 0; n < STREAMS / PER_GUEST; n++) guests.push(await guestWithInbox(mayfly.http));
    const before = residentBytes(mayfly.pid);
    for (const guest of guests)
      await Promise.all(Array.from({ length: PER_GUEST }, () => openStream(mayfly.http, guest.token, open)));
    await new Promise((resolve) => setTimeout(resolve, 3_000));
    const perStream = (residentBytes(mayfly.pid) - before) / open.length;
    await longestBlock(mayfly.http);
    await new Promise((resolve) => setTimeout(resolve, timings.eventHeartbeat));
    const heartbeats = await longestBlock(mayfly.http);
    // The notification connection is lost, so every stream checks for missed messages.
    await mayfly.pool.query(
      "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'mayfly live'",
    );
    await new Promise((resolve) => setTimeout(resolve, 5_000));
    const reconnect = await longestBlock(mayfly.http);
    return [
      {
        what: 'idle, database included',
        measured: megabytes(idle),
        against: `limit ${megabytes(IDLE)}`,
        ratio: times(idle / IDLE),
        budget: '<= 1 x',
        met: idle <= IDLE,
      },
      {
        what: `memory per event stream, with ${open.length.toLocaleString('en')} of them`,
        measured: `${(perStream / 1024).toFixed(1)} KB`,
        against: `limit ${PER_STREAM / 1024} KB`,
        ratio: times(perStream / PER_STREAM),
        budget: '<= 1 x',
        met: perStream <= PER_STREAM,
      },
      blockRow(`${open.length.toLocaleString('en')} event streams, heartbeats`, heartbeats),
      blockRow(`${open.length.toLocaleString('en')} event streams, the database comes back`, reconnect),
    ];
  } finally {
    for (const request of open) request.destroy();
    await mayfly.stop();
  }
}

export function openStream(http: string, token: string, open: Array<ReturnType<typeof get>>) {
  return new Promise<void>((resolve, reject) => {
    const request = get(
      `${http}/api/guest/events`,
      {
        agent: false,
        headers: { authorization: `Bearer ${token}` },
        // The number of streams per network is limited.
        localAddress: `127.0.4.${1 + Math.floor(open.length / PER_NETWORK)}`,
      },
      (response) => {
        if (response.statusCode !== 200) return reject(new Error(`event stream: ${response.statusCode}`));
        response.on('error', () => {});
        response.once('data', () => resolve());
        response.resume();
      },
    );
    request.on('error', reject);
    open.push(request);
  });
}
