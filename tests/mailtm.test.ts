import { request as httpRequest } from 'node:http';
import type { TLSSocket } from 'node:tls';
import { beforeAll, describe, expect, test } from 'vitest';
import { call, createGuest } from './support/api-client.ts';
import { createClock } from './support/clock.ts';
import { plainMail } from './support/mails.ts';
import { openMcp } from './support/mcp-client.ts';
import { setUpApp } from './support/set-up-app.ts';
import { connectSmtp, sendMail } from './support/smtp-client.ts';
import { openEvents } from './support/sse-client.ts';

const PASSWORD = 'correct horse';
const PLAIN = { accept: 'application/json' };
const DATE = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+00:00$/;
const clock = createClock();
const app = setUpApp({
  mailtmHosts: ['api.mail.example'],
  mailDomains: ['mayfly.test', 'other.test'],
  trustProxy: ['127.0.0.1'],
  now: clock.now,
});

type Options = { token?: string; body?: unknown; type?: string; headers?: Record<string, string> };

/** One call under /mailtm. JSON-LD is read like JSON. */
async function ask(method: string, path: string, { token, body, type, headers }: Options = {}) {
  const answer = await call(app.http, method, `/mailtm${path}`, {
    ...(token ? { token } : {}),
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    headers: { ...(body === undefined ? {} : { 'content-type': type ?? 'application/json' }), ...headers },
  });
  const isJson = answer.headers.get('content-type')?.includes('json');
  return { ...answer, json: isJson ? JSON.parse(answer.bytes.toString()) : null };
}

let count = 0;
async function createAccount(name = `account${++count}`) {
  const address = `${name}@mayfly.test`;
  const credentials = { address, password: PASSWORD };
  const { status, json } = await ask('POST', '/accounts', { body: credentials });
  if (status !== 201) throw new Error(`${status} ${JSON.stringify(json)}`);
  const { json: answer } = await ask('POST', '/token', { body: credentials });
  return { address, credentials, id: json.id as string, token: answer.token as string };
}

const send = (to: string, raw: string | Buffer = plainMail({ to })) => sendMail(app.smtpPort, { to, raw });
const mercure = (token: string | null, topic: string, more: { lastEventId?: string; query?: string } = {}) =>
  openEvents(app.http, {
    token,
    path: `/mailtm/.well-known/mercure?topic=${topic}${more.query ?? ''}`,
    ...(more.lastEventId ? { lastEventId: more.lastEventId } : {}),
  });

