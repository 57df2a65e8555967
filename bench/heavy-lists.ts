import { type Guest, guestWithInbox } from './support/guest.ts';
import { manyPartsMail } from './support/hostile.ts';
import { deliver } from './support/mail.ts';
import { startMayfly } from './support/mayfly.ts';
import { percentile, type Row, times } from './support/table.ts';

const READERS = 4;
const MAILS = 50;
const PROBES = 200;
const PROBE_EVERY_MS = 20;
const LIMIT_MS = 60;

/** How much slower `/healthz` gets while several guests read lists of heavy mails in a loop. */
export async function benchHeavyLists(): Promise<Row[]> {
  const mayfly = await startMayfly();
  try {
    const guests: Guest[] = [];
    for (let n = 0; n < READERS; n++) guests.push(await guestWithInbox(mayfly.http));
    const raw = manyPartsMail();
    for (let n = 0; n < MAILS; n++)
      await deliver(
        mayfly.smtpPort,
        guests.map(({ address }) => address),
        raw,
      );
    await probe(mayfly.http);
    const quiet = await probe(mayfly.http);
    const reading = { on: true };
    let lists = 0;
    const readers = guests.map(async (guest) => {
      while (reading.on) {
        await readList(mayfly.http, guest);
        lists++;
      }
    });
    const busy = await probe(mayfly.http);
    reading.on = false;
    await Promise.all(readers);
    if (lists < READERS) throw new Error(`only ${lists} lists were read`);
    const difference = busy - quiet;
    return [
      {
        what: `/healthz p95, ${READERS} guests read lists of ${MAILS} mails of 990 parts`,
        measured: `${busy.toFixed(1)} ms, ${difference.toFixed(1)} ms more`,
        against: `quiet ${quiet.toFixed(1)} ms; limit ${LIMIT_MS} ms more`,
        ratio: times(difference / LIMIT_MS),
        budget: '<= 1 x',
        met: difference <= LIMIT_MS,
      },
    ];
  } finally {
    await mayfly.stop();
  }
}

/** The 95th percentile of the response time of `/healthz`. Probes start at fixed times, whether or not others wait. */
async function probe(http: string): Promise<number> {
  const taken = await Promise.all(
    Array.from({ length: PROBES }, async (_, n) => {
      await new Promise((resolve) => setTimeout(resolve, n * PROBE_EVERY_MS));
      const start = performance.now();
      const response = await fetch(`${http}/healthz`);
      await response.arrayBuffer();
      return performance.now() - start;
    }),
  );
  return percentile(
    taken.sort((a, b) => a - b),
    0.95,
  );
}

async function readList(http: string, { token, address }: Guest) {
  const path = `/api/guest/emails/${encodeURIComponent(address)}/messages?view=summary`;
  const response = await fetch(http + path, { headers: { authorization: `Bearer ${token}` } });
  // The list is not parsed, because that would delay the probes.
  const bytes = await response.arrayBuffer();
  if (!response.ok || bytes.byteLength < 1_000) throw new Error(`list: ${response.status}`);
}
