import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { defaultPlans } from '#contract/plans.ts';
import { type Analyser, createAnalyser } from '#server/analysis/analyser.ts';
import { createHub } from '#server/live/hub.ts';
import { createSanitizer } from '#server/mime/sanitizing/sanitizer.ts';
import { CHANNEL } from '#server/store/channel.ts';
import { startListener } from '#server/store/listener.ts';
import { createDeliveryStore } from '#server/store/mail/delivery-store.ts';
import { createMessageStore, type MessageStore } from '#server/store/mail/message-store.ts';
import { MAX_CLAIMS } from '#server/store/mail/open-messages.ts';
import { createVault } from '#server/vault/vault.ts';
import { startDns, type Zone } from '#tests/support/dns-server.ts';
import { plainMail } from '#tests/support/mails.ts';
import { addDomain, mailFrom, sign } from '#tests/support/signed-mail.ts';
import { addInbox, setUpDatabase } from '#tests/support/store-database.ts';
import { createDeliverMail } from '../delivering/deliver-mail.ts';
import { createFollowInboxes } from '../live/follow-inboxes.ts';
import type { Hello, LiveEvent } from '../live/live-reader.ts';
import { createLoadChanges, createLoadPositions } from '../live/load-changes.ts';
import { createReadMail } from '../reading/read-mail.ts';
import { type ArrivedMail, createRoom } from '../stored-mail/arrived-mail.ts';
import { CHUNK } from '../stored-mail/chunks.ts';
import { summaryLabel } from '../stored-mail/seal-labels.ts';
import { readSummary, recipientsOf } from '../stored-mail/stored-summary.ts';
import { createAnalyseMail } from './analyse-mail.ts';

const now = () => new Date();
const vault = createVault({ mailKey: randomBytes(32), hashKey: randomBytes(32) });
const hub = createHub();
const zone: Zone = {};
const acme = addDomain(zone, 'acme.example', { policy: 'reject', servers: 'ip4:127.0.0.9' });
const silent = addDomain(zone, 'silent.example', { policy: 'reject', servers: 'ip4:127.0.0.9' });
const sanitizer = createSanitizer();
const handle = setUpDatabase();
let dns: Awaited<ReturnType<typeof startDns>>;
let analyser: Analyser;
let listener: ReturnType<typeof startListener>;
let messages: MessageStore;
beforeAll(async () => {
  messages = createMessageStore(handle);
  dns = await startDns(zone);
  analyser = createAnalyser({
    dnsServers: [dns.server],
    silentMs: 2_000,
    file: new URL('../../../tests/support/breakable-analyser.ts', import.meta.url),
  });
  listener = startListener({
    url: handle.url,
    channel: CHANNEL,
    onPayload: (payload) => hub.wake(payload.split(',')),
    onGap: () => {},
    onError: () => {},
  });
  await listener.ready;
});
// A job sees the mail of every test.
afterEach(() => handle.pool.query('DELETE FROM messages'));
afterAll(async () => {
  await listener.close();
  await analyser.close();
  await sanitizer.close();
  await dns.close();
});

/** The parts of one process that analyse, list and follow. */
function newProcess({
  checksSenders = false,
  store = {} as Partial<MessageStore>,
  worker = analyser,
  keys = vault,
} = {}) {
  const searches: string[] = [];
  const checks: string[] = [];
  const room = createRoom();
  const analysis = createAnalyseMail({
    messages: { ...messages, ...store },
    vault: keys,
    analyser: worker,
    room,
    hub,
    checksSenders,
    onSearch: (outcome) => searches.push(outcome),
    onCheck: (outcome) => checks.push(outcome),
    now,
  });
  onTestFinished(() => analysis.close());
  const mail = createReadMail({
    messages,
    vault,
    sanitizer,
    searchMail: (() => async (all: unknown) => all) as never,
    now,
  });
  const follow = createFollowInboxes({
    hub,
    loadChanges: createLoadChanges({ messages, now }),
    loadPositions: createLoadPositions({ messages, now }),
    summary: mail.summary,
    now,
  });
  const stored = (one: ArrivedMail) => {
    const taken = room.take(one);
    return taken ? analysis.arrived(taken) : analysis.left();
  };
  return { analysis, searches, checks, mail, follow, stored };
}

