import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createSignedIn } from './support/accounts.ts';
import { call, createGuest } from './support/api-client.ts';
import { plainMail } from './support/mails.ts';
import { openMcp } from './support/mcp-client.ts';
import { sendMail } from './support/smtp-client.ts';
import { openEvents } from './support/sse-client.ts';
import { type RunningApp, startApp } from './support/start-app.ts';
import { type Receiver, startReceiver } from './support/webhook-receiver.ts';

/**
 * Several owners, each with an inbox and a mail that has a secret. Whatever one of them does at any door, it shows their own
 * secret and nobody else's.
 */
const owners = ['guest', 'other guest', 'session', 'key', 'mail.tm'] as const;
type Name = (typeof owners)[number];
type Owner = { token: string; prefix: '/api' | '/api/guest'; address: string; id: string; secret: string };

let app: RunningApp;
let receiver: Receiver;
const all = {} as Record<Name, Owner>;
const live = {} as Record<Name, Awaited<ReturnType<typeof openEvents>>>;

const newSecret = () => `secret${randomBytes(6).toString('hex')}`;
const send = (to: string, secret: string) =>
  sendMail(app.smtpPort, { to, raw: plainMail({ subject: secret, text: `It is ${secret}\r\n` }) });
const mailtm = (method: string, path: string, body: unknown) =>
  call(app.http, method, `/mailtm${path}`, { body, headers: { accept: 'application/json' } });

async function tokenOf(name: Name): Promise<{ token: string; address?: string }> {
  if (name === 'guest' || name === 'other guest') return createGuest(app.http);
  if (name === 'mail.tm') {
    const account = { address: 'door.keeper@mayfly.test', password: 'correct horse' };
    await mailtm('POST', '/accounts', account);
    return { token: (await mailtm('POST', '/token', account)).json.token, address: account.address };
  }
  const { token } = await createSignedIn(app, `${name}@example.org`);
  if (name === 'session') return { token };
  await call(app.http, 'POST', '/api/webhooks', { token, body: { url: receiver.url } });
  const { json } = await call(app.http, 'POST', '/api/keys', { token, body: { name: 'doors' } });
  return { token: json.key.secret };
}

beforeAll(async () => {
  receiver = await startReceiver();
  app = await startApp({ fetchAllow: ['127.0.0.0/8'], dnsServers: ['127.0.0.1:9'] });
  for (const name of owners) {
    const { token, address: own } = await tokenOf(name);
    const prefix = name === 'session' || name === 'key' ? '/api' : '/api/guest';
    const made = own ? null : await call(app.http, 'POST', `${prefix}/generate-email`, { token, body: {} });
    const address: string = own ?? made!.json.email.address;
    live[name] = await openEvents(app.http, { token, prefix });
    all[name] = { token, prefix, address, id: '', secret: newSecret() };
  }
  for (const { address, secret } of Object.values(all)) await send(address, secret);
  for (const owner of Object.values(all)) {
    const path = `${owner.prefix}/emails/${owner.address}/messages`;
    owner.id = (await call(app.http, 'GET', path, { token: owner.token })).json.messages[0].id;
  }
});
afterAll(async () => {
  for (const stream of Object.values(live)) await stream.close();
  await app.close();
  await receiver.close();
});

type Door = {
  /** Everything the door shows to its caller. */
  shows: (me: Owner) => Promise<string>;
  /** What the caller gets who asks for somebody else's mail by its address and id. */
  reaches: (me: Owner, target: Owner) => Promise<string>;
  /** Who cannot use the door at all. */
  closedTo?: Name[];
  /** The web shows a free inbox to anybody who knows its address. */
  shares?: Name[];
};

/** The answers to several paths, as text. */
async function read({ token }: Owner, ...paths: string[]): Promise<string> {
  const answers = await Promise.all(paths.map((path) => call(app.http, 'GET', path, { token })));
  return answers.map(({ bytes }) => bytes.toString()).join('\n');
}

/** The results of several tools, as text. */
async function useTools({ token }: Owner, calls: [string, object?][]): Promise<string> {
  const agent = await openMcp(app.http, { token });
  const results = [];
  for (const [name, args] of calls) results.push(await agent.use(name, { ...args }));
  await agent.close();
  return JSON.stringify(results);
}

