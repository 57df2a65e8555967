import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createCliTools } from '#server/compose/cli-tools.ts';
import { retrievalChecks } from '#server/doctor/retrieval-checks.ts';
import { smtpChecks } from '#server/doctor/smtp-checks.ts';
import type { Surroundings } from '#server/doctor/surroundings.ts';
import { withOperator } from './support/accounts.ts';
import { createGuest, type Guest } from './support/api-client.ts';
import { startDns, type Zone } from './support/dns-server.ts';
import { connectImap } from './support/imap-client.ts';
import { collectLog } from './support/log-lines.ts';
import { plainMail } from './support/mails.ts';
import { connectPop3 } from './support/pop3-client.ts';
import { over4, over6, tlv, version1, version2 } from './support/proxy-headers.ts';
import { addDomain, mailFrom } from './support/signed-mail.ts';
import { connectSmtp, sendMail } from './support/smtp-client.ts';
import { type RunningApp, startApp } from './support/start-app.ts';
import { openTextSocket } from './support/text-socket.ts';

/** Loopback addresses: the proxy is 127.0.0.1, from which tests connect by default, and this is somebody else. */
const STRANGER = '127.0.7.1';
const LOCAL = version2({ command: 0x20, kind: 0 });
/** Connections of one client. */
const MOST = 6;
const WRONG_PASSWORD = 'The address or the password is wrong.';
const zone: Zone = {};
const { log, lines } = collectLog();

let dns: Awaited<ReturnType<typeof startDns>>;
let app: RunningApp;
let guest: Guest;
let address: string;
beforeAll(async () => {
  addDomain(zone, 'acme.example', { policy: 'reject', servers: 'ip4:203.0.113.7' });
  dns = await startDns(zone);
  app = await startApp({
    dnsServers: [dns.server],
    smtpThreads: 3,
    proxyProtocol: ['127.0.0.1/32'],
    imapPort: 0,
    imapsPort: 0,
    pop3Port: 0,
    pop3sPort: 0,
    smtpLimits: { connectionsPerClient: MOST },
    retrievalLimits: { connectionsPerClient: MOST },
    log,
  });
  guest = await createGuest(app.http);
  ({ address } = await guest.generate());
});
afterAll(async () => {
  await app.close();
  await dns.close();
});

const open: Array<{ destroy: () => void }> = [];
afterEach(() => {
  for (const client of open.splice(0)) client.destroy();
});
const kept = <T extends { destroy: () => void }>(client: T) => {
  open.push(client);
  return client;
};
type Options = { header?: Buffer; from?: string; secure?: boolean };
const smtp = async (options: Options) => kept(await connectSmtp(app.smtpPort, { greet: false, ...options }));
const imap = async ({ secure = false, ...options }: Options) =>
  kept(await connectImap(secure ? app.ports!.imaps! : app.ports!.imap!, { secure, ...options }));
const pop3 = async ({ secure = false, ...options }: Options) =>
  kept(await connectPop3(secure ? app.ports!.pop3s! : app.ports!.pop3!, { secure, ...options }));

const allPorts = () => [
  { protocol: 'smtp', port: app.smtpPort },
  ...Object.entries(app.ports!).map(([name, port]) => ({ protocol: name.replace(/s$/, ''), port: port! })),
];
/** Says this at a port, and returns what is answered until the connection ends. */
const answerTo = (port: number, bytes: Buffer | string) =>
  new Promise<string>((resolve) => {
    const socket = kept(connect({ port, host: '127.0.0.1' }));
    let text = '';
    socket.on('data', (more) => {
      text += more;
    });
    socket.on('error', () => {}).on('close', () => resolve(text));
    if (bytes.length) socket.write(bytes);
  });
async function refusedFor(reason: string) {
  const text = await (await fetch(`${app.http}/metrics`)).text();
  const counted = text.matchAll(
    /^mayfly_proxy_connections_refused_total\{protocol="(\w+)",reason="(\w+)"\} (\d+)/gm,
  );
  const all = { smtp: 0, imap: 0, pop3: 0 };
  for (const [, protocol, why, count] of counted)
    if (why === reason) all[protocol as keyof typeof all] = Number(count);
  return all;
}

