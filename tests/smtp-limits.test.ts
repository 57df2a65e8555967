import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { defaultPlans } from '#contract/plans.ts';
import { createGuest, type Guest } from './support/api-client.ts';
import { plainMail } from './support/mails.ts';
import { connectSmtp, sendMail } from './support/smtp-client.ts';
import { type RunningApp, startApp } from './support/start-app.ts';

let app: RunningApp;
let guest: Guest;
let address: string;
beforeAll(async () => {
  const { free, premium } = defaultPlans;
  app = await startApp({
    plans: { free: { ...free, maxAddresses: 200 }, premium: { ...premium, lifetimeMs: free.lifetimeMs } },
    smtpLimits: {
      tarpitMs: 10,
      connectionsPerClient: 5,
      minRateGraceMs: 400,
      messageMs: 1_500,
      idleMs: 1_000,
    },
  });
  guest = await createGuest(app.http);
  ({ address } = await guest.generate());
});
afterAll(() => app.close());

async function inTransaction() {
  const client = await connectSmtp(app.smtpPort);
  await client.command('MAIL FROM:<a@example.org>');
  await client.command(`RCPT TO:<${address}>`);
  return client;
}

const openConnections = async () => {
  const metrics = await fetch(`${app.http}/metrics`).then((answer) => answer.text());
  return Number(/^mayfly_smtp_connections (\S+)/m.exec(metrics)?.[1]);
};

test('the greeting names what is offered, and nothing of the inside', async () => {
  const client = await connectSmtp(app.smtpPort, { greet: false });
  expect(client.banner).toMatchObject({ code: 220 });
  const { lines } = await client.command('EHLO client.example');
  const offered = lines.map((line) => line.slice(4));
  expect(offered).toEqual(
    expect.arrayContaining([
      'PIPELINING',
      '8BITMIME',
      'SMTPUTF8',
      'STARTTLS',
      expect.stringMatching(/^SIZE \d+$/),
    ]),
  );
  expect(offered.join()).not.toMatch(/AUTH|XCLIENT|XFORWARD/);
  expect(`${client.banner?.text} ${lines}`).not.toMatch(/smtp-server|nodemailer|node/i);
  client.destroy();
});

test.each(['AUTH PLAIN AGEAYg==', 'VRFY root', 'EXPN list', 'XCLIENT NAME=x', 'XFORWARD NAME=x'])(
  '%s gives nothing away',
  async (command) => {
    const client = await connectSmtp(app.smtpPort);
    const { code } = await client.command(command);
    expect([252, 500, 502, 504, 538, 550]).toContain(code);
    client.destroy();
  },
);

test('after 20 errors the connection ends', async () => {
  const client = await connectSmtp(app.smtpPort);
  await client.command('MAIL FROM:<a@example.org>');
  const codes: number[] = [];
  for (let n = 0; n < 21 && codes.at(-1) !== 421; n++)
    codes.push((await client.command('RCPT TO:<nobody@mayfly.test>')).code);
  expect(codes).toEqual([...Array(19).fill(550), 421]);
  expect(await client.reply()).toBeNull();
});

test('twenty errors in one packet are answered twenty times at most', async () => {
  const client = await connectSmtp(app.smtpPort);
  client.write('BOGUS\r\n'.repeat(200));
  let replies = 0;
  for (let reply = await client.reply(); reply; reply = await client.reply()) replies++;
  expect(replies).toBeLessThanOrEqual(20);
});

test('a command line may have 4 KB and not more', async () => {
  const client = await connectSmtp(app.smtpPort);
  expect((await client.command(`NOOP ${'x'.repeat(4_000)}`)).code).toBe(250);
  expect((await client.command(`NOOP ${'x'.repeat(4_200)}`)).code).toBe(421);
  expect(await client.reply()).toBeNull();
  const endless = await connectSmtp(app.smtpPort);
  endless.write('x'.repeat(10_000));
  expect((await endless.reply())?.code).toBe(421);
});

test('a mail has 100 recipients at most', async () => {
  const many = await Promise.all(Array.from({ length: 101 }, () => guest.generate()));
  const client = await connectSmtp(app.smtpPort);
  await client.command('MAIL FROM:<a@example.org>');
  const codes: number[] = [];
  for (const inbox of many) codes.push((await client.command(`RCPT TO:<${inbox.address}>`)).code);
  expect(codes).toEqual([...Array(100).fill(250), 452]);
  expect((await client.data(plainMail())).code).toBe(250);
  client.destroy();
  const counts = await Promise.all(many.map(async (inbox) => (await guest.messages(inbox.address)).length));
  expect(counts).toEqual([...Array(100).fill(1), 0]);
});

