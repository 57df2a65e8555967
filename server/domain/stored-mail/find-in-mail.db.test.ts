import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { defaultPlans } from '#contract/plans.ts';
import { createHub } from '#server/live/hub.ts';
import { createFinder, type Finder } from '#server/mime/finding/finder.ts';
import { createSanitizer } from '#server/mime/sanitizing/sanitizer.ts';
import { CHANNEL } from '#server/store/channel.ts';
import { startListener } from '#server/store/listener.ts';
import { createDeliveryStore } from '#server/store/mail/delivery-store.ts';
import { createMessageStore, type MessageStore } from '#server/store/mail/message-store.ts';
import { createVault } from '#server/vault/vault.ts';
import { plainMail } from '#tests/support/mails.ts';
import { addInbox, setUpDatabase } from '#tests/support/store-database.ts';
import { createDeliverMail } from '../delivering/deliver-mail.ts';
import { createFollowInboxes } from '../live/follow-inboxes.ts';
import type { Hello, LiveEvent } from '../live/live-reader.ts';
import { createLoadChanges, createLoadPositions } from '../live/load-changes.ts';
import { createReadMail } from '../reading/read-mail.ts';
import { createFindInMail } from './find-in-mail.ts';

const now = () => new Date();
const vault = createVault({ mailKey: randomBytes(32), hashKey: randomBytes(32) });
const hub = createHub();
const finder = createFinder({
  timeLimitMs: 1_000,
  file: new URL('../../../tests/support/slow-finder-worker.ts', import.meta.url),
});
const sanitizer = createSanitizer();
const handle = setUpDatabase();
let listener: ReturnType<typeof startListener>;
let messages: MessageStore;
beforeAll(async () => {
  messages = createMessageStore(handle);
  listener = startListener({
    url: handle.url,
    channel: CHANNEL,
    onPayload: (payload) => hub.wake(payload.split(',')),
    onGap: () => {},
    onError: () => {},
  });
  await Promise.all([listener.ready, finder.prepare()]);
});
afterAll(async () => {
  await listener.close();
  await finder.close();
  await sanitizer.close();
});

/** The parts of one process that find, list and follow. */
function newProcess(
  search: Finder = finder,
  { store = messages, ...more }: { store?: MessageStore; maxLater?: number } = {},
) {
  const searches: string[] = [];
  const findings = createFindInMail({
    messages: store,
    vault,
    finder: search,
    ...more,
    onSearch: (outcome) => searches.push(outcome),
  });
  const mail = createReadMail({
    messages,
    vault,
    sanitizer,
    findings,
    searchMail: (() => async (all: unknown) => all) as never,
    now,
  });
  const follow = createFollowInboxes({
    hub,
    loadChanges: createLoadChanges({ messages, now }),
    loadPositions: createLoadPositions({ messages, now }),
    findings,
    summary: mail.summary,
    now,
  });
  return { searches, findings, mail, follow };
}

/** An inbox and how to put mail into it. */
async function newInbox() {
  const id = randomUUID();
  const address = `${id.slice(0, 8)}@mayfly.test`;
  const addressSealed = vault.seal(id, 'address', Buffer.from(address));
  const { expiresAt, latestEnd } = await addInbox(handle, { id, addressSealed });
  const deliveries = createDeliveryStore({ pool: handle.pool });
  const deliver = createDeliverMail({
    vault,
    deliveries,
    push: async ({ seal }) => (await deliveries.commit([seal()], now()))[0]!,
    plans: defaultPlans,
    now,
  });
  const inbox = { id, expiresAt, latestEnd, address, readerId: randomUUID(), messageCount: 0 };
  return {
    inbox,
    rows: () => messages.list(inbox),
    position: async () => (await messages.position(inbox, now()))!,
    async send(raw: string) {
      const envelope = { clientIp: '127.0.0.1', helo: 'client.test', mailFrom: 'a@b.test', tls: null };
      const mail = deliver([{ inboxId: id, plan: 'free', latestEnd, to: address }], envelope, () => ({
        tls: null,
        rcpt: 1,
        data: 2,
        end: 3,
      }));
      await mail.write(Buffer.from(raw));
      await mail.commit();
    },
  };
}

