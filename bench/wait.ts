import { Agent, get } from 'node:http';
import { type Guest, guestWithInbox } from './support/guest.ts';
import { startMayfly } from './support/mayfly.ts';
import { measurePeak, sendPaced } from './support/paced.ts';
import { percentile, type Row, times } from './support/table.ts';

const GUESTS = 100;
const PER_INBOX = 40;
/** The first mails of each inbox are not counted, because V8 is still compiling the code that they run. */
const WARM_UP = 10;
const LIMIT_MS = 150;

/** The time from the 250 of a mail to the answer of a call that waits for its code, at a quarter of the peak rate. */
export async function benchWait(): Promise<Row[]> {
  const mayfly = await startMayfly();
  try {
    const peak = await measurePeak(mayfly);
    const guests: Guest[] = [];
    for (let n = 0; n < GUESTS; n++) guests.push(await guestWithInbox(mayfly.http));
    const stored = new Map<string, number>();
    const answered = new Map<string, number>();
    const loops = guests.map((guest) => waitForCodes(mayfly.http, guest, answered));
    // Every loop has to be waiting before the first mail.
    await new Promise((resolve) => setTimeout(resolve, 2_000));
    const total = GUESTS * PER_INBOX;
    const uncounted = GUESTS * WARM_UP;
    const rate = peak / 4;
    await sendPaced({
      port: mayfly.smtpPort,
      rate,
      next: (n) =>
        n < total
          ? {
              subject: `wait-${n}`,
              address: guests[n % guests.length]!.address,
              text: `Your verification code is ${100_000 + n}\r\n\r\n`,
            }
          : null,
      stored: (subject) => stored.set(subject, performance.now()),
    });
    await Promise.all(loops);
    if (answered.size !== total) throw new Error(`${answered.size} of ${total} codes were found`);
    const taken = [...answered]
      .filter(([subject]) => Number(subject.slice('wait-'.length)) >= uncounted)
      .map(([subject, at]) => Math.max(0, at - stored.get(subject)!));
    const p99 = percentile(
      taken.sort((a, b) => a - b),
      0.99,
    );
    return [
      {
        what: `250 to the answer of wait?for=code, p99, at ${rate.toFixed(0)} msg/s`,
        measured: `${p99.toFixed(1)} ms`,
        against: `limit ${LIMIT_MS} ms`,
        ratio: times(p99 / LIMIT_MS),
        budget: '<= 1 x',
        met: p99 <= LIMIT_MS,
      },
    ];
  } finally {
    await mayfly.stop();
  }
}

/** Waits for all codes of one inbox, one after the other, and notes when each answer came. */
async function waitForCodes(http: string, { token, address }: Guest, answered: Map<string, number>) {
  const agent = new Agent({ keepAlive: true });
  let since = 'now';
  for (let count = 0; count < PER_INBOX; ) {
    const { status, position, body } = await ask(
      `${http}/api/guest/emails/${address}/wait?for=code&timeout=60&since=${since}`,
      { agent, headers: { authorization: `Bearer ${token}` } },
    );
    if (status === 204) {
      since = position;
      continue;
    }
    if (status !== 200) throw new Error(`wait: ${status} ${body}`);
    const answer = JSON.parse(body) as { message: { subject: string }; position: string };
    answered.set(answer.message.subject, performance.now());
    since = answer.position;
    count++;
  }
  agent.destroy();
}

const ask = (url: string, options: { agent: Agent; headers: Record<string, string> }) =>
  new Promise<{ status: number; position: string; body: string }>((resolve, reject) => {
    get(url, options, (response) => {
      let body = '';
      response.setEncoding('utf8').on('data', (text: string) => {
        body += text;
      });
      response.once('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          position: String(response.headers['mayfly-position'] ?? ''),
          body,
        }),
      );
    }).once('error', reject);
  });