describe('the form of answers', () => {
  let first: Awaited<ReturnType<typeof createAccount>>;
  beforeAll(async () => {
    first = await createAccount();
  });

  test.each([
    [undefined, true],
    ['*/*', true],
    ['application/ld+json', true],
    ['application/json, text/plain, */*', true],
    ['application/json, application/ld+json', true],
    ['application/json', false],
    ['Application/JSON; charset=utf-8', false],
  ])('Accept %j: JSON-LD is %j', async (accept, isLd) => {
    const { token, credentials } = first;
    const headers = { accept: accept ?? '' };
    const [list, one, login, problem] = [
      await ask('GET', '/domains', { headers }),
      await ask('GET', '/me', { token, headers }),
      await ask('POST', '/token', { headers, body: credentials }),
      await ask('GET', '/messages/unknown', { token, headers }),
    ];
    const type = `application/${isLd ? 'ld+json' : 'json'}; charset=utf-8`;
    for (const { headers: got } of [list, one, login, problem]) {
      expect(got.get('content-type')).toBe(type);
      expect(got.get('vary')).toBe('accept');
    }
    expect(Array.isArray(list.json)).toBe(!isLd);
    expect([one, login].map(({ json }) => '@id' in json)).toEqual([isLd, true]);
    expect(problem.json).toEqual(
      isLd
        ? {
            '@context': '/contexts/Error',
            '@type': 'hydra:Error',
            'hydra:title': 'An error occurred',
            'hydra:description': 'Not Found',
          }
        : { type: expect.any(String), title: 'An error occurred', detail: 'Not Found', status: 404 },
    );
  });

  test('domains and accounts have their documented fields', async () => {
    const domain = {
      id: expect.any(String),
      isActive: true,
      isPrivate: false,
      createdAt: expect.stringMatching(DATE),
    };
    const { json: domains } = await ask('GET', '/domains?page=1');
    expect(domains).toMatchObject({
      '@context': '/contexts/Domain',
      '@id': '/domains',
      '@type': 'hydra:Collection',
      'hydra:totalItems': 2,
      'hydra:member': [
        { ...domain, '@type': 'Domain', domain: 'mayfly.test' },
        { ...domain, '@type': 'Domain', domain: 'other.test' },
      ],
    });
    expect(domains).not.toHaveProperty('hydra:view');
    const { id } = domains['hydra:member'][1];
    expect((await ask('GET', `/domains/${id}`, { headers: PLAIN })).json).toMatchObject({
      id,
      domain: 'other.test',
    });
    expect((await ask('GET', '/domains/unknown')).status).toBe(404);

    const body = { address: 'Ann.Example@Other.Test', password: PASSWORD };
    const made = await ask('POST', '/accounts', { body });
    const fields = {
      id: expect.stringMatching(/^[\w-]+$/),
      address: 'ann.example@other.test',
      quota: 40_000_000,
      used: 0,
      isDisabled: false,
      isDeleted: false,
      createdAt: expect.stringMatching(DATE),
      updatedAt: expect.stringMatching(DATE),
    };
    expect(made.status).toBe(201);
    expect(made.json).toEqual({
      '@context': '/contexts/Account',
      '@id': `/accounts/${made.json.id}`,
      '@type': 'Account',
      ...fields,
    });
    // Mailjs sends an empty bearer before it has a token. A wrong one makes no difference here either.
    for (const authorization of ['Bearer', 'Bearer wrong']) {
      const { status, json } = await ask('POST', '/token', { body, headers: { authorization } });
      expect([status, json]).toEqual([
        200,
        { token: expect.any(String), '@id': `/accounts/${made.json.id}`, id: made.json.id },
      ]);
      expect((await ask('GET', '/me', { token: json.token, headers: PLAIN })).json).toEqual(fields);
    }
  });

  test('refusals say what clients look for', async () => {
    const { address, token } = await createAccount();
    const register = (body: unknown, headers = {}) => ask('POST', '/accounts', { body, headers });
    const taken = await register({ address, password: PASSWORD }, PLAIN);
    const violations = [{ propertyPath: 'address', message: 'This value is already used.', code: null }];
    const detail = 'address: This value is already used.';
    expect([taken.status, taken.json]).toMatchObject([422, { status: 422, violations, detail }]);
    const asLd = (await register({ address: address.toUpperCase(), password: PASSWORD })).json;
    expect(asLd).toMatchObject({
      '@type': 'ConstraintViolationList',
      'hydra:description': detail,
      violations,
    });

    for (const bad of [
      'x@mayfly.test',
      'ann+shop@mayfly.test',
      'ann@elsewhere.test',
      'postmaster@mayfly.test',
      'ann',
    ])
      expect([(await register({ address: bad, password: PASSWORD })).status, bad]).toEqual([422, bad]);
    const short = await register({ address: 'short@mayfly.test', password: '12345' });
    expect(short.json.violations).toMatchObject([{ propertyPath: 'password' }]);
    for (const body of [{}, { address }, { password: PASSWORD }, { address: 7, password: PASSWORD }, []])
      expect((await register(body)).status).toBe(400);
    const broken = await call(app.http, 'POST', '/mailtm/accounts', {
      body: '{',
      headers: { 'content-type': 'application/json' },
    });
    expect(broken.status).toBe(400);
    expect(
      (await ask('POST', '/accounts', { body: { address, password: PASSWORD }, type: 'text/plain' })).status,
    ).toBe(415);

    const refused = async (options: Options) => {
      const { status, json, headers } = await ask('GET', '/me', options);
      return [status, json, headers.get('content-type')];
    };
    const sentence = (message: string) => [401, { code: 401, message }, 'application/json; charset=utf-8'];
    expect(await refused({})).toEqual(sentence('JWT Token not found'));
    expect(await refused({ headers: { authorization: 'Bearer' } })).toEqual(sentence('JWT Token not found'));
    expect(await refused({ token: `${token.slice(0, -1)}A` })).toEqual(sentence('Invalid JWT Token'));
    expect(await refused({ token: (await createGuest(app.http)).token })).toEqual(
      sentence('Invalid JWT Token'),
    );
    expect((await ask('PUT', `/accounts/${count}`, { token, body: {} })).status).toBe(405);
    expect((await ask('GET', '/nothing/here', { headers: PLAIN })).json).toMatchObject({
      detail: 'Not Found',
    });
  });

  test('a page of any origin may call, without credentials', async () => {
    const headers = { origin: 'https://duck.example', 'access-control-request-method': 'PATCH' };
    const preflight = await ask('OPTIONS', '/messages/1', { headers });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-methods')).toContain('PATCH');
    expect(preflight.headers.get('access-control-allow-headers')).toContain('authorization');
    for (const { headers: got } of [
      preflight,
      await ask('GET', '/me'),
      await ask('GET', '/nothing'),
      await ask('GET', '/domains'),
    ]) {
      expect(got.get('access-control-allow-origin')).toBe('*');
      expect(got.get('access-control-allow-credentials')).toBeNull();
    }
    expect(
      (await call(app.http, 'GET', '/api/config')).headers.get('access-control-allow-origin'),
    ).toBeNull();
  });

  test('the paths are also at the root of a host, whatever the port and the case of its name', async () => {
    const { port } = new URL(app.http);
    const statusAt = (host: string, path: string) =>
      new Promise((resolve, reject) => {
        httpRequest({ port, host: '127.0.0.1', path, headers: { host } }, (response) => {
          response.resume();
          resolve([response.statusCode, response.headers['content-type']]);
        })
          .on('error', reject)
          .end();
      });
    const ld = 'application/ld+json; charset=utf-8';
    for (const host of ['api.mail.example', 'API.Mail.Example:8443', `api.mail.example:${port}`])
      expect(await statusAt(host, '/domains?page=1')).toEqual([200, ld]);
    expect(await statusAt('api.mail.example', '/mailtm/domains')).toEqual([200, ld]);
    expect(await statusAt('api.mail.example', '/healthz')).toEqual([200, 'application/json; charset=utf-8']);
    for (const host of ['mail.example', 'api.mail.example.org', 'localhost'])
      expect(await statusAt(host, '/domains')).not.toEqual([200, ld]);
  });
});

