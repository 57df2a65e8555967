import { Client } from 'pg';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { call, createGuest } from './support/api-client.ts';
import { startDns, type Zone } from './support/dns-server.ts';
import { mailWith } from './support/mails.ts';
import { createPushBrowser, startPushService } from './support/push-service.ts';
import { setUpApp } from './support/set-up-app.ts';
import { addDomain, mailFrom, type Signer, sign } from './support/signed-mail.ts';
import { sendMail } from './support/smtp-client.ts';
import { openEvents } from './support/sse-client.ts';
import { startApp } from './support/start-app.ts';

/** The worker has a low priority, so a busy machine takes its time. */

const zone: Zone = {};
const operatorToken = 'operator-token-of-this-test';
let acme: Signer;
let dns: Awaited<ReturnType<typeof startDns>>;

afterAll(() => dns.close());
const app = setUpApp(async () => {
  acme = addDomain(zone, 'acme.example', { policy: 'reject', servers: 'ip4:127.0.0.9' });
  addDomain(zone, 'plain.example', { servers: 'ip4:127.0.0.1' });
  dns = await startDns(zone);
  return {
    dnsServers: [dns.server],
    smtpThreads: 2,
    operatorToken,
    fetchAllow: ['127.0.0.0/8'],
  };
});

async function guestWithInbox() {
  const guest = await createGuest(app.http);
  const { address } = await guest.generate();
  const verdictOf = async (id?: string) =>
    (await guest.messages(address)).find((one) => !id || one.id === id)?.sender.verdict;
  return { guest, address, verdictOf };
}

test('a verdict comes after the 250, in the event, the list and the message with its reasons', async () => {
  const { guest, address, verdictOf } = await guestWithInbox();
  const stream = await openEvents(app.http, { token: guest.token });
  const before = stream.lastEventId;
  await sendMail(app.smtpPort, {
    to: address,
    from: 'bounce@acme.example',
    raw: await sign(mailFrom('Acme <news@acme.example>'), [acme]),
  });
  const sender = { verdict: 'genuine', domain: 'acme.example' };
  await expect.poll(() => verdictOf()).toBe('genuine');
  const [event, update] = await stream.take(1);
  const { id } = event!.data.message;
  expect(event!.data.message.sender.domain).toBe('acme.example');
  if (event!.data.message.sender.verdict === 'unchecked') {
    await stream.take(2);
    expect(stream.events[1] ?? update).toMatchObject({ name: 'updated', data: { address, id, sender } });
  }
  await stream.close();
  expect(await guest.detail(address, id)).toMatchObject({
    sender,
    auth: {
      verdict: 'genuine',
      tls: null,
      spf: {
        result: 'fail',
        domain: 'acme.example',
        why: 'acme.example does not allow the server that sent this mail.',
        code: 'spf-fail',
        params: { domain: 'acme.example' },
      },
      dkim: [
        {
          result: 'pass',
          domain: 'acme.example',
          selector: 'key',
          aligned: true,
          why: 'Signed by acme.example; the signature is valid.',
          code: 'dkim-pass',
          params: { domain: 'acme.example' },
        },
      ],
      dmarc: {
        result: 'pass',
        policy: 'reject',
        domain: 'acme.example',
        why: 'acme.example asks receivers to reject unproven mail.',
        code: 'dmarc-reject',
        params: { domain: 'acme.example' },
      },
      arc: null,
    },
  });

  const trace = await call(app.http, 'POST', '/api/operator/trace', {
    token: operatorToken,
    body: { address },
  });
  expect(trace.json.messages).toMatchObject([
    { sender: { verdict: 'genuine', spf: 'fail', dkim: ['pass'], dmarc: 'pass' } },
  ]);
  expect(trace.bytes.toString()).not.toContain('acme');

  // A stream that resumes gets one event, which has everything.
  const resumed = await openEvents(app.http, { token: guest.token, lastEventId: before });
  await resumed.take(1);
  await sendMail(app.smtpPort, { to: address, raw: mailFrom('x@plain.example') });
  await resumed.until(() => resumed.events.some(({ data }) => data.message?.id && data.message.id !== id));
  expect(resumed.events[0]!.data.message).toMatchObject({ id, sender });
  expect(resumed.events.filter(({ data }) => data.id === id)).toEqual([]);
  await resumed.close();
});

test('one mail to several inboxes is checked once, and a signed mail of many pieces is read whole', async () => {
  const [one, other] = [await guestWithInbox(), await guestWithInbox()];
  const questions = dns.state.questions;
  const file = mailWith({ size: 900_000 }).toString('latin1').replace('a@example.org', 'news@acme.example');
  const raw = Buffer.from(await sign(file, [acme]), 'latin1');
  await sendMail(app.smtpPort, { to: [one.address, other.address], raw });
  await expect.poll(one.verdictOf).toBe('genuine');
  await expect.poll(other.verdictOf).toBe('genuine');
  expect(dns.state.questions - questions).toBeLessThan(8);
  raw[raw.length - 100]! ^= 1;
  await sendMail(app.smtpPort, { to: one.address, raw });
  await expect
    .poll(async () => (await one.guest.messages(one.address)).map((m) => m.sender.verdict))
    .toEqual(['suspicious', 'genuine']);
});

