import { connect } from 'node:net';
import type { TLSSocket } from 'node:tls';
import { beforeAll, describe, expect, test } from 'vitest';
import { defaultPlans } from '#contract/plans.ts';
import { createGuest, type Guest } from './support/api-client.ts';
import { plainMail } from './support/mails.ts';
import { setUpApp } from './support/set-up-app.ts';
import { connectSmtp, sendMail } from './support/smtp-client.ts';

let guest: Guest;
let address: string;
const app = setUpApp(async () => {
  const { free, premium } = defaultPlans;
  return {
    plans: { free: { ...free, maxAddresses: 200 }, premium: { ...premium, lifetimeMs: free.lifetimeMs } },
    smtpLimits: { tarpitMs: 10, connectionsPerClient: 5, handshakeMs: 5_000 },
  };
});
beforeAll(async () => {
  guest = await createGuest(app.http);
  ({ address } = await guest.generate());
});

const openConnections = async () => {
  const metrics = await fetch(`${app.http}/metrics`).then((answer) => answer.text());
  return Number(/^mayfly_smtp_connections (\S+)/m.exec(metrics)?.[1]);
};

test('the connection is closed after 20 errors', async () => {
  const client = await connectSmtp(app.smtpPort);
  await client.command('MAIL FROM:<a@example.org>');
  const codes: number[] = [];
  for (let n = 0; n < 21 && codes.at(-1) !== 421; n++)
    codes.push((await client.command('RCPT TO:<nobody@mayfly.test>')).code);
  expect(codes).toEqual([...Array(19).fill(550), 421]);
  expect(await client.reply()).toBeNull();
});

test('200 errors in one packet get at most 20 replies, and the last one closes the connection', async () => {
  const client = await connectSmtp(app.smtpPort);
  client.write('BOGUS\r\n'.repeat(200));
  const codes: number[] = [];
  for (let reply = await client.reply(); reply; reply = await client.reply()) codes.push(reply.code);
  expect(codes.length).toBeLessThanOrEqual(20);
  expect(codes.at(-1)).toBe(421);
});

test('a command line is limited to 4 KB', async () => {
  const client = await connectSmtp(app.smtpPort);
  expect((await client.command(`NOOP ${'x'.repeat(4_000)}`)).code).toBe(250);
  expect((await client.command(`NOOP ${'x'.repeat(4_200)}`)).code).toBe(421);
  expect(await client.reply()).toBeNull();
  const endless = await connectSmtp(app.smtpPort);
  endless.write('x'.repeat(10_000));
  expect((await endless.reply())?.code).toBe(421);
});

test.each(['in clear', 'encrypted'])(
  'a client that closes its side at once still gets the replies to what it sent, %s',
  async (how) => {
    const other = await guest.generate();
    const count = async () => (await guest.messages(other.address)).length;
    const open = async () => {
      const client = await connectSmtp(app.smtpPort);
      if (how === 'encrypted') {
        await client.startTls();
        await client.command('EHLO client.example');
      }
      return client;
    };
    const codesAfter = async (last: string) => {
      const client = await open();
      const start = `MAIL FROM:<a@example.org>\r\nRCPT TO:<${other.address}>\r\n`;
      client.socket.end(`${start}${last}`);
      const codes: number[] = [];
      for (let reply = await client.reply(); reply; reply = await client.reply()) codes.push(reply.code);
      return codes;
    };
    expect(await codesAfter('DATA\r\nSubject: x\r\n\r\nbody\r\n.\r\n')).toEqual([250, 250, 354, 250]);
    expect(await codesAfter('NOOP\r\nQUIT\r\n')).toEqual([250, 250, 250, 221]);
    expect(await count()).toBe(1);
    // The end of the mail never came.
    expect(await codesAfter('DATA\r\nSubject: x\r\n\r\nbody\r\n')).toEqual([250, 250, 354]);
    expect(await count()).toBe(1);
    await expect.poll(openConnections).toBe(0);
  },
);

describe('whoever says goodbye gets the reply and is disconnected', () => {
  /** Sends the commands with QUIT behind them, keeps its own side open, and returns what it got. */
  async function sayGoodbye(commands: string) {
    const client = connect({ port: app.smtpPort, host: '127.0.0.1', allowHalfOpen: true });
    client.setEncoding('latin1');
    client.once('data', () => client.write(`${commands}QUIT\r\n`));
    let received = '';
    client.on('data', (text) => {
      received += text;
    });
    await new Promise((resolve) => client.on('end', resolve));
    return { client, received };
  }

  test('even if its own side stays open', async () => {
    const { client, received } = await sayGoodbye('');
    expect(received).toMatch(/^220 [^\n]*\n221 Bye\r\n$/);
    await expect.poll(openConnections).toBe(0);
    client.destroy();
  });

  // Closing the connection at once would take replies away that do not fit into the client's memory.
  test('but is waited for if it may not have read all replies yet', async () => {
    const { client, received } = await sayGoodbye('NOOP\r\n'.repeat(200));
    expect(received).toMatch(/221 Bye\r\n$/);
    expect(await openConnections()).toBe(1);
    client.end();
    await expect.poll(openConnections).toBe(0);
    client.destroy();
  });
});

