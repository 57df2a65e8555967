import { beforeAll, describe, expect, test } from 'vitest';
import { createSignedIn } from './support/accounts.ts';
import { call, createGuest, type Guest } from './support/api-client.ts';
import { plainMail } from './support/mails.ts';
import { openMcp } from './support/mcp-client.ts';
import { setUpApp } from './support/set-up-app.ts';
import { connectSmtp, sendMail } from './support/smtp-client.ts';

let token: string;
let key: string;
const app = setUpApp();
beforeAll(async () => {
  app.config.plans.free.maxAddresses = 100;
  app.config.plans.premium.maxAddresses = 100;
  ({ token } = await createSignedIn(app, 'lives@example.org'));
  const made = await call(app.http, 'POST', '/api/keys', { token, body: { name: 'test' } });
  key = made.json.key.secret;
});

type Made = { address: string; token: string } | { status: number; field: string | undefined };
const refused = ({ status, json }: Awaited<ReturnType<typeof call>>): Made => ({ status, field: json.field });
let mailboxes = 0;
/** Every door that makes addresses: the address and who may read it, or why not. */
const doors: Record<string, (options: object) => Promise<Made>> = {
  async 'the API for guests'(body) {
    const guest = await createGuest(app.http);
    const answer = await guest.tryGenerate(body);
    return answer.json.email ? { ...answer.json.email, token: guest.token } : refused(answer);
  },
  async 'the API for accounts'(body) {
    const answer = await call(app.http, 'POST', '/api/generate-email', { token, body });
    return answer.json.email ? { ...answer.json.email, token } : refused(answer);
  },
  async MCP(options) {
    const agent = await openMcp(app.http, { token });
    const { data, text } = await agent.use('create_inbox', { ...options });
    await agent.close();
    const field = /lifetime|maxMessages/.exec(text)?.[0];
    return data?.address ? { address: data.address, token } : { status: 400, field };
  },
  async 'mail.tm'(options) {
    const account = { address: `life${++mailboxes}@mayfly.test`, password: 'correct horse' };
    const headers = { accept: 'application/json' };
    const made = await call(app.http, 'POST', '/mailtm/accounts', {
      body: { ...account, ...options },
      headers,
    });
    if (made.status === 422) {
      const [{ propertyPath: field, message }] = made.json.violations;
      expect(made.json.detail).toBe(`${field}: ${message}`);
      expect(message).not.toContain(':');
      return { status: 400, field };
    }
    const { json } = await call(app.http, 'POST', '/mailtm/token', { body: account, headers });
    return { address: account.address, token: json.token };
  },
  async SimpleLogin(body) {
    const headers = { authentication: key };
    const answer = await call(app.http, 'POST', '/api/alias/random/new', { headers, body });
    return answer.json.email ? { address: answer.json.email, token } : refused(answer);
  },
  async 'addy.io'(options) {
    const body = { domain: 'random', format: 'random_characters', ...options };
    const answer = await call(app.http, 'POST', '/api/v1/aliases', { token: key, body });
    if (answer.json.data) return { address: answer.json.data.email, token };
    return { status: answer.status === 422 ? 400 : answer.status, field: Object.keys(answer.json.errors)[0] };
  },
};

const pathOf = (address: string) => `/api/emails/${encodeURIComponent(address)}/messages`;
const send = async (to: string, subject = 'Hello') => {
  const { recipients, end } = await sendMail(app.smtpPort, { to, raw: plainMail({ subject }) });
  return end?.code ?? recipients[0]?.code;
};

describe.each(Object.entries(doors))('through %s', (_door, make) => {
  async function made(options: object) {
    const answer = await make(options);
    if (!('address' in answer)) throw new Error(`refused: ${JSON.stringify(answer)}`);
    const list = () => call(app.http, 'GET', pathOf(answer.address), { token: answer.token });
    return { ...answer, list };
  }

  test('an address lives as long as was asked for, and takes as many messages', async () => {
    const { address, list } = await made({ lifetime: '15m', maxMessages: 1 });
    const { json } = await list();
    expect(Date.parse(json.expires_at) - Date.parse(json.created_at)).toBe(15 * 60_000);
    expect([await send(address, 'only'), await send(address)]).toEqual([250, 550]);
    expect((await list()).json.messages).toMatchObject([{ subject: 'only' }]);
  });

  test('a life that is too short and more messages than there is room for are refused', async () => {
    expect(await make({ lifetime: '59s' })).toEqual({ status: 400, field: 'lifetime' });
    expect(await make({ maxMessages: 21 })).toEqual({ status: 400, field: 'maxMessages' });
  });
});

