import { createConnection } from 'node:net';

export type RawAnswer = { status: number; header(name: string): string; body: string };
type Waiting = { resolve: (answer: RawAnswer) => void; reject: (error: Error) => void };

/**
 * One kept connection for GET requests, one after the other. It takes a third of the processor time of node:http, which
 * leaves the machine to the server that is measured. It reads only answers with a Content-Length, or without a body.
 */
export function createRawClient(http: string, token: string) {
  const { hostname, port } = new URL(http);
  const socket = createConnection(Number(port), hostname).setNoDelay(true).setEncoding('latin1');
  let text = '';
  let waiting: Waiting | null = null;
  const fail = (error: Error) => waiting?.reject(error);
  socket.on('error', fail);
  socket.on('close', () => fail(new Error('the server closed the connection')));
  socket.on('data', (part) => {
    text += part;
    const end = text.indexOf('\r\n\r\n') + 4;
    if (end < 4) return;
    const head = text.slice(0, end);
    const header = (name: string) => new RegExp(`^${name}: (.*)$`, 'im').exec(head)?.[1]?.trim() ?? '';
    const whole = end + Number(header('content-length'));
    if (text.length < whole) return;
    const answer = { status: Number(head.slice(9, 12)), header, body: text.slice(end, whole) };
    text = text.slice(whole);
    const { resolve } = waiting!;
    waiting = null;
    resolve(answer);
  });

  return {
    get: (path: string) =>
      new Promise<RawAnswer>((resolve, reject) => {
        waiting = { resolve, reject };
        socket.write(`GET ${path} HTTP/1.1\r\nHost: mayfly.test\r\nAuthorization: Bearer ${token}\r\n\r\n`);
      }),
    close: () => socket.destroy(),
  };
}
