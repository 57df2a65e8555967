import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { ARRIVALS_AT_ONCE } from '#server/store/mail/message-store.ts';
import { call, createGuest, type Guest } from './support/api-client.ts';
import { plainMail } from './support/mails.ts';
import { setUpApp } from './support/set-up-app.ts';
import { forwardApp } from './support/shared-app.ts';
import { sendMail } from './support/smtp-client.ts';
import { openEvents } from './support/sse-client.ts';
import { startApp } from './support/start-app.ts';

// Two processes on one database, so that mail can arrive at the other one.
const app = setUpApp();
const other = setUpApp(() => {
  const { databaseUrl, config } = app;
  return { databaseUrl, dataDir: config.dataDir };
});

const codeText = (code: string) => `Your verification code is ${code}\r\n`;
const linkMail = `Subject: Confirm your email address\r\nContent-Type: text/html\r\n\r\n<p>Welcome!</p>
<p><a href="https://shop.example/verify?token=8f14e45fceea167a5a36dedd">Confirm your email address</a></p>`;

async function newInbox() {
  const guest = await createGuest(app.http);
  const { address, id } = await guest.generate();
  const send = (mail: Parameters<typeof plainMail>[0], to = app) =>
    sendMail(to.smtpPort, { to: address, raw: plainMail(mail) });
  return { guest, address, id, send, wait: waiterOf(guest, address) };
}

const waiterOf =
  (guest: Guest, address: string) =>
  (query: Record<string, string> = {}) =>
    guest.ask('GET', `/emails/${encodeURIComponent(address)}/wait?${new URLSearchParams(query)}`);

/** Resolves when so many calls wait at a process. */
const areWaiting = (count: number, { http } = app) =>
  expect
    .poll(async () => {
      const metrics = await fetch(`${http}/metrics`).then((answer) => answer.text());
      return Number(/^mayfly_event_streams (\d+)/m.exec(metrics)?.[1]);
    })
    .toBe(count);

const positionOf = (answer: Awaited<ReturnType<ReturnType<typeof waiterOf>>>): string =>
  answer.status === 204 ? answer.headers.get('mayfly-position')! : answer.json.position;

describe('a call that waits', () => {
  test('finds mail that was faster than the call, the newest first', async () => {
    const { guest, address, send, wait } = await newInbox();
    await send({ subject: 'older' });
    await send({ subject: 'newer', text: codeText('314159') });
    expect((await wait()).json.message.subject).toBe('newer');
    const { status, json } = await wait({ for: 'code' });
    expect(status).toBe(200);
    const [listed] = await guest.messages(address);
    expect(json).toEqual({
      success: true,
      message: listed,
      code: { value: '314159', confidence: expect.any(Number) },
      link: null,
      position: expect.any(String),
    });
    expect(json.message.subject).toBe('newer');
    expect(json.message.code).toEqual(json.code);
  });

  test('is answered by mail that arrives meanwhile, at this or another process', async () => {
    const { send, wait } = await newInbox();
    const waiting = wait({ timeout: '60' });
    await areWaiting(1);
    await send({ subject: 'here' });
    const first = await waiting;
    expect(first.json.message.subject).toBe('here');
    const second = wait({ since: first.json.position, timeout: '60' });
    await areWaiting(1);
    await send({ subject: 'there' }, other);
    expect((await second).json.message.subject).toBe('there');
  });

  test('is not answered by what it does not wait for', async () => {
    const { address, send, wait } = await newInbox();
    await send({ subject: 'a newsletter', text: 'Nothing to do here.\r\n' });
    const code = wait({ for: 'code', timeout: '60' });
    const link = wait({ for: 'link', timeout: '60' });
    await sendMail(app.smtpPort, { to: address, raw: linkMail });
    await send({ subject: 'Sign in', text: codeText('271828') });
    expect((await code).json).toMatchObject({
      code: { value: '271828' },
      link: null,
      message: { subject: 'Sign in' },
    });
    expect((await link).json).toMatchObject({
      link: {
        url: 'https://shop.example/verify?token=8f14e45fceea167a5a36dedd',
        host: 'shop.example',
        kind: 'verify',
      },
      message: { subject: 'Confirm your email address' },
    });
  });

  test('passes over more mail than it reads at once', async () => {
    const { send, wait } = await newInbox();
    await send({ subject: 'first' });
    const since = positionOf(await wait());
    const others = Array.from({ length: ARRIVALS_AT_ONCE + 1 }, () => send({ subject: 'a newsletter' }));
    await Promise.all(others);
    await send({ subject: 'Sign in', text: codeText('141421') });
    expect((await wait({ for: 'code', since, timeout: '60' })).json.code.value).toBe('141421');
  });

  test('compares sender and subject without regard to case', async () => {
    const { send, wait } = await newInbox();
    await send({ subject: 'Welcome', from: 'Shop <hello@shop.example>' });
    await send({ subject: 'Receipt', from: 'Bank <info@bank.example>' });
    expect((await wait({ from: 'SHOP.example', timeout: '60' })).json.message.subject).toBe('Welcome');
    expect((await wait({ subject: 'receip', timeout: '60' })).json.message.subject).toBe('Receipt');
    expect((await wait({ subject: 'receipt', from: 'shop', timeout: '1' })).status).toBe(204);
  });

  test('looks at the recipient as it was written, in any case', async () => {
    const { guest, address, wait } = await newInbox();
    const [shop, bank] = ['Shop', 'bank'].map((tag) => address.replace('@', `+${tag}@`));
    await sendMail(app.smtpPort, { to: shop!, raw: plainMail({ subject: 'to the shop' }) });
    await sendMail(app.smtpPort, { to: bank!, raw: plainMail({ subject: 'to the bank' }) });
    expect((await wait({ to: '+SHOP@' })).json.message).toMatchObject({ subject: 'to the shop', to: shop });
    expect((await wait({ to: 'nobody', timeout: '1' })).status).toBe(204);
    // A plus sign in a query that was not encoded.
    const path = `/emails/${encodeURIComponent(address)}`;
    const plain = await guest.ask('GET', `${path}/wait?to=+shop`);
    expect(plain.json.message.subject).toBe('to the shop');

    const atShop = waiterOf(guest, shop!.toUpperCase());
    expect((await atShop()).json.message.subject).toBe('to the shop');
    expect((await atShop({ to: 'bank', timeout: '1' })).status).toBe(204);
    const waiting = waiterOf(guest, address.replace('@', '+new@'))({ timeout: '60' });
    await sendMail(app.smtpPort, { to: shop!, raw: plainMail({ subject: 'for others' }) });
    await sendMail(other.smtpPort, { to: address.replace('@', '+NEW@'), raw: plainMail({ subject: 'new' }) });
    expect((await waiting).json.message.subject).toBe('new');
  });

  test('gives two waiters the same message', async () => {
    const { send, wait } = await newInbox();
    const both = [wait({ for: 'code', timeout: '60' }), wait({ for: 'code', timeout: '60' })];
    await areWaiting(2);
    await send({ subject: 'one code', text: codeText('161803') });
    const [first, second] = await Promise.all(both);
    expect(first!.json.code.value).toBe('161803');
    expect(second!.json).toEqual(first!.json);
  });

  test('answers 204 with a position when nothing comes in time', async () => {
    const { send, wait } = await newInbox();
    await send({ subject: 'before' });
    const start = performance.now();
    const answer = await wait({ since: 'now', timeout: '1' });
    expect(answer.status).toBe(204);
    expect(answer.bytes).toHaveLength(0);
    expect(performance.now() - start).toBeGreaterThan(900);
    await send({ subject: 'after' });
    const next = await wait({ since: positionOf(answer) });
    expect(next.json.message.subject).toBe('after');
  });
});

