import { openTextSocket, type SocketOptions } from './text-socket.ts';

/** A POP3 client that sends exactly what it is given. */
export async function connectPop3(port: number, options: SocketOptions = {}) {
  const socket = openTextSocket(port, options);
  /** Everything up to the first place where `end` matches. */
  const upTo = (end: RegExp) =>
    socket.take((text) => {
      const match = end.exec(text);
      return match && match.index + match[0].length;
    });

  const client = Object.assign(socket, {
    line: async () => (await upTo(/\r\n/))?.slice(0, -2) ?? 'closed',
    ask(command: string): Promise<string> {
      socket.write(`${command}\r\n`);
      return client.line();
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
      await socket.encrypt();
    },
    greeting: '',
  });
  client.greeting = await client.line();
  return client;
}

export type Pop3Client = Awaited<ReturnType<typeof connectPop3>>;
