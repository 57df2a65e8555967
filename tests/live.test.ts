import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createGuest, type Guest } from './support/api-client.ts';
import { plainMail } from './support/mails.ts';
import { givePremiumInbox } from './support/premium-inbox.ts';
import { connectSmtp, sendMail } from './support/smtp-client.ts';
import { openEvents, type SseEvent } from './support/sse-client.ts';
import { type RunningApp, startApp } from './support/start-app.ts';

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

const send = (to: string | string[], subject = 'Hello') =>
  sendMail(app.smtpPort, { to, raw: plainMail({ subject }) });
const open = (guest: Guest, options: { address?: string; lastEventId?: string } = {}) =>
  openEvents(app.http, { token: guest.token, ...options });
const subjects = (events: SseEvent[]) => events.map(({ name, data }) => data.message?.subject ?? name);

describe('an event stream', () => {
  test('tells of a mail as the summary list shows it', async () => {
    const guest = await createGuest(app.http);
    const { address } = await guest.generate();
    const stream = await open(guest);
    expect(stream.response.headers.get('content-type')).toMatch(/^text\/event-stream/);
    expect(stream.response.headers.get('cache-control')).toContain('no-store');
    await send(address, 'live');
    const [event] = await stream.take(1);
    const [message] = await guest.messages(address);
    expect(event).toMatchObject({ name: 'message', data: { address, message } });
    expect(event!.id).not.toBe('');
    await stream.close();
  });

  test('begins with what comes next', async () => {
    const guest = await createGuest(app.http);
    const { address } = await guest.generate();
    await send(address, 'before');
    const stream = await open(guest);
    await send(address, 'after');
    await stream.take(1);
    await sleep(50);
    expect(subjects(stream.events)).toEqual(['after']);
    await stream.close();
  });

  test('includes addresses made later', async () => {
    const guest = await createGuest(app.http);
    const stream = await open(guest);
    const { address } = await guest.generate();
    await send(address, 'to the new one');
    const [event] = await stream.take(1);
    expect(event?.data.address).toBe(address);
    await stream.close();
  });

  test('tells of a deleted message, address, and of all of them', async () => {
    const guest = await createGuest(app.http);
    const [one, two] = [await guest.generate(), await guest.generate()];
    await send(one.address);
    const [message] = await guest.messages(one.address);
    const stream = await open(guest);
    await guest.ask('DELETE', `${guest.messagesPath(one.address)}/${message!.id}`);
    await stream.take(1);
    await guest.ask('DELETE', `/emails/${one.id}`);
    await stream.take(2);
    await guest.ask('DELETE', '/emails');
    await stream.take(3);
    await sleep(50);
    expect(stream.events.map(({ name, data }) => ({ name, data }))).toEqual([
      { name: 'deleted', data: { address: one.address, id: message!.id } },
      { name: 'deleted', data: { address: one.address } },
      { name: 'deleted', data: { address: two.address } },
    ]);
    await stream.close();
  });

  test('of one address is for any guest who knows it, and of that address alone', async () => {
    const guest = await createGuest(app.http);
    const [one, two] = [await guest.generate(), await guest.generate()];
    const other = await createGuest(app.http);
    const stream = await open(other, { address: one.address.toUpperCase() });
    await send(two.address, 'not this');
    await send(one.address, 'this');
    await stream.take(1);
    await guest.ask('DELETE', '/emails');
    await stream.take(2);
    expect(subjects(stream.events)).toEqual(['this', 'deleted']);
    expect(stream.events.map(({ data }) => data.address)).toEqual([one.address, one.address]);
    await stream.close();
    const premium = await givePremiumInbox(app, guest.guestId);
    const foreign = await openEvents(app.http, { token: other.token, address: premium.address });
    expect(foreign.response.status).toBe(404);
  });

  test('keeps to itself what happens in foreign inboxes', async () => {
    const [mine, theirs] = [await createGuest(app.http), await createGuest(app.http)];
    const [me, them] = [await mine.generate(), await theirs.generate()];
    const stream = await open(mine);
    await send(them.address, 'foreign');
    await send(me.address, 'mine');
    await stream.take(1);
    await sleep(50);
    expect(subjects(stream.events)).toEqual(['mine']);
    await stream.close();
  });

  test('is not given for HEAD, whose answer would never end', async () => {
    const guest = await createGuest(app.http);
    const headers = { authorization: `Bearer ${guest.token}` };
    const { status } = await fetch(`${app.http}/api/guest/events`, { method: 'HEAD', headers });
    expect(status).toBe(404);
  });

  test('is given twenty times to one guest, and the places come back', async () => {
    const guest = await createGuest(app.http);
    const streams = await Promise.all(Array.from({ length: 20 }, () => open(guest)));
    const refused = await guest.ask('GET', '/events');
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toBe('30');
    await Promise.all(streams.map((stream) => stream.close()));
    await expect
      .poll(async () => {
        const again = await open(guest);
        await again.close();
        return again.response.status;
      })
      .toBe(200);
  });
});

