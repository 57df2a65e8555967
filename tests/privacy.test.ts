import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { smtpTexts } from '#server/domain/smtp-texts.ts';
import { embeddedUrl } from '#server/postgres/connection.ts';
import { call, createGuest } from './support/api-client.ts';
import { copySeed } from './support/database-seed.ts';
import { createPushBrowser, startPushService } from './support/push-service.ts';
import { runProcess } from './support/run-process.ts';
import { connectSmtp, sendMail } from './support/smtp-client.ts';
import { openEvents } from './support/sse-client.ts';
import { seedFolder } from './support/test-database.ts';

let dataDir: string;
/** Files that were last changed before the start hold nothing of this test. */
let startedAt: number;
let app: Awaited<ReturnType<typeof runProcess>>;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'mayfly-privacy-'));
  await copySeed(await seedFolder(), dataDir);
  startedAt = Date.now() - 1_000;
  app = await runProcess({
    DATA_DIR: dataDir,
    LOG_LEVEL: 'trace',
    SENDER_CHECKS: 'on',
    FREE_LIFETIME: '1h',
    PREMIUM_LIFETIME: '1h',
    FETCH_ALLOW: '127.0.0.0/8',
  });
});
afterAll(async () => {
  await app.stop();
  await rm(dataDir, { recursive: true, force: true });
});

/** All canaries begin with this, so one search finds any of them, even a truncated one. */
const mark = `canary${randomBytes(9).toString('hex')}`;
const canary = (name: string) => `${mark}${name}${randomBytes(3).toString('hex')}`;
const canaries = {
  subject: canary('subject'),
  sender: canary('sender'),
  envelope: canary('envelope'),
  body: canary('body'),
  html: canary('html'),
  file: canary('file'),
  content: canary('content'),
  header: canary('header'),
  command: canary('command'),
  unknown: canary('unknown'),
  plus: canary('plus'),
  helo: canary('helo'),
  link: canary('link'),
  push: canary('push'),
};

/** The forms a text may have on disk: plain, upper case, hex, and base64 at each of the three offsets. */
function forms(text: string): string[] {
  const bytes = Buffer.from(text);
  const base64 = [0, 1, 2].map((offset) => {
    const shifted = Buffer.concat([Buffer.alloc(offset), bytes]).toString('base64');
    // The first and last characters depend on the surrounding bytes.
    return shifted.slice(4, 4 + Math.floor((text.length - 4) / 3) * 4);
  });
  return [
    text,
    text.toUpperCase(),
    bytes.toString('hex'),
    bytes.toString('hex').toUpperCase(),
    ...base64,
    ...base64.map((one) => one.replaceAll('+', '-').replaceAll('/', '_')),
    Buffer.from(text, 'utf16le').toString('latin1'),
  ];
}

async function found(secrets: Record<string, string>): Promise<string[]> {
  const places = new Map<string, Buffer>([['the output', Buffer.from(app.output())]]);
  for (const entry of await readdir(dataDir, { recursive: true, withFileTypes: true })) {
    // The ballast is 64 MB of random bytes.
    if (!entry.isFile() || entry.name === 'ballast') continue;
    const path = join(entry.parentPath, entry.name);
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: 0 }));
    if (mtimeMs < startedAt) continue;
    places.set(path.slice(dataDir.length), await readFile(path).catch(() => Buffer.alloc(0)));
  }
  expect(places.size).toBeGreaterThan(20);
  const names = new Map(
    Object.entries(secrets).flatMap(([name, secret]) => forms(secret).map((form) => [form, name] as const)),
  );
  // One pass for all forms: there are many megabytes.
  const any = new RegExp([...names.keys()].map((form) => form.replace(/\W/g, '\\$&')).join('|'), 'g');
  return [...places].flatMap(([place, bytes]) =>
    [...bytes.toString('latin1').matchAll(any)].map(([form]) => `${names.get(form)} in ${place}`),
  );
}

async function checkpoint() {
  const client = new pg.Client({ connectionString: embeddedUrl(dataDir) });
  await client.connect();
  await client.query('CHECKPOINT');
  await client.end();
}