type Process = ReturnType<typeof newProcess>;

/** An inbox and how to put mail into it. Without a process that receives it, the mail is one that a crash has left. */
async function newInbox({ receiver, ages = 60 * 5 }: { receiver?: Process; ages?: number } = {}) {
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
    ...(receiver ? { onStored: receiver.stored } : {}),
    now,
  });
  const inbox = { id, expiresAt, latestEnd, address, readerId: randomUUID(), messageCount: 0 };
  const rows = () => messages.list(inbox);
  return {
    inbox,
    rows,
    /** Of the newest message. */
    row: async () => (await rows())[0]!,
    position: async () => (await messages.positions([id], now())).get(id)!,
    async send(raw: string) {
      const envelope = { clientIp: '127.0.0.1', helo: 'client.test', mailFrom: 'a@b.test', tls: null };
      const recipient = { inboxId: id, plan: 'free' as const, latestEnd, to: address };
      const mail = deliver([recipient], envelope, () => ({ tls: null, rcpt: 1, data: 2, end: 3 }));
      await mail.write(Buffer.from(raw));
      await mail.commit();
      if (!receiver) await this.age(ages);
    },
    /** Lets time pass. */
    age: (seconds: number) =>
      handle.pool.query(
        `UPDATE messages SET stored_at = stored_at - $2 * interval '1 second' WHERE inbox_id = $1`,
        [id, seconds],
      ),
  };
}

type Mailbox = Awaited<ReturnType<typeof newInbox>>;

const codeMail = (subject: string, code = '482913') =>
  plainMail({ subject, text: `Your verification code is ${code}\r\n` });
const nothing = (subject: string) => plainMail({ subject, text: 'Hello there\r\n' });

const listOf = async ({ mail }: Process, mailbox: Mailbox) =>
  (await mail.list({ ...mailbox.inbox, seq: await mailbox.position() }, { view: 'summary' })).messages;

/** Follows one inbox and keeps what comes. */
async function readEvents({ follow }: Process, { inbox, position }: Mailbox, lastEventId?: string) {
  const events: LiveEvent[] = [];
  const seq = await position();
  const follower = await follow({
    ownerId: inbox.readerId,
    list: async () => [{ ...inbox, endsAt: inbox.expiresAt, seq }],
    lastEventId,
  });
  onTestFinished(() => follower.stop());
  follower.attach({
    take(event: LiveEvent | Hello) {
      if (event.name) events.push(event);
    },
    end() {},
  });
  return { events, stop: () => follower.stop(), names: () => events.map(({ name }) => name) };
}

