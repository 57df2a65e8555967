import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refusals } from '#contract/refusals.ts';
import { call, createGuest } from './support/api-client.ts';
import { createClock } from './support/clock.ts';
import { refusal } from './support/refusal.ts';
import { setUpApp } from './support/set-up-app.ts';
import { trustsTests } from './support/shared-app.ts';
import { type RunningApp, startApp } from './support/start-app.ts';

const HOUR = 3_600_000;
const clock = createClock();
const app = setUpApp({ now: clock.now, mailDomains: ['mayfly.test', 'second.test'] });

const iso = (ms: number) => new Date(ms).toISOString();

describe('a guest', () => {
  test('gets a session and an address of the documented form', async () => {
    const init = await call(app.http, 'POST', '/api/guest/init');
    expect(init.json).toEqual({
      success: true,
      guestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      sessionToken: expect.stringMatching(/^[\w-]{43}$/),
    });
    const guest = await createGuest(app.http);
    const { status, json } = await guest.tryGenerate();
    expect(status).toBe(200);
    expect(json).toEqual({
      success: true,
      email: {
        id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        label: null,
        address: expect.stringMatching(/^[a-z]+\.[a-z]+\.[a-km-np-z2-9]{6}@(mayfly|second)\.test$/),
        created_at: clock.now().toISOString(),
        expires_at: iso(clock.now().getTime() + HOUR),
        extendableAt: null,
        maxExpiresAt: null,
        lifetimeMs: HOUR,
        maxMessages: null,
        messageCount: 0,
        storedCount: 0,
        domain: {
          name: expect.stringMatching(/^(mayfly|second)\.test$/),
          state: 'active',
          endsAt: null,
        },
      },
    });
    expect(await guest.emails()).toEqual({
      success: true,
      emails: [json.email],
      serverTime: clock.now().toISOString(),
      used: 1,
      usedUntil: iso(clock.now().getTime() + 49 * HOUR),
    });
  });

  test('may choose one of our domains, in upper or lower case', async () => {
    const guest = await createGuest(app.http);
    expect((await guest.generate({ domain: 'Second.TEST' })).address).toMatch(/@second\.test$/);
    expect(await guest.tryGenerate({ domain: 'evil.example' })).toMatchObject({
      status: 400,
      json: { ...refusal('domain-not-here'), field: 'domain' },
    });
    expect((await guest.emails()).emails).toHaveLength(1);
  });

  test('may send the JSON content type with an empty body', async () => {
    const headers = { 'content-type': 'application/json' };
    const init = await call(app.http, 'POST', '/api/guest/init', { headers });
    expect(init.status).toBe(200);
    const token = init.json.sessionToken as string;
    const ask = (method: string, path: string, body?: string) =>
      call(app.http, method, `/api/guest${path}`, { token, headers, ...(body ? { body } : {}) });
    const generated = await ask('POST', '/generate-email');
    expect(generated.status).toBe(200);
    expect((await ask('POST', '/generate-email', 'null')).status).toBe(200);
    expect((await ask('DELETE', `/emails/${generated.json.email.id}`)).status).toBe(200);
    expect((await ask('DELETE', '/emails')).json).toEqual({ success: true });
    expect((await ask('GET', '/emails')).json.emails).toEqual([]);
  });
});

describe('the limit of addresses', () => {
  test('gives 429 while both addresses are active, with the end of the cooldown', async () => {
    const guest = await createGuest(app.http);
    await guest.generate();
    clock.advance(10 * 60_000);
    await guest.generate();
    const end = clock.now().getTime() + 49 * HOUR;
    const third = await guest.tryGenerate();
    expect(third.status).toBe(429);
    expect(third.json).toEqual({ ...refusal('address-limit'), cooldownEnd: iso(end) });
    expect(Number(third.headers.get('retry-after'))).toBe(49 * 3600);
    expect((await guest.emails()).cooldownEnd).toBe(iso(end));
  });

  test('gives 403 with a cooldown after a deletion or expiry, and starts again after the cooldown', async () => {
    const guest = await createGuest(app.http);
    expect(await guest.emails()).toMatchObject({ used: 0 });
    const first = await guest.generate();
    await guest.ask('DELETE', `/emails/${first.id}`);
    // The place of a deleted address stays taken.
    expect(await guest.emails()).toMatchObject({ emails: [], used: 1 });
    await guest.generate();
    const end = clock.now().getTime() + 49 * HOUR;
    expect(await guest.emails()).toMatchObject({ used: 2, usedUntil: iso(end), cooldownEnd: iso(end) });
    const refused = {
      status: 403,
      json: {
        success: false,
        error: expect.stringMatching(/cooldown.*wait|wait.*cooldown/i),
        cooldownEnd: iso(end),
      },
    };
    expect(await guest.tryGenerate()).toMatchObject(refused);
    await guest.ask('DELETE', '/emails');
    expect(await guest.tryGenerate()).toMatchObject(refused);
    clock.advance(2 * HOUR);
    expect(await guest.tryGenerate()).toMatchObject(refused);
    clock.advance(47 * HOUR - 1);
    expect(await guest.tryGenerate()).toMatchObject(refused);
    clock.advance(1);
    await guest.generate();
    await guest.generate();
    expect((await guest.tryGenerate()).status).toBe(429);
  });

  test('is not exceeded by simultaneous requests', async () => {
    const guest = await createGuest(app.http);
    const answers = await Promise.all(Array.from({ length: 12 }, () => guest.tryGenerate()));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(10);
    expect((await guest.emails()).emails).toHaveLength(2);
  });
});

