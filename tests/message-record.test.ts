import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createGuest, type Guest } from './support/api-client.ts';
import { createClock } from './support/clock.ts';
import { mailWith, plainMail } from './support/mails.ts';
import { givePremiumInbox } from './support/premium-inbox.ts';
import { setUpApp } from './support/set-up-app.ts';
import { connectSmtp, sendMail } from './support/smtp-client.ts';
import { openEvents } from './support/sse-client.ts';

const clock = createClock();
let db: pg.Client;
const app = setUpApp({ now: clock.now });
beforeAll(async () => {
  db = new pg.Client({ connectionString: app.databaseUrl });
  await db.connect();
});
afterAll(() => db.end());

const rows = async (sql: string) => (await db.query(sql)).rowCount!;
const pieces = () => rows('SELECT FROM message_chunks');
const seenOf = async (guest: Guest, address: string) =>
  (await guest.messages(address)).map(({ seen }) => seen);
const mark = (guest: Guest, address: string, id: string, seen: unknown) =>
  guest.ask('PATCH', `${guest.messagesPath(address)}/${id}`, { body: { seen } });

/** A guest with an inbox that holds one mail. */
async function withMail(raw: string | Buffer = plainMail()) {
  const guest = await createGuest(app.http);
  const { address, id: inboxId } = await guest.generate();
  await sendMail(app.smtpPort, { to: address, raw });
  const [message] = await guest.messages(address);
  return { guest, address, inboxId, id: message!.id };
}

describe('a message', () => {
  test('is unread until its owner says otherwise, and opening it changes nothing', async () => {
    const { guest, address, id } = await withMail();
    await guest.detail(address, id);
    expect(await seenOf(guest, address)).toEqual([false]);
    expect((await mark(guest, address, id, true)).json).toEqual({ success: true });
    expect(await seenOf(guest, address)).toEqual([true]);
    expect((await guest.detail(address, id)).seen).toBe(true);
    expect((await mark(guest, address, id, false)).json).toEqual({ success: true });
    expect(await seenOf(guest, address)).toEqual([false]);
  });

  test('accepts only true or false as seen', async () => {
    const { guest, address, id } = await withMail();
    for (const seen of ['yes', 1, null, undefined]) {
      const answer = await mark(guest, address, id, seen);
      expect(answer.status).toBe(400);
      expect(answer.json.error).toContain('seen');
    }
  });

  test('changes the tag of its list when it is marked, but not when it is marked again', async () => {
    const { guest, address, id } = await withMail();
    const tag = async () => (await guest.ask('GET', guest.messagesPath(address))).headers.get('etag');
    const before = await tag();
    await mark(guest, address, id, true);
    const after = await tag();
    expect(after).not.toBe(before);
    expect((await mark(guest, address, id, true)).status).toBe(200);
    expect(await tag()).toBe(after);
  });

  test('causes an updated event when it is marked, also for a stream that reconnects later', async () => {
    const { guest, address, id } = await withMail();
    const stream = await openEvents(app.http, { token: guest.token });
    await mark(guest, address, id, true);
    const [event] = await stream.take(1);
    expect(event).toMatchObject({ name: 'updated', data: { address, id, seen: true } });
    await stream.close();
    await mark(guest, address, id, false);
    const resumed = await openEvents(app.http, { token: guest.token, lastEventId: stream.lastEventId });
    const [next] = await resumed.take(1);
    expect(next).toMatchObject({ name: 'updated', data: { address, id, seen: false } });
    await resumed.close();
  });

  test('reaches a reconnecting stream as a message and its update, in order, if both happened while it was away', async () => {
    const guest = await createGuest(app.http);
    const { address } = await guest.generate();
    const stream = await openEvents(app.http, { token: guest.token });
    await stream.close();
    for (const subject of ['first', 'second'])
      await sendMail(app.smtpPort, { to: address, raw: plainMail({ subject }) });
    const [second, first] = await guest.messages(address);
    await mark(guest, address, first!.id, true);
    const resumed = await openEvents(app.http, { token: guest.token, lastEventId: stream.lastEventId });
    const events = await resumed.take(3);
    expect(events.map(({ name, data }) => [name, data.id ?? data.message.id])).toEqual([
      ['message', first!.id],
      ['message', second!.id],
      ['updated', first!.id],
    ]);
    await resumed.close();
    const again = await openEvents(app.http, { token: guest.token, lastEventId: resumed.lastEventId });
    await sendMail(app.smtpPort, { to: address, raw: plainMail({ subject: 'third' }) });
    expect((await again.take(1))[0]!.data.message.subject).toBe('third');
    await again.close();
  });

  test('has a short subject and sender in the list and the whole ones when it is opened', async () => {
    const subject = '漢'.repeat(990);
    const name = '字'.repeat(250);
    const encoded = `=?utf-8?B?${Buffer.from(name).toString('base64')}?=`;
    const { guest, address, id } = await withMail(plainMail({ subject, from: `${encoded} <a@example.org>` }));
    const [listed] = await guest.messages(address);
    expect(Buffer.byteLength(JSON.stringify(listed))).toBeLessThan(4096);
    expect(subject.startsWith(listed!.subject)).toBe(true);
    expect(listed!.subject.length).toBeGreaterThan(300);
    expect(await guest.detail(address, id)).toMatchObject({ subject, fromName: name });
  });
});