const body = Buffer.concat([over4('203.0.113.20'), tlv(0xe0, Buffer.alloc(1_021, 7))]);
const ipv6 = over6('20010db8000000000000000000000007');
const headers: Array<[what: string, header: Buffer, client: string]> = [
  ['version 1', version1('203.0.113.20'), '203.0.113.20'],
  ['version 2 with TLVs of 1 KB', version2({ body }), '203.0.113.20'],
  ['version 2 over IPv6', version2({ kind: 0x21, body: ipv6 }), '2001:db8::7'],
  ['LOCAL', LOCAL, '127.0.0.1'],
  ['UNSPEC', version2({ kind: 0 }), '127.0.0.1'],
  ['UNKNOWN', Buffer.from('PROXY UNKNOWN\r\n'), '127.0.0.1'],
  ['AF_UNIX', version2({ kind: 0x31, body: Buffer.alloc(216) }), '127.0.0.1'],
];

describe('who the client is', () => {
  test.each(headers)('every door reads %s, also before TLS', async (_what, header, client) => {
    const mail = await smtp({ header });
    expect(mail.banner?.code).toBe(220);
    expect((await mail.command('EHLO client.example')).lines[0]).toContain(`[${client}]`);
    expect((await mail.startTls()).code).toBe(220);
    // A password in clear is for clients on this machine.
    const isHere = client === '127.0.0.1';
    expect((await imap({ header })).greeting?.includes('AUTH=PLAIN')).toBe(isHere);
    expect((await (await pop3({ header })).askMany('CAPA')).includes('USER')).toBe(isHere);
    expect(await (await imap({ header, secure: true })).login(address, guest.token)).toMatch(/^OK/);
    expect(await (await pop3({ header, secure: true })).login(address, guest.token)).toMatch(/^\+OK/);
  });

  test('connections are counted by client, not by proxy, before anything is said', async () => {
    for (const client of ['203.0.113.30', '203.0.113.31', '203.0.113.32']) {
      const header = version1(client);
      for (let n = 0; n < MOST; n++) {
        expect((await smtp({ header })).banner?.code).toBe(220);
        expect((await imap({ header })).greeting).toMatch(/^\* OK/);
      }
      expect((await smtp({ header })).banner?.code).toBe(421);
      expect((await imap({ header })).greeting).toMatch(/^\* BYE Too many connections/);
      expect(await kept(openTextSocket(app.ports!.imaps!, { header, secure: true })).rest()).toBe('');
    }
  });

  test('wrong passwords are counted by client', async () => {
    const secure = true;
    const header = version1('203.0.113.40');
    for (let n = 0; n < 20; n++) {
      const client = await imap({ secure, header });
      expect(await client.login(address, `wrong-password-of-${n}`)).toContain(WRONG_PASSWORD);
      client.destroy();
    }
    const refused = await pop3({ secure, header });
    expect(await refused.login(address, guest.token)).toContain(WRONG_PASSWORD);
    const other = await pop3({ secure, header: version1('203.0.113.41') });
    expect(await other.login(address, guest.token)).toMatch(/^\+OK/);
  });

  test('the check of a sender looks at the client', async () => {
    const verdictOf = async (client: string) => {
      const subject = `from ${client}`;
      const raw = mailFrom('Acme <news@acme.example>').replace(/^Subject: .*$/m, `Subject: ${subject}`);
      const header = version2({ body: over4(client) });
      const { end } = await sendMail(app.smtpPort, { to: address, from: 'news@acme.example', raw, header });
      expect(end?.code).toBe(250);
      const messages = async () => (await guest.messages(address)).find((one) => one.subject === subject);
      await expect.poll(async () => (await messages())?.sender.verdict).not.toBe('unchecked');
      return (await messages())!.sender.verdict;
    };
    expect(await verdictOf('203.0.113.7')).toBe('genuine');
    expect(await verdictOf('203.0.113.8')).toBe('suspicious');
  });

  test('blocks look at the client, in every thread', async () => {
    await withOperator(app, ({ blocks }) =>
      blocks.add({ target: '198.51.100.0/24', reason: 'test', days: null }),
    );
    const greetings = (client: string) =>
      Promise.all(
        Array.from({ length: 3 }, async () => (await smtp({ header: version1(client) })).banner?.code),
      );
    await expect.poll(() => greetings('198.51.100.9'), { interval: 500 }).toEqual([554, 554, 554]);
    expect(await greetings('203.0.113.50')).toEqual([220, 220, 220]);
  });
});