describe('since', () => {
  test('takes a position, a message id, a time or now, and then the oldest comes first', async () => {
    const { guest, address, send, wait } = await newInbox();
    const start = new Date();
    await send({ subject: '1' });
    await send({ subject: '2' });
    await sleep(5);
    const middle = new Date();
    await send({ subject: '3' });
    const [, , oldest] = await guest.messages(address);
    const first = async (since: string) => (await wait({ since, timeout: '60' })).json?.message.subject;
    expect(await first(start.toISOString())).toBe('1');
    expect(await first(middle.toISOString())).toBe('3');
    expect(await first(middle.toISOString().replace('Z', '+00:00'))).toBe('3');
    expect(await first(oldest!.id)).toBe('2');
    const { json } = await wait({ since: oldest!.id });
    expect(await first(json.position)).toBe('3');
    expect((await wait({ since: 'now', timeout: '1' })).status).toBe(204);
  });

  test('takes the position of a first call without it, and gives what came after that message', async () => {
    const { address, send, wait } = await newInbox();
    await send({ subject: 'older', text: codeText('161803') });
    await send({ subject: 'Sign in', text: codeText('271828') });
    await sendMail(app.smtpPort, { to: address, raw: linkMail });
    const { json } = await wait({ for: 'code' });
    expect(json.message.subject).toBe('Sign in');
    const next = await wait({ for: 'link', since: json.position, timeout: '60' });
    expect(next.json.message.subject).toBe('Confirm your email address');
    expect((await wait({ for: 'code', since: json.position, timeout: '1' })).status).toBe(204);
  });

  test('takes the id of a message that was deleted meanwhile', async () => {
    const { guest, address, send, wait } = await newInbox();
    await send({ subject: 'deleted' });
    await send({ subject: 'kept' });
    const [, deleted] = await guest.messages(address);
    await guest.ask('DELETE', `${guest.messagesPath(address)}/${deleted!.id}`);
    expect((await wait({ since: deleted!.id })).json.message.subject).toBe('kept');
  });

  test('loses and repeats nothing in a loop, while mail arrives and is changed', async () => {
    const { guest, address, send, wait } = await newInbox();
    const COUNT = 12;
    const seen: string[] = [];
    const sending = (async () => {
      for (let n = 0; n < COUNT; n++) {
        await send(
          { subject: `mail ${n}`, text: n % 2 ? codeText(`11223${n % 10}`) : 'Hello\r\n' },
          n % 3 ? app : other,
        );
        if (n % 4 === 0) {
          const [message] = await guest.messages(address);
          await guest.ask('PATCH', `${guest.messagesPath(address)}/${message!.id}`, { body: { seen: true } });
        }
      }
    })();
    let since = new Date(Date.now() - 60_000).toISOString();
    while (seen.length < COUNT) {
      const answer = await wait({ since, timeout: '60' });
      expect(answer.status).toBe(200);
      seen.push(answer.json.message.subject);
      since = answer.json.position;
    }
    await sending;
    expect(seen).toEqual(Array.from({ length: COUNT }, (_, n) => `mail ${n}`));
    expect((await wait({ since, timeout: '1' })).status).toBe(204);
  });
});

