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
  /** Stop at the first bytes of the body: a stream has no end. */
  firstBytes?: boolean;
};

const LARGEST = 2 ** 20;

/** One request as a browser would make it, checked certificate and all, on a connection of its own. */
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
        if (firstBytes || body.length > LARGEST) end();
      });
      response.on('end', end);
      response.on('error', reject);
    });
    request.on('error', reject);
    request.end();
  });
}
