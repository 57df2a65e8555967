import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { expect, test } from 'vitest';
import { breakableSite, lines } from './support/breakable-site.ts';
import { makePair } from './support/certificates.ts';
import { freePort } from './support/free-port.ts';
import { run } from './support/test-database.ts';

const broken = breakableSite();
const zone = () => broken.site.dns.state.zone;

/** A mail server that gives these replies, whatever it is asked, and then hangs up. */
async function talker(...replies: string[]) {
  const server = createServer((socket) => {
    const left = [...replies];
    const talk = () => (left.length ? socket.write(`${left.shift()}\r\n`) : socket.destroy());
    socket.on('data', talk).on('error', () => {});
    talk();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  broken.undo(() => void server.close());
  return broken.configured({ smtpPort: (server.address() as AddressInfo).port });
}

test('a correct setup has no problems, and the doctor leaves nothing behind', async () => {
  const reports = await broken.site.examine();
  // Tests listen on loopback only, and the doctor warns about it.
  expect(lines(reports.filter(({ level }) => level !== 'ok'))).toEqual([
    'warn settings: BIND_HOST is 127.0.0.1: no mail can come in from outside',
  ]);
  expect(reports.length).toBeGreaterThan(20);
  expect(await run(broken.site.app.databaseUrl, 'SELECT id FROM guests')).toEqual([]);
});

broken.testFaults([
  {
    what: 'an MX record for another host',
    arrange: () => void Object.assign(zone()['inbox.example']!, { MX: ['10 mx.provider.example.'] }),
    check: 'dns inbox.example',
    says: 'points to mx.provider.example, not to mayfly.example',
  },
  {
    what: 'no MX record',
    arrange: () => void delete zone()['inbox.example']!.MX,
    check: 'dns inbox.example',
    says: 'no MX record',
  },
  {
    what: 'a mail host without an address',
    arrange: () => void delete zone()['mayfly.example']!.A,
    check: 'dns mayfly.example',
    says: 'mayfly.example has no address',
  },
  {
    what: 'no SPF record',
    arrange: () => void delete zone()['inbox.example']!.TXT,
    check: 'dns inbox.example',
    says: 'no SPF record',
  },
  {
    what: 'two SPF records',
    arrange: () => void zone()['inbox.example']!.TXT!.push('v=spf1 mx -all'),
    check: 'dns inbox.example',
    says: '2 SPF records',
  },
  {
    what: "a reverse name of the provider's",
    arrange: () =>
      void Object.assign(zone()['1.0.0.127.in-addr.arpa']!, { PTR: ['host-1.provider.example'] }),
    check: 'dns mayfly.example',
    level: 'warn',
    says: 'the reverse name of 127.0.0.1 is host-1.provider.example',
  },
  {
    what: 'an old MTA-STS id',
    arrange: () => void Object.assign(zone()['_mta-sts.inbox.example']!, { TXT: ['v=STSv1; id=20240101'] }),
    check: 'mta-sts inbox.example',
    says: 'the MTA-STS id in DNS is 20240101',
  },
  {
    what: 'a policy host without an address',
    arrange: () => void delete zone()['mta-sts.inbox.example'],
    check: 'mta-sts inbox.example',
    says: 'cannot be read (the name does not exist)',
  },
  {
    what: 'an MTA-STS record without a certificate',
    arrange: () => broken.configured({ smtpTls: null }),
    check: 'mta-sts inbox.example',
    says: 'self-signed certificate',
  },
  {
    what: 'a DNS server that does not answer',
    arrange: () => broken.site.silenceDns(),
    check: 'dns mayfly.example',
    says: 'DNS does not answer',
  },
  {
    what: 'no mail server',
    arrange: async () => broken.configured({ smtpPort: await freePort() }),
    check: 'smtp',
    says: /no mail server answers at 127\.0\.0\.1:\d+ \(connection refused\)/,
  },
  {
    what: 'port 25 not reachable from outside',
    arrange: async () => ({ ports: { ...broken.site.around.ports, smtp: await freePort() } }),
    check: 'port',
    says: 'no mail server answers at mayfly.example (127.0.0.1)',
  },
  {
    what: "the system's own mail server on the port",
    arrange: () => broken.otherServer('Postfix (Debian)', broken.site.mailPair),
    check: 'smtp',
    says: 'another program answers',
  },
  {
    what: 'a port without an SMTP greeting',
    async arrange() {
      const mute = createServer(() => {}).listen(0, '127.0.0.1');
      await once(mute, 'listening');
      broken.undo(() => void mute.close());
      return broken.configured({ smtpPort: (mute.address() as AddressInfo).port });
    },
    check: 'smtp',
    says: 'no answer within 5 s',
    timeoutMs: 5_000,
  },
  {
    what: 'a mail server that turns this machine away',
    arrange: () => talker('554 Not you'),
    check: 'smtp',
    says: 'the server greeted with "554 Not you"',
  },
  {
    what: 'a mail server that cannot encrypt now',
    arrange: () =>
      talker('220 mayfly.example ESMTP Mayfly', '250-mayfly.example\r\n250 STARTTLS', '454 Not now'),
    check: 'smtp',
    says: 'the server answered STARTTLS with "454 Not now"',
  },
  {
    what: 'a mail server that hangs up',
    arrange: () => talker('220 mayfly.example ESMTP Mayfly'),
    check: 'smtp',
    says: 'the server closed the connection',
  },
  {
    what: 'no STARTTLS',
    arrange: () => broken.otherServer('Mayfly'),
    check: 'smtp',
    says: 'STARTTLS is not offered',
  },
  {
    what: 'a certificate for another name',
    arrange: async () =>
      broken.otherServer('Mayfly', await makePair(['other.example'], { ca: broken.site.authority })),
    check: 'smtp',
    says: 'the certificate is for other.example',
  },
  {
    what: 'an expired certificate',
    arrange: async () =>
      broken.otherServer(
        'Mayfly',
        await makePair(['mayfly.example'], { ca: broken.site.authority, days: -2 }),
      ),
    check: 'smtp',
    says: 'the certificate expired on',
  },
  {
    what: 'a certificate that expires soon',
    arrange: async () =>
      broken.otherServer(
        'Mayfly',
        await makePair(['mayfly.example'], { ca: broken.site.authority, days: 5 }),
      ),
    check: 'smtp',
    level: 'warn',
    says: /expires on \S+, in [45] days/,
  },
  {
    what: 'an untrusted certificate',
    arrange: async () => broken.otherServer('Mayfly', await makePair(['mayfly.example'])),
    check: 'smtp',
    says: 'others do not trust the certificate',
  },
  {
    what: "a web server's default page at PUBLIC_URL",
    arrange: () => void Object.assign(broken.site.proxy.faults, { stranger: true }),
    check: 'public URL',
    says: 'is another program',
  },
  {
    what: 'another Mayfly at PUBLIC_URL',
    arrange: () => broken.configured({ mailDomains: ['mayfly.example'] }),
    check: 'public URL',
    says: 'is a Mayfly for mayfly.example, inbox.example',
  },
  {
    what: 'an untrusted web certificate',
    arrange: () => ({ ca: [] }),
    check: 'public URL',
    says: 'does not answer (its certificate is from an unknown authority',
  },
  {
    what: 'a proxy that does not forward the client address',
    arrange: () => void Object.assign(broken.site.proxy.faults, { silent: true }),
    check: 'proxy',
    says: 'does not say who the visitor is',
  },
  {
    what: 'a proxy that trusts forged client addresses',
    arrange: () => void Object.assign(broken.site.proxy.faults, { gullible: true }),
    check: 'proxy',
    says: 'visitors can forge their address',
  },
  {
    what: 'a proxy that buffers event streams',
    arrange: () => void Object.assign(broken.site.proxy.faults, { buffers: true }),
    check: 'live events',
    says: 'delays live events',
  },
  {
    what: 'a clock that differs from the web server',
    arrange: () => void Object.assign(broken.site.proxy.faults, { late: 120 }),
    check: 'public URL',
    says: /the clock is 1\d\d s behind https/,
  },
]);
