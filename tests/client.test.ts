import { describe, expect, expectTypeOf, test } from 'vitest';
import type { z } from 'zod';
import type { DeliveriesAnswer } from '#contract/deliveries.ts';
import type { LiveEventName, LiveEvents } from '#contract/events.ts';
import type { MessageDetail, MessageSummary, messageListQuery, WaitQuery } from '#contract/messages.ts';
import {
  type Deliveries,
  type ListOptions,
  type LiveEvent,
  Mayfly,
  MayflyError,
  type MayflyOptions,
  type Message,
  type OpenedMessage,
  type WaitOptions,
} from '../packages/client/src/index.ts';
import { retryDelay } from '../packages/client/src/retry.ts';
import { createSignedIn, newEmail } from './support/accounts.ts';
import { call, createGuest } from './support/api-client.ts';
import { mailWith, plainMail } from './support/mails.ts';
import { setUpPlainApp } from './support/set-up-app.ts';
import { sendMail } from './support/smtp-client.ts';

const app = setUpPlainApp();

const connect = (options: Partial<MayflyOptions> = {}) => new Mayfly({ baseUrl: app.http, ...options });
const send = (to: string, mail: Parameters<typeof plainMail>[0]) =>
  sendMail(app.smtpPort, { to, raw: plainMail(mail) });
const sendCode = (to: string, code: string) =>
  send(to, { subject: `Code ${code}`, text: `Your verification code is ${code}\r\n` });

test('the types are those of the contract', () => {
  // The compiler checks these. A field that is added to one side only fails `npm run typecheck`.
  expectTypeOf<Message>().toEqualTypeOf<MessageSummary>();
  type Flat<T> = { [Key in keyof T]: T[Key] };
  type Opened = Flat<Omit<MessageDetail, 'fullContent' | 'auth' | 'parsed'>>;
  expectTypeOf<Flat<OpenedMessage>>().toEqualTypeOf<Opened>();
  type Event = { [Name in LiveEventName]: { type: Name } & LiveEvents[Name] }[LiveEventName];
  expectTypeOf<LiveEvent['type']>().toEqualTypeOf<Event['type']>();
  expectTypeOf<Event>().toExtend<LiveEvent>();
  expectTypeOf<Deliveries>().toEqualTypeOf<Omit<DeliveriesAnswer, 'success'>>();
  expectTypeOf<Exclude<keyof z.infer<typeof messageListQuery>, keyof ListOptions>>().toEqualTypeOf<'view'>();
  expectTypeOf<Exclude<keyof WaitQuery, keyof WaitOptions>>().toEqualTypeOf<'for' | 'timeout'>();
});