describe('a stream that is resumed', () => {
  test('goes on where it was cut, in every inbox', async () => {
    const guest = await createGuest(app.http);
    const [one, two] = [await guest.generate(), await guest.generate()];
    const first = await open(guest);
    await send(one.address, 'a');
    await first.take(1);
    await first.close();
    await send([one.address, two.address], 'b');
    const [b] = await guest.messages(one.address);
    await guest.ask('DELETE', `${guest.messagesPath(one.address)}/${b!.id}`);
    await send(two.address, 'c');
    const second = await open(guest, { lastEventId: first.lastEventId });
    await second.take(3);
    await sleep(50);
    const told = (address: string) => subjects(second.events.filter(({ data }) => data.address === address));
    expect(told(one.address)).toEqual(['deleted']);
    expect(told(two.address)).toEqual(['b', 'c']);
    await second.close();
  });

  test('hears of deleted addresses even when it is cut before it was told', async () => {
    const guest = await createGuest(app.http);
    const inboxes = [await guest.generate(), await guest.generate()];
    const addresses = inboxes.map(({ address }) => address);
    const first = await open(guest);
    await first.until(() => first.lastEventId !== '');
    await first.close();
    for (const { id } of inboxes) await guest.ask('DELETE', `/emails/${id}`);
    const second = await open(guest, { lastEventId: first.lastEventId });
    await second.take(2);
    await second.close();
    // The hello of the second stream, and its first event, as if the line had been cut right after them.
    const told = (events: typeof second.events) => events.map(({ data }) => data.address).toSorted();
    expect(told(second.events)).toEqual(addresses.toSorted());
    for (const [lastEventId, left] of [
      [second.ids[0]!, 2],
      [second.events[0]!.id, 1],
    ] as const) {
      const third = await open(guest, { lastEventId });
      await third.take(left);
      expect(told(third.events)).toEqual(told(second.events.slice(2 - left)));
      await third.close();
    }
  });

  test('hears of addresses that were made and deleted meanwhile', async () => {
    const guest = await createGuest(app.http);
    const one = await guest.generate();
    const first = await open(guest);
    await first.close();
    await guest.ask('DELETE', `/emails/${one.id}`);
    const two = await guest.generate();
    await send(two.address, 'new');
    const second = await open(guest, { lastEventId: first.lastEventId });
    await second.take(2);
    expect(second.events.map(({ name, data }) => [name, data.address])).toEqual([
      ['deleted', one.address],
      ['message', two.address],
    ]);
    const third = await open(guest, { lastEventId: second.lastEventId });
    await sleep(100);
    expect(third.events).toEqual([]);
    await Promise.all([second.close(), third.close()]);
  });

  test.each(['nonsense', 'W10', 'bnVsbA', 'W1tdXQ', 'x'.repeat(9_000)])(
    'with the id %.12s starts with what comes next',
    async (lastEventId) => {
      const guest = await createGuest(app.http);
      const { address } = await guest.generate();
      const stream = await open(guest, { lastEventId });
      expect(stream.response.status).toBe(200);
      await send(address, 'next');
      await stream.take(1);
      await stream.close();
    },
  );

  test("with another guest's id learns nothing of it", async () => {
    const [mine, theirs] = [await createGuest(app.http), await createGuest(app.http)];
    const { address } = await theirs.generate();
    const stream = await open(theirs);
    await stream.close();
    await send(address, 'secret');
    const spying = await open(mine, { lastEventId: stream.lastEventId });
    await sleep(100);
    expect(subjects(spying.events)).not.toContain('secret');
    await spying.close();
  });

  test('at random moments loses nothing and repeats nothing', async () => {
    const guest = await createGuest(app.http);
    const inboxes = [await guest.generate(), await guest.generate()];
    const client = await connectSmtp(app.smtpPort);
    const start = await open(guest);
    let { lastEventId } = start;
    await start.close();
    let working = true;
    const sent: string[] = [];
    const deleted = new Set<string>();

    const sending = (async () => {
      for (let n = 0; n < 70; n++) {
        const to = n % 5 === 0 ? inboxes : [inboxes[n % 2]!];
        await client.command('MAIL FROM:<a@example.org>');
        for (const { address } of to) await client.command(`RCPT TO:<${address}>`);
        const { code } = await client.data(plainMail({ subject: `m${n}` }));
        if (code === 250) for (const { address } of to) sent.push(`${address} m${n}`);
        await sleep(Math.random() * 8);
      }
      working = false;
    })();
    const deleting = (async () => {
      while (working) {
        const { address } = inboxes[Math.floor(Math.random() * 2)]!;
        const messages = await guest.messages(address);
        const victim = messages[Math.floor(Math.random() * messages.length)];
        if (victim && messages.length > 20) {
          await guest.ask('DELETE', `${guest.messagesPath(address)}/${victim.id}`);
          deleted.add(victim.id);
        }
        await sleep(10);
      }
    })();

    const heard: SseEvent[] = [];
    do {
      const stream = await open(guest, { lastEventId });
      await sleep(Math.random() * 60);
      lastEventId = stream.lastEventId;
      heard.push(...stream.events);
      await stream.close();
    } while (working);
    await Promise.all([sending, deleting]);
    const last = await open(guest, { lastEventId });
    await last.until(() => false, 300);
    heard.push(...last.events);
    await last.close();
    client.destroy();

    const messages = heard.filter(({ name }) => name === 'message');
    const ids = messages.map(({ data }) => data.message.id as string);
    expect(new Set(ids).size).toBe(ids.length);
    const gone = heard.filter(({ name }) => name === 'deleted').map(({ data }) => data.id as string);
    expect(new Set(gone).size).toBe(gone.length);
    expect(new Set(gone)).toEqual(deleted);
    // What was deleted before it was told of is told of as deleted alone.
    const toldOrGone = new Set([...ids, ...gone]);
    expect(toldOrGone.size).toBe(sent.length);
    for (const inbox of inboxes)
      for (const { id } of await guest.messages(inbox.address)) expect(ids).toContain(id);
  });
});
