import { request } from 'node:http';
import { createServer } from 'node:https';
import type { Pair } from './certificates.ts';
import { hangUp, listen } from './listen.ts';

export type ProxyFaults = {
  /** Sends no X-Forwarded-For header. */
  silent?: boolean;
  /** Passes on the X-Forwarded-For header of the visitor. */
  gullible?: boolean;
  /** Buffers a whole response before sending it. */
  buffers?: boolean;
  /** Seconds by which its clock is wrong. */
  late?: number;
  /** Serves the default page of a web server instead of Mayfly. */
  stranger?: boolean;
};

/** A TLS reverse proxy that can have the faults of real ones. */
export async function startHttpsProxy({ target, pair }: { target: string; pair: Pair }) {
  const faults: ProxyFaults = {};
  const server = createServer(pair, (visitor, answer) => {
    if (faults.stranger) return void answer.end('<h1>It works!</h1>');
    const claimed = visitor.headers['x-forwarded-for'];
    const seen = visitor.socket.remoteAddress!;
    const forwarded = faults.gullible ? (claimed ?? seen) : claimed ? `${claimed}, ${seen}` : seen;
    const { 'x-forwarded-for': _, ...headers } = visitor.headers;
    const onward = request(
      `${target}${visitor.url}`,
      {
        method: visitor.method,
        headers: { ...headers, ...(faults.silent ? {} : { 'x-forwarded-for': String(forwarded) }) },
      },
      (response) => {
        const date = new Date(Date.now() + (faults.late ?? 0) * 1000).toUTCString();
        const head = { ...response.headers, date };
        answer.on('close', () => response.destroy());
        if (!faults.buffers) {
          answer.writeHead(response.statusCode!, head);
          return void response.pipe(answer);
        }
        const pieces: Buffer[] = [];
        response.on('data', (piece: Buffer) => pieces.push(piece));
        response.on('end', () => answer.writeHead(response.statusCode!, head).end(Buffer.concat(pieces)));
      },
    );
    onward.on('error', () => answer.destroy());
    visitor.pipe(onward);
  });
  const port = await listen(server);
  return {
    faults,
    port,
    close: () => hangUp(server),
  };
}
