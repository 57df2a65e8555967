import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { defaultPlans } from '#contract/plans.ts';
import { anyCharacter } from './support/any-character.ts';
import { createGuest, type Guest } from './support/api-client.ts';
import { FALSE_ENDS } from './support/false-ends.ts';
import { plainMail } from './support/mails.ts';
import { connectSmtp, sendMail, stuffed } from './support/smtp-client.ts';
import { type RunningApp, startApp } from './support/start-app.ts';
import { testSeed } from './support/test-seed.ts';

const MAX_MESSAGES = 20;
let app: RunningApp;
let guest: Guest;
let time = Date.now();
beforeAll(async () => {
  const { free, premium } = defaultPlans;
  app = await startApp({
    now: () => new Date(time),
    plans: {
      free: { ...free, maxAddresses: 200, maxMessages: MAX_MESSAGES, attachmentLimit: 2 ** 19 },
      premium: { ...premium, lifetimeMs: free.lifetimeMs },
    },
    smtpLimits: { tarpitMs: 10, connectionsPerClient: 200 },
  });
  guest = await createGuest(app.http);
});
afterAll(() => app.close());

async function transaction(address: string, sender = 'a@example.org') {
  const client = await connectSmtp(app.smtpPort);
  await client.command(`MAIL FROM:<${sender}>`);
  await client.command(`RCPT TO:<${address}>`);
  return client;
}

test('what a lax server takes for the end of a mail is stored as sent, byte by byte', async () => {
  const { address } = await guest.generate();
  // Each is followed by a smuggled mail. read-data.test.ts splits each of them at every byte.
  const mail = FALSE_ENDS.map((end) => `x${end}MAIL FROM:<x@y>\r\nDATA\r\n`).join('');
  const client = await transaction(address);
  expect((await client.command('DATA')).code).toBe(354);
  for (const byte of stuffed(`A: b\r\n\r\n${mail}`)) {
    client.write(Buffer.of(byte));
    await new Promise(setImmediate);
  }
  expect((await client.reply())?.code).toBe(250);
  client.destroy();
  const [message, ...others] = await guest.messages(address);
  expect(others).toEqual([]);
  expect((await guest.raw(address, message!.id)).toString('latin1')).toBe(`A: b\r\n\r\n${mail}`);
});

