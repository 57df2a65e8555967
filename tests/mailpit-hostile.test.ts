import { once } from 'node:events';
import { connect } from 'node:net';
import { beforeAll, describe, expect, test } from 'vitest';
import { createSignedIn, newEmail } from './support/accounts.ts';
import { call, createGuest, type Guest } from './support/api-client.ts';
import { openMailpitEvents } from './support/mailpit-events.ts';
import { plainMail } from './support/mails.ts';
import { setUpPlainApp } from './support/set-up-app.ts';
import { connectSmtp, sendMail } from './support/smtp-client.ts';

let guest: Guest;
let other: Guest;
let address: string;
let foreign: string;

const app = setUpPlainApp();
beforeAll(async () => {
  guest = await createGuest(app.http);
  other = await createGuest(app.http);
  address = (await guest.generate()).address;
  foreign = (await other.generate()).address;
});

const ask = (
  method: string,
  path: string,
  { token = guest.token, ...options }: Parameters<typeof call>[3] = {},
) => call(app.http, method, `/mailpit${path}`, { token, ...options });
const total = async () => (await ask('GET', '/api/v1/messages')).json.total as number;
const deliver = async (raw: string | Buffer, to = address) => {
  expect((await sendMail(app.smtpPort, { to, raw })).end?.code).toBe(250);
  return (await ask('GET', '/api/v1/messages')).json.messages[0].ID as string;
};

describe('deleting', () => {
  test.each([
    ['broken JSON', '{"IDs":["'],
    ['no JSON', 'IDs=all'],
    ['a list', '["x"]'],
    ['a text', '"all"'],
    ['ids that are a text', '{"IDs":"x"}'],
    ['ids that are no texts', '{"IDs":[1]}'],
    ['the name in another case', '{"ids":["x"]}'],
    ['another name', '{"Search":"x"}'],
  ])('with %s deletes nothing', async (_name, body) => {
    await deliver(plainMail());
    const before = await total();
    for (const type of ['application/json', 'application/x-www-form-urlencoded', 'text/plain']) {
      const answer = await ask('DELETE', '/api/v1/messages', { body, headers: { 'content-type': type } });
      expect([answer.status, answer.headers.get('content-type')]).toEqual([400, 'text/plain; charset=utf-8']);
    }
    expect(await total()).toBe(before);
  });

  test('with ids that are not ours deletes nothing, and without ids everything', async () => {
    const before = await total();
    const [theirs] = await foreignMessage();
    const ids = [theirs, 'x', '', '../1', '00000000-0000-7000-8000-000000000000'];
    expect((await ask('DELETE', '/api/v1/messages', { body: { IDs: ids } })).status).toBe(200);
    expect(await total()).toBe(before);
    expect(await other.messages(foreign)).toHaveLength(1);
    expect((await ask('DELETE', '/api/v1/messages')).bytes.toString()).toBe('ok');
    expect(await total()).toBe(0);
    expect(await other.messages(foreign)).toHaveLength(1);
  });
});

test('a search with a part that cannot be understood changes nothing', async () => {
  await deliver(plainMail());
  const before = await total();
  for (const query of ['before:tomorrow', '-is:unraed', 'from:sender after:32.1.2026', '"', 'subject:']) {
    const answer = await ask('DELETE', `/api/v1/search?query=${encodeURIComponent(query)}`);
    expect([query, answer.status]).toEqual([query, 400]);
    expect((await ask('PUT', '/api/v1/messages', { body: { Read: true, Search: query } })).status).toBe(400);
  }
  expect(await total()).toBe(before);
  expect((await ask('GET', '/api/v1/messages')).json.unread).toBe(before);
  await ask('DELETE', '/api/v1/messages');
});

test('a search for a name that every object has is a search for that word', async () => {
  const id = await deliver(plainMail({ subject: 'the constructor', text: 'hello' }));
  await deliver(plainMail({ text: 'nothing of that kind' }));
  for (const [query, found] of [
    ['constructor', [id]],
    ['__proto__', []],
    ['toString', []],
    ['-valueOf constructor', [id]],
  ] as const) {
    const { json } = await ask('GET', `/api/v1/search?query=${encodeURIComponent(query)}`);
    expect([query, json.messages.map(({ ID }: { ID: string }) => ID)]).toEqual([query, found]);
  }
  await ask('DELETE', '/api/v1/search?query=__proto__');
  expect(await total()).toBe(2);
  await ask('DELETE', '/api/v1/search?query=constructor');
  expect(await total()).toBe(1);
  await ask('DELETE', '/api/v1/messages');
});

