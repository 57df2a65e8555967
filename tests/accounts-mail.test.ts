import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { createSignedIn, newEmail, withOperator } from './support/accounts.ts';
import { call } from './support/api-client.ts';
import { type MailSink, startMailSink } from './support/mail-sink.ts';
import { newNetwork, plainApp, trustsTests } from './support/shared-app.ts';
import { type RunningApp, startApp } from './support/start-app.ts';
import { createTestDatabase, run } from './support/test-database.ts';

let sink: MailSink;
let app: RunningApp;
beforeAll(async () => {
  sink = await startMailSink();
  app = await startApp({
    ...trustsTests,
    smtpOutUrl: sink.url,
    mailFrom: 'hello@letters.example',
    supportEmail: 'help@mayfly.example',
  });
});
afterAll(async () => {
  await app.close();
  await sink.close();
});

const otp = ({ http }: RunningApp, email: string) =>
  call(http, 'POST', '/api/auth/otp', { body: { email }, headers: newNetwork() });
const outboxOf = ({ databaseUrl }: RunningApp) => run(databaseUrl, 'SELECT * FROM outbox');

describe('a system mail', () => {
  test('is sent as text and HTML from the address of the settings, and is readable in dark mode', async () => {
    await otp(app, 'anna@gmail.com');
    const mail = await sink.mailFor('anna@gmail.com');
    const [code] = /\d{6}/.exec(mail.text)!;
    expect(mail.html).toContain(code);
    expect(mail.html).toContain('prefers-color-scheme: dark');
    expect(mail.envelopeFrom).toBe('hello@letters.example');
    expect(mail.raw).toMatch(/^From: Mayfly <hello@letters\.example>/m);
    expect(mail.raw).toMatch(/^Auto-Submitted: auto-generated/m);
    await expect.poll(() => outboxOf(app)).toEqual([]);
  });

  test('is in the language of the page that asked for it, and later ones in that of the account', async () => {
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
    const ended = await sink.mailFor(email, 'Dein Mayfly Premium ist abgelaufen');
    expect(ended.text).toContain(`${app.config.publicUrl}/de\n`);

    await call(app.http, 'POST', '/api/auth/signin', { body, headers: { 'accept-language': 'en' } });
    await withOperator(app, ({ manage }) => manage.grant(email, 1));
    await endPremium();
    await expect.poll(subjects).toContain('Your Mayfly premium has ended');
  });

  test('is in the language of whoever enters the code, whoever signed up first', async () => {
    const email = 'eva@gmail.com';
    const body = { email, password: 'a long password' };
    await call(app.http, 'POST', '/api/auth/signup', { body, headers: { 'accept-language': 'ar' } });
    const [token] = /\d{6}/.exec((await sink.mailFor(email)).text)!;
    await call(app.http, 'POST', '/api/auth/verify', {
      body: { email, token, type: 'signup' },
      headers: { 'accept-language': 'de-AT,en;q=0.5' },
    });
    await sink.mailFor(email, 'Willkommen bei Mayfly');
  });

  test('waits encrypted in the database while the relay refuses it, and is sent later, also by the next process', async () => {
    const database = await createTestDatabase({ migrated: true });
    onTestFinished(database.drop);
    const relay = await startMailSink();
    onTestFinished(relay.close);
    relay.state.refuse = true;
    const options = { databaseUrl: database.url, smtpOutUrl: relay.url, mailKey: Buffer.alloc(32, 1) };
    const first = await startApp(options);
    await otp(first, 'bert@gmail.com');
    await expect.poll(() => relay.state.tries).toBe(1);
    const [row] = await outboxOf(first);
    for (const value of [row.recipient, row.content])
      expect(value.toString('latin1')).not.toMatch(/bert|\d{6}|Mayfly/);
    await first.close();

    relay.state.refuse = false;
    const next = await startApp({ ...options, now: () => new Date(Date.now() + 60_000) });
    onTestFinished(next.close);
    expect((await relay.mailFor('bert@gmail.com')).subject).toMatch(/is your Mayfly code/);
    await expect.poll(() => outboxOf(next)).toEqual([]);
  });

  test('becomes a file that only its owner can read when no relay is configured', async () => {
    const app = await plainApp();
    const email = newEmail('dora').replace('example.org', 'gmail.com');
    await otp(app, email);
    const folder = join(app.config.dataDir, 'outbox');
    const ownFile = async () => {
      // While the file is being written, its name begins with a dot and ends differently.
      const names = (await readdir(folder).catch(() => [])).filter((name) => /^[^.].*\.eml$/.test(name));
      for (const path of names.map((name) => join(folder, name)))
        if ((await readFile(path, 'utf8')).includes(`To: ${email}\r\n`)) return path;
      return null;
    };
    await expect.poll(ownFile).not.toBeNull();
    expect((await stat((await ownFile())!)).mode & 0o777).toBe(0o600);
  });

  test('says once that premium has ended', async () => {
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
    expect(sink.mails.filter(({ to }) => to === 'emil@gmail.com')).toHaveLength(1);
  });
});

describe('a contact message', () => {
  const message = { name: 'Frida', email: 'frida@gmail.com', subject: 'support', message: 'It\nworks' };
  const contact = (body: object, { token = null as string | null, headers = newNetwork() } = {}) =>
    call(app.http, 'POST', '/api/contact', { body, token, headers });
  const atSupport = (name: string) => sink.mailFor('help@mayfly.example', 1, { text: new RegExp(name) });

  test('goes to support whatever recipient it names, and a reply goes to its author', async () => {
    const body = { ...message, recipient: 'victim@gmail.com' };
    expect((await contact(body)).json).toEqual({ success: true });
    const mail = await atSupport('Frida');
    expect(mail.replyTo).toBe('frida@gmail.com');
    expect(mail.text).toContain('> It\n> works');
    await expect.poll(() => outboxOf(app)).toEqual([]);
    expect(sink.mails.map(({ to }) => to)).not.toContain('victim@gmail.com');
  });

  test('from a premium user is marked and listed first', async () => {
    const { token } = await createSignedIn(app, newEmail('gina'));
    await contact({ ...message, name: 'Gina' }, { token });
    expect((await atSupport('Gina')).subject).toMatch(/^\[Priority\]/);
    await contact({ ...message, name: 'Later' });
    const listed = await withOperator(app, ({ contact }) => contact.list());
    const places = ['Gina', 'Later'].map((wanted) => listed.findIndex(({ name }) => name === wanted));
    expect(listed[places[0]!]!.premium).toBe(true);
    expect(listed[places[1]!]!.premium).toBe(false);
    expect(places[0]).toBeLessThan(places[1]!);
  });

  test('is refused with the name of the wrong field, and after five in an hour', async () => {
    const headers = newNetwork();
    for (const field of ['name', 'email', 'subject', 'message'])
      expect((await contact({ ...message, [field]: '' }, { headers })).json.field).toBe(field);
    for (let i = 0; i < 5; i++) expect((await contact(message, { headers })).status).toBe(200);
    expect((await contact(message, { headers })).status).toBe(429);
  });
});
