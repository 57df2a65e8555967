import { get } from 'node:http';
import { createConnection, type Socket } from 'node:net';
import { type Mail, send } from './load.ts';
import type { Mayfly } from './mayfly.ts';
import { openSession as openTlsSession } from './smtp-session.ts';

const SESSIONS = 40;

/** Mails per second. A mail costs more at a lower rate, so PEAK sets it for comparing two versions. */
export async function measurePeak(mayfly: Mayfly) {
  const load = { port: mayfly.smtpPort, sessions: 100, bytes: 4096, messages: 6_000 };
  await mayfly.seedInboxes({ name: 'warm', count: load.messages });
  await mayfly.seedInboxes({ name: 'peak', count: load.messages });
  await send({ ...load, name: 'warm' });
  const peak = await send({ ...load, name: 'peak' });
  return Number(process.env.PEAK) || peak;
}

/** Opens an event stream and reports the subject of every mail. */
export function follow(http: string, token: string, onSubject: (subject: string) => void) {
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

/** Sends at a fixed rate. Each session takes the next mail at its scheduled time, until `next` returns null. */
export async function sendPaced({
  port,
  rate,
  next,
  sent = () => {},
  stored = () => {},
}: {
  port: number;
  /** Mails per second. */
  rate: number;
  next: (n: number) => { subject: string; address: string; text?: string } | null;
  /** Called when the last byte is sent, and when the mail got its 250. */
  sent?: (subject: string) => void;
  stored?: (subject: string) => void;
}) {
  const filler = `${'x'.repeat(76)}\r\n`.repeat(50);
  await atRate(rate, async () => {
    const session = await openSession(port);
    return async (n) => {
      const mail = next(n);
      if (!mail) {
        await session.command('QUIT');
        return false;
      }
      await session.command('MAIL FROM:<bench@sender.test>');
      await session.command(`RCPT TO:<${mail.address}>`);
      await session.command('DATA');
      const reply = session.command(`Subject: ${mail.subject}\r\n\r\n${mail.text ?? ''}${filler}.`);
      sent(mail.subject);
      await reply;
      stored(mail.subject);
      return true;
    };
  });
}

/** Sends at a fixed rate as the internet does: with a connection and STARTTLS for every mail. */
export const sendPacedLikeInternet = ({
  port,
  rate,
  next,
}: {
  port: number;
  rate: number;
  next: (n: number) => Mail | null;
}) =>
  atRate(rate, async () => async (n) => {
    const mail = next(n);
    if (!mail) return false;
    const session = await openTlsSession(port, { tls: true });
    await session.send(mail);
    await session.quit();
    return true;
  });

/** Each session sends the next mail at its scheduled time, until there is none. */
async function atRate(rate: number, open: () => Promise<(n: number) => Promise<boolean>>) {
  const start = performance.now();
  let count = 0;
  await Promise.all(
    Array.from({ length: SESSIONS }, async () => {
      const send = await open();
      for (;;) {
        const n = count++;
        const due = start + (n / rate) * 1000;
        if (due > performance.now())
          await new Promise((resolve) => setTimeout(resolve, Math.max(0, due - performance.now())));
        if (!(await send(n))) break;
      }
    }),
  );
}

async function openSession(port: number) {
  const socket: Socket = createConnection(port, '127.0.0.1').setNoDelay(true).setEncoding('latin1');
  const waiting: Array<(line: string) => void> = [];
  socket.on('data', (text) => waiting.shift()?.(String(text)));
  const reply = () => new Promise<string>((resolve) => waiting.push(resolve));
  const command = async (text: string) => {
    const response = reply();
    socket.write(`${text}\r\n`);
    const line = await response;
    if (!/^[23]/.test(line)) throw new Error(`${text.slice(0, 40)}: ${line}`);
  };
  await reply();
  await command('HELO sender.test');
  return { command };
}
