import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { connect as connectTls } from 'node:tls';

/** An IMAP client that sends exactly what it is given. Everything is read as Latin-1, so that bytes stay bytes. */
export async function connectImap(port: number, { secure = false }: { secure?: boolean } = {}) {
  const options = { port, host: '127.0.0.1' };
  let socket: Socket = secure ? connectTls({ ...options, rejectUnauthorized: false }) : connect(options);
  let received = '';
  let ended = false;
  let wake: (() => void) | null = null;
  let tags = 0;

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

  /** Waits until `find` gives the length of what was awaited, and takes it. Null when the server has closed. */
  async function take(find: (text: string) => number | null): Promise<string | null> {
    for (;;) {
      const length = find(received);
      if (length !== null) {
        const taken = received.slice(0, length);
        received = received.slice(length);
        return taken;
      }
      if (ended) return null;
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    }
  }

  /** One answer, with its literals. */
  const answer = () =>
    take((text) => {
      for (let at = 0; ; ) {
        const end = text.indexOf('\r\n', at);
        if (end < 0) return null;
        const literal = /\{(\d+)\}$/.exec(text.slice(at, end));
        if (!literal) return end + 2;
        at = end + 2 + Number(literal[1]);
      }
    });

  const client = {
    get socket() {
      return socket;
    },
    get ended() {
      return ended;
    },
    answer,
    write: (text: string | Buffer) => void socket.write(text),
    /** The answers up to the one with this tag. */
    async until(tag: string): Promise<{ lines: string[]; done: string }> {
      const lines: string[] = [];
      for (;;) {
        const line = (await answer())?.slice(0, -2);
        if (line === undefined) return { lines, done: 'closed' };
        if (line.startsWith(`${tag} `)) return { lines, done: line.slice(tag.length + 1) };
        lines.push(line);
      }
    },
    async ask(command: string) {
      const tag = `a${++tags}`;
      socket.write(`${tag} ${command}\r\n`);
      return client.until(tag);
    },
    async login(user: string, password: string) {
      return (await client.ask(`LOGIN "${user}" "${password}"`)).done;
    },
    async startTls(): Promise<string> {
      const { done } = await client.ask('STARTTLS');
      socket.removeAllListeners();
      const encrypted = connectTls({ socket, rejectUnauthorized: false });
      await once(encrypted, 'secureConnect');
      socket = encrypted;
      received = '';
      listen();
      return done;
    },
    /** Everything that comes until the server closes. */
    rest: () => take((text) => (ended ? text.length : null)),
    destroy: () => void socket.destroy(),
  };
  const greeting = await answer();
  return Object.assign(client, { greeting });
}

export type ImapClient = Awaited<ReturnType<typeof connectImap>>;