test('DNS that does not answer delays no 250, and the mail stays unchecked with all fields', async () => {
  const { guest, address } = await guestWithInbox();
  const raw = await sign(mailFrom('Acme <news@slow.example>'), [{ ...acme, domain: 'slow.example' }]);
  dns.state.silentFor = /slow/;
  expect((await sendMail(app.smtpPort, { to: address, raw })).end?.code).toBe(250);
  // The 250 has come, and the check goes on.
  const waiting = async () => {
    const metrics = (await call(app.http, 'GET', '/metrics')).bytes.toString();
    return Number(/^mayfly_sender_checks_waiting (\d+)/m.exec(metrics)?.[1]);
  };
  await expect.poll(waiting).toBe(1);
  const [first] = await guest.messages(address);
  expect(first!.sender).toEqual({ verdict: 'unchecked', domain: 'slow.example' });
  // Others do not wait behind them.
  const other = await guestWithInbox();
  await sendMail(app.smtpPort, { to: other.address, raw: mailFrom('x@plain.example') });
  await expect.poll(other.verdictOf).toBe('unproven');
  await expect
    .poll(async () => (await guest.detail(address, first!.id)).auth)
    .toMatchObject({
      verdict: 'unchecked',
      spf: { result: expect.any(String) },
      dkim: [{ result: 'temperror' }],
      dmarc: { result: 'temperror', policy: null },
      arc: null,
    });
});

test('a browser hears the code of a checked sender, a warning of a forged one, and no code while DNS is silent', async () => {
  const service = await startPushService();
  onTestFinished(service.close);
  const { guest, address } = await guestWithInbox();
  const browser = createPushBrowser(service);
  await guest.ask('POST', '/push', { body: { subscription: browser.subscription } });
  const code = 'Subject: 482913\r\n\r\nYour verification code is 482913\r\n';
  const withCode = (from: string) => mailFrom(from).replace(/Subject: .*/s, code);
  const told = () => service.pushed.map((one) => browser.open(one).notification);
  /** What the browser is told about a mail. On a busy machine even an honest DNS server may answer too late. */
  const tells = (raw: string, from?: string) =>
    expect.poll(async () => {
      const before = told().length;
      await sendMail(app.smtpPort, { to: address, raw, ...(from ? { from } : {}) });
      await expect.poll(() => told().length).toBe(before + 1);
      return told().at(-1);
    });

  await tells(withCode('Plain <x@plain.example>')).toMatchObject({
    title: 'Plain',
    body: 'Code: 482913\n482913',
  });
  const checked = told().length;
  await tells(withCode('Acme <news@acme.example>'), 'x@evil.example').toMatchObject({
    title: 'Suspicious message',
    body: 'Says it is from Acme',
  });
  dns.state.silentFor = /silent/;
  await tells(withCode('Silent <x@silent.example>')).toMatchObject({
    title: 'Silent',
    body: 'Sender not checked yet',
  });
  expect(JSON.stringify(told().slice(checked))).not.toContain('482913');
});

test('several From headers are suspicious', async () => {
  const { guest, address, verdictOf } = await guestWithInbox();
  await sendMail(app.smtpPort, {
    to: address,
    raw: mailFrom('news@acme.example', 'From: x@plain.example\r\n'),
  });
  await expect.poll(() => verdictOf()).toBe('suspicious');
  const [message] = await guest.messages(address);
  expect((await guest.detail(address, message!.id)).auth.dmarc.why).toBe(
    'The mail has more than one From header, which real mail never has.',
  );
});

test('a mail that was not checked on arrival is not checked because somebody reads it', async () => {
  const { guest, address, verdictOf } = await guestWithInbox();
  await sendMail(app.smtpPort, { to: address, raw: mailFrom('x@plain.example') });
  await expect.poll(() => verdictOf()).toBe('unproven');
  const [{ id } = { id: '' }] = await guest.messages(address);
  const database = new Client(app.databaseUrl);
  await database.connect();
  const { databaseUrl, config } = app;
  const other = await startApp({
    databaseUrl,
    dataDir: config.dataDir,
    dnsServers: [dns.server],
    roles: ['web'],
  });
  try {
    const forget = `UPDATE messages SET verdict = NULL, verdict_seq = NULL,
      stored_at = stored_at - interval '1 hour' WHERE id = $1`;
    await database.query(forget, [id]);
    const path = `/api/guest/emails/${address}/messages`;
    for (const one of [path, `${path}/${id}`]) {
      const { status, bytes } = await call(other.http, 'GET', one, { token: guest.token });
      expect([status, bytes.toString()]).toEqual([200, expect.stringContaining('"unchecked"')]);
    }
    const metrics = (await call(other.http, 'GET', '/metrics')).bytes.toString();
    expect(metrics.match(/^mayfly_sender_checks_(waiting|total).*$/gm)).toEqual([
      'mayfly_sender_checks_waiting 0',
    ]);
  } finally {
    await other.close();
    await database.end();
  }
});

test('a check that a restart interrupts is made after it', async () => {
  const { databaseUrl, config } = app;
  const start = () =>
    startApp({ databaseUrl, dataDir: config.dataDir, dnsServers: [dns.server], roles: ['smtp'] });
  const { address, verdictOf } = await guestWithInbox();
  const before = await start();
  dns.state.silent = true;
  onTestFinished(() => {
    dns.state.silent = false;
  });
  await sendMail(before.smtpPort, {
    to: address,
    raw: await sign(mailFrom('Acme <news@acme.example>'), [acme]),
  });
  await before.close();
  expect(await verdictOf()).toBe('unchecked');
  dns.state.silent = false;
  const after = await start();
  onTestFinished(after.close);
  await expect.poll(() => verdictOf()).toBe('genuine');
});