describe('a header that should not be there', () => {
  test('from somebody else it is an error of the protocol and counts for nothing', async () => {
    const header = version1('203.0.113.7');
    const mail = await smtp({ from: STRANGER });
    expect(await mail.command(header.toString().trimEnd())).toMatchObject({ code: 500 });
    expect((await mail.command('EHLO client.example')).lines[0]).toContain(`[${STRANGER}]`);
    const program = await imap({ from: STRANGER });
    program.write(header);
    expect(await program.answer()).toMatch(/^\* BAD /);
    expect(await program.login(address, guest.token)).toMatch(/^OK/);
    const other = await pop3({ from: STRANGER });
    other.write(header);
    expect(await other.line()).toMatch(/^-ERR /);
    expect(await other.login(address, guest.token)).toMatch(/^\+OK/);
  });

  test('from somebody else it is no greeting either, and no handshake', async () => {
    for (const header of [version1('203.0.113.7'), version2({ body: over4('203.0.113.7') })]) {
      const client = await smtp({ from: STRANGER, header });
      // A header that comes a moment after the server has looked for early words is an unknown command.
      const isGreeted = client.banner?.code === 220;
      expect(isGreeted ? (await client.reply())?.code : client.banner?.code).toBe(isGreeted ? 500 : 421);
      for (const port of [app.ports!.imaps!, app.ports!.pop3s!])
        expect(await kept(openTextSocket(port, { from: STRANGER, header, secure: true })).rest()).toBe('');
    }
  });

  test('the second one is an unknown command and ends the connection', async () => {
    const header = version1('203.0.113.60');
    for (const again of [header, version2({ body: over4('203.0.113.61') })]) {
      const mail = await smtp({ header });
      mail.write(again);
      let reply = await mail.reply();
      for (let next = await mail.reply(); next; next = await mail.reply()) reply = next;
      expect(reply?.code).toBe(500);
      const program = await imap({ header });
      program.write(again);
      expect(await program.rest()).toMatch(/^(\S+ BAD [^\n]*\n)+$/);
      const other = await pop3({ header });
      other.write(again);
      expect(await other.rest()).toMatch(/^(-ERR [^\n]*\n)+$/);
    }
  });

  test('both at once are a client that talks before the greeting, or an unknown command behind it', async () => {
    const twice = Buffer.concat([LOCAL, version1('203.0.113.62')]);
    expect(await answerTo(app.smtpPort, twice)).toMatch(/^421 .*\r\n$/);
    expect(await answerTo(app.ports!.imap!, twice)).toMatch(/^\* OK .*\r\n\* BAD .*\r\n$/);
    expect(await answerTo(app.ports!.pop3!, twice)).toMatch(/^\+OK .*\r\n-ERR .*\r\n$/);
    for (const port of [app.ports!.imaps!, app.ports!.pop3s!])
      expect(await answerTo(port, twice)).not.toMatch(/OK|ERR/);
  });
});

