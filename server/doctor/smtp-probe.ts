import { X509Certificate } from 'node:crypto';
import { TLSSocket } from 'node:tls';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import { connectToServer } from '#server/lib/proxy-protocol/connect-to-server.ts';

export type SmtpProbe = {
  /** The greeting without its code. */
  banner: string;
  /** The extensions that EHLO listed, in upper case. */
  offers: string[];
  encryption: { certificate: X509Certificate; authorized: boolean; problem: string | null } | null;
};

type Options = {
  host: string;
  port: number;
  /** The name that its certificate should have. */
  name: string;
  ca?: string[] | undefined;
  /** For our own server: whether it takes an address for a proxy. */
  isProxy?: ((address: string) => boolean) | null;
  signal: AbortSignal;
};

/** Connects to a mail server, reads its extensions and starts TLS if offered. Sends no mail. */
export async function probeSmtp({ name, ca, isProxy = null, signal, ...place }: Options): Promise<SmtpProbe> {
  const replies: string[] = [];
  const connection = new SMTPConnection({
    connection: await connectToServer({ ...place, isProxy, signal }),
    name: 'doctor.invalid',
    tls: { servername: name, rejectUnauthorized: false, ...(ca ? { ca } : {}) },
    transactionLog: true,
    logger: {
      debug: (about: { tnx?: string }, reply: string) => void (about.tnx === 'server' && replies.push(reply)),
    },
  });
  signal.addEventListener('abort', () => connection.close());
  try {
    await new Promise<void>((resolve, reject) => {
      connection.on('error', (error) => reject(inWords(error)));
      connection.on('end', () => reject(new Error(CLOSED)));
      connection.connect((error) => (error ? reject(inWords(error)) : resolve()));
    });
    const [greeting = '', hello = ''] = replies;
    const offers = hello
      .split('\n')
      .slice(1)
      .map((line) => line.slice(4).toUpperCase());
    return {
      banner: greeting.split('\n')[0]!.slice(4),
      offers,
      encryption: encryptionOf(connection._socket),
    };
  } finally {
    connection.close();
  }
}

function encryptionOf(socket: unknown): SmtpProbe['encryption'] {
  if (!(socket instanceof TLSSocket)) return null;
  const { authorized, authorizationError } = socket;
  return {
    certificate: new X509Certificate(socket.getPeerCertificate().raw),
    authorized,
    problem: authorizationError ? String(authorizationError) : null,
  };
}

const CLOSED = 'the server closed the connection';

function inWords(error: Error & { response?: string; command?: string }): Error {
  const { message, response, command } = error;
  if (!response) return message.includes('closed unexpectedly') ? new Error(CLOSED) : error;
  const step = command === 'CONN' ? 'greeted' : `answered ${command}`;
  return new Error(`the server ${step} with "${response.slice(0, 60)}"`);
}
