import { once } from 'node:events';
import type { ConnectionOptions } from 'node:tls';
import { openTextSocket, type SocketOptions } from './text-socket.ts';

export type Reply = { code: number; text: string; lines: string[] };

const REPLY = /^(?:\d{3}-.*\r\n)*(\d{3})(?: (.*))?\r\n/;
const closed: Reply = { code: 0, text: 'closed', lines: [] };

/** An SMTP client that sends exactly the bytes it is given, so that it can also misbehave. */
export async function connectSmtp(
  port: number,
  { greet = true, ...options }: SocketOptions & { greet?: boolean } = {},
) {
  const socket = openTextSocket(port, options);

  const client = Object.assign(socket, {
    /** The next complete reply, or null when the server has closed the connection. */
    async reply(): Promise<Reply | null> {
      const taken = await socket.take((text) => REPLY.exec(text)?.[0].length ?? null);
      if (taken === null) return null;
      const [, code, text = ''] = REPLY.exec(taken)!;
      return { code: Number(code), text, lines: taken.trimEnd().split('\r\n') };
    },
    async command(line: string): Promise<Reply> {
      socket.write(`${line}\r\n`);
      return (await client.reply()) ?? closed;
    },
    /** Sends DATA and the dot-stuffed mail, and returns the last reply. */
    async data(raw: string | Buffer): Promise<Reply> {
      const ready = await client.command('DATA');
      if (ready.code !== 354) return ready;
      socket.write(stuffed(raw));
      return (await client.reply()) ?? closed;
    },
    /** `pipelined` is sent in clear in the same packet. */
    async startTls(pipelined = '', tls: ConnectionOptions = {}): Promise<Reply> {
      const go = await client.command(`STARTTLS\r\n${pipelined}`.trimEnd());
      if (go.code === 220) await socket.encrypt(tls);
      return go;
    },
    async quit() {
      if (socket.closed) return;
      socket.socket.end('QUIT\r\n');
      await once(socket.socket, 'close');
    },
    banner: null as Reply | null,
  });

  client.banner = await client.reply();
  if (greet && client.banner?.code === 220) await client.command('EHLO client.example');
  return client;
}

export type SmtpClient = Awaited<ReturnType<typeof connectSmtp>>;

/** Sends one mail, from 127.0.0.1 or another `network`. Returns the replies to each RCPT and to the end of DATA (null when no recipient was accepted). */
export async function sendMail(
  port: number,
  {
    to,
    raw,
    from = 'sender@example.org',
    network,
    header,
  }: { to: string | string[]; raw: string | Buffer; from?: string; network?: string; header?: Buffer },
) {
  const client = await connectSmtp(port, { ...(network ? { from: network } : {}), header });
  try {
    await client.command(`MAIL FROM:<${from}>`);
    const recipients: Reply[] = [];
    for (const address of [to].flat()) recipients.push(await client.command(`RCPT TO:<${address}>`));
    const accepted = recipients.some(({ code }) => code === 250);
    return { recipients, end: accepted ? await client.data(raw) : null };
  } finally {
    client.destroy();
  }
}

/** The bytes to send after DATA. A mail without a final line break gets one. */
export function stuffed(raw: string | Buffer): Buffer {
  const bytes = Buffer.from(raw as string);
  const ends = bytes.length === 0 || bytes.subarray(-2).toString() === '\r\n';
  const end = Buffer.from(ends ? '.\r\n' : '\r\n.\r\n');
  if (bytes[0] !== 0x2e && !bytes.includes('\r\n.')) return Buffer.concat([bytes, end]);
  const text = bytes.toString('latin1').replace(/^\./, '..').replaceAll('\r\n.', '\r\n..');
  return Buffer.concat([Buffer.from(text, 'latin1'), end]);
}