/** The one message of the other guest. */
async function foreignMessage(): Promise<[string]> {
  if (!(await other.messages(foreign)).length)
    await sendMail(app.smtpPort, {
      to: foreign,
      raw: plainMail({ subject: 'private', text: 'private words' }),
    });
  return [(await other.messages(foreign))[0]!.id];
}

test('two tokens never see each other’s mail', async () => {
  const [id] = await foreignMessage();
  for (const path of ['', '/headers', '/raw', '/part/1'])
    expect((await ask('GET', `/api/v1/message/${id}${path}`)).status).toBe(404);
  for (const file of [`${id}.html`, `${id}.txt`])
    expect((await ask('GET', `/view/${file}`)).status).toBe(404);
  for (const query of ['private', `to:${foreign}`, 'subject:private', 'is:unread'])
    expect((await ask('GET', `/api/v1/search?query=${encodeURIComponent(query)}`)).json.messages_count).toBe(
      0,
    );
  await ask('PUT', '/api/v1/messages', { body: { Read: true } });
  await ask('PUT', '/api/v1/messages', { body: { Read: true, IDs: [id] } });
  await ask('DELETE', '/api/v1/search?query=private');
  expect(await other.messages(foreign)).toMatchObject([{ id, seen: false }]);
  // A free address can be read on the web by whoever knows it, but not here.
  expect((await guest.messages(foreign)).length).toBe(1);
  expect((await ask('GET', '/api/v1/info')).json).toMatchObject({ Messages: 0, Unread: 0, DatabaseSize: 0 });
});