const codeMail = (subject: string, code = '482913') =>
  plainMail({ subject, text: `Your verification code is ${code}\r\n` });

/** Follows one inbox and keeps what comes, with its time. */
async function readEvents(
  { follow }: ReturnType<typeof newProcess>,
  { inbox, position }: Awaited<ReturnType<typeof newInbox>>,
  lastEventId?: string,
) {
  const events: LiveEvent[] = [];
  let lastId = '';
  const seq = await position();
  const follower = await follow({
    ownerId: inbox.readerId,
    list: async () => [{ ...inbox, endsAt: inbox.expiresAt, seq }],
    lastEventId,
  });
  onTestFinished(() => follower.stop());
  follower.attach({
    take(event: LiveEvent | Hello) {
      lastId = event.id;
      if (event.name) events.push(event);
    },
    end() {},
  });
  return {
    events,
    lastId: () => lastId,
    stop: () => follower.stop(),
    names: () => events.map(({ name }) => name),
  };
}

/** An inbox and an open stream of it. */
async function setUpReader() {
  const process = newProcess();
  const mailbox = await newInbox();
  return { process, mailbox, reader: await readEvents(process, mailbox) };
}

describe('the search in a mail', () => {
  test('happens once, however many readers ask at once and later', async () => {
    const process = newProcess();
    const mailbox = await newInbox();
    await mailbox.send(codeMail('once'));
    const [row] = await mailbox.rows();
    const found = await Promise.all([1, 2, 3].map(() => process.findings.find(mailbox.inbox, row!)));
    expect(found.map(({ code }) => code?.value)).toEqual(['482913', '482913', '482913']);
    // This row is older than the result.
    expect((await process.findings.find(mailbox.inbox, row!)).code?.value).toBe('482913');
    await expect.poll(async () => (await mailbox.rows())[0]!.found).not.toBeNull();
    const other = newProcess();
    const { messages: list } = await other.mail.list(
      { ...mailbox.inbox, seq: await mailbox.position() },
      { view: 'summary' },
    );
    expect(list[0]!.code?.value).toBe('482913');
    expect([...process.searches, ...other.searches]).toEqual(['found']);
  });

  test('that finds nothing is stored, and changes neither the position nor anything else', async () => {
    const process = newProcess();
    const mailbox = await newInbox();
    await mailbox.send(plainMail({ subject: 'nothing', text: 'Hello there\r\n' }));
    const before = await mailbox.position();
    for (let n = 0; n < 2; n++)
      await process.mail.list({ ...mailbox.inbox, seq: await mailbox.position() }, { view: 'summary' });
    expect(await mailbox.position()).toBe(before);
    expect((await mailbox.rows())[0]!.found).not.toBeNull();
    expect(process.searches).toEqual(['nothing']);
  });

  test('comes after the push while many others are searched, and its code as an update', async () => {
    const process = newProcess();
    const busy = await newInbox();
    for (let nth = 0; nth < 4; nth++) await busy.send(codeMail('slow'));
    const searches = (await busy.rows()).map((row) => process.findings.find(busy.inbox, row));
    expect(process.findings.isBusy()).toBe(true);

    const mailbox = await newInbox();
    const reader = await readEvents(process, mailbox);
    await mailbox.send(codeMail('later'));
    await expect.poll(() => reader.names()).toEqual(['message']);
    expect(reader.events[0]!.data).toMatchObject({ message: { code: null, codeStatus: 'searching' } });
    await Promise.all(searches);
    await expect.poll(() => reader.names()).toEqual(['message', 'updated']);
    expect(reader.events[1]!.data).toMatchObject({ code: { value: '482913' }, codeStatus: 'done' });
  });

  test('that hits its time limit is repeated once, and then the result is final', async () => {
    const process = newProcess();
    const mailbox = await newInbox();
    await mailbox.send(codeMail('hang'));
    await mailbox.send(codeMail('after it'));
    const [other, hanging] = await mailbox.rows();
    const results = await Promise.all(
      [hanging!, other!].map((row) => process.findings.find(mailbox.inbox, row)),
    );
    expect(results.map(({ code }) => code?.value)).toEqual([undefined, '482913']);
    await expect.poll(async () => (await mailbox.rows())[1]!.found).not.toBeNull();
    expect((await mailbox.rows())[1]!.foundTries).toBe(2);
    expect(process.searches.toSorted()).toEqual(['failed', 'failed', 'found']);
    const later = newProcess();
    await later.mail.detail(mailbox.inbox, hanging!.id);
    expect(later.searches).toEqual([]);
  });

  test('that breaks the worker fails alone', async () => {
    const process = newProcess();
    const mailbox = await newInbox();
    for (const subject of ['1', 'crash', '2', '3']) await mailbox.send(codeMail(subject));
    const results = await Promise.all(
      (await mailbox.rows()).map((row) => process.findings.find(mailbox.inbox, row)),
    );
    expect(results.map(({ code }) => code?.value)).toEqual(['482913', '482913', undefined, '482913']);
  });

  test('reads a mail with very many parts on the worker, too', async () => {
    const process = newProcess();
    const mailbox = await newInbox();
    const file = (n: number) =>
      `--b\r\nContent-Type: application/x-file; name="${'n'.repeat(200)}${n}"\r\nContent-Disposition: attachment\r\n\r\nx\r\n`;
    await mailbox.send(
      `Subject: Your code\r\nContent-Type: multipart/mixed; boundary=b\r\n\r\n--b\r\nContent-Type: text/plain\r\n\r\nYour verification code is 482913\r\n${Array.from({ length: 600 }, (_, n) => file(n)).join('')}--b--\r\n`,
    );
    const [row] = await mailbox.rows();
    expect((await process.findings.find(mailbox.inbox, row!)).code?.value).toBe('482913');
  });

  test('in a message that is deleted meanwhile stores nothing', async () => {
    const process = newProcess();
    const mailbox = await newInbox();
    await mailbox.send(codeMail('slow and deleted'));
    const [row] = await mailbox.rows();
    const search = process.findings.find(mailbox.inbox, row!);
    await messages.remove(mailbox.inbox, row!.id, now());
    await search.catch(() => {});
    // A result that comes later is stored later.
    await mailbox.send(codeMail('after it'));
    await process.findings.find(mailbox.inbox, (await mailbox.rows())[0]!);
    await expect.poll(async () => (await mailbox.rows())[0]!.found).not.toBeNull();
    const all = await messages.times(mailbox.inbox);
    expect(all.find(({ id }) => id === row!.id)).toMatchObject({ found: null, foundSeq: null });
  });

  test('gives the results of one batch a position each, and both processes may store them', async () => {
    const mailbox = await newInbox();
    for (let n = 0; n < 5; n++) await mailbox.send(codeMail(`mail ${n}`, `77553${n}`));
    const [one, two] = [newProcess(), newProcess()];
    const rows = await mailbox.rows();
    await Promise.all(
      [one, two].flatMap(({ findings }) => rows.map((row) => findings.find(mailbox.inbox, row))),
    );
    await expect.poll(async () => (await mailbox.rows()).every(({ found }) => found)).toBe(true);
    const places = (await mailbox.rows()).map(({ foundSeq }) => foundSeq!);
    expect(new Set(places).size).toBe(5);
    expect(Math.min(...places)).toBeGreaterThan(5);
    expect(Math.max(...places)).toBeLessThanOrEqual(await mailbox.position());
  });
});