describe('an inbox', () => {
  test('waits for a code, and the next call for a newer one', async () => {
    const inbox = await connect().createInbox();
    expect(inbox.address).toMatch(/@mayfly\.test$/);
    expect(inbox.expiresAt!.getTime()).toBeGreaterThan(Date.now());
    const waiting = inbox.waitForCode();
    await sendCode(inbox.address, '314159');
    expect(await waiting).toBe('314159');
    await sendCode(inbox.address, '271828');
    expect(await inbox.waitForCode()).toBe('271828');
    await expect(inbox.waitForCode({ timeoutMs: 500 })).rejects.toMatchObject({
      code: 'timeout',
      message: expect.stringMatching(/^No code arrived at \S+@mayfly\.test within \d+ seconds?\.$/),
    });
    // Another question has another position.
    expect(await inbox.waitForCode({ subject: 'code 314' })).toBe('314159');
  });

  test('finds the code and the link of one mail', async () => {
    const inbox = await connect().createInbox();
    await sendMail(app.smtpPort, {
      to: inbox.address,
      raw: 'Subject: Confirm\r\nContent-Type: text/html\r\n\r\n<p>Your code is <b>161803</b></p><p><a href="https://shop.example/verify?token=8f14e45fceea167a">Confirm your email address</a></p>',
    });
    expect(await inbox.waitForCode()).toBe('161803');
    expect(await inbox.waitForLink()).toBe('https://shop.example/verify?token=8f14e45fceea167a');
  });

  test('returns every message once, in order, in a loop', async () => {
    const inbox = await connect().createInbox();
    const sent = Array.from({ length: 6 }, (_, nth) => `number ${nth}`);
    for (const subject of sent.slice(0, 3)) await send(inbox.address, { subject });
    const got: string[] = [];
    for (const later of ['', '', '', ...sent.slice(3)]) {
      if (later) await send(inbox.address, { subject: later, from: 'Ann <ann@example.org>' });
      got.push((await inbox.waitForMessage()).subject);
    }
    expect(got).toEqual(sent);
    expect((await inbox.waitForMessage({ from: 'ANN' })).subject).toBe('number 3');
  });

  test('lives shorter and takes fewer messages if it is made that way', async () => {
    const inbox = await connect().createInbox({ lifetime: '15m', maxMessages: 1 });
    const minutes = (inbox.expiresAt!.getTime() - Date.now()) / 60_000;
    expect(minutes).toBeGreaterThan(10);
    expect(minutes).toBeLessThanOrEqual(15);
    await sendCode(inbox.address, '482913');
    expect((await send(inbox.address, {})).recipients[0]?.code).toBe(550);
    expect(await inbox.waitForCode()).toBe('482913');
    await expect(connect().createInbox({ lifetime: '59s' })).rejects.toMatchObject({
      code: 'bad_request',
      field: 'lifetime',
    });
  });

  test('is extended, or says why not', async () => {
    const { token } = await createSignedIn(app, newEmail('extends'));
    const inbox = await connect({ token }).createInbox({ lifetime: '20m' });
    const before = inbox.expiresAt!;
    const end = await connect({ token }).inbox(inbox.address).extend();
    expect(end.getTime()).toBeGreaterThan(before.getTime());
    expect((await inbox.extend()).getTime()).toBeGreaterThanOrEqual(end.getTime());
    expect(inbox.expiresAt!.getTime()).toBeGreaterThanOrEqual(end.getTime());
    const free = await connect().createInbox();
    await expect(free.extend()).rejects.toMatchObject({ code: 'conflict', status: 409, extendableAt: null });
    await expect(connect({ token }).inbox(free.address).extend()).rejects.toMatchObject({
      code: 'not_found',
    });
  });

  test('finds mail by a search', async () => {
    const inbox = await connect().createInbox();
    for (const subject of ['Order', 'Newsletter']) await send(inbox.address, { subject });
    expect((await inbox.messages({ q: 'subject:order' })).map(({ subject }) => subject)).toEqual(['Order']);
    expect(await inbox.messages({ q: 'order', to: '+shop' })).toEqual([]);
    await expect(inbox.messages({ q: 'is:unraed' })).rejects.toMatchObject({ field: 'q' });
  });

  test('says what servers tried to deliver', async () => {
    const inbox = await connect().createInbox({ maxMessages: 1 });
    for (let nth = 0; nth < 2; nth++) await send(inbox.address, {});
    await expect
      .poll(async () => (await inbox.deliveries()).attempts.map(({ outcome, code }) => [outcome, code]))
      .toEqual([
        ['refused', 'spent'],
        ['stored', 'stored'],
      ]);
    expect((await inbox.deliveries()).domain).toMatchObject({ name: 'mayfly.test', state: 'active' });
  });

  test('reads, marks and deletes', async () => {
    const mayfly = connect();
    const inbox = await mayfly.createInbox();
    await sendMail(app.smtpPort, { to: inbox.address, raw: mailWith({ content: Buffer.from('a file') }) });
    const { id } = await inbox.waitForMessage();
    expect((await inbox.messages()).map((one) => [one.id, one.seen])).toEqual([[id, false]]);
    await inbox.markSeen(id);
    expect((await inbox.messages())[0]!.seen).toBe(true);
    const opened = await inbox.read(id);
    expect(opened.text).toContain('see the file');
    const file = await inbox.attachment(id, opened.attachments[0]!.id);
    expect(Buffer.from(file).toString()).toBe('a file');
    expect(Buffer.from(await inbox.raw(id)).toString()).toContain('Subject: a file');
    await inbox.deleteMessage(id);
    expect(await inbox.messages()).toEqual([]);
    expect((await mayfly.inboxes()).map(({ address }) => address)).toEqual([inbox.address]);
    await mayfly.inbox(inbox.address).delete();
    await expect(inbox.waitForCode()).rejects.toMatchObject({
      name: 'MayflyError',
      code: 'not_found',
      status: 404,
    });
  });

  test('goes on waiting when the service is away for a moment', async () => {
    let failures = 0;
    const flaky: typeof fetch = (input, init) => {
      if (String(input).includes('/wait?') && failures++ < 2)
        return failures === 1
          ? Promise.reject(new TypeError('connection lost'))
          : Promise.resolve(
              Response.json({ error: 'busy' }, { status: 503, headers: { 'retry-after': '1' } }),
            );
      return fetch(input, init);
    };
    const inbox = await connect({ fetch: flaky }).createInbox();
    await sendCode(inbox.address, '141421');
    expect(await inbox.waitForCode()).toBe('141421');
    expect(failures).toBe(3);
    const away = new Mayfly({ baseUrl: app.http, fetch: () => Promise.reject(new TypeError('no')) });
    await expect(away.createInbox()).rejects.toMatchObject({ code: 'network', status: 0 });
  });

  test('says which mail arrived without what it waited for', async () => {
    const inbox = await connect().createInbox();
    const end = `arrived at ${inbox.address} within \\d+ seconds?\\.`;
    await send(inbox.address, { subject: `Confirm \u202eyour address${'!'.repeat(80)}` });
    const subject = `'Confirm your address${'!'.repeat(60)}'`;
    await expect(inbox.waitForCode({ timeoutMs: 500 })).rejects.toThrow(
      new RegExp(`^No code ${end} 1 message arrived without one: ${subject}\\.$`),
    );
    await sendCode(inbox.address, '141421');
    await expect(inbox.waitForLink({ timeoutMs: 500 })).rejects.toThrow(
      new RegExp(`^No link ${end} 2 messages arrived without one, the newest: 'Code 141421'\\.$`),
    );
  });

  test.each([0, -1, Number.NaN])('refuses to wait for %d milliseconds', async (timeoutMs) => {
    const inbox = connect().inbox('a@mayfly.test');
    await expect(inbox.waitForCode({ timeoutMs })).rejects.toMatchObject({
      code: 'bad_request',
      message: `timeoutMs has to be more than 0, and is ${timeoutMs}`,
    });
  });

  test('gets its mail soon after one of twenty other waiting calls ends, or says what the limit is', async () => {
    let refused = 0;
    const counting: typeof fetch = async (input, init) => {
      const response = await fetch(input, init);
      if (response.status === 429) refused++;
      return response;
    };
    const mayfly = connect({ fetch: counting });
    const inbox = await mayfly.createInbox();
    await sendCode(inbox.address, '161803');
    const headers = { authorization: `Bearer ${mayfly.token}` };
    // They are kept, because an answer that nobody holds is closed by the next garbage collection.
    const streams: Response[] = [];
    for (let n = 0; n < 20; n++) streams.push(await fetch(`${app.http}/api/guest/events`, { headers }));
    await expect(inbox.waitForCode({ timeoutMs: 1_500 })).rejects.toMatchObject({
      code: 'rate_limited',
      message: expect.stringContaining('one token can have 20 waiting calls and event streams at once'),
    });
    // The service asks for a pause of 30 seconds.
    refused = 0;
    const waiting = inbox.waitForCode({ timeoutMs: 29_000 });
    await expect.poll(() => refused).toBeGreaterThan(0);
    await streams.pop()!.body!.cancel();
    expect(await waiting).toBe('161803');
    for (const { body } of streams) await body!.cancel();
  });

  test('looks at the recipient as it was written', async () => {
    const mayfly = connect();
    const inbox = await mayfly.createInbox();
    const shop = inbox.address.replace('@', '+shop@');
    await sendCode(shop, '141421');
    await sendCode(inbox.address.replace('@', '+bank@'), '173205');
    expect(await inbox.waitForCode({ to: '+Shop' })).toBe('141421');
    expect(await mayfly.inbox(shop).waitForCode()).toBe('141421');
    expect((await inbox.messages({ to: '+bank' })).map(({ to }) => to)).toEqual([
      inbox.address.replace('@', '+bank@'),
    ]);
  });

  test('ends at once with an error when it is refused', async () => {
    let calls = 0;
    const refusing: typeof fetch = async (input, init) => {
      if (!/wait|events/.test(String(input))) return fetch(input, init);
      calls++;
      return Response.json({ error: 'no' }, { status: 401, headers: { 'retry-after': '1' } });
    };
    const inbox = await connect({ fetch: refusing }).createInbox();
    for (const refused of [inbox.waitForCode(), inbox.events().next()])
      await expect(refused).rejects.toMatchObject({ name: 'MayflyError', status: 401 });
    expect(calls).toBe(2);
  });

  // Seconds are asked for above.
  test('waits as long as the service asks for by a date', async () => {
    const asked: number[] = [];
    const busy: typeof fetch = async (input, init) => {
      if (!/wait|events/.test(String(input))) return fetch(input, init);
      asked.push(Date.now());
      if (asked.length === 1)
        return Response.json(
          { error: 'busy' },
          { status: 429, headers: { 'retry-after': new Date(Date.now() + 3_000).toUTCString() } },
        );
      return Response.json({ error: 'gone' }, { status: 404 });
    };
    const inbox = await connect({ fetch: busy }).createInbox();
    await expect(inbox.events().next()).rejects.toMatchObject({ code: 'not_found' });
    // A date has no milliseconds.
    expect(asked[1]! - asked[0]!).toBeGreaterThan(1_990);
    expect(asked).toHaveLength(2);
  });

  test('tells what happens, and goes on after a lost connection', async () => {
    /** Streams that the service has opened. */
    const opened: AbortController[] = [];
    const breakable: typeof fetch = async (input, init) => {
      const control = new AbortController();
      const signals = [control.signal, ...(init?.signal ? [init.signal] : [])];
      const response = await fetch(input, { ...init, signal: AbortSignal.any(signals) });
      if (String(input).includes('/events')) opened.push(control);
      return response;
    };
    const mayfly = connect({ fetch: breakable });
    const inbox = await mayfly.createInbox();
    const events: LiveEvent[] = [];
    const leave = new AbortController();
    const following = (async () => {
      for await (const event of inbox.events({ signal: leave.signal })) events.push(event);
    })();
    await expect.poll(() => opened.length).toBe(1);
    await sendCode(inbox.address, '173205');
    await expect.poll(() => events.map(({ type }) => type)).toContain('message');
    opened[0]!.abort();
    await send(inbox.address, { subject: 'meanwhile' });
    const subjects = () =>
      events.flatMap((event) => (event.type === 'message' ? [event.message.subject] : []));
    await expect.poll(subjects).toEqual(['Code 173205', 'meanwhile']);
    expect(opened).toHaveLength(2);
    leave.abort();
    await expect(following).rejects.toThrow();

    const all = mayfly.events();
    const next = all.next();
    await expect.poll(() => opened.length).toBe(3);
    await inbox.delete();
    expect((await next).value).toMatchObject({ type: 'deleted', address: inbox.address });
    await all.return();
  });
});