describe('a mail that has arrived', () => {
  test('is searched once, from memory, and its code is told once', async () => {
    const reads: unknown[] = [];
    const chunks: MessageStore['chunks'] = async (places) => {
      reads.push(places);
      return messages.chunks(places);
    };
    const process = newProcess({ store: { chunks } });
    const mailbox = await newInbox({ receiver: process });
    const reader = await readEvents(process, mailbox);
    await mailbox.send(codeMail('slow'));
    await expect.poll(reader.names).toEqual(['message', 'updated']);
    const [message, updated] = reader.events;
    expect(message!.data).toMatchObject({ message: { code: null, codeStatus: 'searching' } });
    const { id } = await mailbox.row();
    // Only what changed.
    expect(updated!.data).toEqual({
      address: mailbox.inbox.address,
      position: await mailbox.position(),
      id,
      code: { value: '482913', confidence: expect.any(Number) },
      codeStatus: 'done',
    });
    expect(reads).toEqual([]);
    await mailbox.age(60);
    await process.analysis.run();
    expect(process.searches).toEqual(['found']);
    reader.stop();

    const resumed = await readEvents(process, mailbox, message!.id);
    await expect.poll(() => resumed.events.map(({ data }) => data)).toEqual([updated!.data]);
    const whole = await readEvents(process, mailbox, Buffer.from('[]').toString('base64url'));
    await expect.poll(whole.names).toEqual(['message']);
    expect(whole.events[0]!.data).toMatchObject({
      message: { code: { value: '482913' }, codeStatus: 'done' },
    });
  });

  test('says so in lists and when it is opened, until its search has ended, and changes the position then', async () => {
    const process = newProcess();
    const mailbox = await newInbox({ receiver: process });
    await mailbox.send(nothing('slow'));
    const before = await mailbox.position();
    expect(await listOf(process, mailbox)).toMatchObject([{ code: null, codeStatus: 'searching' }]);
    const { id } = await mailbox.row();
    expect(await process.mail.detail(mailbox.inbox, id)).toMatchObject({
      codeStatus: 'searching',
      unsubscribe: null,
    });
    await expect.poll(mailbox.position).toBeGreaterThan(before);
    expect(await listOf(process, mailbox)).toMatchObject([{ code: null, codeStatus: 'done' }]);
  });

  test('is read from the store if it is large, and is searched for each of its parts', async () => {
    const process = newProcess();
    const mailbox = await newInbox({ receiver: process });
    const file = `--b\r\nContent-Type: application/x-file\r\nContent-Disposition: attachment\r\n\r\n${'x'.repeat(CHUNK)}\r\n`;
    const text = '--b\r\nContent-Type: text/plain\r\n\r\nYour verification code is 482913\r\n';
    await mailbox.send(
      `Subject: Your code\r\nContent-Type: multipart/mixed; boundary=b\r\n\r\n${file}${text}${file}--b--\r\n`,
    );
    await expect
      .poll(() => listOf(process, mailbox))
      .toMatchObject([{ code: { value: '482913' }, codeStatus: 'done' }]);
  });

  test('that breaks or blocks the worker fails alone, and its search ends at the second try', async () => {
    const process = newProcess();
    const mailbox = await newInbox({ receiver: process });
    const subjects = ['one', 'crash', 'two', 'hang', 'three'];
    for (const subject of subjects) await mailbox.send(codeMail(subject));
    const codes = async () =>
      Object.fromEntries(
        (await listOf(process, mailbox)).map(({ subject, code, codeStatus }) => [
          subject,
          code?.value ?? codeStatus,
        ]),
      );
    await expect.poll(codes).toMatchObject({ one: '482913', two: '482913', three: '482913' });
    await mailbox.age(60);
    await process.analysis.run();
    await expect.poll(codes).toMatchObject({ crash: 'done', hang: 'done' });
  });

  test('and is deleted meanwhile gets nothing', async () => {
    const process = newProcess();
    const mailbox = await newInbox({ receiver: process });
    await mailbox.send(codeMail('slow and deleted'));
    const { id } = await mailbox.row();
    await messages.remove(mailbox.inbox, id, now());
    // What comes later is stored later.
    await mailbox.send(codeMail('after it'));
    await expect.poll(async () => (await mailbox.row()).found).not.toBeNull();
    const all = await messages.times(mailbox.inbox);
    expect(all.find((one) => one.id === id)).toMatchObject({ found: null, foundSeq: null });
  });

  test('with others gets a position of its own', async () => {
    const process = newProcess();
    const mailbox = await newInbox({ receiver: process });
    for (let n = 0; n < 5; n++) await mailbox.send(codeMail(`mail ${n}`, `77553${n}`));
    await expect.poll(async () => (await mailbox.rows()).every(({ found }) => found)).toBe(true);
    const places = (await mailbox.rows()).map(({ foundSeq }) => foundSeq!);
    expect(new Set(places).size).toBe(5);
    expect(Math.max(...places)).toBe(await mailbox.position());
  });
});

