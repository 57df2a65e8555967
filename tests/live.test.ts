import { describe, expect, test } from 'vitest';
import { createGuest, type Guest } from './support/api-client.ts';
import { plainMail } from './support/mails.ts';
import { givePremiumInbox } from './support/premium-inbox.ts';
import { setUpPlainApp } from './support/set-up-app.ts';
import { sendMail } from './support/smtp-client.ts';
import { openEvents, type SseEvent } from './support/sse-client.ts';

const app = setUpPlainApp();

const send = (to: string | string[], subject = 'Hello') =>
  sendMail(app.smtpPort, { to, raw: plainMail({ subject }) });
const open = (guest: Guest, options: { address?: string; lastEventId?: string } = {}) =>
  openEvents(app.http, { token: guest.token, ...options });
const subjects = (events: SseEvent[]) => events.map(({ name, data }) => data.message?.subject ?? name);

describe('an event stream', () => {
  test('sends a new message as the summary list shows it', async () => {
    const guest = await createGuest(app.http);
    const { address } = await guest.generate();
    const stream = await open(guest);
    expect(stream.response.headers.get('content-type')).toMatch(/^text\/event-stream/);
    expect(stream.response.headers.get('cache-control')).toContain('no-store');
    await send(address, 'live');
    const [event] = await stream.take(1);
    const [message] = await guest.messages(address);
    // On a busy machine it is pushed before it has been searched.
    const { codeStatus } = event!.data.message;
    expect(event).toMatchObject({ name: 'message', data: { address, message: { ...message, codeStatus } } });
    const list = await guest.ask('GET', guest.messagesPath(address));
    expect(Number(list.headers.get('x-position'))).toBeGreaterThanOrEqual(event!.data.position);
    expect(event!.id).not.toBe('');
    await stream.close();
  });

  test('starts with messages that arrive after it was opened', async () => {
    const guest = await createGuest(app.http);
    const { address } = await guest.generate();
    await send(address, 'before');
    const stream = await open(guest);
    await send(address, 'after');
    // Events of one inbox come in order, so the earlier mail would be first.
    expect(subjects(await stream.take(1))).toEqual(['after']);
    await stream.close();
  });

  test('includes addresses generated later', async () => {
    const guest = await createGuest(app.http);
    const stream = await open(guest);
    const { address } = await guest.generate();
    await send(address, 'to the new one');
    const [event] = await stream.take(1);
    expect(event?.data.address).toBe(address);
    await stream.close();
  });

  test('reports a deleted message, a deleted address and the deletion of all addresses', async () => {
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
    expect(stream.events.map(({ name, data }) => ({ name, data }))).toEqual([
      { name: 'deleted', data: { address: one.address, position: expect.any(Number), id: message!.id } },
      { name: 'deleted', data: { address: one.address } },
      { name: 'deleted', data: { address: two.address } },
    ]);
    await stream.close();
  });

  test('for one free address is open to every guest and carries that address only', async () => {
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

  test('carries nothing from the inboxes of other guests', async () => {
    const [mine, theirs] = [await createGuest(app.http), await createGuest(app.http)];
    const [me, them] = [await mine.generate(), await theirs.generate()];
    const stream = await open(mine);
    await send(them.address, 'foreign');
    await send(me.address, 'mine');
    // The mail of the other guest was sent first.
    expect(subjects(await stream.take(1))).toEqual(['mine']);
    await stream.close();
  });

  test('is refused for an empty address', async () => {
    const guest = await createGuest(app.http);
    const { status, json } = await guest.ask('GET', '/events?address=');
    expect([status, json.field]).toEqual([400, 'address']);
  });

  test('is refused for HEAD, because its response would never end', async () => {
    const guest = await createGuest(app.http);
    const headers = { authorization: `Bearer ${guest.token}` };
    const { status } = await fetch(`${app.http}/api/guest/events`, { method: 'HEAD', headers });
    expect(status).toBe(404);
  });

  test('can be opened twenty times by one guest, and closing one frees its slot', async () => {
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
