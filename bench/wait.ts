import { type Guest, guestWithInbox } from './support/guest.ts';
import { type Mayfly, startMayfly } from './support/mayfly.ts';
import { measurePeak, sendPaced } from './support/paced.ts';
import { watchProcessor } from './support/processor.ts';
import { createRawClient } from './support/raw-client.ts';
import { percentile, type Row, times } from './support/table.ts';

const LIMIT_MS = 150;
const OTHER_INBOXES = 500;

type Load = {
  what: string;
  guests: number;
  perInbox: number;
  /** The first mails of each inbox are not counted: V8 is still compiling what they run, and others wait behind them. */
  warmUp: number;
  /** One mail in this many is awaited. The others reach inboxes that nobody reads. */
  oneIn: number;
};
const loads: Load[] = [
  { what: 'every mail awaited', guests: 100, perInbox: 50, warmUp: 20, oneIn: 1 },
  { what: 'one mail in ten awaited', guests: 50, perInbox: 18, warmUp: 2, oneIn: 10 },
];

/** The time from the 250 of a mail to the answer of a call that waits for its code, at a quarter of the peak rate. */
export async function benchWait(): Promise<Row[]> {
  const mayfly = await startMayfly();
  try {
    const rate = (await measurePeak(mayfly)) / 4;
    await mayfly.seedInboxes({ name: 'other', count: OTHER_INBOXES });
    const rows: Row[] = [];
    for (const load of loads) rows.push(...(await measure(mayfly, rate, load)));
    return rows;
  } finally {
    await mayfly.stop();
  }
}

async function measure(mayfly: Mayfly, rate: number, load: Load): Promise<Row[]> {
  const { what, perInbox, warmUp, oneIn } = load;
  const guests: Guest[] = [];
  for (let n = 0; n < load.guests; n++) guests.push(await guestWithInbox(mayfly.http));
  const positions = await Promise.all(guests.map((guest) => positionOf(mayfly.http, guest)));
  const stored = new Map<number, number>();
  const answered = new Map<number, number>();
  const loops = guests.map((guest, nth) =>
    waitForCodes(mayfly.http, guest, { since: positions[nth]!, count: perInbox, answered }),
  );
  const total = guests.length * perInbox * oneIn;
  const uncounted = guests.length * warmUp * oneIn;
  let rowOfProcessor = watchProcessor(mayfly);
  await sendPaced({
    port: mayfly.smtpPort,
    rate,
    next(n) {
      if (n === uncounted) rowOfProcessor = watchProcessor(mayfly);
      if (n >= total) return null;
      const text = `Your verification code is ${100_000 + n}\r\n\r\n`;
      const address =
        n % oneIn
          ? `${(n % OTHER_INBOXES) + 1}other@mayfly.test`
          : guests[(n / oneIn) % guests.length]!.address;
      return { subject: `wait-${n}`, address, text };
    },
    stored: (subject) => stored.set(numberOf(subject), performance.now()),
  });
  await Promise.all(loops);
  const processor = rowOfProcessor(what, total - uncounted);
  const taken = [...answered]
    .filter(([n]) => n >= uncounted)
    .map(([n, at]) => Math.max(0, at - stored.get(n)!))
    .sort((a, b) => a - b);
  const [p50, p99] = [percentile(taken, 0.5), percentile(taken, 0.99)];
  return [
    {
      what: `250 to the answer of wait?for=code, p99, at ${rate.toFixed(0)} msg/s, ${what}`,
      measured: `${p99.toFixed(1)} ms (p50 ${p50.toFixed(1)} ms)`,
      against: `limit ${LIMIT_MS} ms`,
      ratio: times(p99 / LIMIT_MS),
      budget: '<= 1 x',
      met: p99 <= LIMIT_MS,
    },
    processor,
  ];
}

const numberOf = (subject: string) => Number(subject.slice('wait-'.length));

/** Waits for all codes of one inbox, one after the other, and notes when each answer came. */
async function waitForCodes(
  http: string,
  { token, address }: Guest,
  { since, count, answered }: { since: string; count: number; answered: Map<number, number> },
) {
  const client = createRawClient(http, token);
  for (let seen = 0; seen < count; ) {
    const { status, header, body } = await client.get(
      `/api/guest/emails/${address}/wait?for=code&timeout=60&since=${since}`,
    );
    since = header('mayfly-position');
    if (status === 204) continue;
    if (status !== 200) throw new Error(`wait: ${status} ${body}`);
    const answer = JSON.parse(body) as { message: { subject: string }; position: string };
    answered.set(numberOf(answer.message.subject), performance.now());
    since = answer.position;
    seen++;
  }
  client.close();
}

/** Where an empty inbox begins, so that no mail is missed. */
async function positionOf(http: string, { token, address }: Guest) {
  const client = createRawClient(http, token);
  const { header } = await client.get(`/api/guest/emails/${address}/wait?timeout=1`);
  client.close();
  return header('mayfly-position');
}