describe('a failure', () => {
  const inboxThat = (answer: () => Promise<Response>) =>
    new Mayfly({ baseUrl: 'http://mayfly.invalid', token: 'mf_x', fetch: answer }).inbox('a@mayfly.test');
  const broken = () =>
    new Response(
      new ReadableStream({
        start: (controller) => controller.error(new TypeError('terminated')),
      }),
    );
  test.each<[string, () => Promise<Response>, string]>([
    ['nobody answers', () => Promise.reject(new TypeError('fetch failed')), 'network'],
    ['the answer breaks off', async () => broken(), 'network'],
    ['something else answers', async () => new Response('<h1>Hello</h1>'), 'network'],
    ['it is refused without a reason', async () => new Response('', { status: 403 }), 'forbidden'],
  ])('is a MayflyError when %s', async (_name, answer, code) => {
    const inbox = inboxThat(answer);
    for (const attempt of [
      () => inbox.messages(),
      () => inbox.read('1'),
      () => inbox.delete(),
      () => inbox.waitForCode({ timeoutMs: 900 }),
    ])
      await expect(attempt()).rejects.toMatchObject({ name: 'MayflyError', code });
    if (code === 'forbidden' || _name === 'the answer breaks off')
      await expect(inbox.raw('1')).rejects.toMatchObject({ name: 'MayflyError', code });
  });

  test('is a MayflyError when there is no baseUrl, or half of one', () => {
    expect(() => new Mayfly({ baseUrl: '' })).toThrow(MayflyError);
    expect(() => new Mayfly({ baseUrl: 'localhost:3000' })).toThrow(
      new MayflyError('baseUrl has to begin with http:// or https://, and is localhost:3000', 'bad_request'),
    );
  });
});

