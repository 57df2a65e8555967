import {
  type Agent,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request as requestHttp,
} from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';

export type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer };

type PinnedRequest = {
  url: URL;
  /** The only addresses to connect to, whatever the name resolves to now. */
  addresses: string[];
  method: 'GET' | 'POST';
  headers: Record<string, string>;
  body?: string | Buffer | undefined;
  /** With 0, the body is not read: the connection ends after the headers. */
  maxBytes: number;
  /** Certificate authorities to trust instead of Node's own list. */
  ca?: string[] | undefined;
  /** Whose connections are used, instead of a new one. They lead to the same addresses. */
  agent?: Agent | undefined;
  signal: AbortSignal;
};

export class BodyTooLarge extends Error {}

/** More addresses than this are not tried. */
const MAX_TRIED = 4;

/** One HTTP exchange. Nothing is decompressed and no redirect is followed. */
export function requestPinned(options: PinnedRequest): Promise<Answer> {
  const { url, addresses, body, maxBytes, ca, agent, signal, ...rest } = options;
  return new Promise<Answer>((resolve, reject) => {
    const hostname = hostOf(url);
    let answered = false;
    const send = url.protocol === 'https:' ? requestHttps : requestHttp;
    const outgoing = send({
      method: rest.method,
      headers: { 'accept-encoding': 'identity', ...rest.headers },
      host: hostname,
      port: portOf(url),
      path: `${url.pathname}${url.search}`,
      lookup: pinTo(addresses.slice(0, MAX_TRIED)),
      ...(isIP(hostname) ? {} : { servername: hostname }),
      ...(ca ? { ca } : {}),
      agent: agent ?? false,
      signal,
    });
    let problem: Error | undefined;
    outgoing.on('error', (error) => {
      problem = error;
      if (answered) reject(error);
    });
    outgoing.on('close', () => {
      if (answered) return;
      // The other side may have closed a kept connection just before it was used.
      if (outgoing.reusedSocket && !signal.aborted) resolve(requestPinned({ ...options, agent: undefined }));
      // A switch of protocols closes the connection without an error.
      else reject(problem ?? new Error('The connection closed before an answer'));
    });
    outgoing.on('response', (answer) => {
      answered = true;
      const { statusCode: status = 0, headers } = answer;
      if (agent && maxBytes === 0) {
        // What is not complete now is not waited for, and its connection is not kept.
        answer.resume();
        setImmediate(() => answer.complete || outgoing.destroy());
        return resolve({ status, headers, body: Buffer.alloc(0) });
      }
      readBody(answer, maxBytes)
        .then((read) => resolve({ status, headers, body: read }), reject)
        .finally(() => outgoing.destroy());
    });
    outgoing.end(body);
  });
}

export const hostOf = ({ hostname }: URL) => hostname.replace(/^\[|\]$/g, '');
export const portOf = ({ port, protocol }: URL) => Number(port || (protocol === 'https:' ? 443 : 80));

/** Answers with addresses that were checked before, so that a later DNS answer changes nothing. */
function pinTo(addresses: string[]): LookupFunction {
  const answers = addresses.map((address) => ({ address, family: isIP(address) }));
  return (_name, { all }, done) =>
    all ? done(null, answers) : done(null, answers[0]!.address, answers[0]!.family);
}

async function readBody(answer: IncomingMessage, maxBytes: number): Promise<Buffer> {
  if (maxBytes === 0) return Buffer.alloc(0);
  if (Number(answer.headers['content-length'] ?? 0) > maxBytes) throw new BodyTooLarge();
  const pieces: Buffer[] = [];
  let size = 0;
  for await (const piece of answer as AsyncIterable<Buffer>) {
    size += piece.length;
    if (size > maxBytes) throw new BodyTooLarge();
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}