describe('at the end of DATA', () => {
  const nested = (depth: number) => {
    let mail = 'Content-Type: text/plain\r\n\r\ndeep\r\n';
    for (let level = 0; level < depth; level++)
      mail = `Content-Type: multipart/mixed; boundary=b${level}\r\n\r\n--b${level}\r\n${mail}\r\n--b${level}--\r\n`;
    return mail;
  };
  const unfinished = (depth: number) =>
    Array.from(
      { length: depth },
      (_, n) => `Content-Type: multipart/mixed; boundary=b${n}\r\n\r\n--b${n}\r\n`,
    ).join('');
  const parts = (count: number) =>
    `Content-Type: multipart/mixed; boundary=b\r\n\r\n${'--b\r\n\r\nx\r\n'.repeat(count)}--b--\r\n`;
  const header = (bytes: number) => `Subject: x\r\nX-Long: ${'y'.repeat(bytes)}\r\n\r\nbody\r\n`;

  test.each([
    [552, 'a header block over 100 KB', header(110_000)],
    [552, 'a header block over 100 KB and nothing else', `X-Long: ${'y'.repeat(110_000)}\r\n`],
    [250, 'a header block below 100 KB', header(90_000)],
    [554, 'over 1,000 parts', parts(1_100)],
    [250, 'under 1,000 parts', parts(900)],
    [554, 'nesting beyond 100', nested(110)],
    [554, 'nesting beyond 100 that just stops', unfinished(110)],
    [554, 'nesting that stops at a header', `${unfinished(100)}Content-Type: multipart/mixed; boundary=z`],
    [250, 'nesting of 50', nested(50)],
  ])('%i answers %s', async (code, _name, raw) => {
    const { address: own } = await createGuest(app.http).then((one) => one.generate());
    const { end } = await sendMail(app.smtpPort, { to: own, raw });
    expect(end?.code).toBe(code);
    expect(end?.text).not.toMatch(/error:|at |\//i);
  });
});

describe('a client that holds a place for nothing', () => {
  test('by trickling is dropped, and its mail is not stored', async () => {
    const client = await inTransaction();
    await client.command('DATA');
    const before = (await guest.messages(address)).length;
    const trickle = setInterval(() => client.write('x'), 50);
    expect((await client.reply())?.code).toBe(421);
    clearInterval(trickle);
    expect(await client.reply()).toBeNull();
    expect(await guest.messages(address)).toHaveLength(before);
  });

  test('by busily sending past the deadline is dropped too', async () => {
    const client = await inTransaction();
    await client.command('DATA');
    const busy = setInterval(() => client.write('x'.repeat(500)), 20);
    expect((await client.reply())?.code).toBe(421);
    clearInterval(busy);
    client.destroy();
  });

  test('by saying nothing is dropped', async () => {
    const client = await connectSmtp(app.smtpPort);
    expect((await client.reply())?.code).toBe(421);
    client.destroy();
  });

  test('by opening connections is held to a few, and the places come back', async () => {
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
  test('gives the place of a connection back, however it ends', async () => {
    for (let n = 0; n < 8; n++) {
      const client = await connectSmtp(app.smtpPort);
      expect(client.banner?.code).toBe(220);
      await client.startTls();
      if (n % 2) client.destroy();
      else await client.quit();
      const broken = await connectSmtp(app.smtpPort);
      await broken.command('STARTTLS');
      broken.write('no handshake at all\r\n');
      broken.destroy();
    }
    await expect.poll(openConnections).toBe(0);
  });

  test('encrypts the rest, and mail gets through', async () => {
    const client = await connectSmtp(app.smtpPort);
    expect((await client.startTls()).code).toBe(220);
    const { lines } = await client.command('EHLO client.example');
    expect(lines.join()).not.toContain('STARTTLS');
    await client.command('MAIL FROM:<a@example.org>');
    expect((await client.command(`RCPT TO:<${address}>`)).code).toBe(250);
    expect((await client.data(plainMail({ subject: 'encrypted' }))).code).toBe(250);
    client.destroy();
    expect((await guest.messages(address))[0]).toMatchObject({ subject: 'encrypted' });
  });

  test('forgets what was said in clear, also what was pipelined behind it', async () => {
    const client = await connectSmtp(app.smtpPort);
    await client.command('MAIL FROM:<before@example.org>');
    client.write(`STARTTLS\r\nRCPT TO:<${address}>\r\nNOOP\r\n`);
    expect((await client.reply())?.code).toBe(220);
    const more = await Promise.race([client.reply(), sleep(150)]);
    expect(more ?? null).toBeNull();
    client.destroy();
  });

  test('runs no command that was injected before the handshake', async () => {
    const client = await connectSmtp(app.smtpPort);
    client.socket.removeAllListeners('data');
    client.socket.cork();
    client.socket.write('STARTTLS\r\nEHLO injected\r\nMAIL FROM:<injected@example.org>\r\n');
    client.socket.uncork();
    await sleep(100);
    const { connect: connectTls } = await import('node:tls');
    const secure = connectTls({ socket: client.socket, rejectUnauthorized: false });
    let heard = '';
    secure.setEncoding('latin1').on('data', (text: string) => {
      heard += text;
    });
    secure.on('error', () => {});
    secure.on('secureConnect', () => secure.write(`RCPT TO:<${address}>\r\n`));
    await sleep(400);
    // Either the server dropped the connection, or it knows of no greeting and no sender.
    expect(heard === '' || /^503/.test(heard)).toBe(true);
    secure.destroy();
  });
});

test('a client that speaks HTTP, or before the greeting, is shown the door', async () => {
  for (const words of ['GET / HTTP/1.1\r\nHost: x\r\n\r\n', 'EHLO early\r\n']) {
    const socket = connect(app.smtpPort, '127.0.0.1');
    let heard = '';
    socket.setEncoding('latin1').on('data', (text: string) => {
      heard += text;
    });
    socket.on('error', () => {});
    socket.write(words);
    await new Promise((resolve) => socket.once('close', resolve));
    expect(heard).toMatch(/421/);
  }
  // Whoever came, has gone.
  await expect.poll(openConnections).toBe(0);
});