describe('a stream', () => {
  test('sends the code once: with its message, or later if the search takes more than 100 ms', async () => {
    const { mailbox, reader } = await setUpReader();
    await mailbox.send(codeMail('quick'));
    await expect.poll(async () => (await mailbox.rows())[0]!.foundSeq).not.toBeNull();
    await mailbox.send(plainMail({ subject: 'next' }));
    // It may be followed by the end of its own search.
    await expect.poll(() => JSON.stringify(reader.events.map(({ data }) => data))).toContain('next');
    // The snippet has the digits too, so the search is for the field.
    const withCode = reader.events.filter(({ data }) => JSON.stringify(data).includes('"value":"482913"'));
    expect(withCode).toHaveLength(1);
  });

  test('does not wait for a slow search: the code comes as an update, also after a reconnect', async () => {
    const { mailbox, reader } = await setUpReader();
    await mailbox.send(codeMail('slow'));
    await expect.poll(reader.names).toEqual(['message', 'updated']);
    const [message, updated] = reader.events;
    expect(message!.data).toMatchObject({ message: { subject: 'slow', code: null, link: null } });
    const [row] = await mailbox.rows();
    const { address } = mailbox.inbox;
    // Only what changed.
    expect(updated!.data).toEqual({
      address,
      position: expect.any(Number),
      id: row!.id,
      code: { value: '482913', confidence: expect.any(Number) },
      codeStatus: 'done',
    });
    reader.stop();

    const resumed = await readEvents(newProcess(), mailbox, message!.id);
    await expect.poll(resumed.names).toEqual(['updated']);
    expect(resumed.events[0]!.data).toEqual(updated!.data);
    resumed.stop();
    const whole = await readEvents(newProcess(), mailbox, Buffer.from('[]').toString('base64url'));
    await mailbox.send(plainMail({ subject: 'next' }));
    await expect.poll(() => whole.names().slice(0, 2)).toEqual(['message', 'message']);
    expect(whole.events[0]!.data).toMatchObject({ message: { code: { value: '482913' } } });
  });
});