describe('many messages at once', () => {
  /** A guest with an inbox of three mails, newest first. */
  async function withThree() {
    const guest = await createGuest(app.http);
    const { address } = await guest.generate();
    for (const subject of ['one', 'two', 'three'])
      await sendMail(app.smtpPort, { to: address, raw: plainMail({ subject }) });
    const ids = (await guest.messages(address)).map(({ id }) => id);
    const change = (method: 'PATCH' | 'DELETE', body: object) =>
      guest.ask(method, guest.messagesPath(address), { body });
    return { guest, address, ids, change };
  }

  test('are marked and deleted in one call, which names those that changed', async () => {
    const { guest, address, ids, change } = await withThree();
    const [third, second, first] = ids as [string, string, string];
    const marked = await change('PATCH', { ids: [first, second], seen: true });
    expect([marked.status, marked.json.ids.sort()]).toEqual([200, [first, second].sort()]);
    expect(await seenOf(guest, address)).toEqual([false, true, true]);
    expect((await change('PATCH', { ids: [third, second], seen: true })).json.ids).toEqual([third]);
    expect((await change('PATCH', { ids, seen: false })).json.ids).toHaveLength(3);
    expect((await change('DELETE', { ids: [first, third] })).json.ids.sort()).toEqual([first, third].sort());
    expect((await guest.messages(address)).map(({ id }) => id)).toEqual([second]);
    expect((await change('DELETE', { ids: [first] })).json).toEqual({ success: true, ids: [] });
  });

  test('are told as one event for each that changed', async () => {
    const { guest, ids, change } = await withThree();
    const stream = await openEvents(app.http, { token: guest.token });
    await change('PATCH', { ids: [...ids, ids[0]], seen: true });
    await change('DELETE', { ids });
    const told = (await stream.take(6)).map(({ name, data }) => [name, data.id]);
    expect(told.slice(0, 3).sort()).toEqual(ids.map((id) => ['updated', id]).sort());
    expect(told.slice(3).sort()).toEqual(ids.map((id) => ['deleted', id]).sort());
    await stream.close();
  });

  test('pass over ids of other inboxes and of nothing, and leave those messages as they are', async () => {
    const { guest, address, ids, change } = await withThree();
    const other = await withMail();
    const foreign = [other.id, '00000000-0000-7000-8000-000000000000', 'x', ''];
    expect((await change('PATCH', { ids: [...foreign, ids[0]], seen: true })).json.ids).toEqual([ids[0]]);
    expect((await change('DELETE', { ids: foreign })).json).toEqual({ success: true, ids: [] });
    expect(await seenOf(other.guest, other.address)).toEqual([false]);
    expect(await seenOf(guest, address)).toEqual([true, false, false]);
  });

  test('are 1 to 100, and nothing else is taken', async () => {
    const { ids, change } = await withThree();
    const hundred = Array.from({ length: 100 }, () => ids[0]);
    expect((await change('PATCH', { ids: hundred, seen: true })).status).toBe(200);
    for (const wrong of [[], [...hundred, 'x'], 'all', null])
      for (const method of ['PATCH', 'DELETE'] as const) {
        const { status, json } = await change(method, {
          ids: wrong,
          ...(method === 'PATCH' && { seen: true }),
        });
        expect([method, wrong?.length, status, json.field]).toEqual([method, wrong?.length, 400, 'ids']);
      }
    expect((await change('DELETE', { ids: [1] })).json.field).toBe('ids.0');
    expect((await change('DELETE', { ids, all: true })).json.field).toBe('all');
    expect((await change('PATCH', { ids })).json.field).toBe('seen');
  });
});

describe('mail to a plus address', () => {
  test('reaches the inbox, which shows the recipient as it was written', async () => {
    const guest = await createGuest(app.http);
    const { address } = await guest.generate();
    const [name, domain] = address.split('@') as [string, string];
    const written = `${name.toUpperCase()}+Shop.News@${domain}`;
    expect(
      (await sendMail(app.smtpPort, { to: written, raw: plainMail({ to: 'List <l@x.test>' }) })).end?.code,
    ).toBe(250);
    const [message] = await guest.messages(address);
    expect(message!.to).toBe(written);
    expect((await guest.detail(address, message!.id)).to).toEqual(['l@x.test']);
  });

  test('in two forms is stored as one message', async () => {
    const guest = await createGuest(app.http);
    const { address } = await guest.generate();
    const plus = (tag: string) => address.replace('@', `+${tag}@`);
    const { recipients, end } = await sendMail(app.smtpPort, {
      to: [plus('one'), plus('two'), address],
      raw: plainMail(),
    });
    expect([...recipients, end!].map(({ code }) => code)).toEqual([250, 250, 250, 250]);
    const list = await guest.messages(address);
    expect(list.map(({ to }) => to)).toEqual([plus('one')]);
  });

  test('of an unknown inbox is refused', async () => {
    for (const to of ['nobody+tag@mayfly.test', '+tag@mayfly.test', '+@mayfly.test']) {
      const { recipients } = await sendMail(app.smtpPort, { to, raw: plainMail() });
      expect(recipients[0]!.code).toBe(550);
    }
  });
});

