import { type Guest, guestWithInbox } from './support/guest.ts';
import { startMayfly } from './support/mayfly.ts';
import { follow, measurePeak, sendPaced } from './support/paced.ts';
import { watchProcessor } from './support/processor.ts';
import { percentile, type Row } from './support/table.ts';

const GUESTS = 200;
const PER_INBOX = 45;
const BUDGET = { p50: 20, p99: 100 };

/** The time from the end of DATA to the event in an open stream, at half of the peak rate. */
export async function benchLatency(): Promise<Row[]> {
  const mayfly = await startMayfly();
  try {
    const peak = await measurePeak(mayfly);
    const guests: Guest[] = [];
    for (let n = 0; n < GUESTS; n++) guests.push(await guestWithInbox(mayfly.http));
    const sentAt = new Map<string, number>();
    const taken: number[] = [];
    const streams = await Promise.all(
      guests.map((guest) =>
        follow(mayfly.http, guest.token, (subject) => {
          const at = sentAt.get(subject);
          if (at !== undefined) taken.push(performance.now() - at);
        }),
      ),
    );
    const total = GUESTS * PER_INBOX;
    const rate = peak / 2;
    const rowOfProcessor = watchProcessor(mayfly);
    await sendPaced({
      port: mayfly.smtpPort,
      rate,
      next: (n) =>
        n < total ? { subject: `latency-${n}`, address: guests[n % guests.length]!.address } : null,
      sent: (subject) => sentAt.set(subject, performance.now()),
    });
    for (let wait = 0; wait < 50 && taken.length < total; wait++)
      await new Promise((r) => setTimeout(r, 100));
    const processor = rowOfProcessor('every mail on an open page', total);
    for (const stream of streams) stream.destroy();
    if (taken.length !== total) throw new Error(`${taken.length} of ${total} mails arrived live`);
    taken.sort((a, b) => a - b);
    const rows = (['p50', 'p99'] as const).map((name): Row => {
      const value = percentile(taken, name === 'p50' ? 0.5 : 0.99);
      return {
        what: `end of DATA to event, ${name}, at ${rate.toFixed(0)} msg/s`,
        measured: `${value.toFixed(1)} ms`,
        against: `limit ${BUDGET[name]} ms`,
        ratio: `${(value / BUDGET[name]).toFixed(2)} x`,
        budget: '<= 1 x',
        met: value <= BUDGET[name],
      };
    });
    return [...rows, processor];
  } finally {
    await mayfly.stop();
  }
}