describe('a header that is not right', () => {
  const broken = [
    'PROXY TCP4 203.0.113.256 192.0.2.1 40000 25\r\n',
    'PROXY UNKNOWN\n',
    'EHLO client.example\r\n',
    version2({ kind: 0x41, body: over4('203.0.113.7') }),
    version2({ command: 0x22, body: over4('203.0.113.7') }),
  ];

  test('ends the connection at once and without a greeting, and is counted', async () => {
    const before = await refusedFor('wrong');
    const begun = performance.now();
    const answers = await Promise.all(
      allPorts().flatMap(({ port }) => broken.map((bytes) => answerTo(port, bytes))),
    );
    expect(performance.now() - begun).toBeLessThan(4_000);
    expect(new Set(answers)).toEqual(new Set(['']));
    const { smtp, imap, pop3 } = await refusedFor('wrong');
    const each = broken.length;
    expect([smtp - before.smtp, imap - before.imap, pop3 - before.pop3]).toEqual([each, 2 * each, 2 * each]);
  });

  test('one that is missing, cut or slow ends it after five seconds', async () => {
    const begun = performance.now();
    const ended = async (port: number, bytes: Buffer | string) => {
      expect(await answerTo(port, bytes)).toBe('');
      return performance.now() - begun;
    };
    const times = await Promise.all(
      allPorts().flatMap(({ port }) => [
        ended(port, ''),
        ended(port, 'PROXY TCP4 203'),
        ended(port, LOCAL.subarray(0, 15)),
      ]),
    );
    expect(Math.min(...times)).toBeGreaterThan(4_500);
    expect(Math.max(...times)).toBeLessThan(15_000);
    expect(await refusedFor('missing')).toEqual({ smtp: 1, imap: 2, pop3: 2 });
    expect(await refusedFor('incomplete')).toEqual({ smtp: 2, imap: 4, pop3: 4 });
  });

  test('the log names the door and the reason, once a minute, and no address', async () => {
    const named = lines.filter(({ msg }) => msg?.includes('PROXY_PROTOCOL'));
    expect(named.map(({ protocol, reason }) => `${protocol} ${reason}`).toSorted()).toEqual([
      'imap wrong',
      'pop3 wrong',
    ]);
    expect(JSON.stringify(lines)).not.toMatch(/203\.0\.113|198\.51\.100\.9|127\.0\.7/);
  });
});

test('who talks before the greeting is refused behind a header, too', async () => {
  const header = version1('203.0.113.70');
  const early = await smtp({ header: Buffer.concat([header, Buffer.from('EHLO client.example\r\n')]) });
  expect(early.banner).toMatchObject({ code: 421 });
  const half = kept(connect({ port: app.smtpPort, host: '127.0.0.1', noDelay: true }));
  half.write(header.subarray(0, 20));
  await sleep(50);
  half.write(header.subarray(20));
  const greeting = await new Promise((resolve) => half.once('data', (bytes) => resolve(String(bytes))));
  expect(greeting).toMatch(/^220 /);
});

test('doctor and send-test know that this machine is one of the proxies', async () => {
  const { imap: imapPort, imaps: imapsPort, pop3: pop3Port, pop3s: pop3sPort } = app.ports!;
  const config = { ...app.config, smtpPort: app.smtpPort, imapPort, imapsPort, pop3Port, pop3sPort };
  const around = {
    config,
    names: { mailHost: config.mailHost },
    ports: { smtp: app.smtpPort },
    now: () => new Date(),
  } as unknown as Surroundings;
  const checks = [smtpChecks(around)[0]!, ...retrievalChecks(around)];
  expect(checks).toHaveLength(5);
  for (const { name, run } of checks) {
    const found = [await run(AbortSignal.timeout(5_000))].flat();
    expect(found, name).toContainEqual(
      expect.objectContaining({ level: 'ok', message: expect.stringMatching(/^Mayfly answers at /) }),
    );
  }
  const silent = { write: () => true } as never;
  const tools = createCliTools(
    { PROXY_PROTOCOL: '127.0.0.1', SMTP_PORT: String(app.smtpPort) },
    { input: silent, output: silent, errors: silent },
  );
  expect(await tools.sendTest({ host: '127.0.0.1', port: app.smtpPort, address })).toMatch(/^250 /);
});

test('a mail from somebody else needs no header', async () => {
  const { end } = await sendMail(app.smtpPort, { to: address, raw: plainMail(), network: STRANGER });
  expect(end?.code).toBe(250);
});