describe('sending', () => {
  const mail = { From: { Email: 'a@example.org' }, To: [{ Email: '' }], Subject: 'hi' };
  const send = (body: unknown) => ask('POST', '/api/v1/send', { body });

  test('with one foreign recipient is refused for all of them, whether that address exists or not', async () => {
    const before = [await total(), (await other.messages(foreign)).length];
    const answers: string[] = [];
    for (const stranger of [foreign, 'nobody.at.all@mayfly.test', 'x@example.org', `postmaster@mayfly.test`])
      for (const field of ['To', 'Cc', 'Bcc']) {
        const list = field === 'Bcc' ? [stranger] : [{ Email: stranger }];
        const { status, bytes } = await send({ ...mail, To: [{ Email: address }], [field]: list });
        answers.push(`${status} ${bytes.toString().replace(stranger, 'ADDRESS')}`);
      }
    expect([...new Set(answers)]).toEqual([
      '400 Mail can be sent to your own addresses only, and ADDRESS is not one.',
    ]);
    expect([await total(), (await other.messages(foreign)).length]).toEqual(before);
  });

  test.each([
    ['nothing', undefined],
    ['no JSON', '{"From":'],
    ['a list', []],
    ['no sender', { To: [{ Email: 'OWN' }] }],
    ['no recipient', { From: mail.From }],
    ['a line break in the sender', { ...mail, From: { Email: 'a@b.c\r\nBcc: x@y.z' } }],
    ['a line break in a header', { ...mail, Headers: { 'X-A': 'b\r\nX-B: c' } }],
    ['a line break in a header name', { ...mail, Headers: { 'X-A\r\nX-B': 'c' } }],
    ['a header of ours', { ...mail, Headers: { 'Content-Type': 'text/html' } }],
    [
      'a content type with a line break',
      { ...mail, Attachments: [{ Content: '', ContentType: 'a/b\r\nX: y' }] },
    ],
    ['a content id with a line break', { ...mail, Attachments: [{ Content: '', ContentID: 'a\r\nX: y' }] }],
    ['101 recipients', { ...mail, To: Array.from({ length: 101 }, () => ({ Email: 'OWN' })) }],
  ])('%s is refused', async (_name, body) => {
    const text = body === undefined ? undefined : JSON.stringify(body).replaceAll('OWN', address);
    const answer = await ask('POST', '/api/v1/send', { ...(text ? { body: text } : {}) });
    expect([answer.status, answer.headers.get('content-type')]).toEqual([400, 'text/plain; charset=utf-8']);
  });

  test('names and subjects cannot add headers, and files are never fetched', async () => {
    const To = [{ Email: address, Name: 'x\r\nX-One: 1' }];
    const Attachments = [
      { Content: 'aGk=', Filename: 'a\r\nX-Two: 2".txt', path: '/etc/hostname', href: 'http://127.0.0.1:1/' },
    ];
    const { json } = await send({ ...mail, To, Subject: 'a\r\nX-Three: 3', Attachments });
    const headers = (await ask('GET', `/api/v1/message/${json.ID}/headers`)).json;
    expect(Object.keys(headers).filter((name) => name.startsWith('X-'))).toEqual([]);
    const raw = (await ask('GET', `/api/v1/message/${json.ID}/raw`)).bytes.toString();
    expect(raw).not.toMatch(/^X-/m);
    const [file] = (await ask('GET', `/api/v1/message/${json.ID}`)).json.Attachments;
    expect((await ask('GET', `/api/v1/message/${json.ID}/part/${file.PartID}`)).bytes.toString()).toBe('hi');
  });

  test('senders that leave in the middle give their places back', async () => {
    const head = `POST /mailpit/api/v1/send HTTP/1.1\r\nhost: localhost\r\nauthorization: Bearer ${guest.token}\r\ncontent-length: 1000\r\n\r\n{`;
    // There are 16 places. The others are refused, which shows that all places are taken.
    const sockets = Array.from({ length: 20 }, () => connect(Number(new URL(app.http).port), '127.0.0.1'));
    for (const socket of sockets) socket.resume().write(head);
    await expect.poll(() => sockets.filter(({ bytesRead }) => bytesRead > 0).length).toBe(4);
    const status = async () => (await send({ ...mail, To: [{ Email: 'x@example.org' }] })).status;
    expect(await status()).toBe(429);
    for (const socket of sockets) socket.destroy();
    await expect.poll(status).toBe(400);
  });

  test('has the limits of a mail: its size and the room in the inbox', async () => {
    const large = {
      ...mail,
      To: [{ Email: address }],
      Attachments: [{ Content: 'A'.repeat(7.2 * 2 ** 20) }],
    };
    expect((await send(large)).status).toBe(413);
    expect((await ask('POST', '/api/v1/send', { body: `"${'x'.repeat(8 * 2 ** 20)}"` })).status).toBe(413);
    const room = app.config.plans.free.maxMessages - (await total());
    const filling = await connectSmtp(app.smtpPort);
    for (let nth = 0; nth < room; nth++) {
      await filling.command('MAIL FROM:<a@example.org>');
      await filling.command(`RCPT TO:<${address}>`);
      await filling.data(plainMail());
    }
    filling.destroy();
    const answer = await send({ ...mail, To: [{ Email: address }] });
    expect([answer.status, answer.bytes.toString()]).toEqual([409, 'mailbox full']);
    await ask('DELETE', '/api/v1/messages');
    // A receiving thread may still remember for a moment that the inbox was full.
    await expect
      .poll(async () => (await sendMail(app.smtpPort, { to: address, raw: plainMail() })).end?.code)
      .toBe(250);
  });
});

