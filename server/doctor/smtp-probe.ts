import { X509Certificate } from 'node:crypto';
import { once } from 'node:events';
import type { Socket } from 'node:net';
import { connect as connectTls } from 'node:tls';
import { connectToServer } from '#server/lib/proxy-protocol/connect-to-server.ts';

export type SmtpProbe = {
  /** The greeting without its code. */
  banner: string;
  /** The extensions that EHLO listed, in upper case. */
  offers: string[];
  encryption: { certificate: X509Certificate; authorized: boolean; problem: string | null } | null;
};

/** Connects to a mail server, reads its extensions and starts TLS if offered. Sends no mail. */
export async function probeSmtp({
  host,
  port,
  name,
  ca,
  isProxy = null,
  signal,
}: {
  host: string;
  port: number;
  /** The name that its certificate should have. */
  name: string;
  ca?: string[] | undefined;
  /** For our own server: whether it takes an address for a proxy. */
  isProxy?: ((address: string) => boolean) | null;
  signal: AbortSignal;
}): Promise<SmtpProbe> {
  const socket = await connectToServer({ host, port, isProxy, signal });
  try {
    const next = repliesOf(socket, signal);
    const [greeting = ''] = await next();
    if (!greeting.startsWith('220')) throw new Error(`the server greeted with "${greeting.slice(0, 60)}"`);
    socket.write('EHLO doctor.invalid\r\n');
    const offers = (await next()).slice(1).map((line) => line.slice(4).toUpperCase());
    const probe = { banner: greeting.slice(4), offers, encryption: null };
    if (!offers.includes('STARTTLS')) return probe;
    socket.write('STARTTLS\r\n');
    const [ready = ''] = await next();
    if (!ready.startsWith('220'))
      throw new Error(`the server answered STARTTLS with "${ready.slice(0, 60)}"`);
    return { ...probe, encryption: await encrypt(socket) };
  } finally {
    socket.on('error', () => {});
    socket.destroy();
  }

  async function encrypt(plain: Socket) {
    plain.removeAllListeners('data');
    const tls = connectTls({
      socket: plain,
      servername: name,
      rejectUnauthorized: false,
      ...(ca ? { ca } : {}),
    });
    await once(tls, 'secureConnect', { signal });
    const certificate = new X509Certificate(tls.getPeerCertificate().raw);
    const problem = tls.authorizationError ? String(tls.authorizationError) : null;
    tls.on('error', () => {});
    tls.end('QUIT\r\n');
    return { certificate, authorized: tls.authorized, problem };
  }
}

/** Reads one complete reply at a time, as lines. */
function repliesOf(socket: Socket, signal: AbortSignal) {
  let received = '';
  let ended = false;
  let wake: () => void = () => {};
  socket.on('data', (bytes) => {
    received += bytes.toString('latin1');
    wake();
  });
  for (const event of ['close', 'error'])
    socket.on(event, () => {
      ended = true;
      wake();
    });
  return async function next(): Promise<string[]> {
    for (;;) {
      const reply = /^(?:\d{3}-.*\r\n)*\d{3}(?: .*)?\r\n/.exec(received)?.[0];
      if (reply) {
        received = received.slice(reply.length);
        return reply.trimEnd().split('\r\n');
      }
      if (ended) throw new Error('the server closed the connection');
      if (received.length > 10_000 || signal.aborted) throw new Error('it does not speak SMTP');
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    }
  };
}
