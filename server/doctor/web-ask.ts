import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import http from 'node:http';
import https from 'node:https';
import type { LookupFunction } from 'node:net';
import type { PeerCertificate, TLSSocket } from 'node:tls';

type Options = {
  method?: string;
  headers?: Record<string, string>;
  lookup?: LookupFunction | undefined;
  ca?: string[] | undefined;
  signal: AbortSignal;
  /** Returns after the first bytes of the body, because a stream never ends. */
  firstBytes?: boolean;
};
type Answer = {
  status: number;
  headers: Record<string, unknown>;
  body: string;
  certificate: PeerCertificate | null;
};

const MAX_BODY = 2 ** 20;

/** Makes one request on its own connection and verifies the certificate, which `fetch` would not show. */
export async function ask(url: string, { lookup, ca, firstBytes, ...options }: Options): Promise<Answer> {
  const isSecure = url.startsWith('https:');
  const { request } = isSecure ? https : http;
  const asked = request(url, {
    ...options,
    agent: false,
    ...(lookup && { lookup }),
    ...(ca && { ca }),
  }).end();
  // What goes wrong after the first line of the answer is an error of the answer, too.
  asked.on('error', () => {});
  const [response] = (await once(asked, 'response')) as [IncomingMessage];
  const certificate = isSecure ? (response.socket as TLSSocket).getPeerCertificate() : null;
  let body = '';
  for await (const text of response.setEncoding('utf8')) {
    body += text;
    if (firstBytes || body.length > MAX_BODY) break;
  }
  return { status: response.statusCode ?? 0, headers: response.headers, body, certificate };
}
