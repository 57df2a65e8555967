import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createConnection } from 'node:net';
import { promisify } from 'node:util';

export type Load = { port: number; messages: number; sessions: number; bytes: number; name: string };

const SMTP_SOURCE = ['/usr/sbin/smtp-source', '/usr/bin/smtp-source', '/usr/local/sbin/smtp-source'].find(
  existsSync,
);
export const loadGenerator = SMTP_SOURCE ? 'smtp-source' : 'own';

/**
 * Sends messages over parallel sessions that stay open, each to the next of the recipients `1NAME@…`, `2NAME@…`.
 * Returns messages per second. Every peer of a run gets its load from the same generator.
 */
export async function send(load: Load): Promise<number> {
  const start = process.hrtime.bigint();
  await (SMTP_SOURCE
    ? sendBySource(SMTP_SOURCE, load)
    : sendByHand(load, (n) => [`${n}${load.name}@mayfly.test`]));
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
    ...['-d', '-N', '-s', String(load.sessions), '-m', String(load.messages), '-l', String(load.bytes)],
    ...['-f', 'bench@sender.test', '-t', to, '-M', 'sender.test', `inet:127.0.0.1:${load.port}`],
  ]);
}

async function sendByHand(
  { port, messages, sessions, bytes, name }: Load,
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
      const socket = createConnection(port, '127.0.0.1');
      const replies = lines(socket);
      const command = async (text: string, expected: string) => {
        socket.write(`${text}\r\n`);
        const reply = await replies();
        if (!reply.startsWith(expected)) throw new Error(`${text.slice(0, 40)}: ${reply}`);
      };
      await replies();
      await command('HELO sender.test', '250');
      while (next < messages) {
        const recipients = recipientsOf(++next);
        await command('MAIL FROM:<bench@sender.test>', '250');
        for (const to of recipients) await command(`RCPT TO:<${to}>`, '250');
        await command('DATA', '354');
        await command(`${body}\r\n.`, '250');
      }
      await command('QUIT', '221');
      socket.destroy();
    }),
  );
}

function lines(socket: ReturnType<typeof createConnection>) {
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