test('what a mail contains is shown in a sandbox or is a download, whatever its type and names', async () => {
  const raw = [
    'From: a@example.org',
    'Subject: bad',
    'MIME-Version: 1.0',
    'Content-Type: multipart/mixed; boundary=b',
    '',
    '--b',
    'Content-Type: text/html',
    '',
    '<script>document.title="ran"</script><img src="http://127.0.0.1:1/x"><a href="https://example.org">x</a>',
    '--b',
    'Content-Type: text/html; charset="utf-8"',
    'Content-Disposition: inline; filename="x.html\\"; y=\\r\\nSet-Cookie: a=b"',
    '',
    '<script>1</script>',
    '--b',
    'Content-Type: image/svg+xml',
    'Content-ID: <x"y>',
    '',
    '<svg onload="1"/>',
    '--b--',
    '',
  ].join('\r\n');
  const id = await deliver(raw);
  const message = (await ask('GET', `/api/v1/message/${id}`)).json;
  expect(message.HTML).toContain('<script>document.title="ran"</script>');
  expect([message.Attachments.length, message.Inline.length]).toEqual([0, 2]);
  expect((await ask('GET', '/api/v1/messages')).json.messages[0].Attachments).toBe(0);
  for (const path of [
    `/view/${id}.html`,
    `/view/${id}.txt`,
    `/view/${id}.html?embed=1`,
    `/api/v1/message/${id}/raw`,
  ]) {
    const { status, headers } = await ask('GET', path);
    expect([path, status, headers.get('x-content-type-options')]).toEqual([path, 200, 'nosniff']);
    expect(headers.get('content-security-policy')).toMatch(/^sandbox; default-src 'none'/);
    expect(headers.get('content-security-policy')).not.toMatch(/allow|script-src|https?:/);
    expect(headers.get('cache-control')).toMatch('no-store');
  }
  for (const { PartID } of message.Inline) {
    const { headers } = await ask('GET', `/api/v1/message/${id}/part/${PartID}`);
    expect(headers.get('content-disposition')).toMatch(
      /^attachment; filename="[^"\r\n]*"; filename\*=UTF-8''[\w.%-]*$/,
    );
    expect(headers.get('content-security-policy')).toMatch('sandbox');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.has('set-cookie')).toBe(false);
  }
});

describe('a page of another site', () => {
  const calls = [
    ['GET', '/api/v1/messages'],
    ['GET', '/api/v1/message/latest'],
    ['GET', '/view/latest.html'],
    ['PUT', '/api/v1/messages'],
    ['DELETE', '/api/v1/messages'],
    ['DELETE', '/api/v1/search?query=a'],
    ['POST', '/api/v1/send'],
  ] as const;
  const ownOrigin = () => new URL(app.config.publicUrl).origin;
  const foreignHeaders: Array<Record<string, string>> = [
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: 'http://localhost.evil.example:0' },
    { origin: 'https://localhost:0' },
    { origin: 'http://localhost:444' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
  ];

  test('can neither read nor change anything with a password that the browser knows', async () => {
    const id = await deliver(plainMail());
    const before = await total();
    const authorization = `Basic ${Buffer.from(`x:${guest.token}`).toString('base64')}`;
    for (const [method, path] of calls)
      for (const headers of foreignHeaders) {
        const answer = await ask(method, path, { token: null, headers: { ...headers, authorization } });
        expect([method, path, answer.status]).toEqual([method, path, 403]);
        expect(answer.headers.has('access-control-allow-origin')).toBe(false);
      }
    expect(await total()).toBe(before);
    expect((await guest.messages(address)).find((one) => one.id === id)?.seen).toBe(false);
    expect((await ask('GET', '/api/v1/messages', { headers: { origin: ownOrigin() } })).status).toBe(200);
    expect((await ask('GET', '/api/v1/messages', { headers: { 'sec-fetch-site': 'none' } })).status).toBe(
      200,
    );
  });

  test('cannot open the socket', async () => {
    const authorization = `Bearer ${guest.token}`;
    for (const headers of foreignHeaders)
      expect(await upgradeStatus({ authorization, ...headers })).toMatch(/^HTTP\/1\.1 403 /);
    expect(await upgradeStatus({})).toMatch(/^HTTP\/1\.1 401 /);
    expect(await upgradeStatus({ authorization: 'Basic eDp5' })).toMatch(/^HTTP\/1\.1 401 /);
    expect(await upgradeStatus({ authorization, origin: ownOrigin() })).toMatch(/^HTTP\/1\.1 101 /);
    // A refused upgrade closes its socket.
    const { socket } = await openSocket({ authorization: 'Bearer x' });
    if (!socket.closed) await once(socket, 'close');
    // On any other path the header is ignored.
    expect(await upgradeStatus({}, '/healthz')).toMatch(/^HTTP\/1\.1 200 /);
    expect(await upgradeStatus({ authorization }, '/mailpit/api/v1/tags')).toMatch(/^HTTP\/1\.1 200 /);
  });
});