describe('a command with something hidden in it', () => {
  const hidden = (victim: string) => [
    `HELO x\rMAIL FROM:<a@b.example>`,
    'EHLO x\0y',
    `EHLO ${'x'.repeat(2_000)}`,
    `MAIL FROM:<a@b.example>\rRCPT TO:<${victim}>`,
    'MAIL FROM:<a@b.example> ENVID=x+0D+0AX:y',
    'MAIL FROM:<a@b.example> SIZE=1 SIZE=2',
    'MAIL FROM:<a@b.example> SIZE=99999999999999999999',
    'MAIL FROM:<a@b.example> SIZE=-1',
    'MAIL FROM:<a@b.example> __proto__=1 constructor=2',
    'MAIL FROM:<a\0@b.example>',
    'MAIL FROM:<<a@b.example>>',
    'MAIL FROM:<"a\0b"@b.example>',
    'MAIL FROM:<"a\\\r"@b.example>',
    `MAIL FROM:<"a"@b.example>\rRCPT TO:<${victim}>`,
    'MAIL FROM:<"a"@b.example> ENVID=x+0D+0AX:y',
    `MAIL FROM:<"${'x'.repeat(300)} "@b.example>`,
    'MAIL FROM:a@b.example',
    `RCPT TO:<${victim}\0>`,
    `RCPT TO:<${victim}>\r\0`,
    `RCPT TO:<${victim}>,<${victim}>`,
    `RCPT TO:<${victim}@elsewhere.example>`,
    `RCPT TO:<${victim.replace('@', '%')}@elsewhere.example>`,
    `RCPT TO:<"${victim}"@elsewhere.example>`,
    `RCPT TO:<"x>,<${victim}"@elsewhere.example>`,
    `RCPT TO:<${victim}> NOTIFY=x+0A`,
    'RCPT TO:<>',
    'RCPT TO:<postmaster>',
    `RCPT TO:<${'x'.repeat(3_000)}@mayfly.test>`,
    'DATA now',
    `VRFY ${victim}`,
    `EXPN ${victim}`,
  ];

  test('gets a one-line reply and never counts as two commands', async () => {
    const { address } = await guest.generate();
    const check = async (command: string) => {
      const client = await connectSmtp(app.smtpPort);
      if (/^(RCPT|DATA)/.test(command)) await client.command('MAIL FROM:<a@example.org>');
      const answer = await client.command(command);
      for (const line of answer.lines) expect(line, command).toMatch(/^\d{3}[ -][\x20-\x7e]*$/);
      expect(answer.text, command).not.toMatch(/\.ts|\.js|node|undefined|\[object/i);
      const next = await client.command('NOOP');
      expect(next, command).toMatchObject({ code: 250 });
      // The hidden text added no recipient.
      if (!/^RCPT/.test(command)) expect((await client.command('DATA')).code, command).toBe(503);
      client.destroy();
    };
    await Promise.all(hidden(address).map(check));
    expect(await guest.messages(address)).toEqual([]);
  });

  test('is shown as a sender without control or direction characters', async () => {
    const { address } = await guest.generate();
    const client = await connectSmtp(app.smtpPort);
    const sender = Buffer.from('MAIL FROM:<\u202emoc.knab\u202c\u2066@evil.example> SMTPUTF8\r\n');
    client.write(sender);
    expect((await client.reply())?.code).toBe(250);
    await client.command(`RCPT TO:<${address}>`);
    expect((await client.data('Subject: no sender named\r\n\r\nx\r\n')).code).toBe(250);
    const [message] = await guest.messages(address);
    expect(message!.from).toContain('moc.knab');
    expect(message!.from).not.toMatch(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/u);
    client.destroy();
  });
});

test('an endless mail, or one with endless headers, is refused and nothing is stored', async () => {
  const { address } = await guest.generate();
  for (const line of [`${'x'.repeat(998)}\r\n`, 'x'.repeat(1_000), `X-Junk: ${'y'.repeat(990)}\r\n`]) {
    const client = await transaction(address);
    await client.command('DATA');
    const block = Buffer.from(line.repeat(200));
    for (let sent = 0; sent < 2 * 2 ** 20; sent += block.length)
      if (!client.socket.write(block)) await once(client.socket, 'drain');
    client.write('\r\n.\r\n');
    expect((await client.reply())?.code).toBe(552);
    // The connection accepts the next mail.
    await client.command('MAIL FROM:<a@example.org>');
    expect((await client.command(`RCPT TO:<${address}>`)).code).toBe(250);
    client.destroy();
  }
  expect(await guest.messages(address)).toEqual([]);
});

test('a storm of bounces fills one inbox only, and no mail is sent in reply', async () => {
  const [flooded, other] = [await guest.generate(), await guest.generate()];
  const codes: number[] = [];
  const storm = async () => {
    const client = await connectSmtp(app.smtpPort);
    for (let n = 0; n < 5; n++) {
      await client.command('MAIL FROM:<>');
      const { code } = await client.command(`RCPT TO:<${flooded.address}>`);
      codes.push(code === 250 ? (await client.data(plainMail({ subject: 'Undelivered' }))).code : code);
      if (codes.at(-1) !== 250) await client.command('RSET');
    }
    client.destroy();
  };
  await Promise.all(Array.from({ length: 6 }, storm));
  expect(codes.filter((code) => code === 250)).toHaveLength(MAX_MESSAGES);
  expect(codes.filter((code) => code === 452)).toHaveLength(30 - MAX_MESSAGES);
  expect((await sendMail(app.smtpPort, { to: other.address, raw: plainMail() })).end?.code).toBe(250);
  expect(await guest.messages(flooded.address)).toHaveLength(MAX_MESSAGES);
  expect(await guest.messages(other.address)).toHaveLength(1);
  expect(await readdir(join(app.config.dataDir, 'outbox')).catch(() => [])).toEqual([]);
});

test('no order of commands and no disconnect harms the server', async () => {
  const { address } = await guest.generate();
  const word = fc.oneof(
    fc.constantFrom(
      ...['EHLO x\r\n', 'HELO y\r\n', 'MAIL FROM:<a@b.example>\r\n', `RCPT TO:<${address}>\r\n`, 'DATA\r\n'],
      ...['STARTTLS\r\n', 'RSET\r\n', 'NOOP\r\n', 'AUTH LOGIN\r\n', 'BDAT 5 LAST\r\nhello', '\r\n', '.\r\n'],
      ...[
        '\u0016\u0003\u0001\0\u00a5\u0001\0\0',
        'QUIT\r\n',
        'A: b\r\n\r\nc\r\n\r\n.\r\n',
        '\0',
        'x'.repeat(5_000),
      ],
    ),
    fc.string({ unit: anyCharacter, maxLength: 30 }),
  );
  const talks = fc.sample(fc.tuple(fc.array(word, { maxLength: 12 }), fc.boolean()), {
    numRuns: 40,
    seed: testSeed(),
  });
  await Promise.all(
    talks.map(async ([words, reset]) => {
      const socket = connect(app.smtpPort, '127.0.0.1');
      socket.on('error', () => {});
      await Promise.race([once(socket, 'data'), once(socket, 'close')]);
      socket.resume();
      for (const text of words) {
        socket.write(Buffer.from(text, 'latin1'));
        await new Promise(setImmediate);
      }
      if (reset) socket.resetAndDestroy();
      else socket.destroy();
    }),
  );
  const raw = plainMail({ subject: 'after all' });
  expect((await sendMail(app.smtpPort, { to: address, raw })).end?.code).toBe(250);
  expect((await guest.messages(address)).map(({ subject }) => subject)).toContain('after all');
});

test('unknown, expired, deleted and foreign addresses get the same reply', async () => {
  const { address: expired } = await guest.generate();
  const { address: deleted, id } = await guest.generate();
  await guest.ask('DELETE', `/emails/${id}`);
  time += 61 * 60_000;
  const client = await connectSmtp(app.smtpPort);
  await client.command('MAIL FROM:<a@example.org>');
  const answers = new Set<string>();
  for (const to of [
    expired,
    deleted,
    'was.never.aaaaaa@mayfly.test',
    'root@mayfly.test',
    'a@elsewhere.example',
  ])
    answers.add((await client.command(`RCPT TO:<${to}>`)).lines.join());
  expect([...answers]).toEqual([expect.stringMatching(/^550 No such mailbox \(\w{8}\)$/)]);
  client.destroy();
});
