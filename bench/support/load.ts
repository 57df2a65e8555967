import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createConnection, type Socket } from 'node:net';
import { connect as connectTls } from 'node:tls';
import { promisify } from 'node:util';

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

async function sendByHand(
  { port, messages, sessions, bytes, name, reconnecting, pipelined, tls }: Load,
  recipientsOf: (n: number) => string[],
) {
  const body =
    `From: bench@sender.test\r\nTo: ${name}@mayfly.test\r\nSubject: bench\r\n\r\n${'X'.repeat(78)}\r\n`.padEnd(
      bytes,
      `${'X'.repeat(78)}\r\n`,
    );
  let next = 0;
  await Promise.all(
    Array.from({ length: sessions }, async () => {
      let client = await connect(port, tls);
      while (next < messages) {
        const recipients = recipientsOf(++next);
        const commands = ['MAIL FROM:<bench@sender.test>', ...recipients.map((to) => `RCPT TO:<${to}>`)];
        if (pipelined) await client.commands([...commands, 'DATA']);
        else for (const command of [...commands, 'DATA']) await client.commands([command]);
        await client.commands([`${body}\r\n.`]);
        if (!reconnecting) continue;
        await client.quit();
        client = await connect(port, tls);
      }
      await client.quit();
    }),
  );
}

export async function connect(port: number, tls = false) {
  let socket: Socket = createConnection(port, '127.0.0.1');
  let replies = lines(socket);
  /** Sends the lines in one packet and reads a reply to each: of class 2 or 3, or `refusal` to RCPT. */
  const commands = async (texts: string[], refusal?: string) => {
    socket.write(`${texts.join('\r\n')}\r\n`);
    for (const text of texts) {
      const reply = await replies();
      const isExpected = refusal && text.startsWith('RCPT') ? reply.startsWith(refusal) : /^[23]/.test(reply);
      if (!isExpected) throw new Error(`${text.slice(0, 40)}: ${reply}`);
    }
  };
  await replies();
  if (tls) {
    await commands(['STARTTLS']);
    socket.removeAllListeners('data');
    socket = connectTls({ socket, rejectUnauthorized: false });
    await once(socket, 'secureConnect');
    replies = lines(socket);
  }
  await commands(['HELO sender.test']);
  return {
    commands,
    async quit() {
      await commands(['QUIT']);
      socket.destroy();
    },
  };
}

function lines(socket: Socket) {
  const waiting: Array<(line: string) => void> = [];
  const ready: string[] = [];
  let rest = '';
  socket.setEncoding('latin1').on('data', (text) => {
    const parts = (rest + text).split('\r\n');
    rest = parts.pop()!;
    for (const line of parts) {
      const take = waiting.shift();
      if (take) take(line);
      else ready.push(line);
    }
  });
  return () =>
    new Promise<string>((resolve) => {
      const line = ready.shift();
      if (line !== undefined) resolve(line);
      else waiting.push(resolve);
    });
}
