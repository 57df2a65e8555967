import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, describe, expect, test } from 'vitest';
import { createSignedIn, withOperator } from './support/accounts.ts';
import { call } from './support/api-client.ts';
import { createClock } from './support/clock.ts';
import { type MailSink, startMailSink } from './support/mail-sink.ts';
import { type RunningApp, startApp } from './support/start-app.ts';
import { createTestDatabase } from './support/test-database.ts';

const open: Array<{ close(): Promise<unknown> }> = [];
const keep = <T extends { close(): Promise<unknown> }>(one: T): T => {
  open.push(one);
  return one;
};
afterEach(async () => {
  for (const one of open.splice(0).reverse()) await one.close();
});

const otp = (app: RunningApp, email: string) => call(app.http, 'POST', '/api/auth/otp', { body: { email } });
const sinkAndApp = async (overrides: Parameters<typeof startApp>[0] = {}) => {
  const sink: MailSink = keep(await startMailSink());
  return { sink, app: keep(await startApp({ smtpOutUrl: sink.url, ...overrides })) };
};

async function outboxOf(app: RunningApp) {
  const client = new pg.Client({ connectionString: app.databaseUrl });
  await client.connect();
  try {
    return (await client.query('SELECT * FROM outbox')).rows;
  } finally {
    await client.end();
  }
}

describe('a system mail', () => {
  test('is sent as text and HTML and is readable in dark mode', async () => {
    const { sink, app } = await sinkAndApp();
    await otp(app, 'anna@gmail.com');
    const mail = await sink.mailFor('anna@gmail.com');
    const [code] = /\d{6}/.exec(mail.text)!;
    expect(mail.html).toContain(code);
    expect(mail.html).toContain('prefers-color-scheme: dark');
    expect(mail.raw).toMatch(/^From: Mayfly <no-reply@mayfly\.test>/m);
    expect(mail.raw).toMatch(/^Auto-Submitted: auto-generated/m);
    await expect.poll(() => outboxOf(app)).toEqual([]);
  });

  test('comes from the address of the settings, whatever domains give out addresses', async () => {
    const { sink, app } = await sinkAndApp({ mailFrom: 'hello@letters.example' });
    await otp(app, 'anna@gmail.com');
    const mail = await sink.mailFor('anna@gmail.com');
    expect(mail.envelopeFrom).toBe('hello@letters.example');
    expect(mail.raw).toMatch(/^From: Mayfly <hello@letters\.example>/m);
  });

  test('is in the language of the page that asked for it, and later ones in that of the account', async () => {
    const { sink, app } = await sinkAndApp();
    const onGermanPage = { headers: { 'accept-language': 'de' } };
    const email = 'dora@gmail.com';
    const body = { email, password: 'a long password' };
    await call(app.http, 'POST', '/api/auth/signup', { body, ...onGermanPage });
    const asked = await sink.mailFor(email);
    expect(asked.subject).toMatch(/^\d{6} ist dein Code für Mayfly$/);
    expect(asked.html).toContain('<html lang="de" dir="ltr">');

    // A program that names no language changes nothing, and neither does somebody who only signs up.
    const token = /\d{6}/.exec(asked.text)![0];
    await call(app.http, 'POST', '/api/auth/verify', { body: { email, token, type: 'signup' } });
    await call(app.http, 'POST', '/api/auth/signin', { body });
    const subjects = () => sink.mails.filter(({ to }) => to === email).map(({ subject }) => subject);
    await expect.poll(subjects).toContain('Willkommen bei Mayfly');
    const endPremium = () =>
      withOperator(app, async ({ manage }) => {
        await manage.expire(email);
        await manage.notifyEnded();
      });
    await withOperator(app, ({ manage }) => manage.grant(email, 1));
    await endPremium();
    await expect.poll(subjects).toContain('Dein Mayfly Premium ist abgelaufen');
    expect(sink.mails.at(-1)!.text).toContain(`${app.config.publicUrl}/de\n`);

    await call(app.http, 'POST', '/api/auth/signin', { body, headers: { 'accept-language': 'en' } });
    await withOperator(app, ({ manage }) => manage.grant(email, 1));
    await endPremium();
    await expect.poll(subjects).toContain('Your Mayfly premium has ended');
  });

  test('is in the language of whoever enters the code, whoever signed up first', async () => {
    const { sink, app } = await sinkAndApp();
    const email = 'eva@gmail.com';
    const body = { email, password: 'a long password' };
    await call(app.http, 'POST', '/api/auth/signup', { body, headers: { 'accept-language': 'ar' } });
    const [token] = /\d{6}/.exec((await sink.mailFor(email)).text)!;
    await call(app.http, 'POST', '/api/auth/verify', {
      body: { email, token, type: 'signup' },
      headers: { 'accept-language': 'de-AT,en;q=0.5' },
    });
    await expect.poll(() => sink.mails.at(-1)!.subject).toBe('Willkommen bei Mayfly');
  });

  test('waits encrypted in the database while the relay refuses it, and is sent later', async () => {
    const clock = createClock();
    const { sink, app } = await sinkAndApp({ now: clock.now });
    sink.state.refuse = true;
    await otp(app, 'bert@gmail.com');
    await expect.poll(() => sink.state.tries).toBe(1);
    await expect.poll(async () => (await outboxOf(app)).length).toBe(1);
    const [row] = await outboxOf(app);
    for (const value of [row.recipient, row.content])
      expect(value.toString('latin1')).not.toMatch(/bert|\d{6}|Mayfly/);
    sink.state.refuse = false;
    clock.advance(20_000);
    await sink.mailFor('bert@gmail.com');
    await expect.poll(() => outboxOf(app)).toEqual([]);
  });

  test('is sent by the next process when the first one ends too early', async () => {
    const database = await createTestDatabase();
    keep({ close: database.drop });
    const sink = keep(await startMailSink());
    const { url } = sink;
    await sink.close();
    open.pop();
    const first = await startApp({
      databaseUrl: database.url,
      smtpOutUrl: url,
      mailKey: Buffer.alloc(32, 1),
    });
    await otp(first, 'carl@gmail.com');
    await first.close();
    const relay = keep(await startMailSink());
    const clock = createClock(Date.now() + 60_000);
    keep(
      await startApp({
        databaseUrl: database.url,
        smtpOutUrl: relay.url,
        mailKey: Buffer.alloc(32, 1),
        now: clock.now,
      }),
    );
    expect((await relay.mailFor('carl@gmail.com')).subject).toMatch(/is your Mayfly code/);
  });

  test('becomes a file that only its owner can read when no relay is configured', async () => {
    const app = keep(await startApp());
    await otp(app, 'dora@gmail.com');
    const folder = join(app.config.dataDir, 'outbox');
    // While the file is being written, its name begins with a dot and ends differently.
    await expect
      .poll(() => readdir(folder).catch(() => []))
      .toEqual([expect.stringMatching(/^[^.].*\.eml$/)]);
    const path = join(folder, (await readdir(folder))[0]!);
    expect((await stat(path)).mode & 0o777).toBe(0o600);
    expect(await readFile(path, 'utf8')).toMatch(/^To: dora@gmail\.com\r$/m);
  });

  test('says once that premium has ended', async () => {
    const { sink, app } = await sinkAndApp();
    await createSignedIn(app, 'emil@gmail.com');
    await withOperator(app, async ({ manage }) => {
      await manage.expire('emil@gmail.com');
      await Promise.all([manage.notifyEnded(), manage.notifyEnded()]);
      await manage.notifyEnded();
      // Premium that has ended keeps its end, so nobody is told again.
      const { premiumUntil } = await manage.find('emil@gmail.com');
      expect((await manage.expire('emil@gmail.com')).premiumUntil).toEqual(premiumUntil);
      await manage.notifyEnded();
    });
    const { subject, text } = await sink.mailFor('emil@gmail.com');
    expect(subject).toMatch(/premium has ended/);
    // Billing is off here.
    expect(text).toContain('There is nothing to pay');
    await expect.poll(() => outboxOf(app)).toEqual([]);
    expect(sink.mails).toHaveLength(1);
  });
});

