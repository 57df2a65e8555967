import { type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { requestError } from './errors.ts';
import type { Site } from './site.ts';

type Headers = Record<string, string>;

/** Status by parser error. Every other error is answered with 400. */
const statuses: Record<string, number> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 };

const bodyOf = (status: number) => JSON.stringify(requestError(status));

/** A path that cannot be decoded. No route or hook runs for it, so the headers are set here. */
export const refuseUnreadablePath =
  (headers: Headers, site: Site) => (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
    const status = error.statusCode ?? 400;
    reply.status(status).headers({ ...headers, 'x-request-id': request.id });
    if (error.code === 'FST_ERR_BAD_URL' && site.shows(request)) site.answer(request, reply);
    else reply.send(requestError(status));
  };

/** Bytes that are not an HTTP request. No route or hook runs for them, so we write the answer and close the socket. */
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
    // Nothing more is read from this client.
    socket.destroySoon();
  };

/** Refuses requests that Node would otherwise answer by itself, without our headers. */
export function refuseOddRequests(app: FastifyInstance, headers: Headers) {
  (app.server as Server).on('checkExpectation', (_request: IncomingMessage, response: ServerResponse) => {
    const body = bodyOf(417);
    response.writeHead(417, { ...headers, 'content-type': 'application/json; charset=utf-8' }).end(body);
  });
  // If a proxy and a server disagree about the host, request smuggling becomes possible.
  app.addHook('onRequest', async (request) => {
    const names = request.raw.rawHeaders.filter((_, index) => index % 2 === 0);
    const hosts = names.filter((name) => name.toLowerCase() === 'host').length;
    if (hosts > 1 || (hosts === 0 && request.raw.httpVersion !== '1.0'))
      throw Object.assign(new Error('a request needs exactly one Host header'), { statusCode: 400 });
  });
}