test('an error has one form, and says in plain words what is wrong', async () => {
  const { token } = await createGuest(app.http);
  const generate = (body: string, type = 'application/json') =>
    call(app.http, 'POST', '/api/guest/generate-email', { token, body, headers: { 'content-type': type } });
  const [text, field] = [expect.any(String), 'domain'];
  const cases: Array<[ReturnType<typeof call>, status: number, error: object]> = [
    [generate('{"domain":'), 400, { error: text }],
    [generate('[]'), 400, { error: 'body: must be an object', field: 'body' }],
    [generate('{"domain":{}}'), 400, { error: 'domain: must be text', field }],
    [generate(`{"domain":"${'x'.repeat(254)}"}`), 400, { error: 'domain: at most 253 characters', field }],
    [generate(`{"name":"${'x'.repeat(100_000)}"}`), 413, { error: text }],
    ...['application/xml', 'text/plain', 'application/x-www-form-urlencoded'].map(
      (type): (typeof cases)[number] => [generate('name=x', type), 415, { error: text }],
    ),
    ...[null, 'x'.repeat(43), 'a b'].map((token): (typeof cases)[number] => [
      call(app.http, 'GET', '/api/guest/emails', { token }),
      401,
      refusal('sign-in-needed'),
    ]),
    [call(app.http, 'GET', '/api/nothing'), 404, { error: text }],
    [call(app.http, 'PATCH', '/api/guest/emails'), 404, { error: text }],
  ];
  for (const [asked, status, error] of cases) {
    const { json, headers, ...answer } = await asked;
    const code = expect.stringMatching(/^[a-z-]+$/);
    expect([answer.status, json]).toEqual([
      status,
      expect.objectContaining({ success: false, code, ...error }),
    ]);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  }
});

describe('the limit per network', () => {
  const generateFrom = async (http: string, forwarded?: string) => {
    const headers: Record<string, string> = forwarded ? { 'x-forwarded-for': forwarded } : {};
    const { json } = await call(http, 'POST', '/api/guest/init', { headers });
    return call(http, 'POST', '/api/guest/generate-email', { token: json.sessionToken, headers });
  };

  async function withLimit(max: number, work: () => Promise<void>) {
    app.config.generateLimitPerIp = max;
    await work().finally(() => {
      app.config.generateLimitPerIp = 0;
    });
  }

  test('counts the peer address whatever headers it sends, and resets after an hour', () =>
    withLimit(3, async () => {
      clock.advance(HOUR + 1);
      for (let n = 1; n <= 3; n++) expect((await generateFrom(app.http, `10.0.0.${n}`)).status).toBe(200);
      const answer = await generateFrom(app.http, '10.0.0.9');
      expect(answer.status).toBe(429);
      const cooldownEnd = new Date(clock.now().getTime() + HOUR).toISOString();
      expect(answer.json).toEqual({ ...refusal('network-limit'), cooldownEnd });
      expect(Number(answer.headers.get('retry-after'))).toBe(3600);
      clock.advance(HOUR + 1);
      expect((await generateFrom(app.http)).status).toBe(200);
    }));

  test('counts generated addresses, not refused requests', () =>
    withLimit(3, async () => {
      clock.advance(HOUR + 1);
      const guest = await createGuest(app.http);
      await guest.generate();
      await guest.generate();
      for (let click = 0; click < 4; click++)
        expect((await guest.tryGenerate()).json.error).toBe('Email limit reached');
      const other = await createGuest(app.http);
      expect((await other.tryGenerate({ domain: 'elsewhere.test' })).status).toBe(400);
      expect((await other.tryGenerate()).status).toBe(200);
      expect((await other.tryGenerate()).json.error).toBe(refusals['network-limit']);
    }));

  describe('behind a proxy that is trusted', () => {
    let proxied: RunningApp;
    beforeAll(async () => {
      proxied = await startApp({ ...trustsTests, generateLimitPerIp: 1 });
    });
    afterAll(() => proxied.close());
    const from = async (forwarded: string) => (await generateFrom(proxied.http, forwarded)).status;

    test('counts an IPv6 /48 beside its /64s, without the requests that one of them had refused', async () => {
      expect(await from('2001:db8:1:1::1')).toBe(200);
      for (let n = 0; n < 5; n++) expect(await from('2001:db8:1:1::2')).toBe(429);
      for (let subnet = 2; subnet <= 20; subnet++) expect(await from(`2001:db8:1:${subnet}::1`)).toBe(200);
      expect(await from('2001:db8:1:21::1')).toBe(429);
      expect(await from('2001:db8:2:21::1')).toBe(200);
    });

    test('counts the client that it names, IPv6 by /64, and ignores addresses before it', async () => {
      expect(await from('192.0.2.1')).toBe(200);
      expect(await from('192.0.2.1')).toBe(429);
      expect(await from('198.51.100.7, 192.0.2.1')).toBe(429);
      expect(await from('192.0.2.2')).toBe(200);
      expect(await from('2001:db8:9:2::1')).toBe(200);
      expect(await from('2001:db8:9:2:ffff::9')).toBe(429);
      expect(await from('2001:db8:9:3::1')).toBe(200);
    });
  });
});
