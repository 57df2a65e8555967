import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import fc from 'fast-check';
import { expect, onTestFinished, test } from 'vitest';
import { createGuest } from './support/api-client.ts';
import { plainMail } from './support/mails.ts';
import { connectSmtp, sendMail } from './support/smtp-client.ts';
import { startApp } from './support/start-app.ts';
import { testSeed } from './support/test-seed.ts';

test('idle connections are closed even if more clients than are checked at once are in the middle of a mail', async () => {
  const idleUnderPressureMs = 300;
  const crowded = await startApp({
    smtpLimits: { clients: 130, connectionsPerClient: 130, idleUnderPressureMs },
  });
  onTestFinished(crowded.close);
  const { address } = await (await createGuest(crowded.http)).generate();
  const sending = [];
  for (let n = 0; n < 120; n++) {
    const client = await connectSmtp(crowded.smtpPort);
    for (const command of ['MAIL FROM:<a@example.org>', `RCPT TO:<${address}>`, 'DATA'])
      await client.command(command);
    sending.push(client);
  }
  const idle = [];
  for (let n = 0; n < 10; n++) idle.push(await connectSmtp(crowded.smtpPort));
  await sleep(idleUnderPressureMs + 50);
  await expect
    .poll(async () => {
      const client = await connectSmtp(crowded.smtpPort, { from: '127.0.1.40', greet: false });
      client.destroy();
      return client.banner?.code;
    })
    .toBe(220);
  expect(idle.some((client) => client.closed)).toBe(true);
  expect(sending.some((client) => client.closed)).toBe(false);
  for (const client of [...sending, ...idle]) client.destroy();
});

test('no order of commands and no cut connection harms the server', async () => {
  const app = await startApp({ smtpLimits: { tarpitMs: 10, connectionsPerClient: 200 } });
  onTestFinished(app.close);
  const guest = await createGuest(app.http);
  const { address } = await guest.generate();
  const commands = [
    'EHLO x',
    'HELO y',
    'MAIL FROM:<a@b.example>',
    `RCPT TO:<${address}>`,
    'DATA',
    'STARTTLS',
  ];
  const more = ['RSET', 'NOOP', 'AUTH LOGIN', '', '.', 'QUIT', 'A: b\r\n\r\nc\r\n\r\n.'];
  const word = fc.oneof(
    fc.constantFrom(...[...commands, ...more].map((line) => `${line}\r\n`)),
    fc.constantFrom('BDAT 5 LAST\r\nhello', '\x16\x03\x01\0\xa5\x01\0\0', '\0', 'x'.repeat(5_000)),
    fc.string({ unit: 'binary', maxLength: 30 }),
  );
  const talks = fc.sample(fc.tuple(fc.array(word, { maxLength: 12 }), fc.boolean()), {
    numRuns: 80,
    seed: testSeed(),
  });
  await Promise.all(
    talks.map(async ([words, reset]) => {
      const socket = connect(app.smtpPort, '127.0.0.1').on('error', () => {});
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
