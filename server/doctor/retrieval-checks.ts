import { X509Certificate } from 'node:crypto';
import { once } from 'node:events';
import { connect as connectTls, TLSSocket } from 'node:tls';
import { brand } from '#contract/brand.ts';
import { isThisMachine } from '#server/domain/network.ts';
import { createNetworkList } from '#server/domain/network-list.ts';
import { type Finding, fail, ok, warn } from '#server/lib/finding.ts';
import { localPlace } from '#server/lib/local-place.ts';
import { connectToServer } from '#server/lib/proxy-protocol/connect-to-server.ts';
import { type Check, reason } from './check.ts';
import { checkDates } from './smtp-checks.ts';
import type { Surroundings } from './surroundings.ts';

const MAX_GREETING = 1_000;
/** How the greetings end. */
const IMAP = `IMAP4rev1 ${brand.name}`;
const POP3 = `POP3 ${brand.name}`;

/** IMAP and POP3 on this machine: a check for each port that is set. */
export function retrievalChecks(around: Surroundings): Check[] {
  const { imapPort, imapsPort, pop3Port, pop3sPort, roles } = around.config;
  const doors = [
    { name: 'imap', key: 'IMAP_PORT', port: imapPort, says: IMAP, isSecure: false },
    { name: 'imaps', key: 'IMAPS_PORT', port: imapsPort, says: IMAP, isSecure: true },
    { name: 'pop3', key: 'POP3_PORT', port: pop3Port, says: POP3, isSecure: false },
    { name: 'pop3s', key: 'POP3S_PORT', port: pop3sPort, says: POP3, isSecure: true },
  ];
  return doors.flatMap(({ name, port, ...door }) =>
    port === null || !roles.includes('web')
      ? []
      : [{ name, run: (signal: AbortSignal) => checkPort(around, { ...door, port, signal }) }],
  );
}

const isLoopback = (host: string) => host === 'localhost' || isThisMachine(host);

type Port = { key: string; says: string; port: number; isSecure: boolean; signal: AbortSignal };

async function checkPort(around: Surroundings, { key, says, ...port }: Port): Promise<Finding[]> {
  const { config, names, now } = around;
  const { host, place } = localPlace(config.bindHost, port.port);
  try {
    const { greeting, certificate } = await probe({
      ...port,
      host,
      name: names.mailHost,
      isProxy: createNetworkList(config.proxyProtocol),
    });
    if (!greeting.endsWith(says))
      return [
        fail(
          `another program answers at ${place}: "${greeting.slice(0, 60)}"`,
          `stop it, or set ${key} to another port`,
        ),
      ];
    const found = [ok(`${brand.name} answers at ${place}`)];
    if (!config.onlyThisMachine && isLoopback(config.bindHost) && !config.proxyProtocol.length)
      found.push(
        warn(
          'others reach this port through a proxy, so all of them count as one client: its limits, such as 20 wrong passwords a minute, are for everybody together',
          'let the proxy speak the PROXY protocol and set PROXY_PROTOCOL to its address, or set BIND_HOST to an address that mail programs reach without it',
        ),
      );
    if (!certificate) return found;
    found.push(checkDates(certificate, now()));
    if (!config.smtpTls)
      found.push(
        warn(
          'mail programs do not trust a self-signed certificate',
          'set SMTP_TLS_CERT and SMTP_TLS_KEY, which are used here too',
        ),
      );
    return found;
  } catch (error) {
    return [
      fail(
        `nothing answers at ${place} (${reason(error)})`,
        `start Mayfly, with the same ${key} and BIND_HOST`,
      ),
    ];
  }
}

/** Reads the greeting, and the certificate of a connection that is encrypted from the first byte. */
async function probe({
  host,
  port,
  isSecure,
  name,
  isProxy,
  signal,
}: {
  host: string;
  port: number;
  isSecure: boolean;
  name: string;
  isProxy: ((address: string) => boolean) | null;
  signal: AbortSignal;
}) {
  const plain = await connectToServer({ host, port, isProxy, signal });
  const socket = isSecure
    ? connectTls({ socket: plain, servername: name, rejectUnauthorized: false })
    : plain;
  try {
    if (isSecure) await once(socket, 'secureConnect', { signal });
    const certificate =
      socket instanceof TLSSocket ? new X509Certificate(socket.getPeerCertificate().raw) : null;
    let greeting = '';
    while (!greeting.includes('\n') && greeting.length < MAX_GREETING) {
      const [bytes] = (await once(socket, 'data', { signal })) as [Buffer];
      greeting += bytes.toString('latin1');
    }
    return { greeting: greeting.trim(), certificate };
  } finally {
    for (const one of [socket, plain]) one.on('error', () => {}).destroy();
  }
}