describe('mail that was left by the process that received it', () => {
  test('is analysed by the job of one process, and told to a reader who saw it before', async () => {
    const [one, two] = [newProcess(), newProcess()];
    const mailbox = await newInbox();
    const reader = await readEvents(one, mailbox);
    for (let n = 0; n < 5; n++) await mailbox.send(codeMail(`mail ${n}`));
    await expect.poll(reader.names).toEqual(Array(5).fill('message'));
    await Promise.all([one.analysis.run(), two.analysis.run()]);
    await expect.poll(reader.names).toEqual([...Array(5).fill('message'), ...Array(5).fill('updated')]);
    expect([...one.searches, ...two.searches]).toEqual(Array(5).fill('found'));
  });

  test('is left to that process for a moment', async () => {
    const process = newProcess();
    const mailbox = await newInbox({ ages: 0 });
    await mailbox.send(codeMail('new'));
    await process.analysis.run();
    expect((await mailbox.row()).found).toBeNull();
    await mailbox.age(3);
    await process.analysis.run();
    await expect.poll(async () => (await mailbox.row()).found).not.toBeNull();
  });

  test('is looked for in the order of what somebody watches and of its age', async () => {
    const [watched, other] = [await newInbox({ ages: 400 }), await newInbox({ ages: 300 })];
    await watched.send(codeMail('old but watched'));
    await other.send(codeMail('old'));
    await other.send(codeMail('new'));
    const which = { checksSenders: false, since: new Date(0), now: now(), max: 10 };
    const open = await messages.findOpen({ ...which, watched: [watched.inbox.id] });
    const [newest, oldest] = await other.rows();
    const expected = [await watched.row(), newest!, oldest!];
    expect(open).toEqual(expected.map(({ latestEnd, inboxId, seq }) => ({ latestEnd, inboxId, seq })));
  });

  test('whose key is missing for a while is searched when the key is back', async () => {
    const without = newProcess({
      keys: createVault({ mailKey: randomBytes(32), hashKey: randomBytes(32) }),
    });
    const mailbox = await newInbox();
    await mailbox.send(codeMail('sealed'));
    for (let time = 0; time < 12; time++) {
      await without.analysis.run();
      await handle.pool.query('UPDATE messages SET claimed_until = NULL');
    }
    const process = newProcess();
    await process.analysis.run();
    await expect.poll(() => listOf(process, mailbox)).toMatchObject([{ code: { value: '482913' } }]);
  });

  test('and crashed each process that searched it is not searched again, and its search ends', async () => {
    const process = newProcess();
    const mailbox = await newInbox();
    await mailbox.send(codeMail('crash'));
    await handle.pool.query('UPDATE messages SET found_tries = $2 WHERE inbox_id = $1', [
      mailbox.inbox.id,
      MAX_CLAIMS,
    ]);
    await process.analysis.run();
    expect(await listOf(process, mailbox)).toMatchObject([{ code: null, codeStatus: 'done' }]);
    expect(process.searches).toEqual([]);
  });

  test('of an older version gets the recipients that its summary lacks, and is not told again', async () => {
    const process = newProcess();
    const mailbox = await newInbox();
    await mailbox.send(`To: Ann <ann@example.org>\r\nCc: bob@example.org\r\n${nothing('old')}`);
    const { id, seq } = await mailbox.row();
    const open = async () => {
      const { inboxId, summary } = await mailbox.row();
      return readSummary(vault.open(inboxId, summaryLabel(id), summary!));
    };
    const { recipients, files, username, ...old } = await open();
    const sealed = vault.seal(mailbox.inbox.id, summaryLabel(id), Buffer.from(JSON.stringify(old)));
    await handle.pool.query(
      'UPDATE messages SET summary = $2, outdated = true, found = $3, found_seq = NULL WHERE id = $1',
      [id, sealed, vault.seal(mailbox.inbox.id, `${id}/found`, Buffer.from('{"code":null,"link":null}'))],
    );
    const to = { name: '', address: mailbox.inbox.address };
    expect(recipientsOf(await open()).to).toEqual([to]);
    await process.analysis.run();
    expect(await open()).toEqual({ ...old, recipients, files, username });
    expect(recipientsOf(await open())).toEqual({
      to: [{ name: 'Ann', address: 'ann@example.org' }],
      cc: [{ name: '', address: 'bob@example.org' }],
      bcc: [to],
      replyTo: [],
    });
    expect(await mailbox.row()).toMatchObject({ seq, outdated: false, foundSeq: null });
    expect(process.searches).toEqual([]);
  });
});

