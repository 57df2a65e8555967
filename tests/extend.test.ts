import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Inbox } from '#contract/inboxes.ts';
import { defaultPlans } from '#contract/plans.ts';
import { refusals } from '#contract/refusals.ts';
import { createDatabase } from '#server/store/database.ts';
import { createInboxStore } from '#server/store/mail/inbox-store.ts';
import { createPartitionStore } from '#server/store/mail/partitions.ts';
import { createSignedIn, withOperator } from './support/accounts.ts';
import { call, createGuest, type Guest } from './support/api-client.ts';
import { createClock } from './support/clock.ts';
import { setDomain } from './support/domains.ts';
import { mailWith, plainMail } from './support/mails.ts';
import { refusal } from './support/refusal.ts';
import { setUpApp } from './support/set-up-app.ts';
import { connectSmtp, sendMail } from './support/smtp-client.ts';
import { openEvents } from './support/sse-client.ts';
import { startReceiver } from './support/webhook-receiver.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

let clock: ReturnType<typeof createClock>;
let database: ReturnType<typeof createDatabase>;
const app = setUpApp(async () => {
  clock = createClock();
  const { free, premium } = defaultPlans;
  return {
    now: () => clock.now(),
    fetchAllow: ['127.0.0.0/8'],
    plans: {
      free: { ...free, maxAddresses: 10, extensions: 2, maxLifetimeMs: 3 * HOUR },
      premium: { ...premium, lifetimeMs: 2 * HOUR, maxLifetimeMs: 5 * HOUR },
    },
  };
});
beforeAll(async () => {
  database = createDatabase({ url: app.databaseUrl, onError: () => {} });
});
afterAll(() => database.close());

const later = (ms: number) => new Date(clock.now().getTime() + ms).toISOString();
const send = async (to: string | string[], raw: string | Buffer = plainMail()) =>
  (await sendMail(app.smtpPort, { to, raw })).end?.code;
const tryExtend = (guest: Guest, { id }: Inbox) => guest.ask('POST', `/emails/${id}/extend`);
const extend = async (guest: Guest, inbox: Inbox): Promise<Inbox> => {
  const { status, json, bytes } = await tryExtend(guest, inbox);
  if (status !== 200) throw new Error(`extend: ${status} ${bytes}`);
  return json.email;
};
/** What the jobs do every minute: addresses that have ended are deleted, and passed partitions are dropped. */
async function runJobs() {
  await createInboxStore(database).purge({ now: clock.now(), quotasBefore: new Date(0) });
  await createPartitionStore(database).roll({ now: clock.now(), until: clock.now() });
}
const subjectsOf = async (guest: Guest, address: string) =>
  (await guest.messages(address)).map(({ subject }) => subject);
/** The times of the partitions in which a table has rows, one for each row. */
const rowsOf = async (table: string): Promise<Date[]> =>
  (await database.pool.query(`SELECT expires_at FROM ${table}`)).rows.map(({ expires_at }) => expires_at);
const expectNothingLeft = async () => {
  for (const table of ['messages', 'message_chunks', 'message_images', 'failed_deliveries'])
    expect(await rowsOf(table), table).toEqual([]);
};
/** Addresses of guests that are made meanwhile cannot be extended. */
async function withoutExtensions<T>(work: () => Promise<T>): Promise<T> {
  const { free } = app.config.plans;
  app.config.plans.free = { ...free, extensions: 0, maxLifetimeMs: HOUR };
  try {
    return await work();
  } finally {
    app.config.plans.free = free;
  }
}

/** A guest with an address in the last quarter of its hour. */
async function lateInbox() {
  const guest = await createGuest(app.http);
  const inbox = await guest.generate();
  return { guest, inbox, late: () => clock.advance(50 * MINUTE) };
}