describe('a mail to several recipients', () => {
  const large = mailWith({ size: 700_000 });

  /** Three inboxes of three guests with one large mail, and the messages in them. */
  async function shared() {
    const before = await pieces();
    const owners = await Promise.all([1, 2, 3].map(() => createGuest(app.http)));
    const inboxes = await Promise.all(owners.map((owner) => owner.generate()));
    const to = inboxes.map(({ address }) => address);
    expect((await sendMail(app.smtpPort, { to, raw: large })).end?.code).toBe(250);
    const copies = await Promise.all(
      owners.map(async (guest, nth) => {
        const { address, id: inboxId } = inboxes[nth]!;
        const [message] = await guest.messages(address);
        return { guest, address, inboxId, id: message!.id };
      }),
    );
    return { before, copies };
  }
  const readable = async ({ guest, address, id }: { guest: Guest; address: string; id: string }) =>
    large.equals(await guest.raw(address, id));
  const remove = ({ guest, address, id }: { guest: Guest; address: string; id: string }) =>
    guest.ask('DELETE', `${guest.messagesPath(address)}/${id}`);

  test('is stored once, and each recipient reads it with an id of their own', async () => {
    const { before, copies } = await shared();
    expect(await pieces()).toBe(before + Math.ceil(large.length / (256 * 1024)));
    expect(new Set(copies.map(({ id }) => id)).size).toBe(3);
    for (const copy of copies) expect(await readable(copy)).toBe(true);
  });

  test('stays readable for the others when one deletes it, and is removed with the last', async () => {
    const { before, copies } = await shared();
    const [first, second, third] = copies;
    expect((await remove(first!)).status).toBe(200);
    expect(
      (await first!.guest.ask('GET', `${first!.guest.messagesPath(first!.address)}/${first!.id}/raw`)).status,
    ).toBe(404);
    expect([await readable(second!), await readable(third!)]).toEqual([true, true]);
    // The whole inbox this time.
    expect((await second!.guest.ask('DELETE', `/emails/${second!.inboxId}`)).status).toBe(200);
    expect(await readable(third!)).toBe(true);
    expect(await pieces()).toBeGreaterThan(before);
    expect((await remove(third!)).status).toBe(200);
    expect(await pieces()).toBe(before);
  });

  test('leaves nothing when all of them delete it at once', async () => {
    const { before, copies } = await shared();
    const answers = await Promise.all(copies.map(remove));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await pieces()).toBe(before);
  });

  test('is removed when its last reader deletes it, even if another one expired before', async () => {
    const guest = await createGuest(app.http);
    const early = await guest.generate();
    clock.advance(20 * 60_000);
    const late = await guest.generate();
    const before = await pieces();
    await sendMail(app.smtpPort, { to: [early.address, late.address], raw: large });
    clock.advance(45 * 60_000);
    expect((await guest.ask('GET', guest.messagesPath(early.address))).status).toBe(404);
    const [message] = await guest.messages(late.address);
    const copy = { guest, address: late.address, id: message!.id };
    expect(await readable(copy)).toBe(true);
    expect((await remove(copy)).status).toBe(200);
    expect(await pieces()).toBe(before);
  });

  test('leaves nothing behind if it is refused for one of them', async () => {
    const guest = await createGuest(app.http);
    const { address } = await guest.generate();
    const other = await createGuest(app.http);
    const { address: going, id } = await other.generate();
    const before = await pieces();
    const client = await connectSmtp(app.smtpPort);
    await client.command('MAIL FROM:<a@example.org>');
    for (const to of [address, going]) expect((await client.command(`RCPT TO:<${to}>`)).code).toBe(250);
    await other.ask('DELETE', `/emails/${id}`);
    // The sender tries again, and then only the deleted inbox is refused.
    expect((await client.data(large)).code).toBe(451);
    client.destroy();
    expect(await guest.messages(address)).toEqual([]);
    await expect.poll(pieces).toBe(before);
  });

  test('cannot be opened by one recipient with the id of another', async () => {
    const guest = await createGuest(app.http);
    const mine = await guest.generate();
    const premium = await givePremiumInbox(app, guest.guestId);
    await sendMail(app.smtpPort, { to: [mine.address], raw: large });
    await sendMail(app.smtpPort, { to: [premium.address], raw: large });
    const [own] = await guest.messages(mine.address);
    const [hidden] = await guest.messages(premium.address);
    const crossed = await guest.ask('GET', `${guest.messagesPath(mine.address)}/${hidden!.id}/raw`);
    expect(crossed.status).toBe(404);
    expect(own!.id).not.toBe(hidden!.id);
  });
});