test.each([
  ['lifetime', '25h'],
  ['lifetime', 'soon'],
  ['lifetime', ''],
  ['maxMessages', 0],
  ['maxMessages', 1.5],
])('%s %j is refused', async (field, value) => {
  const guest = await createGuest(app.http);
  const { status, json } = await guest.tryGenerate({ [field]: value });
  expect([status, json.field]).toEqual([400, field]);
});

test('where the plan is shorter than a minute, a life may be as short', async () => {
  const { free } = app.config.plans;
  const { lifetimeMs } = free;
  free.lifetimeMs = 30_000;
  try {
    const guest = await createGuest(app.http);
    const { created_at, expires_at } = await guest.generate({ lifetime: '30s' });
    expect(Date.parse(expires_at) - Date.parse(created_at)).toBe(30_000);
    for (const lifetime of ['29s', '31s', '1m'])
      expect((await guest.tryGenerate({ lifetime })).json.field).toBe('lifetime');
  } finally {
    free.lifetimeMs = lifetimeMs;
  }
});

describe('an address that takes a number of messages', () => {
  const makeOne = async (maxMessages: number): Promise<{ guest: Guest; address: string }> => {
    const guest = await createGuest(app.http);
    return { guest, address: (await guest.generate({ maxMessages })).address };
  };

  test('takes exactly so many of ten senders at once, and tells the others 550', async () => {
    const { guest, address } = await makeOne(3);
    // All have been accepted as recipients before the first mail is complete, so the commits decide.
    const clients = await Promise.all(Array.from({ length: 10 }, () => connectSmtp(app.smtpPort)));
    for (const client of clients) {
      expect((await client.command('MAIL FROM:<a@example.org>')).code).toBe(250);
      expect((await client.command(`RCPT TO:<${address}>`)).code).toBe(250);
    }
    const codes = await Promise.all(clients.map(async (client) => (await client.data(plainMail())).code));
    expect(codes.toSorted()).toEqual([...Array(3).fill(250), ...Array(7).fill(550)]);
    for (const client of clients) client.destroy();
    expect(await guest.messages(address)).toHaveLength(3);
    expect(await send(address)).toBe(550);
    expect((await guest.emails()).emails).toMatchObject([{ maxMessages: 3, messageCount: 3 }]);
  });

  test('has no more room when a message is deleted, and the others stay readable', async () => {
    const { guest, address } = await makeOne(2);
    for (const subject of ['one', 'two']) expect(await send(address, subject)).toBe(250);
    const [two, one] = await guest.messages(address);
    await guest.ask('DELETE', `${guest.messagesPath(address)}/${two!.id}`);
    expect(await send(address)).toBe(550);
    expect((await guest.detail(address, one!.id)).subject).toBe('one');
    expect((await guest.emails()).emails).toMatchObject([{ maxMessages: 2, messageCount: 1 }]);
  });

  test('does not hold up the other recipients of a mail', async () => {
    const spent = await makeOne(1);
    const other = await makeOne(2);
    expect(await send(spent.address, 'first')).toBe(250);
    const { recipients, end } = await sendMail(app.smtpPort, {
      to: [spent.address, other.address],
      raw: plainMail({ subject: 'both' }),
    });
    expect([recipients.map(({ code }) => code), end?.code]).toEqual([[550, 250], 250]);
    expect(await spent.guest.messages(spent.address)).toMatchObject([{ subject: 'first' }]);
    expect(await other.guest.messages(other.address)).toMatchObject([{ subject: 'both' }]);
  });

  test('counts mail to plus forms of it', async () => {
    const { guest, address } = await makeOne(1);
    expect(await send(address.replace('@', '+shop@'))).toBe(250);
    expect([await send(address), await send(address.replace('@', '+other@'))]).toEqual([550, 550]);
    expect(await guest.messages(address)).toHaveLength(1);
  });
});
