import pg from 'pg';
import { expect, test } from 'vitest';
import { createGuest } from './support/api-client.ts';
import { plainMail } from './support/mails.ts';
import { setUpPlainApp } from './support/set-up-app.ts';
import { sendMail } from './support/smtp-client.ts';
import { openEvents } from './support/sse-client.ts';

const app = setUpPlainApp();

/** A guest with an address, and how to label it. */
async function withAddress(wish?: object) {
  const guest = await createGuest(app.http);
  const email = await guest.generate(wish);
  const relabel = (label: unknown, id = email.id) => guest.ask('PATCH', `/emails/${id}`, { body: { label } });
  const labels = async () => (await guest.emails()).emails.map(({ label }) => label);
  return { guest, email, relabel, labels };
}

test('an address has the label that its owner gives it, until it is taken away', async () => {
  const { email, relabel, labels } = await withAddress();
  expect([email.label, await labels()]).toEqual([null, [null]]);
  const { status, json } = await relabel('  Library trial ');
  expect([status, json.email.label, await labels()]).toEqual([200, 'Library trial', ['Library trial']]);
  for (const none of [null, '', '   ']) {
    await relabel('again');
    expect((await relabel(none)).json.email.label).toBeNull();
    expect(await labels()).toEqual([null]);
  }
});

test('a label can be given with a new address', async () => {
  const { email, labels } = await withAddress({ label: 'Newsletter' });
  expect([email.label, await labels()]).toEqual(['Newsletter', ['Newsletter']]);
});

test('a label is one line of at most 40 characters', async () => {
  const { guest, relabel, labels } = await withAddress();
  for (const good of ['👨‍👩‍👧', 'می‌خواهم', 'x'.repeat(40)])
    expect((await relabel(good)).json.email?.label).toBe(good);
  for (const wrong of [
    'x'.repeat(41),
    'two\nlines',
    'two\u2028lines',
    'a\u202eb',
    'a\0b',
    7,
    undefined,
    ['x'],
  ]) {
    const { status, json } = await relabel(wrong);
    expect([wrong, status, json.field]).toEqual([wrong, 400, 'label']);
  }
  expect((await guest.tryGenerate({ label: 'two\nlines' })).json.field).toBe('label');
  expect(await labels()).toEqual(['x'.repeat(40)]);
});

test('nobody else sees a label or gives one, and it is not readable in the database', async () => {
  const { email, relabel } = await withAddress();
  await relabel('Tax secrets');
  const stranger = await createGuest(app.http);
  expect((await stranger.ask('PATCH', `/emails/${email.id}`, { body: { label: 'mine' } })).status).toBe(404);
  expect((await relabel('x', '00000000-0000-4000-8000-000000000000')).status).toBe(404);
  const list = await stranger.ask('GET', stranger.messagesPath(email.address));
  expect([list.status, list.bytes.includes('Tax')]).toEqual([200, false]);
  const db = new pg.Client({ connectionString: app.databaseUrl });
  await db.connect();
  const { rows } = await db.query('SELECT label_sealed FROM inboxes WHERE id = $1', [email.id]);
  await db.end();
  expect(rows[0].label_sealed.includes('Tax')).toBe(false);
});

test('other tabs are told of a label, also after a break, and readers by the address are not', async () => {
  const { guest, email, relabel } = await withAddress();
  const { address } = email;
  const stranger = await createGuest(app.http);
  const all = await openEvents(app.http, { token: guest.token });
  const one = await openEvents(app.http, { token: stranger.token, address });
  await relabel('first');
  await sendMail(app.smtpPort, { to: address, raw: plainMail({ subject: 'after' }) });
  const [labelled, message] = await all.take(2);
  expect([labelled!.name, labelled!.data]).toMatchObject(['labelled', { address, label: 'first' }]);
  expect(message!.name).toBe('message');
  expect((await one.take(1))[0]!.name).toBe('message');
  await all.close();
  await one.close();
  await relabel(null);
  const resumed = await openEvents(app.http, { token: guest.token, lastEventId: all.lastEventId });
  // The search of the mail may have ended meanwhile.
  const [first] = await resumed.take(1);
  const [told] = first!.name === 'updated' ? await resumed.take(1) : [first];
  expect([told!.name, told!.data]).toMatchObject(['labelled', { address, label: null }]);
  await resumed.close();
});