test('no mail, address or token is readable on disk or in the logs', async () => {
  const guest = await createGuest(app.http);
  const { address, id } = await guest.generate();
  const { address: second } = await guest.generate();
  const [local] = address.split('@') as [string];
  const stream = await openEvents(app.http, { token: guest.token });
  const service = await startPushService();
  onTestFinished(service.close);
  const browser = createPushBrowser({ url: `${service.url}/${canaries.push}` });
  const { subscription } = browser;
  expect((await guest.ask('POST', '/push', { body: { subscription } })).status).toBe(201);
  const raw = [
    `From: "${canaries.sender}" <${canaries.sender}@example.org>`,
    `To: ${address}`,
    `Subject: ${canaries.subject}`,
    `X-Other: ${canaries.header}`,
    'Content-Type: multipart/mixed; boundary=b',
    '',
    '--b',
    'Content-Type: text/plain',
    '',
    canaries.body,
    '--b',
    'Content-Type: text/html',
    '',
    `<p>${canaries.html}</p><a href="https://shop.example/verify?token=${canaries.link}">Verify email</a>`,
    '--b',
    `Content-Disposition: attachment; filename=${canaries.file}.bin`,
    'Content-Transfer-Encoding: base64',
    '',
    Buffer.from(canaries.content.repeat(10_000)).toString('base64').replace(/.{76}/g, '$&\r\n'),
    '--b--',
    '',
  ].join('\r\n');
  const from = `${canaries.envelope}@example.org`;
  // Two recipients share one body.
  const to = [address, `${second.replace('@', `+${canaries.plus}@`)}`];
  expect((await sendMail(app.smtpPort, { to, from, raw })).end?.code).toBe(250);
  await stream.take(2);
  await expect.poll(() => service.pushed.length).toBe(2);
  const pushed = browser.open(service.pushed[0]!).notification;
  expect(pushed).toMatchObject({ title: canaries.sender, body: canaries.subject });
  const list = () => guest.messages(address, 'full');
  // On a busy machine the link comes later than the event.
  await expect.poll(async () => (await list())[0]?.link?.url ?? '').toContain(canaries.link);
  const [message] = await list();
  expect(message?.subject).toBe(canaries.subject);
  const path = `${guest.messagesPath(address)}/${message!.id}`;
  const detail = await guest.detail(address, message!.id);
  const ticket = await guest.ask('POST', `${path}/attachments/${detail.attachments[0]!.id}/ticket`);
  expect((await call(app.http, 'GET', ticket.json.url)).bytes.toString()).toContain(canaries.content);

  const named = `${canary('name')}@mayfly.test`;
  const body = { address: named, password: canary('password') };
  await call(app.http, 'POST', '/mailtm/accounts', { body });
  const headers = { accept: 'application/json' };
  const { json: mailbox } = await call(app.http, 'POST', '/mailtm/token', { body, headers });
  const mercure = `/mailtm/.well-known/mercure?topic=/accounts/${mailbox.id}&authorization=`;
  for (const secret of [mailbox.token, `${mark}wrong`]) {
    const live = await openEvents(app.http, { token: null, path: mercure + secret });
    expect(live.response.status).toBe(secret === mailbox.token ? 200 : 401);
    await live.close();
  }

  // Errors are logged without content, too.
  await call(app.http, 'GET', `/api/guest/emails/${local}@x/messages`, { token: 'x'.repeat(43) });
  await call(
    app.http,
    'GET',
    `/api/guest/emails/${encodeURIComponent(`%00${local}`)}/messages/${canaries.unknown}`,
    {
      token: guest.token,
    },
  );
  await call(app.http, 'POST', '/api/guest/generate-email', {
    token: guest.token,
    body: { domain: canaries.unknown },
  });
  await call(app.http, 'POST', '/api/guest/generate-email', {
    token: guest.token,
    body: `{"${canaries.unknown}`,
    headers: { 'content-type': 'application/json' },
  });
  const client = await connectSmtp(app.smtpPort);
  await client.command(canaries.command);
  await client.command(`MAIL FROM:<${canaries.command}`);
  await client.command(`MAIL FROM:<${canaries.command}@example.org> SIZE=x`);
  await client.command(`RCPT TO:<${canaries.unknown}@mayfly.test>`);
  await client.command(`RCPT TO:<${address}>`);
  await client.command('DATA');
  client.write(`Subject: ${canaries.subject}\r\n\r\n${canaries.body}`);
  client.destroy();
  // What was tried in vain is kept for the owner: nothing of the sender, and sealed.
  const refused = await connectSmtp(app.smtpPort);
  await refused.command(`EHLO ${canaries.helo}`);
  await refused.command(`MAIL FROM:<${canaries.envelope}@example.org> SIZE=${20 * 2 ** 20}`);
  const tooLarge = await refused.command(`RCPT TO:<${address.replace('@', `+${canaries.plus}@`)}>`);
  expect(tooLarge).toMatchObject({ code: 552, text: expect.stringContaining(smtpTexts.tooLarge) });
  refused.destroy();
  await stream.until(() => stream.events.some(({ name }) => name === 'attempted'));
  const deliveries = await guest.ask('GET', `/emails/${address}/deliveries`);
  expect(deliveries.bytes.toString()).toContain(smtpTexts.tooLarge);
  expect(deliveries.bytes.toString()).not.toMatch(new RegExp(`${mark}|127\\.0\\.0|\\([0-9a-f]{8}\\)`));

  const broken = await connectSmtp(app.smtpPort);
  await broken.command('STARTTLS');
  broken.write(canaries.command);
  broken.destroy();
  await stream.close();

  const secrets = {
    canary: mark,
    address: local,
    reply: smtpTexts.tooLarge,
    token: guest.token,
    mailboxToken: mailbox.token,
    browserKey: subscription.keys.p256dh,
    browserSecret: subscription.keys.auth,
    payload: service.pushed[0]!.body.subarray(-32).toString('latin1'),
    ticket: ticket.json.url.split('.').at(-1),
  };
  await checkpoint();
  expect(await found(secrets)).toEqual([]);
  expect((await guest.ask('DELETE', `/emails/${id}`)).status).toBe(200);
  expect((await guest.ask('GET', path)).status).toBe(404);
  await checkpoint();
  // The search itself works: it finds text that is stored in clear, and the log is not empty.
  const inClear = await found({ ...secrets, known: 'hash-key' });
  expect(inClear).not.toEqual([]);
  expect(inClear.filter((line) => !line.startsWith('known in '))).toEqual([]);
  expect(app.output()).toMatch(/"route":"\/api\/guest\/emails\/:address\/messages"/);
});