describe('a request that failed', () => {
  const answered = (status: number, retryAfterSeconds?: number) =>
    new MayflyError('no', 'server_error', status, retryAfterSeconds ? { retryAfterSeconds } : {});

  test('a refusal is not repeated, whatever it asks for', () => {
    for (const status of [400, 401, 403, 404, 409, 410, 413, 422, 431])
      expect([status, retryDelay(answered(status, 5), 1)]).toEqual([status, null]);
  });

  test('a busy service is asked again when it says', () => {
    for (const status of [408, 429, 500, 503])
      expect([status, retryDelay(answered(status, 7), 3)]).toEqual([status, 7_000]);
    expect(retryDelay(answered(503, 1e9), 1)).toBe(3_600_000);
  });

  test('without a time, pauses grow up to half a minute', () => {
    const delays = [1, 2, 3, 4, 5, 6, 20].map((failures) => retryDelay(new TypeError('lost'), failures));
    expect(delays).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000]);
  });
});

describe('a token', () => {
  test('of a guest, a session or a key reaches its own inboxes', async () => {
    const guest = await createGuest(app.http);
    const { token } = await createSignedIn(app, newEmail('client'));
    const { json } = await call(app.http, 'POST', '/api/keys', { token, body: { name: 'tests' } });
    const made = await connect({ token: guest.token }).createInbox();
    expect((await guest.emails()).emails[0]!.address).toBe(made.address);
    const named = await connect({ token }).createInbox({ name: 'by.the.client' });
    expect(named.address).toBe('by.the.client@mayfly.test');
    const [same] = await connect({ token: json.key.secret }).inboxes();
    expect(same!.address).toBe(named.address);
    await sendCode(named.address, '223606');
    expect(await same!.waitForCode()).toBe('223606');
    await expect(connect({ token: 'nobody-has-this-token-at-all' }).inboxes()).rejects.toMatchObject({
      code: 'unauthorized',
      status: 401,
      message: 'Could not list your addresses: Authentication required',
    });
    const later = connect();
    await later.createInbox();
    expect((await connect({ token: later.token! }).inboxes()).length).toBe(1);
  });

  test('says in plain words why there is no address', async () => {
    const mayfly = connect();
    await mayfly.createInbox();
    await mayfly.createInbox();
    const error = await mayfly.createInbox().catch((refused) => refused);
    expect(error).toMatchObject({ code: 'rate_limited', status: 429, cooldownEnd: expect.any(String) });
    expect(error.message).toBe('Could not create an address: Email limit reached');
    await expect(connect().createInbox({ domain: 'other.example' })).rejects.toMatchObject({
      field: 'domain',
    });
  });
});