describe('a bad request', () => {
  test('is refused with the name of the field', async () => {
    const { send, wait } = await newInbox();
    await send({ subject: 'here' });
    const stranger = await newInbox();
    await stranger.send({ subject: 'elsewhere' });
    const foreign = (await stranger.wait()).json;
    for (const [field, value] of [
      ['for', ''],
      ['timeout', '0'],
      ['timeout', '61'],
      ['since', 'yesterday'],
      ['since', '2026-13-01T00:00:00Z'],
      ['since', foreign.position],
      ['since', foreign.message.id],
      ['from', 'x'.repeat(1001)],
      ['to', 'x'.repeat(321)],
      ['form', 'shop'],
      ['Subject', 'x'],
    ] as const) {
      const answer = await wait(Object.fromEntries([[field, value]]));
      expect([field, value, answer.status, answer.json?.field]).toEqual([field, value, 400, field]);
      expect(answer.json.error).toContain(field);
    }
  });

  test('for an unknown address is 404, and a HEAD request is refused', async () => {
    const { guest, wait, address } = await newInbox();
    expect((await waiterOf(guest, 'nobody@mayfly.test')()).status).toBe(404);
    const path = `${app.http}/api/guest/emails/${address}/wait`;
    const head = await fetch(path, { method: 'HEAD', headers: { authorization: `Bearer ${guest.token}` } });
    expect(head.status).toBe(404);
    expect((await wait({ timeout: '1', since: '', from: '', subject: '' })).status).toBe(204);
  });
});

describe('a waiting call ends at once', () => {
  test('with 404 when its address is deleted', async () => {
    const { guest, id, wait } = await newInbox();
    const waiting = wait({ timeout: '60' });
    await areWaiting(1);
    await call(other.http, 'DELETE', `/api/guest/emails/${id}`, { token: guest.token });
    // Otherwise it would be 204 after its sixty seconds.
    expect((await waiting).status).toBe(404);
  });

  test('when its client disconnects, and its place is free again', async () => {
    const { guest, address } = await newInbox();
    const streams = await Promise.all(
      Array.from({ length: 5 }, () => openEvents(app.http, { token: guest.token })),
    );
    const control = new AbortController();
    // One more than there are places beside the streams: the last one is refused.
    const waits = Array.from({ length: 16 }, () =>
      fetch(`${app.http}/api/guest/emails/${address}/wait?timeout=60`, {
        headers: { authorization: `Bearer ${guest.token}` },
        signal: control.signal,
      }).catch(() => null),
    );
    expect((await Promise.race(waits))?.status).toBe(429);
    const wait = waiterOf(guest, address);
    expect((await wait({ timeout: '1' })).status).toBe(429);
    expect((await openEvents(app.http, { token: guest.token })).response.status).toBe(429);
    control.abort();
    await Promise.all(waits);
    await expect.poll(async () => (await wait({ timeout: '1' })).status).toBe(204);
    for (const stream of streams) await stream.close();
  });
});

test('a loop that waits goes on after a restart of the server and misses nothing', async () => {
  const { guest, address, send, wait } = await newInbox();
  await send({ subject: 'first' });
  const first = await wait();
  const path = `/api/guest/emails/${address}/wait?timeout=60&since=${first.json.position}`;
  const { databaseUrl, config } = app;
  const stopping = await startApp({ databaseUrl, dataDir: config.dataDir, roles: ['web'] });
  const cut = call(stopping.http, 'GET', path, { token: guest.token });
  await areWaiting(1, stopping);
  await stopping.close();
  expect((await cut).status).toBe(503);
  await send({ subject: 'while it was away' });
  const second = await call(app.http, 'GET', path, { token: guest.token });
  expect(second.json.message.subject).toBe('while it was away');
});

test('a waiting call ends with 404 when its address expires', async () => {
  const { app: shared, advance } = await forwardApp();
  const guest = await createGuest(shared.http);
  const { address } = await guest.generate();
  advance(shared.config.plans.free.lifetimeMs - 1_500);
  // Otherwise it would be 204 after its sixty seconds.
  expect((await waiterOf(guest, address)({ timeout: '60' })).status).toBe(404);
});
