import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { type ConnectionOptions, connect as connectTls } from 'node:tls';

export type Reply = { code: number; text: string; lines: string[] };

/** An SMTP client that sends exactly the bytes it is given, so that it can also misbehave. */
export async function connectSmtp(
  port: number,
  {
    greet = true,
    host = '127.0.0.1',
    from,
    header,
  }: {
    greet?: boolean;
    host?: string;
    from?: string;
    /** What a proxy says first. */
    header?: Buffer | undefined;
  } = {},
) {
  let socket: Socket = connect({
    port,
    host,
    noDelay: true,
    ...(from ? { localAddress: from } : {}),
  });
  if (header) socket.write(header);
  let received = '';
  let ended = false;
  let waiting: (() => void) | null = null;

  function listen() {
    socket.setEncoding('latin1');
    socket.on('data', (text: string) => {
      received += text;
      waiting?.();
    });
    const end = () => {
      ended = true;
      waiting?.();
    };
    socket.on('close', end);
    socket.on('end', end);
    socket.on('error', end);
  }
  listen();

  /** The next complete reply, or null when the server has closed the connection. */
  async function reply(): Promise<Reply | null> {
    for (;;) {
      const match = /^(?:\d{3}-.*\r\n)*(\d{3})(?: (.*))?\r\n/.exec(received);
      if (match) {
        received = received.slice(match[0].length);
        const lines = match[0].trimEnd().split('\r\n');
        return { code: Number(match[1]), text: match[2] ?? '', lines };
      }
      if (ended) return null;
      await new Promise<void>((resolve) => {
        waiting = resolve;
      });
    }
  }

  const client = {
    reply,
    get socket() {
      return socket;
    },
    write: (bytes: string | Buffer) => void socket.write(bytes),
    async command(line: string): Promise<Reply> {
      socket.write(`${line}\r\n`);
      return (await reply()) ?? { code: 0, text: 'closed', lines: [] };
    },
    /** Sends DATA and the dot-stuffed mail, and returns the last reply. */
    async data(raw: string | Buffer): Promise<Reply> {
      const ready = await client.command('DATA');
      if (ready.code !== 354) return ready;
      socket.write(stuffed(raw));
      return (await reply()) ?? { code: 0, text: 'closed', lines: [] };
    },
    /** `pipelined` is sent in clear in the same packet. */
    async startTls(pipelined = '', options: ConnectionOptions = {}) {
      const go = await client.command(`STARTTLS\r\n${pipelined}`.trimEnd());
      if (go.code !== 220) return go;
      socket.removeAllListeners();
      const secure = connectTls({ socket, rejectUnauthorized: false, ...options });
      await once(secure, 'secureConnect');
      socket = secure;
      received = '';
      listen();
      return go;
    },
    get closed() {
      return ended;
    },
    async quit() {
      if (ended) return;
      socket.end('QUIT\r\n');
      await once(socket, 'close');
    },
    destroy: () => void socket.destroy(),
  };

  const banner = await reply();
  if (greet && banner?.code === 220) await client.command('EHLO client.example');
  return Object.assign(client, { banner });
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