const MAILPIT = '/mailpit/api/v1';
const doors: Record<string, Door> = {
  web: {
    shows: (me) =>
      read(
        me,
        `${me.prefix}/emails`,
        `${me.prefix}/emails/${me.address}/messages`,
        `${me.prefix}/emails/${me.address}/wait`,
      ),
    reaches: (me, { address, id }) => {
      const inbox = `${me.prefix}/emails/${address}`;
      return read(
        me,
        `${inbox}/messages`,
        `${inbox}/messages/${id}`,
        `${inbox}/messages/${id}/raw`,
        `${inbox}/wait?timeout=1`,
      );
    },
    shares: ['guest', 'other guest'],
  },
  MCP: {
    shows: ({ address, id, ...me }) =>
      useTools({ address, id, ...me }, [
        ['list_inboxes'],
        ['list_messages', { address }],
        ['read_message', { address, id }],
        ['wait_for_message', { address, timeout: 1 }],
      ]),
    reaches: (me, { address, id }) =>
      useTools(me, [
        ['list_messages', { address }],
        ['read_message', { address, id }],
        // The message of another in an inbox of one's own.
        ['read_message', { address: me.address, id }],
        ['wait_for_message', { address: me.address, id, timeout: 1 }],
        ['wait_for_message', { address, timeout: 1 }],
        ['extend_inbox', { address }],
        ['delete_inbox', { address }],
      ]),
  },
  'mail.tm': {
    shows: (me) => read(me, '/mailtm/messages', '/mailtm/me'),
    reaches: (me, { id }) =>
      read(me, `/mailtm/messages/${id}`, `/mailtm/sources/${id}`, `/mailtm/messages/${id}/download`),
    closedTo: ['guest', 'other guest', 'session', 'key'],
  },
  Mailpit: {
    shows: (me) =>
      read(me, `${MAILPIT}/messages`, `${MAILPIT}/search?query=secret`, `${MAILPIT}/message/latest`),
    reaches: (me, { id, secret, address }) =>
      read(
        me,
        `${MAILPIT}/message/${id}`,
        `${MAILPIT}/message/${id}/raw`,
        `${MAILPIT}/message/${id}/headers`,
        `/mailpit/view/${id}.txt`,
        `${MAILPIT}/search?query=${encodeURIComponent(`to:${address}`)}`,
        // The answer repeats no words of the question.
        `${MAILPIT}/search?query=${secret.slice(0, 12)}`,
      ),
  },
};

describe.each(Object.keys(doors))('%s', (name) => {
  const { shows, reaches, closedTo = [], shares = [] } = doors[name]!;

  test.each(owners)('shows %s their own mail and nobody else’s', async (who) => {
    const me = all[who];
    const shown = await shows(me);
    if (closedTo.includes(who)) expect(shown).not.toContain(me.secret);
    else expect(shown).toContain(me.secret);
    for (const other of owners.filter((one) => one !== who)) {
      expect(shown).not.toContain(all[other].secret);
      const reached = await reaches(me, all[other]);
      if (shares.includes(other)) expect(reached).toContain(all[other].secret);
      else expect(reached).not.toContain(all[other].secret);
    }
  });
});

test('live events and webhooks carry the mail of their owner alone', async () => {
  await expect.poll(() => receiver.subjects()).toContain(all.key.secret);
  expect(receiver.subjects()).toEqual([all.key.secret]);
  for (const name of owners) {
    const messages = async () => {
      const events = await live[name].take(1);
      return events.flatMap((event) => (event.name === 'message' ? [event.data.message.subject] : []));
    };
    expect(await messages()).toEqual([all[name].secret]);
  }
});

test('nobody’s mail was deleted by all that', async () => {
  for (const { prefix, address, token, secret } of Object.values(all)) {
    const { json } = await call(app.http, 'GET', `${prefix}/emails/${address}/messages`, { token });
    expect(json.messages.map(({ subject }: { subject: string }) => subject)).toEqual([secret]);
  }
});
