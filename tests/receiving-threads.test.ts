import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createGuest } from './support/api-client.ts';
import { collectLog } from './support/log-lines.ts';
import { plainMail } from './support/mails.ts';
import { setUpApp } from './support/set-up-app.ts';
import { connectSmtp, sendMail } from './support/smtp-client.ts';
import { openEvents } from './support/sse-client.ts';
import { startApp } from './support/start-app.ts';

const { log, lines } = collectLog();
const app = setUpApp({
  smtpThreads: 3,
  log,
  smtpLimits: { connectionsPerClient: 12, unknownPerClient: 8, connectionsPerProber: 2, tarpitMs: 1 },
});

const measure = async (name: string) => {
  const metrics = await fetch(`${app.http}/metrics`).then((answer) => answer.text());
  const line = metrics.split('\n').find((one) => one.startsWith(`${name} `));
  return Number(line?.slice(name.length) ?? 0);
};
/** The server notices the end of a connection a moment after its client. */
const allClosed = async () => {
  while ((await measure('mayfly_smtp_connections')) > 0) await sleep(20);
};

test('mail received by any thread is live, listed once and counted once', async () => {
  const guest = await createGuest(app.http);
  const { address } = await guest.generate();
  const stream = await openEvents(app.http, { token: guest.token });
  const before = await measure('mayfly_mail_accepted_total');
  const subjects = Array.from({ length: 30 }, (_, nth) => `mail ${nth}`);
  // Each mail has its own connection, so that the kernel distributes them to all threads.
  for (let from = 0; from < 30; from += 10) {
    await Promise.all(
      subjects.slice(from, from + 10).map(async (subject) => {
        const { end } = await sendMail(app.smtpPort, { to: address, raw: plainMail({ subject }) });
        expect(end?.code).toBe(250);
      }),
    );
    await allClosed();
  }
  await stream.take(30);
  const listed = (await guest.messages(address)).map(({ subject }) => subject);
  expect(listed.toSorted()).toEqual(subjects.toSorted());
  expect(stream.events.map(({ data }) => data.message.subject).toSorted()).toEqual(subjects.toSorted());
  expect((await measure('mayfly_mail_accepted_total')) - before).toBe(30);
  await stream.close();
});

test('the connections of one client are counted across all threads, and closed ones free their slots', async () => {
  const clients = await Promise.all(Array.from({ length: 12 }, () => connectSmtp(app.smtpPort)));
  expect(await measure('mayfly_smtp_connections')).toBe(12);
  const banners = await Promise.all(
    Array.from({ length: 6 }, async () => {
      const client = await connectSmtp(app.smtpPort, { greet: false });
      client.destroy();
      return client.banner?.code;
    }),
  );
  expect(banners).toEqual(Array(6).fill(421));
  for (const client of clients) client.destroy();
  await allClosed();
  const next = await connectSmtp(app.smtpPort, { greet: false });
  expect(next.banner?.code).toBe(220);
  next.destroy();
});

test('the unknown recipients of one client are counted across all threads', async () => {
  const from = '127.0.5.1';
  // Each thread receives only a few of them.
  await Promise.all(
    Array.from({ length: 9 }, async (_, nth) => {
      const client = await connectSmtp(app.smtpPort, { from });
      await client.command('MAIL FROM:<a@example.org>');
      expect((await client.command(`RCPT TO:<nobody${nth}@mayfly.test>`)).code).toBe(550);
      await client.command('QUIT');
    }),
  );
  await allClosed();
  const open = await Promise.all(
    Array.from({ length: 4 }, () => connectSmtp(app.smtpPort, { from, greet: false })),
  );
  expect(open.map(({ banner }) => banner?.code).toSorted()).toEqual([220, 220, 421, 421]);
  for (const client of open) client.destroy();
});

test('a port that another Mayfly listens on is refused, although its own threads share it', async () => {
  const { databaseUrl, smtpPort, config } = app;
  await expect(
    startApp({ databaseUrl, dataDir: config.dataDir, roles: ['smtp'], smtpThreads: 3, smtpPort }),
  ).rejects.toMatchObject({ code: 'EADDRINUSE' });
});

// This ends the app, so it comes last.
test('at the end a mail in flight in any thread is finished, every other connection ends, and the log counts the refusals of all by reason', async () => {
  const guest = await createGuest(app.http);
  const { address } = await guest.generate();
  const before = await measure('mayfly_mail_refused_total{reason="not-found"}');
  const refused = await Promise.all(
    Array.from({ length: 6 }, () => sendMail(app.smtpPort, { to: 'hush@mayfly.test', raw: plainMail() })),
  );
  await allClosed();
  const senders = await Promise.all(
    Array.from({ length: 9 }, async () => {
      const client = await connectSmtp(app.smtpPort);
      await client.command('MAIL FROM:<a@example.org>');
      await client.command(`RCPT TO:<${address}>`);
      expect((await client.command('DATA')).code).toBe(354);
      return client;
    }),
  );
  const idle = await connectSmtp(app.smtpPort);
  const stream = await openEvents(app.http, { token: guest.token });
  const { http } = app;
  const closed = app.close();
  expect((await idle.reply())?.code).toBe(421);
  // Connections are refused when no thread listens any more.
  const connects = async () => {
    const client = await connectSmtp(app.smtpPort, { greet: false });
    client.destroy();
    return client.banner !== null;
  };
  await expect.poll(connects).toBe(false);
  const replies = await Promise.all(
    senders.map((client) => {
      client.write(`${plainMail({ subject: 'last' })}\r\n.\r\n`);
      return client.reply();
    }),
  );
  expect(replies.map((reply) => reply?.code)).toEqual(Array(9).fill(250));
  await closed;
  expect(await stream.until(() => stream.ended)).toBe(true);
  await expect(fetch(`${http}/healthz`)).rejects.toThrow();

  const counted = lines.flatMap(({ refused }) => refused?.['not-found'] ?? []);
  // Senders read these ids.
  const replied = refused.map(
    ({ recipients }) => /^550 No such mailbox \((\w{8})\)$/.exec(recipients[0]!.lines[0]!)![1],
  );
  expect(counted.flatMap(({ ids }) => ids)).toEqual(expect.arrayContaining(replied));
  expect(counted.reduce((sum, { count }) => sum + count, 0)).toBe(before + 6);
  expect(JSON.stringify(lines)).not.toContain('hush');
});
