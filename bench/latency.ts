import { get } from 'node:http';
import { createConnection, type Socket } from 'node:net';
import { type Guest, guestWithInbox } from './support/guest.ts';
import { send } from './support/load.ts';
import { type Mayfly, startMayfly } from './support/mayfly.ts';
import { percentile, type Row } from './support/table.ts';

const GUESTS = 200;
const PER_INBOX = 45;
const SESSIONS = 40;
const BUDGET = { p50: 20, p99: 100 };

/** From the end of DATA to the event in an open stream, at half of the peak measured just before. */
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
    await sendPaced({ port: mayfly.smtpPort, guests, total, rate, sentAt });
    for (let wait = 0; wait < 50 && taken.length < total; wait++)
      await new Promise((r) => setTimeout(r, 100));
    for (const stream of streams) stream.destroy();
    if (taken.length !== total) throw new Error(`${taken.length} of ${total} mails were seen live`);
    taken.sort((a, b) => a - b);
    return (['p50', 'p99'] as const).map((name) => {
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
  } finally {
    await mayfly.stop();
  }
}

async function measurePeak(mayfly: Mayfly) {
  const load = { port: mayfly.smtpPort, sessions: 100, bytes: 4096, messages: 6_000 };
  await mayfly.seedInboxes({ name: 'warm', count: load.messages });
  await mayfly.seedInboxes({ name: 'peak', count: load.messages });
  await send({ ...load, name: 'warm' });
  return send({ ...load, name: 'peak' });
}

function follow(http: string, token: string, onSubject: (subject: string) => void) {
  return new Promise<ReturnType<typeof get>>((resolve) => {
    const request = get(
      `${http}/api/guest/events`,
      { agent: false, headers: { authorization: `Bearer ${token}` } },
      (response) => {
        response.setEncoding('utf8').on('data', (text: string) => {
          for (const [, subject] of text.matchAll(/"subject":"([^"]+)"/g)) onSubject(subject!);
        });
        response.on('error', () => {});
        response.once('data', () => resolve(request));
      },
    );
    request.on('error', () => {});
  });
}

/** Each session takes the next mail when its turn by the clock has come. */
async function sendPaced({
  port,
  guests,
  total,
  rate,
  sentAt,
}: {
  port: number;
  guests: Guest[];
  total: number;
  rate: number;
  sentAt: Map<string, number>;
}) {
  const start = performance.now();
  let next = 0;
  const filler = `${'x'.repeat(76)}\r\n`.repeat(50);
  await Promise.all(
    Array.from({ length: SESSIONS }, async () => {
      const session = await openSession(port);
      while (next < total) {
        const n = next++;
        const due = start + (n / rate) * 1000;
        if (due > performance.now())
          await new Promise((resolve) => setTimeout(resolve, Math.max(0, due - performance.now())));
        const subject = `latency-${n}`;
        await session.say('MAIL FROM:<bench@sender.test>');
        await session.say(`RCPT TO:<${guests[n % guests.length]!.address}>`);
        await session.say('DATA');
        const reply = session.say(`Subject: ${subject}\r\n\r\n${filler}.`);
        sentAt.set(subject, performance.now());
        await reply;
      }
      await session.say('QUIT');
    }),
  );
}

async function openSession(port: number) {
  const socket: Socket = createConnection(port, '127.0.0.1').setNoDelay(true).setEncoding('latin1');
  const waiting: Array<(line: string) => void> = [];
  socket.on('data', (text) => waiting.shift()?.(String(text)));
  const reply = () => new Promise<string>((resolve) => waiting.push(resolve));
  const say = async (text: string) => {
    const answer = reply();
    socket.write(`${text}\r\n`);
    const line = await answer;
    if (!/^[23]/.test(line)) throw new Error(`${text.slice(0, 40)}: ${line}`);
  };
  await reply();
  await say('HELO sender.test');
  return { say };
}