/** Opens a WebSocket by hand. */
async function openSocket(headers: Record<string, string>, path = '/mailpit/api/events') {
  const socket = connect(Number(new URL(app.http).port), '127.0.0.1');
  const all = {
    host: 'localhost',
    connection: 'Upgrade',
    upgrade: 'websocket',
    'sec-websocket-version': '13',
    'sec-websocket-key': Buffer.alloc(16, 1).toString('base64'),
    ...headers,
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.write(`GET ${path} HTTP/1.1\r\n${lines.join('')}\r\n`);
  const [first] = (await once(socket, 'data')) as [Buffer];
  return { socket, first: first.toString('latin1') };
}

async function upgradeStatus(headers: Record<string, string>, path?: string) {
  const { socket, first } = await openSocket(headers, path);
  socket.destroy();
  return first.split('\r\n')[0]!;
}

describe('the socket', () => {
  test('counts as a stream of its owner, and a closed one gives its place back', async () => {
    const crowd = await createGuest(app.http);
    const authorization = `Bearer ${crowd.token}`;
    const open = await Promise.all(Array.from({ length: 20 }, () => openSocket({ authorization })));
    expect(open.every(({ first }) => first.startsWith('HTTP/1.1 101 '))).toBe(true);
    expect(await upgradeStatus({ authorization })).toMatch(/^HTTP\/1\.1 429 /);
    expect((await call(app.http, 'GET', '/api/guest/events', { token: crowd.token })).status).toBe(429);
    for (const { socket } of open) socket.destroy();
    await expect.poll(() => upgradeStatus({ authorization })).toMatch(/^HTTP\/1\.1 101 /);
  });

  test('ends when the session ends', async () => {
    const { token } = await createSignedIn(app, newEmail('leaving'));
    const events = await openMailpitEvents(app.http, { authorization: `Bearer ${token}` });
    await expect.poll(() => events.frames.length).toBe(1);
    await call(app.http, 'POST', '/api/auth/signout', { token });
    await expect.poll(() => events.closed).toBe(1001);
  });

  test('ends for a client that sends large or many messages', async () => {
    const headers = { authorization: `Bearer ${guest.token}` };
    const large = await openMailpitEvents(app.http, headers);
    large.socket.send('x'.repeat(2000));
    await expect.poll(() => large.closed).not.toBe(null);
    const many = await openMailpitEvents(app.http, headers);
    for (let nth = 0; nth < 200; nth++) many.socket.send('x');
    await expect.poll(() => many.closed).toBe(1008);
  });

  test('says nothing about an extended address, because nothing is gone', async () => {
    const { token } = await createSignedIn(app, newEmail('extending'));
    const ask = (path: string) => call(app.http, 'POST', `/api${path}`, { token });
    const { email } = (await ask('/generate-email')).json;
    const events = await openMailpitEvents(app.http, { authorization: `Bearer ${token}` });
    expect((await ask(`/emails/${email.id}/extend`)).status).toBe(200);
    await sendMail(app.smtpPort, { to: email.address, raw: plainMail({ subject: 'after it' }) });
    await expect.poll(() => events.ofType('new').map(({ Data }) => Data.Subject)).toEqual(['after it']);
    expect([...events.ofType('prune'), ...events.ofType('truncate')]).toEqual([]);
    events.close();
  });

  test('reports a deleted address, and nothing about the mail of others', async () => {
    const owner = await createGuest(app.http);
    const inbox = await owner.generate();
    const events = await openMailpitEvents(app.http, { authorization: `Bearer ${owner.token}` });
    await sendMail(app.smtpPort, { to: foreign, raw: plainMail() });
    await sendMail(app.smtpPort, { to: inbox.address, raw: plainMail({ subject: 'mine' }) });
    await expect.poll(() => events.ofType('new').map(({ Data }) => Data.Subject)).toEqual(['mine']);
    await owner.ask('DELETE', `/emails/${inbox.id}`);
    await expect
      .poll(() => events.frames.slice(-3).map(({ Type }) => Type))
      .toEqual(['prune', 'truncate', 'stats']);
    events.close();
  });
});
