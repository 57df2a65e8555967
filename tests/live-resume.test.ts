import { describe, expect, test } from 'vitest';
import type { Inbox } from '#contract/inboxes.ts';
import { defaultPlans } from '#contract/plans.ts';
import { createSignedIn } from './support/accounts.ts';
import { call, createGuest, type Guest } from './support/api-client.ts';
import { plainMail } from './support/mails.ts';
import { setUpApp } from './support/set-up-app.ts';
import { sendMail } from './support/smtp-client.ts';
import { openEvents, type SseEvent } from './support/sse-client.ts';

const app = setUpApp(async () => {
  const { free, premium } = defaultPlans;
  return {
    plans: { free, premium: { ...premium, lifetimeMs: free.lifetimeMs, maxAddresses: 100 } },
  };
});

const send = (to: string | string[], subject = 'Hello') =>
  sendMail(app.smtpPort, { to, raw: plainMail({ subject }) });
const open = (guest: Guest, options: { address?: string; lastEventId?: string } = {}) =>
  openEvents(app.http, { token: guest.token, ...options });
const encoded = (position: unknown) => Buffer.from(JSON.stringify(position)).toString('base64url');
const subjects = (events: SseEvent[]) => events.map(({ name, data }) => data.message?.subject ?? name);

describe('a resumed stream', () => {
  test('continues where it was cut off, in every inbox', async () => {
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
    // One more mail each, so that anything repeated would come before them.
    for (const { address } of [one, two]) await send(address, 'd');
    await second.take(5);
    const inInbox = (address: string) =>
      subjects(second.events.filter(({ data }) => data.address === address));
    expect(inInbox(one.address)).toEqual(['deleted', 'd']);
    expect(inInbox(two.address)).toEqual(['b', 'c', 'd']);
    await second.close();
  });

  test('reports deleted addresses again when it is cut off before reporting them', async () => {
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
    // Resumes from the starting position of the second stream and from its first event, as if it had been cut there.
    const addressesOf = (events: typeof second.events) => events.map(({ data }) => data.address).toSorted();
    expect(addressesOf(second.events)).toEqual(addresses.toSorted());
    for (const [lastEventId, left] of [
      [second.ids[0]!, 2],
      [second.events[0]!.id, 1],
    ] as const) {
      const third = await open(guest, { lastEventId });
      await third.take(left);
      expect(addressesOf(third.events)).toEqual(addressesOf(second.events.slice(2 - left)));
      await third.close();
    }
  });

  test('reports addresses that were generated or deleted in the meantime', async () => {
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
    await send(two.address, 'newer');
    expect(subjects(await third.take(1))).toEqual(['newer']);
    await Promise.all([second.close(), third.close()]);
  });

  test.each([
    ['text that is no position', 'nonsense'],
    ['null', encoded(null)],
    ['a position without fields', encoded([[]])],
    ['a long text that is no position', 'x'.repeat(9_000)],
  ])('says that it cannot go on, and misses nothing, when its id is %s', async (_what, lastEventId) => {
    const guest = await createGuest(app.http);
    const { address } = await guest.generate();
    await send(address, 'before');
    const stream = await open(guest, { lastEventId });
    expect(stream.response.status).toBe(200);
    await send(address, 'next');
    expect(subjects(await stream.take(3))).toEqual(['reload', 'before', 'next']);
    await stream.close();
  });

  test('continues exactly in a hundred inboxes, and says when one has ended that it cannot name', async () => {
    const { token } = await createSignedIn(app, 'many@example.org');
    const ask = (method: string, path: string) => call(app.http, method, `/api${path}`, { token });
    const inboxes: Inbox[] = [];
    for (let n = 0; n < 100; n++) inboxes.push((await ask('POST', '/generate-email')).json.email);
    const openOwn = (lastEventId?: string) =>
      openEvents(app.http, { token, prefix: '/api', ...(lastEventId ? { lastEventId } : {}) });
    const first = await openOwn();
    const [one, two, three, four] = inboxes as [Inbox, Inbox, Inbox, Inbox];
    for (const { address } of [one, two, three]) await send(address, 'seen');
    await first.take(3);
    await first.close();
    expect(first.lastEventId.length).toBeLessThan(1_000);
    await send([two.address, four.address], 'missed');
    const second = await openOwn(first.lastEventId);
    await send(one.address, 'new');
    const seen = (await second.take(3)).map(({ data }) => [data.address, data.message.subject]);
    expect(seen.toSorted()).toEqual(
      [
        [two.address, 'missed'],
        [four.address, 'missed'],
        [one.address, 'new'],
      ].toSorted(),
    );
    await second.close();

    await ask('DELETE', `/emails/${three.id}`);
    const third = await openOwn(second.lastEventId);
    await send(one.address, 'newer');
    expect(subjects(await third.take(2))).toEqual(['reload', 'newer']);
    await third.close();
    const last = await openOwn(third.lastEventId);
    await send(one.address, 'newest');
    expect(subjects(await last.take(1))).toEqual(['newest']);
    await last.close();
  });

  test('that began before there was any address carries everything since then', async () => {
    const guest = await createGuest(app.http);
    const first = await open(guest);
    await first.close();
    expect(first.lastEventId).toBe(encoded([]));
    const { address } = await guest.generate();
    await send(address, 'missed');
    const second = await open(guest, { lastEventId: first.lastEventId });
    expect(subjects(await second.take(1))).toEqual(['missed']);
    await second.close();
  });

  test("with another guest's position shows nothing of that guest's mail", async () => {
    const [mine, theirs] = [await createGuest(app.http), await createGuest(app.http)];
    const { address } = await theirs.generate();
    const stream = await open(theirs);
    await stream.close();
    await send(address, 'secret');
    const spying = await open(mine, { lastEventId: stream.lastEventId });
    // The stream knows no inbox but the one in the position, and reports it as deleted.
    await spying.take(1);
    const own = await mine.generate();
    await send(own.address, 'mine');
    expect(subjects(await spying.take(2))).toEqual(['deleted', 'mine']);
    await spying.close();
  });
});