describe('the end of a search', () => {
  const nothing = (subject: string) => plainMail({ subject, text: 'Hello there\r\n' });
  const pushed = (codeStatus: string) => ({ name: 'message', data: { message: { code: null, codeStatus } } });
  const done = (id: string) => ({ name: 'updated', data: { id, codeStatus: 'done' } });

  test('is told where its message came before, although nothing was found', async () => {
    const { mailbox, reader } = await setUpReader();
    await mailbox.send(nothing('slow'));
    await expect.poll(reader.names).toEqual(['message', 'updated']);
    const [{ id } = { id: '' }] = await mailbox.rows();
    expect(reader.events).toMatchObject([pushed('searching'), done(id)]);
    expect(reader.events[1]!.data).toEqual({
      address: mailbox.inbox.address,
      position: expect.any(Number),
      id,
      codeStatus: 'done',
    });
    reader.stop();
    const resumed = await readEvents(newProcess(), mailbox, reader.events[0]!.id);
    await expect.poll(() => resumed.events).toMatchObject([done(id)]);
  });

  // A push waits 100 ms for a search, which a busy machine may need for itself.
  test('is not told where the message came with it, and takes no position then', { retry: 5 }, async () => {
    const { mailbox, reader } = await setUpReader();
    await mailbox.send(nothing('quick'));
    const before = await mailbox.position();
    await expect.poll(async () => (await mailbox.rows())[0]!.found).not.toBeNull();
    expect(await mailbox.position()).toBe(before);
    expect((await mailbox.rows())[0]!.foundSeq).toBeNull();
    await mailbox.send(nothing('next'));
    await expect.poll(reader.names).toEqual(['message', 'message']);
    expect(reader.events).toMatchObject([pushed('done'), pushed('done')]);
  });

  test('is told when the search was given up', async () => {
    const { mailbox, reader } = await setUpReader();
    await mailbox.send(codeMail('hang'));
    await expect.poll(reader.names).toEqual(['message', 'updated']);
    const [row] = await mailbox.rows();
    expect(reader.events).toMatchObject([pushed('searching'), done(row!.id)]);
    expect(row!.foundTries).toBe(2);
    const list = await newProcess().mail.list(
      { ...mailbox.inbox, seq: await mailbox.position() },
      { view: 'summary' },
    );
    expect(list.messages[0]).toMatchObject({ code: null, codeStatus: 'done' });
  });

  test('is told although another process has found nothing before', async () => {
    const [slow, quick] = [newProcess(), newProcess()];
    const mailbox = await newInbox();
    await mailbox.send(nothing('slow in one process'));
    const [row] = await mailbox.rows();
    await quick.findings.find(mailbox.inbox, row!);
    await expect.poll(async () => (await mailbox.rows())[0]!.found).not.toBeNull();
    const before = await mailbox.position();
    // This process has read the message before.
    slow.findings.awaitEnd(mailbox.inbox, row!);
    await slow.findings.find(mailbox.inbox, row!);
    await expect.poll(mailbox.position).toBeGreaterThan(before);
    expect((await mailbox.rows())[0]!.foundSeq).toBe(await mailbox.position());
  });

  test('is told by the next process when the first one ends in the middle', async () => {
    const never = () => new Promise<never>(() => {});
    const first = newProcess({ ...finder, plan: never, search: never });
    const mailbox = await newInbox();
    const reader = await readEvents(first, mailbox);
    await mailbox.send(codeMail('given up'));
    await expect.poll(() => reader.events).toMatchObject([pushed('searching')]);
    reader.stop();
    const resumed = await readEvents(newProcess(), mailbox, reader.lastId());
    await expect.poll(resumed.names).toEqual(['updated']);
    expect(resumed.events[0]!.data).toMatchObject({ code: { value: '482913' }, codeStatus: 'done' });
  });

  test('hears of every message, however many wait and whatever becomes of some of them', async () => {
    const process = newProcess(finder, { maxLater: 2 });
    const busy = await newInbox();
    for (let nth = 0; nth < 4; nth++) await busy.send(codeMail('slow'));
    const searches = (await busy.rows()).map((row) => process.findings.find(busy.inbox, row));
    const boxes = [await newInbox(), await newInbox()];
    const readers = await Promise.all(boxes.map((mailbox) => readEvents(process, mailbox)));
    for (const mailbox of boxes) for (let nth = 0; nth < 4; nth++) await mailbox.send(nothing(`mail ${nth}`));
    for (const { events } of readers)
      await expect.poll(() => events).toMatchObject(Array(4).fill(pushed('searching')));
    const [gone] = await boxes[1]!.rows();
    await messages.remove(boxes[1]!.inbox, gone!.id, now());
    await Promise.all(searches);
    const ended = (events: LiveEvent[]) => events.filter(({ data }) => 'codeStatus' in data).length;
    await expect.poll(() => readers.map(({ events }) => ended(events))).toEqual([4, 3]);
  });

  test('hears of it where the search failed before its message came', async () => {
    let failures = 1;
    const chunks: MessageStore['chunks'] = async (places) => {
      if (failures-- > 0) throw new Error('the connection broke');
      return messages.chunks(places);
    };
    const process = newProcess(finder, { store: { ...messages, chunks } });
    const mailbox = await newInbox();
    const reader = await readEvents(process, mailbox);
    await mailbox.send(nothing('later'));
    await expect.poll(reader.names).toEqual(['message', 'updated']);
    expect(failures).toBeLessThan(0);
  });

  test.each([
    ['nothing was found', nothing('slow list'), null],
    ['the code is found', codeMail('slow list'), { value: '482913', confidence: expect.any(Number) }],
  ])('changes the position of a list that had the message before: %s', async (_, mail, code) => {
    const process = newProcess();
    const mailbox = await newInbox();
    await mailbox.send(mail);
    const list = async () =>
      process.mail.list({ ...mailbox.inbox, seq: await mailbox.position() }, { view: 'summary' });
    const first = await list();
    expect(first.messages[0]).toMatchObject({ code: null, codeStatus: 'searching' });
    await expect.poll(mailbox.position).toBeGreaterThan(first.position);
    const second = await list();
    expect(second.messages[0]).toMatchObject({ code, codeStatus: 'done' });
    expect(second.position).toBe(await mailbox.position());
    expect(await list()).toEqual(second);
  });
});

test('a message that is opened before its search has ended says so', async () => {
  const never = () => new Promise<never>(() => {});
  const process = newProcess({ ...finder, plan: never, search: never });
  const mailbox = await newInbox();
  await mailbox.send(codeMail('never'));
  const [row] = await mailbox.rows();
  expect(await process.mail.detail(mailbox.inbox, row!.id)).toMatchObject({
    code: null,
    codeStatus: 'searching',
    unsubscribe: null,
  });
});
