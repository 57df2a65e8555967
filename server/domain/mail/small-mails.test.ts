import { expect, test } from 'vitest';
import type { DeliverMail } from './deliver-mail.ts';
import { createSmallMails, type WholeMail } from './small-mails.ts';

const steps = { tls: null, rcpt: 1, data: 2, end: 3 };
const envelope = { clientIp: '127.0.0.1', helo: 'client.test', mailFrom: 'a@b.test', tls: null };

/** Mails that stay uncommitted until the test calls `commitAll`. */
function setUp() {
  const stored: string[] = [];
  const ends: Array<() => void> = [];
  let busy = 0;
  const deliverMail: DeliverMail = () => {
    let text = '';
    return {
      messageIds: [],
      write(bytes) {
        text += Buffer.from(bytes).toString();
        return undefined;
      },
      async commit() {
        await new Promise<void>((resolve) => ends.push(resolve));
        stored.push(text);
      },
      async abort() {
        stored.push('aborted');
      },
    };
  };
  const mails = createSmallMails({ deliverMail, onBusy: () => busy++ });
  return {
    mails,
    begin: () => mails.begin([], envelope, () => steps),
    stored,
    busy: () => busy,
    async commitAll() {
      await new Promise((resolve) => setImmediate(resolve));
      for (const end of ends.splice(0)) end();
    },
  };
}

test('a small mail is stored as a whole', async () => {
  const { begin, stored, commitAll } = setUp();
  const mail = begin();
  for (const piece of ['He', 'llo']) mail.write(Buffer.from(piece));
  const committed = mail.commit();
  await commitAll();
  await committed;
  expect(stored).toEqual(['Hello']);
});

test('while many wait, further ones are stored by another thread, and later ones here again', async () => {
  const { mails, begin, stored, busy, commitAll } = setUp();
  const elsewhere: WholeMail[] = [];
  mails.storeElsewhere(async (mail) => void elsewhere.push(mail));
  const commit = (text: string) => {
    const mail = begin();
    mail.write(Buffer.from(text));
    return mail.commit();
  };
  const many = Array.from({ length: 15 }, () => commit('here'));
  await commit('elsewhere');
  expect(elsewhere).toEqual([{ recipients: [], envelope, steps, bytes: Buffer.from('elsewhere') }]);
  await commitAll();
  await Promise.all(many);
  const later = commit('later');
  await commitAll();
  await later;
  expect(stored).toEqual([...Array(15).fill('here'), 'later']);
  expect(busy()).toBe(0);
});

test('a mail that is large, or comes in very many pieces, is stored here as it arrives', async () => {
  const { mails, begin, stored, commitAll } = setUp();
  mails.storeElsewhere(() => Promise.reject(new Error('not small')));
  const large = begin();
  large.write(Buffer.alloc(65_536, 'x'));
  large.write(Buffer.from('y'));
  const dripped = begin();
  for (let nth = 0; nth < 200; nth++) dripped.write(Buffer.from('z'));
  const committed = Promise.all([large.commit(), dripped.commit()]);
  await commitAll();
  await committed;
  expect(stored).toEqual([`${'x'.repeat(65_536)}y`, 'z'.repeat(200)]);
});

test('what was stored of a large mail is discarded if the sender leaves', async () => {
  const { begin, stored } = setUp();
  const small = begin();
  small.write(Buffer.from('x'));
  await small.abort();
  expect(stored).toEqual([]);
  const large = begin();
  large.write(Buffer.alloc(70_000));
  await large.abort();
  expect(stored).toEqual(['aborted']);
});

test('many mails that wait at the same time are reported, and few are not', async () => {
  const { begin, busy, commitAll } = setUp();
  const commit = (count: number) => Promise.all(Array.from({ length: count }, () => begin().commit()));
  const few = commit(15);
  await commitAll();
  await few;
  expect(busy()).toBe(0);
  const many = commit(40);
  await commitAll();
  await many;
  expect(busy()).toBe(1);
});