describe('who may extend', () => {
  test('a free address can be extended in its last quarter, as often as the operator allows', async () => {
    const guest = await createGuest(app.http);
    const inbox = await guest.generate();
    expect(inbox).toMatchObject({ extendableAt: later(45 * MINUTE), maxExpiresAt: later(3 * HOUR) });

    const early = await tryExtend(guest, inbox);
    expect(early.status).toBe(409);
    expect(early.json).toEqual({
      ...refusal('extend-later'),
      extendableAt: inbox.extendableAt,
    });

    clock.advance(45 * MINUTE);
    const first = await extend(guest, inbox);
    expect(first).toMatchObject({ id: inbox.id, address: inbox.address, expires_at: later(HOUR) });
    expect(first).toMatchObject({ extendableAt: later(45 * MINUTE), maxExpiresAt: later(2 * HOUR) });
    expect((await guest.emails()).emails).toEqual([first]);

    clock.advance(50 * MINUTE);
    const second = await extend(guest, inbox);
    expect(second).toMatchObject({ expires_at: later(HOUR), extendableAt: null, maxExpiresAt: null });
    clock.advance(50 * MINUTE);
    const third = await tryExtend(guest, inbox);
    expect(third.status).toBe(409);
    expect(third.json).toMatchObject({ error: refusals['no-extension'], extendableAt: null });
  });

  test('by default, a free address cannot be extended, nor once the operator allows it for others', async () => {
    const guest = await createGuest(app.http);
    const inbox = await withoutExtensions(async () => {
      const made = await guest.generate();
      expect(made).toMatchObject({ extendableAt: null, maxExpiresAt: null });
      return made;
    });
    clock.advance(59 * MINUTE);
    expect(await tryExtend(guest, inbox)).toMatchObject({ status: 409, json: { extendableAt: null } });
  });

  test('an account that becomes premium extends the address that it made before', async () => {
    const { token } = await createSignedIn(app, 'becomes@example.org', 'free');
    const ask = (method: string, path: string) => call(app.http, method, `/api${path}`, { token });
    const begin = clock.now().getTime();
    const { email } = await withoutExtensions(async () => (await ask('POST', '/generate-email')).json);
    expect(email.extendableAt).toBeNull();
    await send(email.address, plainMail({ subject: 'early' }));
    clock.advance(30 * MINUTE);
    await withOperator(app, ({ manage }) => manage.grant('becomes@example.org', 30));
    for (let hours = 1; hours <= 4; hours++) {
      const extended = await ask('POST', `/emails/${email.id}/extend`);
      expect(extended.json.email).toMatchObject({
        expires_at: later(HOUR),
        maxExpiresAt: new Date(begin + 5 * HOUR).toISOString(),
      });
      clock.advance(50 * MINUTE);
      await runJobs();
    }
    const { messages } = (await ask('GET', `/emails/${email.address}/messages?view=summary`)).json;
    expect(messages.map(({ subject }: { subject: string }) => subject)).toEqual(['early']);
  });

  test('premium addresses get the time they were generated with at any time, up to their longest life', async () => {
    const { token } = await createSignedIn(app, 'extends@example.org');
    const ask = (method: string, path: string, body?: object) =>
      call(app.http, method, `/api${path}`, { token, ...(body ? { body } : {}) });
    const begin = clock.now().getTime();
    const { email } = (await ask('POST', '/generate-email', { lifetime: '90m' })).json;
    expect(email).toMatchObject({ expires_at: later(90 * MINUTE), maxExpiresAt: later(5 * HOUR) });
    expect(Date.parse(email.extendableAt)).toBeLessThanOrEqual(begin);

    clock.advance(MINUTE);
    const path = `/emails/${email.id}/extend`;
    expect((await ask('POST', path)).json.email.expires_at).toBe(later(90 * MINUTE));
    clock.advance(80 * MINUTE);
    await ask('POST', path);
    clock.advance(80 * MINUTE);
    await ask('POST', path);
    clock.advance(80 * MINUTE);
    const last = await ask('POST', path);
    expect(last.json.email).toMatchObject({
      expires_at: new Date(begin + 5 * HOUR).toISOString(),
      extendableAt: null,
      maxExpiresAt: null,
    });
    expect((await ask('POST', path)).status).toBe(409);
  });

  test('only its owner extends an address, and only while it lives', async () => {
    const { guest, inbox, late } = await lateInbox();
    late();
    expect((await tryExtend(await createGuest(app.http), inbox)).status).toBe(404);
    expect((await guest.ask('POST', '/emails/nonsense/extend')).status).toBe(404);
    clock.advance(10 * MINUTE);
    expect((await tryExtend(guest, inbox)).status).toBe(404);
  });

  test('the cooldown moves with the newest address', async () => {
    const guest = await createGuest(app.http);
    const inboxes = await Promise.all(Array.from({ length: 10 }, () => guest.generate()));
    const before = Date.parse((await guest.emails()).cooldownEnd!);
    clock.advance(50 * MINUTE);
    await extend(guest, inboxes[0]!);
    expect(Date.parse((await guest.emails()).cooldownEnd!)).toBe(before + 50 * MINUTE);
  });

  test('of two requests at once for the last extension, one is granted', async () => {
    const { guest, inbox, late } = await lateInbox();
    late();
    await extend(guest, inbox);
    late();
    const answers = await Promise.all(Array.from({ length: 6 }, () => tryExtend(guest, inbox)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
    expect((await guest.emails()).emails[0]!.expires_at).toBe(later(HOUR));
  });
});

describe('mail of an address that was extended', () => {
  beforeEach(async () => {
    clock.advance(7 * HOUR);
    await runJobs();
    await expectNothingLeft();
  });

  test('lives to the new end, whatever its size, never moves, and leaves nothing behind', async () => {
    const { guest, inbox, late } = await lateInbox();
    const large = mailWith({ size: 900_000 });
    await send(inbox.address, plainMail({ subject: 'before', text: 'Your code is 482913\r\n' }));
    await send(inbox.address, large);
    const [big, small] = await guest.messages(inbox.address);
    const placed = await rowsOf('message_chunks');
    late();
    await extend(guest, inbox);
    await send(inbox.address, plainMail({ subject: 'after' }));
    expect(await subjectsOf(guest, inbox.address)).toEqual(['after', big!.subject, 'before']);

    for (const times of [1, 2]) {
      clock.advance(30 * MINUTE);
      await runJobs();
      expect(await subjectsOf(guest, inbox.address)).toEqual(['after', big!.subject, 'before']);
      expect((await guest.raw(inbox.address, big!.id)).equals(large)).toBe(true);
      const detail = await guest.detail(inbox.address, small!.id);
      expect(detail).toMatchObject({ subject: 'before', code: { value: '482913' } });
      if (times === 2) break;
      clock.advance(20 * MINUTE);
      await extend(guest, inbox);
    }
    expect(await rowsOf('message_chunks')).toEqual([...placed, placed[0]]);
    await guest.ask('DELETE', `${guest.messagesPath(inbox.address)}/${big!.id}`);
    expect((await rowsOf('message_chunks')).length).toBe(2);

    clock.advance(HOUR);
    await runJobs();
    await expectNothingLeft();
  });

  test('goes with an address that was never extended, long before its partition', async () => {
    const { inbox } = await lateInbox();
    await send(inbox.address, mailWith({ size: 400_000 }));
    const [at] = await rowsOf('messages');
    clock.advance(HOUR);
    expect(at!.getTime() - clock.now().getTime()).toBeGreaterThan(HOUR);
    await runJobs();
    await expectNothingLeft();
  });

  test('is nothing that the next owner of the address can see, even before a job has deleted it', async () => {
    const { token } = await createSignedIn(app, 'again@example.org');
    const ask = (method: string, path: string, body?: object) =>
      call(app.http, method, `/api${path}`, { token, ...(body ? { body } : {}) });
    const generate = async () => (await ask('POST', '/generate-email', { name: 'again' })).json.email;
    const { address } = await generate();
    await send(address);
    clock.advance(2 * HOUR);
    expect((await generate()).address).toBe(address);
    expect((await ask('GET', `/emails/${address}/messages?view=summary`)).json.messages).toEqual([]);
    await expectNothingLeft();
  });

  test('stays for each who was extended and goes for who shared it, with one body for all', async () => {
    const [first, second, third] = [await lateInbox(), await lateInbox(), await lateInbox()];
    const fourth = await withoutExtensions(lateInbox);
    const people = [first, second, third, fourth];
    const raw = mailWith({ size: 400_000 });
    await send(
      people.map(({ inbox }) => inbox.address),
      raw,
    );
    const placed = await rowsOf('message_chunks');
    const expectReads = async ({ guest, inbox }: typeof first) => {
      const [message] = await guest.messages(inbox.address);
      expect((await guest.raw(inbox.address, message!.id)).equals(raw)).toBe(true);
    };
    for (const one of people) await expectReads(one);
    first.late();
    await extend(first.guest, first.inbox);
    clock.advance(MINUTE);
    await extend(second.guest, second.inbox);
    clock.advance(30 * MINUTE);
    await runJobs();

    for (const one of [first, second]) await expectReads(one);
    for (const { guest, inbox } of [third, fourth])
      expect((await guest.ask('GET', guest.messagesPath(inbox.address))).status).toBe(404);
    expect((await rowsOf('messages')).length).toBe(2);
    expect(await rowsOf('message_chunks')).toEqual(placed);
    await first.guest.ask('DELETE', `/emails/${first.inbox.id}`);
    await expectReads(second);
    clock.advance(30 * MINUTE);
    await runJobs();
    await expectNothingLeft();
  });

  test('is stored if it was on its way while its address was extended', async () => {
    const { guest, inbox, late } = await lateInbox();
    late();
    const raw = mailWith({ size: 900_000 });
    const half = raw.subarray(0, 600_000);
    const client = await connectSmtp(app.smtpPort);
    await client.command('MAIL FROM:<a@example.org>');
    await client.command(`RCPT TO:<${inbox.address}>`);
    await client.command('DATA');
    client.write(half);
    // Some of it is on disk.
    await expect.poll(async () => (await rowsOf('message_chunks')).length).toBeGreaterThan(0);
    await extend(guest, inbox);
    // The first end passes before the last byte.
    clock.advance(30 * MINUTE);
    await runJobs();
    client.write(Buffer.concat([raw.subarray(half.length), Buffer.from('.\r\n')]));
    expect((await client.reply())?.code).toBe(250);
    client.destroy();
    const [message] = await guest.messages(inbox.address);
    expect((await guest.raw(inbox.address, message!.id)).equals(raw)).toBe(true);
  });

  test('is there at the last millisecond', async () => {
    const { guest, inbox } = await lateInbox();
    await send(inbox.address);
    clock.advance(HOUR - 1);
    await extend(guest, inbox);
    clock.advance(1);
    expect(await guest.messages(inbox.address)).toHaveLength(1);
    expect(await send(inbox.address)).toBe(250);
    clock.advance(20 * MINUTE);
    await runJobs();
    expect(await guest.messages(inbox.address)).toHaveLength(2);
  });

  test('is complete at any moment, while it arrives and is read, marked and deleted', async () => {
    const { guest, inbox, late } = await lateInbox();
    late();
    const numbers = Array.from({ length: 30 }, (_, n) => n);
    let least = 0;
    const reading = (async () => {
      for (let times = 0; times < 40; times++) {
        const before = least;
        const { status, json } = await guest.ask('GET', `${guest.messagesPath(inbox.address)}?view=summary`);
        expect(status).toBe(200);
        expect(json.messages.length).toBeGreaterThanOrEqual(before);
      }
    })();
    const sending = (async () => {
      for (const n of numbers) {
        expect(await send(inbox.address, plainMail({ subject: `nr ${n}` }))).toBe(250);
        least = n + 1;
      }
    })();
    await extend(guest, inbox);
    clock.advance(50 * MINUTE);
    await extend(guest, inbox);
    await Promise.all([reading, sending]);
    const messages = await guest.messages(inbox.address);
    expect(messages.map(({ subject }) => subject)).toEqual(numbers.map((n) => `nr ${n}`).reverse());
    const path = (n: number) => `${guest.messagesPath(inbox.address)}/${messages[n]!.id}`;
    expect((await guest.ask('PATCH', path(0), { body: { seen: true } })).status).toBe(200);
    expect((await guest.ask('DELETE', path(1))).status).toBe(200);
    expect((await guest.messages(inbox.address)).filter(({ seen }) => seen)).toHaveLength(1);
  });
});

describe('whoever follows an address', () => {
  test('is told the new end, the owner as well as a guest who knows the address', async () => {
    const { guest, inbox, late } = await lateInbox();
    const stranger = await createGuest(app.http);
    const streams = [
      await openEvents(app.http, { token: guest.token }),
      await openEvents(app.http, { token: stranger.token, address: inbox.address }),
    ];
    late();
    const { expires_at } = await extend(guest, inbox);
    await send(inbox.address, plainMail({ subject: 'after' }));
    for (const stream of streams) {
      await stream.take(2);
      expect(stream.events[0]).toMatchObject({
        name: 'extended',
        data: { address: inbox.address, expires_at },
      });
      expect(stream.events[1]).toMatchObject({ name: 'message', data: { message: { subject: 'after' } } });
      await stream.close();
    }
  });

  test('is told an earlier end as well, when the domain of the address retires', async () => {
    await setDomain(app, { name: 'leaving.test' });
    const guest = await createGuest(app.http);
    const { address } = await guest.generate({ domain: 'leaving.test' });
    const stream = await openEvents(app.http, { token: guest.token });
    const ends = new Date(clock.now().getTime() + MINUTE);
    await setDomain(app, { name: 'leaving.test', state: 'resting', ends_at: ends });
    await stream.take(1);
    const data = { address, expires_at: ends.toISOString() };
    expect(stream.events[0]).toMatchObject({ name: 'extended', data });
    await stream.close();
    expect((await guest.emails()).emails[0]).toMatchObject({ ...data, extendableAt: null });
  });

  test('goes on where the stream broke, and learns what changed meanwhile', async () => {
    const { guest, inbox, late } = await lateInbox();
    await send(inbox.address, plainMail({ subject: 'first' }));
    const before = await openEvents(app.http, { token: guest.token });
    await send(inbox.address, plainMail({ subject: 'second' }));
    await before.until(() => before.events.some(({ name }) => name === 'message'));
    await before.close();
    await send(inbox.address, plainMail({ subject: 'third' }));
    late();
    const { expires_at } = await extend(guest, inbox);
    await send(inbox.address, plainMail({ subject: 'fourth' }));

    const { lastEventId } = before;
    const resumed = await openEvents(app.http, { token: guest.token, lastEventId });
    await resumed.until(() => resumed.events.filter(({ name }) => name === 'message').length === 2);
    expect(resumed.events.filter(({ name }) => name === 'extended').map(({ data }) => data)).toEqual([
      { address: inbox.address, expires_at },
    ]);
    const subjects = resumed.events.flatMap(({ name, data }) =>
      name === 'message' ? data.message.subject : [],
    );
    expect(subjects).toEqual(['third', 'fourth']);
    await resumed.close();
    const again = await openEvents(app.http, { token: guest.token, lastEventId: resumed.lastEventId });
    await send(inbox.address, plainMail({ subject: 'fifth' }));
    await again.until(() => again.events.some(({ name }) => name === 'message'));
    expect(again.events.filter(({ name }) => name === 'extended')).toEqual([]);
    await again.close();
  });

  test('waits on, past the end that the address had before', async () => {
    const { guest, inbox } = await lateInbox();
    const left = 4_000;
    clock.advance(HOUR - left);
    let isOver = false;
    const waiting = guest.ask('GET', `/emails/${inbox.address}/wait?timeout=60`).finally(() => {
      isOver = true;
    });
    await extend(guest, inbox);
    await sleep(left + 500);
    expect(isOver).toBe(false);
    await send(inbox.address, plainMail({ subject: 'after' }));
    expect((await waiting).json).toMatchObject({ message: { subject: 'after' } });
  });

  test('gets every mail once and in order, as a webhook', async () => {
    const receiver = await startReceiver();
    const { token } = await createSignedIn(app, 'hooked@example.org');
    const ask = (path: string, body?: object) =>
      call(app.http, 'POST', `/api${path}`, { token, ...(body ? { body } : {}) });
    await ask('/webhooks', { url: receiver.url });
    const { id, address } = (await ask('/generate-email')).json.email;
    await send(address, plainMail({ subject: 'one' }));
    await receiver.take(1);
    // It fails, and is sent again after the address was extended.
    receiver.answer = (response) => response.writeHead(500).end();
    await send(address, plainMail({ subject: 'two' }));
    await receiver.take(2);
    clock.advance(MINUTE);
    await ask(`/emails/${id}/extend`);
    receiver.answer = receiver.ok;
    await send(address, plainMail({ subject: 'three' }));
    const subjects = () => receiver.received.map(({ json }) => json.data.message.subject);
    await expect
      .poll(() => {
        clock.advance(MINUTE);
        return subjects().at(-1);
      })
      .toBe('three');
    expect(subjects().filter((subject, nth, all) => subject !== all[nth - 1])).toEqual([
      'one',
      'two',
      'three',
    ]);
    await receiver.close();
  });
});