describe('the mail of an account', () => {
  const image = Buffer.from('89504e470d0a1a0a', 'hex');
  const richMail = (to: string) =>
    Buffer.concat([
      Buffer.from(
        [
          'From: "Ann Ex" <ann@example.org>',
          `To: "You" <${to}>, other@example.org`,
          'Cc: Bob <bob@example.org>',
          'Subject: Confirm your account',
          'Message-ID: <one@example.org>',
          'Content-Type: multipart/mixed; boundary=b',
          '',
          '--b',
          'Content-Type: text/html; charset=utf-8',
          '',
          '<p onclick="x()">Your code is 271828</p><script>x()</script><img src="cid:logo@x"><img src="https://t.example/p.png">',
          '--b',
          'Content-Type: image/png; name=logo.png',
          'Content-ID: <logo@x>',
          'Content-Transfer-Encoding: base64',
          '',
          image.toString('base64'),
          '--b',
          'Content-Type: application/pdf; name="r\u00fcck\u201d.pdf"',
          'Content-ID: <pdf@x>',
          "Content-Disposition: attachment; filename*=UTF-8''r%C3%BCck%0D%0AX-Bad%3A%201.pdf",
          '',
          '',
        ].join('\r\n'),
      ),
      Buffer.from([0x25, 0xff, 0xfe, 0x0d, 0x0a]),
      Buffer.from('--b--\r\n'),
    ]);

  test('lists, opens, marks and deletes a message', async () => {
    const { id: account, address, token } = await createAccount();
    const raw = richMail(address);
    const client = await connectSmtp(app.smtpPort);
    await client.startTls();
    for (const line of ['EHLO a.example', 'MAIL FROM:<ann@example.org>', `RCPT TO:<${address}>`])
      await client.command(line);
    const cipher = (client.socket as TLSSocket).getCipher().name;
    expect((await client.data(raw)).code).toBe(250);
    await client.quit();
    let list!: Awaited<ReturnType<typeof ask>>;
    // On a busy machine the list is answered before the code is found.
    await expect
      .poll(async () => {
        list = await ask('GET', '/messages', { token });
        return list.json['hydra:member'][0].code;
      })
      .not.toBeNull();
    const [{ id }] = list.json['hydra:member'];
    const fields = {
      id,
      accountId: `/accounts/${account}`,
      msgid: '<one@example.org>',
      from: { address: 'ann@example.org', name: 'Ann Ex' },
      to: expect.arrayContaining([expect.objectContaining({ address })]),
      subject: 'Confirm your account',
      intro: 'Your code is 271828',
      seen: false,
      isDeleted: false,
      hasAttachments: true,
      size: raw.length,
      downloadUrl: `/messages/${id}/download`,
      sourceUrl: `/sources/${id}`,
      createdAt: expect.stringMatching(DATE),
      updatedAt: expect.stringMatching(DATE),
      code: { value: '271828', confidence: expect.any(Number) },
      link: null,
    };
    expect(list.json).toEqual({
      '@context': '/contexts/Message',
      '@id': '/messages',
      '@type': 'hydra:Collection',
      'hydra:totalItems': 1,
      'hydra:member': [{ '@id': `/messages/${id}`, '@type': 'Message', ...fields }],
    });
    expect((await ask('GET', '/messages', { token, headers: PLAIN })).json).toEqual([fields]);
    expect((await ask('GET', '/me', { token })).json.used).toBe(raw.length);

    const { json: detail } = await ask('GET', `/messages/${id}`, { token, headers: PLAIN });
    const file = (nth: number) => ({
      id: `ATTACH00000${nth}`,
      disposition: 'attachment',
      transferEncoding: 'base64',
      size: expect.any(Number),
      downloadUrl: `/messages/${id}/attachment/ATTACH00000${nth}`,
    });
    expect(detail).toEqual({
      ...fields,
      to: [
        { address, name: 'You' },
        { address: 'other@example.org', name: '' },
      ],
      cc: [{ address: 'bob@example.org', name: 'Bob' }],
      bcc: [],
      flagged: false,
      verifications: {
        tls: { name: cipher, standardName: cipher, version: 'TLSv1.3' },
        spf: false,
        dkim: false,
      },
      retention: true,
      retentionDate: expect.stringMatching(DATE),
      text: expect.stringMatching(/^\s*Your code is 271828\s*$/),
      html: [expect.stringContaining('<img src="attachment:ATTACH000001" />')],
      attachments: [
        { ...file(1), filename: 'logo.png', contentType: 'image/png', related: true },
        {
          ...file(2),
          filename: expect.stringContaining('rück'),
          contentType: 'application/pdf',
          related: false,
        },
      ],
    });
    // Sanitized, and nothing loads by itself.
    expect(detail.html[0]).not.toMatch(/script|onclick|\ssrc="https/);

    const picture = await ask('GET', `/messages/${id}/attachment/ATTACH000001`, { token });
    expect([picture.bytes, picture.headers.get('content-disposition')]).toMatchObject([
      image,
      /^attachment;/,
    ]);
    const pdf = await ask('GET', `/messages/${id}/attachment/ATTACH000002`, { token });
    expect([pdf.headers.get('x-bad'), pdf.headers.get('x-content-type-options')]).toEqual([null, 'nosniff']);
    for (const other of ['ATTACH000003', 'ATTACH000000', '1', 'ATTACH1'])
      expect((await ask('GET', `/messages/${id}/attachment/${other}`, { token })).status).toBe(404);
    for (const path of [`/messages/${id}/download`, `/sources/${id}/download`]) {
      const { bytes, headers } = await ask('GET', path, { token });
      expect(bytes.equals(raw)).toBe(true);
      expect(headers.get('content-type')).toBe('message/rfc822');
    }
    const source = await ask('GET', `/sources/${id}`, { token });
    expect(source.json).toEqual({
      '@context': '/contexts/Source',
      '@id': `/sources/${id}`,
      '@type': 'Source',
      id,
      downloadUrl: `/sources/${id}/download`,
      data: raw.toString(),
    });
    expect(source.json.data).toContain('%\ufffd\ufffd\r\n');
    expect((await ask('GET', '/messages', { token, headers: PLAIN })).json[0].seen).toBe(false);

    const patch = (body: unknown, type = 'application/merge-patch+json', headers = {}) =>
      ask('PATCH', `/messages/${id}`, { token, body, type, headers });
    expect((await patch({ seen: true }, 'application/json')).status).toBe(415);
    expect((await ask('PATCH', `/messages/${id}`, { token })).status).toBe(415);
    expect((await patch({ seen: 'yes' })).status).toBe(400);
    expect(await patch({ seen: true }, undefined, PLAIN)).toMatchObject({
      status: 200,
      json: { seen: true },
    });
    expect((await patch({ seen: false })).json).toMatchObject({ '@type': 'Message', id, seen: false });

    expect((await ask('DELETE', `/messages/${id}`, { token })).status).toBe(204);
    for (const path of [`/messages/${id}`, `/sources/${id}`, `/messages/${id}/download`])
      expect((await ask('GET', path, { token })).status).toBe(404);
    expect((await ask('DELETE', `/messages/${id}`, { token })).status).toBe(404);
  });

  test('has thirty messages on a page, the newest first', async () => {
    const { address, token } = await createAccount();
    const client = await connectSmtp(app.smtpPort);
    for (let nth = 1; nth <= 32; nth++) {
      await client.command('MAIL FROM:<ann@example.org>');
      await client.command(`RCPT TO:<${address}>`);
      expect((await client.data(plainMail({ to: address, subject: `No. ${nth}` }))).code).toBe(250);
    }
    await client.quit();
    const subjects = async (page: string) =>
      (await ask('GET', `/messages?page=${page}`, { token, headers: PLAIN })).json.map(
        ({ subject }: { subject: string }) => subject,
      );
    const first = await subjects('1');
    expect([first.length, first[0], first[29]]).toEqual([30, 'No. 32', 'No. 3']);
    expect(await subjects('2')).toEqual(['No. 2', 'No. 1']);
    for (const page of ['3', '999999999999']) expect(await subjects(page)).toEqual([]);
    for (const page of ['0', '-1', 'x', '1e3', '9'.repeat(400)])
      expect((await ask('GET', `/messages?page=${page}`, { token })).status).toBe(400);
    const view = {
      '@type': 'hydra:PartialCollectionView',
      'hydra:first': '/messages?page=1',
      'hydra:last': '/messages?page=2',
    };
    expect((await ask('GET', '/messages', { token })).json['hydra:view']).toEqual({
      ...view,
      '@id': '/messages?page=1',
      'hydra:next': '/messages?page=2',
    });
    expect((await ask('GET', '/messages?page=2', { token })).json['hydra:view']).toEqual({
      ...view,
      '@id': '/messages?page=2',
      'hydra:previous': '/messages?page=1',
    });
  });
});

describe('the live stream', () => {
  test('sends an account and a message for each mail, and resumes after its last id', async () => {
    const { id, address, token } = await createAccount();
    const first = await mercure(null, encodeURIComponent(`/accounts/${id}`), {
      query: `&authorization=${token}`,
    });
    await send(address, plainMail({ to: address, subject: 'one' }));
    const [account, message] = await first.take(2);
    expect(first.response.headers.get('access-control-allow-origin')).toBe('*');
    expect(account).toMatchObject({
      name: null,
      data: { '@context': '/contexts/Account', '@type': 'Account', id },
    });
    expect(account!.data.used).toBeGreaterThan(0);
    expect(message).toMatchObject({
      name: null,
      data: {
        '@context': '/contexts/Message',
        '@type': 'Message',
        subject: 'one',
        seen: false,
        isDeleted: false,
      },
    });
    await first.close();

    await send(address, plainMail({ to: address, subject: 'two' }));
    const [{ id: two }] = (await ask('GET', '/messages', { token, headers: PLAIN })).json;
    await ask('PATCH', `/messages/${two}`, {
      token,
      body: { seen: true },
      type: 'application/merge-patch+json',
    });
    await ask('DELETE', `/messages/${message!.data.id}`, { token });
    const brief = (events: Awaited<ReturnType<typeof first.take>>) =>
      events.map(({ data }) => [data['@type'], data.subject ?? null, data.seen ?? null, data.isDeleted]);
    const second = await mercure(token, `/accounts/${id}`, { lastEventId: message!.id });
    const missed = [
      ['Account', null, null, false],
      ['Message', 'two', false, false],
      ['Message', 'two', true, false],
      ['Message', '', false, true],
    ];
    expect(brief(await second.take(4))).toEqual(missed);
    // Cut off between the two events of a mail, a stream gets both again.
    const third = await mercure(token, `/accounts/${id}`, { lastEventId: (await second.take(1))[0]!.id });
    expect(brief(await third.take(4))).toEqual(missed);
    expect((await ask('DELETE', `/accounts/${id}`, { token })).status).toBe(204);
    for (const stream of [second, third]) {
      expect(await stream.until(() => stream.ended)).toBe(true);
      await stream.close();
    }
  });

  test('is for the account of its token alone', async () => {
    const [mine, other] = [await createAccount(), await createAccount()];
    const statusOf = async (...args: Parameters<typeof mercure>) => {
      const stream = await mercure(...args);
      await stream.close();
      return stream.response.status;
    };
    const topic = `/accounts/${mine.id}`;
    expect(await statusOf(mine.token, topic)).toBe(200);
    expect(await statusOf(mine.token, `/accounts/${other.id}`)).toBe(404);
    expect(await statusOf(mine.token, '*')).toBe(404);
    expect(await statusOf(mine.token, '/accounts/%7Bid%7D')).toBe(404);
    expect(await statusOf(null, topic)).toBe(401);
    expect(await statusOf(null, topic, { query: '&authorization=wrong' })).toBe(401);
    expect(await statusOf('x'.repeat(43), topic, { query: `&authorization=${mine.token}` })).toBe(401);
    expect((await ask('GET', '/.well-known/mercure', { token: mine.token })).status).toBe(400);
  });
});

describe('an account', () => {
  test('owns its one inbox at the calls of the web, and gets no other', async () => {
    const { id, address, token } = await createAccount();
    const web = (method: string, path: string, body?: unknown) =>
      call(app.http, method, `/api/guest${path}`, { token, ...(body ? { body } : {}) });
    const stream = await openEvents(app.http, { token });
    await send(address);
    const [event] = await stream.take(1);
    const message = `/emails/${address}/messages/${event!.data.message.id}`;
    expect((await web('PATCH', message, { seen: true })).status).toBe(200);
    expect((await ask('GET', '/messages', { token, headers: PLAIN })).json[0].seen).toBe(true);
    expect((await web('POST', '/generate-email')).status).toBe(403);
    expect((await web('POST', '/generate-email', { name: 'another' })).status).toBe(403);
    const { emails } = (await web('GET', '/emails')).json;
    expect(emails).toMatchObject([{ address }]);
    expect(emails).toHaveLength(1);
    expect((await call(app.http, 'GET', '/api/emails', { token })).status).toBe(401);

    const agent = await openMcp(app.http, { token });
    expect((await agent.use('list_inboxes')).data.inboxes).toMatchObject([{ address }]);
    expect((await agent.use('create_inbox')).isError).toBe(true);
    await agent.close();

    expect((await web('DELETE', `/emails/${emails[0].id}`)).status).toBe(200);
    expect(await stream.until(() => stream.ended)).toBe(true);
    expect((await ask('GET', `/accounts/${id}`, { token })).json).toMatchObject({
      message: 'Invalid JWT Token',
    });
  });

  test('counts among the new addresses of its network, taken names too', async () => {
    app.config.generateLimitPerIp = 3;
    const from = (ip: string) => ({ 'x-forwarded-for': ip });
    const register = (name: string, ip: string) =>
      call(app.http, 'POST', '/mailtm/accounts', {
        body: { address: `${name}@mayfly.test`, password: PASSWORD },
        headers: from(ip),
      });
    const guess = (password: string, ip: string) =>
      call(app.http, 'POST', '/mailtm/token', {
        body: { address: 'first@mayfly.test', password },
        headers: from(ip),
      });
    try {
      const statuses = [];
      for (const name of ['first', 'x', 'first', 'second', 'third'])
        statuses.push((await register(name, '192.0.2.1')).status);
      expect(statuses).toEqual([201, 422, 422, 201, 429]);
      const refused = await register('third', '192.0.2.1');
      expect([refused.bytes.length, refused.headers.get('access-control-allow-origin')]).toEqual([0, '*']);
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3000);
      expect((await register('third', '192.0.2.2')).status).toBe(201);

      // Five wrong passwords a minute for one address lock out the network that they come from.
      for (let nth = 0; nth < 5; nth++)
        expect((await guess('wrong password', '192.0.2.10')).status).toBe(401);
      expect((await guess(PASSWORD, '192.0.2.10')).status).toBe(429);
      expect((await guess(PASSWORD, '192.0.2.20')).status).toBe(200);
    } finally {
      app.config.generateLimitPerIp = 0;
    }
  });

  // These move the clock, so they come last.
  test('ends with its inbox, and its name is free when its planned life is over', async () => {
    const [kept, deleted] = [await createAccount(), await createAccount()];
    const guest = await createGuest(app.http);
    const { address: random, id: randomId } = await guest.generate();
    await guest.ask('DELETE', `/emails/${randomId}`);
    expect((await ask('DELETE', `/accounts/${deleted.id}`, { token: deleted.token })).status).toBe(204);
    const registered = async (address: string) =>
      (await ask('POST', '/accounts', { body: { address, password: 'another password' } })).status;
    const me = async (token: string) => (await ask('GET', '/me', { token })).json;
    const invalid = { code: 401, message: 'Invalid JWT Token' };

    expect(await me(deleted.token)).toEqual(invalid);
    expect((await ask('POST', '/token', { body: deleted.credentials })).json).toEqual({
      code: 401,
      message: 'Invalid credentials.',
    });
    const all = [kept.address, deleted.address, random];
    clock.advance(app.config.plans.free.lifetimeMs - 5_000);
    for (const address of all) expect(await registered(address)).toBe(422);
    expect(await me(kept.token)).toMatchObject({ address: kept.address });
    clock.advance(6_000);
    expect(await me(kept.token)).toEqual(invalid);
    expect((await ask('POST', '/token', { body: kept.credentials })).status).toBe(401);
    for (const address of all) expect(await registered(address)).toBe(201);
    expect(await me(kept.token)).toEqual(invalid);
  });
});