/** What these limits are is tested in server/mime. */
test.each([
  [552, 'a header block over 100 KB', `Subject: x\r\nX-Long: ${'y'.repeat(110_000)}\r\n\r\nbody\r\n`],
  [
    554,
    'over 1,000 parts',
    `Content-Type: multipart/mixed; boundary=b\r\n\r\n${'--b\r\n\r\nx\r\n'.repeat(1_100)}--b--\r\n`,
  ],
  [
    554,
    'nesting beyond 100 that just stops',
    Array.from(
      { length: 110 },
      (_, n) => `Content-Type: multipart/mixed; boundary=b${n}\r\n\r\n--b${n}\r\n`,
    ).join(''),
  ],
])('the reply at the end of DATA is %i for %s', async (code, _name, raw) => {
  const { end } = await sendMail(app.smtpPort, { to: address, raw });
  expect(end?.code).toBe(code);
  expect(end?.text).not.toMatch(/error:|at |\//i);
});

describe('a client that wastes a connection', () => {
  // The other tests have limits that a busy machine keeps to.
  const impatient = setUpApp({
    smtpLimits: { minRateGraceMs: 800, messageMs: 3_000, idleMs: 2_000 },
  });

  async function beginData() {
    const owner = await createGuest(impatient.http);
    const { address: to } = await owner.generate();
    const client = await connectSmtp(impatient.smtpPort);
    client.write(`MAIL FROM:<a@example.org>\r\nRCPT TO:<${to}>\r\nDATA\r\n`);
    for (const code of [250, 250, 354]) expect((await client.reply())?.code).toBe(code);
    return { client, stored: () => owner.messages(to) };
  }

  test('by trickling bytes is dropped, and its mail is not stored', async () => {
    const { client, stored } = await beginData();
    const trickle = setInterval(() => client.write('x'), 50);
    expect((await client.reply())?.code).toBe(421);
    clearInterval(trickle);
    expect(await client.reply()).toBeNull();
    expect(await stored()).toEqual([]);
  });

  test('by sending past the deadline is dropped', async () => {
    const { client } = await beginData();
    const busy = setInterval(() => client.write('x'.repeat(500)), 20);
    expect((await client.reply())?.code).toBe(421);
    clearInterval(busy);
    client.destroy();
  });

  test('by staying silent is dropped', async () => {
    const client = await connectSmtp(impatient.smtpPort);
    expect((await client.reply())?.code).toBe(421);
    client.destroy();
  });

  test('by opening many connections is limited, and closed connections free their slots', async () => {
    await expect.poll(openConnections).toBe(0);
    const clients = await Promise.all(Array.from({ length: 5 }, () => connectSmtp(app.smtpPort)));
    const refused = await connectSmtp(app.smtpPort, { greet: false });
    expect(refused.banner?.code).toBe(421);
    for (const client of clients) client.destroy();
    await expect
      .poll(async () => {
        const again = await connectSmtp(app.smtpPort, { greet: false });
        again.destroy();
        return again.banner?.code;
      })
      .toBe(220);
  });
});

describe('STARTTLS', () => {
  test('the handshake has to end in time', async () => {
    const silent = await connectSmtp(app.smtpPort);
    await silent.command('STARTTLS');
    expect(await silent.reply()).toBeNull();
  });

  test('frees the connection slot however the connection ends', async () => {
    // More than a client may have at once.
    for (let n = 0; n < 3; n++) {
      const client = await connectSmtp(app.smtpPort);
      expect(client.banner?.code).toBe(220);
      await client.startTls();
      if (n % 2) client.destroy();
      else await client.quit();
      const broken = await connectSmtp(app.smtpPort);
      await broken.command('STARTTLS');
      broken.write('no handshake at all\r\n');
      broken.destroy();
      const silent = await connectSmtp(app.smtpPort);
      await silent.command('STARTTLS');
      silent.socket.end();
      const left = await connectSmtp(app.smtpPort);
      left.socket.end();
    }
    await expect.poll(openConnections).toBe(0);
  });

  test.each(['TLSv1', 'TLSv1.1', 'TLSv1.2', 'TLSv1.3'] as const)(
    'mail is encrypted for a client that knows %s alone',
    async (version) => {
      const client = await connectSmtp(app.smtpPort);
      await client.command('EHLO client.example');
      const ciphers = 'DEFAULT:@SECLEVEL=0';
      await client.startTls('', { minVersion: version, maxVersion: version, ciphers });
      expect((client.socket as TLSSocket).getProtocol()).toBe(version);
      expect((await client.command('EHLO client.example')).lines.join()).not.toContain('STARTTLS');
      await client.command('MAIL FROM:<a@example.org>');
      await client.command(`RCPT TO:<${address}>`);
      expect((await client.data(plainMail({ subject: version }))).code).toBe(250);
      client.destroy();
      expect((await guest.messages(address))[0]).toMatchObject({ subject: version });
    },
  );

  test.each([
    ['nothing', ''],
    ['a recipient', 'RCPT TO:<ADDRESS>\r\nNOOP'],
    ['a greeting and a sender', 'EHLO injected\r\nMAIL FROM:<injected@example.org>'],
    ['a whole mail', 'RCPT TO:<ADDRESS>\r\nDATA\r\nSubject: injected\r\n\r\nx\r\n.'],
  ])('forgets what was sent in clear: a sender before it and %s behind it', async (_what, pipelined) => {
    const ids = async () => (await guest.messages(address)).map(({ id }) => id);
    const before = await ids();
    const client = await connectSmtp(app.smtpPort);
    await client.command('MAIL FROM:<before@example.org>');
    expect((await client.startTls(pipelined.replace('ADDRESS', address))).code).toBe(220);
    expect(await client.command(`RCPT TO:<${address}>`)).toMatchObject({
      code: 503,
      text: expect.stringContaining('EHLO first'),
    });
    await client.command('EHLO client.example');
    expect(await client.command(`RCPT TO:<${address}>`)).toMatchObject({
      code: 503,
      text: expect.stringContaining('MAIL'),
    });
    client.destroy();
    expect(await ids()).toEqual(before);
  });
});
