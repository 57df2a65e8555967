import { guestWithInbox } from './support/guest.ts';
import { deliver } from './support/mail.ts';
import { startMayfly } from './support/mayfly.ts';
import { percentile, type Row, times } from './support/table.ts';

const SIZES = [1_000, 10_000, 100_000, 1_000_000];
const REQUESTS = 300;

/** Listing an inbox of 20 messages while more and more are stored in other inboxes. */
export async function benchList(): Promise<Row[]> {
  const mayfly = await startMayfly();
  try {
    const guest = await guestWithInbox(mayfly.http);
    for (let n = 0; n < 20; n++)
      await deliver(mayfly.smtpPort, guest.address, `Subject: list ${n}\r\n\r\nHello.`);
    const medians: number[] = [];
    let stored = 0;
    for (const size of SIZES) {
      await mayfly.fill(size - stored);
      stored = size;
      await list(mayfly.http, guest, 50);
      medians.push(percentile(await list(mayfly.http, guest, REQUESTS), 0.5));
    }
    return SIZES.slice(1).map((size, index) => {
      const ratio = medians[index + 1]! / medians[0]!;
      return {
        what: `list an inbox with ${size.toLocaleString('en')} messages in other inboxes`,
        measured: `${medians[index + 1]!.toFixed(2)} ms`,
        against: `with ${SIZES[0]!.toLocaleString('en')} messages ${medians[0]!.toFixed(2)} ms`,
        ratio: times(ratio),
        budget: '<= 1.5 x',
        met: ratio <= 1.5,
      };
    });
  } finally {
    await mayfly.stop();
  }
}

async function list(http: string, guest: { token: string; address: string }, count: number) {
  const taken: number[] = [];
  for (let n = 0; n < count; n++) {
    const start = performance.now();
    const answer = await fetch(`${http}/api/guest/emails/${guest.address}/messages?view=summary`, {
      headers: { authorization: `Bearer ${guest.token}` },
    });
    const { messages } = (await answer.json()) as { messages: unknown[] };
    if (messages.length !== 20) throw new Error(`${messages.length} messages listed`);
    taken.push(performance.now() - start);
  }
  return taken.sort((a, b) => a - b);
}
