import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { connect as connectTls } from 'node:tls';

/** A POP3 client that sends exactly what it is given. Everything is read as Latin-1, so that bytes stay bytes. */
export async function connectPop3(port: number, { secure = false }: { secure?: boolean } = {}) {
  const options = { port, host: '127.0.0.1' };
  let socket: Socket = secure ? connectTls({ ...options, rejectUnauthorized: false }) : connect(options);
  let received = '';
  let ended = false;
  let wake: (() => void) | null = null;
  function listen() {
    socket.setEncoding('latin1');
    socket.on('data', (text: string) => {
      received += text;
      wake?.();
    });
    for (const event of ['end', 'close', 'error'])
      socket.on(event, () => {
        ended = true;
        wake?.();
      });
  }
  listen();

  /** Everything up to the first place where `end` matches. Null when the server closes before. */
  async function upTo(end: RegExp): Promise<string | null> {
    for (;;) {
      const match = end.exec(received);
      if (match) {
        const taken = received.slice(0, match.index + match[0].length);
        received = received.slice(taken.length);
        return taken;
      }
      if (ended) return null;
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    }
  }
  const line = async () => (await upTo(/\r\n/))?.slice(0, -2) ?? 'closed';

  const client = {
    get socket() {
      return socket;
    },
    line,
    write: (text: string | Buffer) => void socket.write(text),
    ask(command: string): Promise<string> {
      socket.write(`${command}\r\n`);
      return line();
    },
    /** The lines of a longer answer, with their ends and without the doubled dots; or the error alone. */
    async askMany(command: string): Promise<string> {
      const first = await client.ask(command);
      if (!first.startsWith('+OK')) return first;
      const text = (await upTo(/(^|\r\n)\.\r\n/)) ?? 'closed';
      return text.slice(0, -3).replace(/^\.\./gm, '.');
    },
    async login(user: string, password: string): Promise<string> {
      await client.ask(`USER ${user}`);
      return client.ask(`PASS ${password}`);
    },
    async startTls() {
      await client.ask('STLS');
      socket.removeAllListeners();
      const encrypted = connectTls({ socket, rejectUnauthorized: false });
      await once(encrypted, 'secureConnect');
      socket = encrypted;
      received = '';
      listen();
    },
    destroy: () => void socket.destroy(),
  };
  const greeting = await line();
  return Object.assign(client, { greeting });
}

export type Pop3Client = Awaited<ReturnType<typeof connectPop3>>;
