import { openTextSocket, type SocketOptions } from './text-socket.ts';

/** An IMAP client that sends exactly what it is given. */
export async function connectImap(port: number, options: SocketOptions = {}) {
  const socket = openTextSocket(port, options);
  let tags = 0;

  const client = Object.assign(socket, {
    /** One answer, with its literals. */
    answer: () => socket.take(answerLength),
    /** The answers up to the one with this tag. */
    async until(tag: string): Promise<{ lines: string[]; done: string }> {
      const lines: string[] = [];
      for (;;) {
        const line = (await client.answer())?.slice(0, -2);
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
      await socket.encrypt();
      return done;
    },
    greeting: null as string | null,
  });
  client.greeting = await client.answer();
  return client;
}

export type ImapClient = Awaited<ReturnType<typeof connectImap>>;

export function answerLength(text: string): number | null {
  for (let at = 0; ; ) {
    const end = text.indexOf('\r\n', at);
    if (end < 0) return null;
    const literal = /\{(\d+)\}$/.exec(text.slice(at, end));
    if (!literal) return end + 2;
    at = end + 2 + Number(literal[1]);
  }
}
