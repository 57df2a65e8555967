import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { type ConnectionOptions, connect as connectTls } from 'node:tls';

/** `from` is an address of this machine, `header` what a proxy says first, in clear. */
export type SocketOptions = { secure?: boolean; host?: string; from?: string; header?: Buffer | undefined };

/** A socket whose input is read as text. It is Latin-1, so that bytes stay bytes. */
export function openTextSocket(
  port: number,
  { secure = false, host = '127.0.0.1', from, header }: SocketOptions = {},
) {
  let socket: Socket = connect({ port, host, noDelay: true, ...(from ? { localAddress: from } : {}) });
  if (header) socket.write(header);
  if (secure) socket = connectTls({ socket, rejectUnauthorized: false });
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

  return {
    get socket() {
      return socket;
    },
    get closed() {
      return ended;
    },
    write: (text: string | Buffer) => void socket.write(text),
    /** Waits until `find` gives the length of what was awaited, and takes it. Null when the server has closed. */
    async take(find: (text: string) => number | null): Promise<string | null> {
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
    },
    /** Everything that comes until the server closes. */
    async rest(): Promise<string> {
      return (await this.take((text) => (ended ? text.length : null)))!;
    },
    async encrypt(options: ConnectionOptions = {}) {
      socket.removeAllListeners();
      const encrypted = connectTls({ socket, rejectUnauthorized: false, ...options });
      await once(encrypted, 'secureConnect');
      socket = encrypted;
      received = '';
      listen();
    },
    destroy: () => void socket.destroy(),
  };
}
