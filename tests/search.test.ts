import pg from 'pg';
import { beforeAll, describe, expect, test } from 'vitest';
import { createGuest, type Guest } from './support/api-client.ts';
import { mailWith, plainMail } from './support/mails.ts';
import { givePremiumInbox } from './support/premium-inbox.ts';
import { setUpForwardApp } from './support/set-up-app.ts';
import { sendMail } from './support/smtp-client.ts';

const forward = setUpForwardApp();
const { app } = forward;
let guest: Guest;
let address: string;

const mails = [
  plainMail({ from: 'Ann Shop <orders@shop.example>', subject: 'Order 7', text: 'Thank you for the lamp' }),
  'From: b@example.org\r\nSubject: Newsletter\r\nContent-Type: text/html; charset=utf-8\r\n\r\n<p>Grüße aus <b>Köln</b>: the lamp is back</p>',
  mailWith({ size: 10 }),
  plainMail({ from: 'orders@shop.example', subject: 'Re: "Order" of a lamp', text: 'It is on its way' }),
];
const plus = (tag: string) => address.replace('@', `+${tag}@`);

beforeAll(async () => {
  guest = await createGuest(app.http);
  ({ address } = await guest.generate());
  for (const [nth, raw] of mails.entries()) {
    const { end } = await sendMail(app.smtpPort, { to: nth === 3 ? plus('Shop') : address, raw });
    expect(end?.code).toBe(250);
    forward.advance(1_000);
  }
});

const ask = (query: Record<string, string>, { who = guest, to = address, headers = {} } = {}) =>
  who.ask('GET', `${who.messagesPath(to)}?${new URLSearchParams(query)}`, { headers });
const subjectsOf = ({ json }: Awaited<ReturnType<typeof ask>>) =>
  json.messages.map(({ subject }: { subject: string }) => subject);
const find = async (q: string, query = {}) => subjectsOf(await ask({ view: 'summary', q, ...query }));

const [order, newsletter, file, reply] = ['Order 7', 'Newsletter', 'a file', 'Re: "Order" of a lamp'];

describe('a search in an inbox', () => {
  test.each([
    ['lamp', [reply, newsletter, order]],
    ['KÖLN', [newsletter]],
    ['"grüße aus köln"', [newsletter]],
    ['lamp -köln', [reply, order]],
    ['lamp !from:shop.example', [newsletter]],
    ['from:"ann shop"', [order]],
    ['subject:order', [reply, order]],
    ['order lamp 7', [order]],
    ['to:+shop', [reply]],
    ['has:attachment', [file]],
    ['file.bin', [file]],
    ['is:unread from:shop', [reply, order]],
    ['is:read', []],
    ['larger:1m', []],
    ['nowhere', []],
    ['  ', [reply, file, newsletter, order]],
    ['"', [reply, file, newsletter, order]],
  ])('for %j finds what matches, newest first', async (q, expected) =>
    expect(await find(q)).toEqual(expected),
  );

  test('goes with the other parameters, and with a plus address', async () => {
    expect(await find('lamp', { to: '+SHOP' })).toEqual([reply]);
    expect(await find('newsletter', { to: '+shop' })).toEqual([]);
    expect(subjectsOf(await ask({ q: 'lamp' }, { to: plus('shop') }))).toEqual([reply]);
    const { json } = await ask({ q: 'köln' });
    expect(json.messages).toHaveLength(1);
    expect(json.messages[0].fullContent).toContain('<b>Köln</b>');
  });

  test('is open to everybody who may read the inbox, and sees nothing else', async () => {
    const other = await createGuest(app.http);
    expect(subjectsOf(await ask({ q: 'lamp' }, { who: other }))).toEqual([reply, newsletter, order]);
    const own = await other.generate();
    expect(subjectsOf(await ask({ q: 'lamp' }, { who: other, to: own.address }))).toEqual([]);
    const premium = await givePremiumInbox(app, guest.guestId, forward.now);
    expect((await ask({ q: 'lamp' }, { who: other, to: premium.address })).status).toBe(404);
  });

  test('finds mail by what has happened to it since', async () => {
    const [{ id }] = (await ask({ q: 'köln' })).json.messages;
    const path = `${guest.messagesPath(address)}/${id}`;
    await guest.ask('PATCH', path, { body: { seen: true } });
    expect(await find('is:read')).toEqual([newsletter]);
    await guest.ask('PATCH', path, { body: { seen: false } });
    expect(await find('is:read')).toEqual([]);
  });

  test.each([
    'after:yesterdy',
    'lamp before:2026-02-30',
    'from:',
    'is:unraed',
    '-has:attachmnt',
    'a '.repeat(51),
  ])('for %j is refused, because part of it means nothing', async (q) => {
    const { status, json } = await ask({ q });
    expect([status, json]).toEqual([
      400,
      {
        success: false,
        error: 'q: part of this search was not understood',
        code: 'search-not-understood',
        field: 'q',
      },
    ]);
  });

  test('is refused while three others of the same reader run', async () => {
    const holder = new pg.Client({ connectionString: app.databaseUrl });
    await holder.connect();
    // Then no search gets to the text of a mail.
    await holder.query('BEGIN; LOCK TABLE message_chunks IN ACCESS EXCLUSIVE MODE');
    const asked = Array.from({ length: 4 }, () => ask({ view: 'summary', q: 'lamp' }));
    const { status, headers } = await Promise.race(asked);
    expect([status, headers.get('retry-after')]).toEqual([429, '1']);
    await holder.query('COMMIT');
    await holder.end();
    const statuses = (await Promise.all(asked)).map((answer) => answer.status);
    expect(statuses.sort()).toEqual([200, 200, 200, 429]);
  });

  test('is refused when it is too long', async () => {
    const { status, json } = await ask({ q: 'a'.repeat(1001) });
    expect([status, json.field]).toEqual([400, 'q']);
    expect((await ask({ q: 'a'.repeat(1000) })).status).toBe(200);
  });
});

test('a tag stands for one list: another search, recipient, view or plus form is sent', async () => {
  const lists: Array<[Record<string, string>, string]> = [
    [{ q: 'lamp' }, address],
    [{ q: 'köln' }, address],
    [{ to: '+shop' }, address],
    [{ to: 'nobody' }, address],
    [{ view: 'summary' }, address],
    [{}, address],
    [{}, plus('shop')],
  ];
  const tags = new Set<string>();
  for (const [query, to] of lists) {
    const statusWith = async (tag: string) =>
      (await ask(query, { to, headers: { 'if-none-match': tag } })).status;
    for (const tag of tags) expect([query, await statusWith(tag)]).toEqual([query, 200]);
    const etag = (await ask(query, { to })).headers.get('etag')!;
    expect(await statusWith(etag)).toBe(304);
    tags.add(etag);
  }
  expect(tags.size).toBe(lists.length);
});
