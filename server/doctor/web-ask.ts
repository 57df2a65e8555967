import { request as plain } from 'node:http';
import { request as secure } from 'node:https';
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

const MAX_BODY = 2 ** 20;

/** Makes one request like a browser, on its own connection, and verifies the certificate. */
export function ask(url: string, { method = 'GET', headers = {}, lookup, ca, signal, firstBytes }: Options) {
  return new Promise<{
    status: number;
    headers: Record<string, unknown>;
    body: string;
    certificate: PeerCertificate | null;
  }>((resolve, reject) => {
    const send = url.startsWith('https:') ? secure : plain;
    const options = {
      method,
      headers,
      signal,
      agent: false,
      ...(lookup ? { lookup } : {}),
      ...(ca ? { ca } : {}),
    };
    const request = send(url, options, (response) => {
      const socket = response.socket as TLSSocket;
      const certificate = url.startsWith('https:') ? socket.getPeerCertificate() : null;
      let body = '';
      const end = () => {
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body, certificate });
        request.destroy();
      };
      response.setEncoding('utf8').on('data', (text: string) => {
        body += text;
        if (firstBytes || body.length > MAX_BODY) end();
      });
      response.on('end', end);
      response.on('error', reject);
    });
    request.on('error', reject);
    request.end();
  });
}
