import { type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { sentences } from './errors.ts';

type Headers = Record<string, string>;

/** By what the parser found: the rest cannot be understood. */
const statuses: Record<string, number> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 };

const bodyOf = (status: number) =>
  JSON.stringify({ success: false, error: sentences[status] ?? sentences[400] });

/** Bytes that are no request: no route and no hook sees them, so the answer is written by hand and is the last. */
export const refuseBrokenRequest =
  (headers: Headers) =>
  (error: Error & { code?: string }, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || socket.destroyed) return;
    if (!socket.writable) return void socket.destroy();
    const status = statuses[error.code ?? ''] ?? 400;
    const body = bodyOf(status);
    const all = {
      ...headers,
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      'content-length': String(Buffer.byteLength(body)),
      connection: 'close',
    };
    const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`);
    // Whatever it still sends is not read.
    socket.destroySoon();
  };

/** What Node would answer by itself, without our headers. */
export function refuseOddRequests(app: FastifyInstance, headers: Headers) {
  (app.server as Server).on('checkExpectation', (_request: IncomingMessage, response: ServerResponse) => {
    const body = bodyOf(417);
    response.writeHead(417, { ...headers, 'content-type': 'application/json; charset=utf-8' }).end(body);
  });
  // Two servers in a row that read different hosts, or one that reads none, are how requests get mixed up.
  app.addHook('onRequest', async (request) => {
    const names = request.raw.rawHeaders.filter((_, index) => index % 2 === 0);
    const hosts = names.filter((name) => name.toLowerCase() === 'host').length;
    if (hosts > 1 || (hosts === 0 && request.raw.httpVersion !== '1.0'))
      throw Object.assign(new Error('one host'), { statusCode: 400 });
  });
}