describe('the check of a sender', () => {
  const signed = () => sign(mailFrom('Acme <news@acme.example>'), [acme]);

  test('is told once, with the code if both are known at once', async () => {
    const process = newProcess({ checksSenders: true });
    const mailbox = await newInbox();
    await mailbox.send(await signed());
    const reader = await readEvents(process, mailbox);
    const { latestEnd, inboxId, seq, id } = await mailbox.row();
    const sealed = (label: string, plain: object) =>
      vault.seal(inboxId, `${id}/${label}`, Buffer.from(JSON.stringify(plain)));
    const place = { latestEnd, inboxId, seq, summary: null };
    const code = { value: '482913', confidence: 1 };
    await messages.storeLearned([
      {
        ...place,
        found: sealed('found', { code, link: null, unsubscribe: null }),
        verdict: null,
        isFinal: false,
      },
      { ...place, found: null, verdict: sealed('verdict', { verdict: 'genuine' }), isFinal: true },
    ]);
    await process.analysis.run();
    await mailbox.send(nothing('next'));
    await expect.poll(reader.names).toEqual(['updated', 'message']);
    expect(reader.events[0]!.data).toMatchObject({
      code,
      codeStatus: 'done',
      sender: { verdict: 'genuine' },
    });
    expect(process.checks).toEqual([]);
  });

  // On a busy machine, DNS may take longer than a check waits.
  test('that a crash interrupted is made by the job', { retry: 2 }, async () => {
    const process = newProcess({ checksSenders: true });
    const mailbox = await newInbox({ ages: 15 });
    await mailbox.send(await signed());
    await process.analysis.run();
    await expect
      .poll(() => listOf(process, mailbox))
      .toMatchObject([{ codeStatus: 'done', sender: { verdict: 'genuine' } }]);
  });

  test('that DNS does not answer is repeated once, a minute later, and then its result is final', {
    retry: 2,
  }, async () => {
    const process = newProcess({ checksSenders: true });
    const mailbox = await newInbox({ receiver: process });
    dns.state.silent = true;
    onTestFinished(() => {
      dns.state.silent = false;
    });
    await mailbox.send(await sign(mailFrom('x@silent.example'), [silent]));
    await expect.poll(async () => (await mailbox.row()).verdict).not.toBeNull();
    expect(process.checks).toEqual(['unchecked']);
    expect((await mailbox.row()).verdictSeq).toBeNull();
    /** What a process checks that looks at all mail. */
    const checksAfter = async (seconds: number) => {
      await mailbox.age(seconds);
      const later = newProcess({ checksSenders: true });
      await later.analysis.run();
      return later.checks;
    };
    expect(await checksAfter(30)).toEqual([]);
    expect(await checksAfter(31)).toEqual(['unchecked']);
    expect((await mailbox.row()).verdictSeq).toBe(await mailbox.position());
    expect(await checksAfter(60)).toEqual([]);
  });

  test('is not made an hour later', async () => {
    const process = newProcess({ checksSenders: true });
    const mailbox = await newInbox({ ages: 3601 });
    await mailbox.send(await signed());
    await process.analysis.run();
    await expect.poll(() => listOf(process, mailbox)).toMatchObject([{ codeStatus: 'done' }]);
    expect(process.checks).toEqual([]);
  });
});

test('mail that finds no room is left to the job, and the room is given back', async () => {
  const answers: Array<() => void> = [];
  const worker = {
    ...analyser,
    find: async (...task: Parameters<Analyser['find']>) => {
      await new Promise<void>((resolve) => answers.push(resolve));
      return analyser.find(...task);
    },
  };
  const process = newProcess({ worker });
  const mailbox = await newInbox({ receiver: process });
  const room = createRoom();
  const mail = { clientIp: '', size: 9, copies: [], content: null };
  let taken = 0;
  while (room.take(mail)) taken++;
  expect(taken).toBe(8192);
  room.giveBack(mail);
  expect(room.take(mail)).toEqual(mail);
  await mailbox.send(codeMail('waits'));
  await expect.poll(() => answers.length).toBe(1);
  answers[0]!();
  await expect.poll(async () => (await mailbox.row()).found).not.toBeNull();
});
