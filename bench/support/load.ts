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
 * Returns messages a second. The same generator serves every peer of a run.
 */
export async function send(load: Load): Promise<number> {
  const start = process.hrtime.bigint();
  await (SMTP_SOURCE ? sendBySource(SMTP_SOURCE, load) : sendByHand(load));
  return load.messages / (Number(process.hrtime.bigint() - start) / 1e9);
}

async function sendBySource(path: string, load: Load) {
  const to = `${load.name}@mayfly.test`;
  await promisify(execFile)(path, [
    ...['-d', '-N', '-s', String(load.sessions), '-m', String(load.messages), '-l', String(load.bytes)],
    ...['-f', 'bench@sender.test', '-t', to, '-M', 'sender.test', `inet:127.0.0.1:${load.port}`],
  ]);
}

async function sendByHand({ port, messages, sessions, bytes, name }: Load) {
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
      const say = async (text: string, expected: string) => {
        socket.write(`${text}\r\n`);
        const reply = await replies();
        if (!reply.startsWith(expected)) throw new Error(`${text.slice(0, 40)}: ${reply}`);
      };
      await replies();
      await say('HELO sender.test', '250');
      while (next < messages) {
        const to = `${++next}${name}@mayfly.test`;
        await say('MAIL FROM:<bench@sender.test>', '250');
        await say(`RCPT TO:<${to}>`, '250');
        await say('DATA', '354');
        await say(`${body}\r\n.`, '250');
      }
      await say('QUIT', '221');
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