describe('a contact message', () => {
  const message = { name: 'Frida', email: 'frida@gmail.com', subject: 'support', message: 'It\nworks' };
  const contact = (app: RunningApp, body: object, token?: string) =>
    call(app.http, 'POST', '/api/contact', { body, ...(token ? { token } : {}) });

  test('goes to support whatever recipient it names, and a reply goes to its author', async () => {
    const { sink, app } = await sinkAndApp({ supportEmail: 'help@mayfly.example' });
    expect((await contact(app, { ...message, recipient: 'victim@gmail.com' })).json).toEqual({
      success: true,
    });
    const mail = await sink.mailFor('help@mayfly.example');
    expect(mail.replyTo).toBe('frida@gmail.com');
    expect(mail.text).toContain('> It\n> works');
    expect(sink.mails).toHaveLength(1);
  });

  test('from a premium user is marked and listed first', async () => {
    const { sink, app } = await sinkAndApp();
    const { token } = await createSignedIn(app, 'gina@gmail.com');
    await contact(app, message, token);
    expect((await sink.mailFor('support@mayfly.test')).subject).toMatch(/^\[Priority\]/);
    await contact(app, { ...message, name: 'Later' });
    const listed = await withOperator(app, ({ contact }) => contact.list());
    expect(listed.map(({ name, premium }) => [name, premium])).toEqual([
      ['Frida', true],
      ['Later', false],
    ]);
  });

  test('is refused with the name of the wrong field, and after five in an hour', async () => {
    const app = keep(await startApp());
    for (const field of ['name', 'email', 'subject', 'message'])
      expect((await contact(app, { ...message, [field]: '' })).json.field).toBe(field);
    for (let i = 0; i < 5; i++) expect((await contact(app, message)).status).toBe(200);
    expect((await contact(app, message)).status).toBe(429);
  });
});
