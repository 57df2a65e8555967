import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { promisify } from 'node:util';
import { openSession } from './smtp-session.ts';

export type Load = {
  port: number;
  messages: number;
  sessions: number;
  bytes: number;
  name: string;
  /** Recipients of each mail; one unless set. */
  recipients?: number;
  /** A new connection for every mail. */
  reconnecting?: boolean;
  /** MAIL, RCPT and DATA in one packet. smtp-source cannot do this, so our own generator sends it. */
  pipelined?: boolean;
  /** Begins with STARTTLS. Our own generator sends it, too. */
  tls?: boolean;
  /** With both, each session resumes the TLS session of its last connection. */
  resuming?: boolean;
};

/** What a mail is made of, when not all are alike. Recipients `unknown…` are refused. */
export type Mail = { recipients: string[]; text: string };

/** Loads that only our own generator sends. */
export type OwnLoad = Load & {
  mailOf?: (n: number) => Mail;
  /** Gets the milliseconds from the beginning of a connection to the reply to its mail. */
  onMail?: (ms: number) => void;
};

const SMTP_SOURCE = ['/usr/sbin/smtp-source', '/usr/bin/smtp-source', '/usr/local/sbin/smtp-source'].find(
  existsSync,
);
export const loadGenerator = SMTP_SOURCE ? 'smtp-source' : 'own';

/**
 * Sends messages over parallel sessions that stay open, each to the next of the recipients `1NAME@…`, `2NAME@…`.
 * Returns messages per second. Every peer of a run gets its load from the same generator.
 */
export async function send(load: Load): Promise<number> {
  const { recipients = 1, name } = load;
  const addressesOf = (n: number) =>
    Array.from({ length: recipients }, (_, nth) => `${(n - 1) * recipients + nth + 1}${name}@mayfly.test`);
  const start = process.hrtime.bigint();
  await (SMTP_SOURCE && !load.pipelined && !load.tls
    ? sendBySource(SMTP_SOURCE, load)
    : sendByHand(load, addressesOf));
  return load.messages / (Number(process.hrtime.bigint() - start) / 1e9);
}

/** Sends each message to all recipients of the next group. Returns messages per second. */
export async function sendToMany({
  groups,
  ...load
}: Omit<Load, 'name'> & { groups: string[][] }): Promise<number> {
  const start = performance.now();
  await sendByHand({ ...load, name: 'bench' }, (n) => groups[n % groups.length]!);
  return load.messages / ((performance.now() - start) / 1000);
}

async function sendBySource(path: string, load: Load) {
  const to = `${load.name}@mayfly.test`;
  await promisify(execFile)(path, [
    ...(load.reconnecting ? [] : ['-d']),
    ...['-N', '-s', String(load.sessions), '-m', String(load.messages), '-l', String(load.bytes)],
    ...['-r', String(load.recipients ?? 1)],
    ...['-f', 'bench@sender.test', '-t', to, '-M', 'sender.test', `inet:127.0.0.1:${load.port}`],
  ]);
}

/** Sends as the internet does: EHLO, and no pipelining. Returns messages per second. */
export async function sendLikeInternet(load: Omit<OwnLoad, 'reconnecting' | 'pipelined'>): Promise<number> {
  const start = performance.now();
  await sendByHand({ ...load, reconnecting: true }, (n) => [`${n}${load.name}@mayfly.test`]);
  return load.messages / ((performance.now() - start) / 1000);
}

async function sendByHand(
  { port, messages, sessions, bytes, name, reconnecting, pipelined, ...load }: OwnLoad,
  recipientsOf: (n: number) => string[],
) {
  const text =
    `From: bench@sender.test\r\nTo: ${name}@mayfly.test\r\nSubject: bench\r\n\r\n${'X'.repeat(78)}\r\n`.padEnd(
      bytes,
      `${'X'.repeat(78)}\r\n`,
    );
  const { tls, resuming, onMail, mailOf = (n) => ({ recipients: recipientsOf(n), text }) } = load;
  let next = 0;
  await Promise.all(
    Array.from({ length: sessions }, async () => {
      let client: Awaited<ReturnType<typeof openSession>> | null = null;
      let ticket: Buffer | undefined;
      while (next < messages) {
        const mail = mailOf(++next);
        const start = performance.now();
        client ??= await openSession(port, { tls, ticket });
        await (pipelined ? client.sendPipelined(mail) : client.send(mail));
        onMail?.(performance.now() - start);
        if (!reconnecting) continue;
        await client.quit();
        if (resuming) ticket = client.ticket();
        client = null;
      }
      await client?.quit();
    }),
  );
}
