import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createGuest, type Guest } from './support/api-client.ts';
import { plainMail } from './support/mails.ts';
import { createRandom } from './support/random.ts';
import { setUpApp } from './support/set-up-app.ts';
import { connectSmtp, sendMail } from './support/smtp-client.ts';
import { openEvents, type SseEvent } from './support/sse-client.ts';
import { testSeed } from './support/test-seed.ts';

const app = setUpApp({ smtpThreads: 2 });

const send = (to: string, subject: string) => sendMail(app.smtpPort, { to, raw: plainMail({ subject }) });
const open = (guest: Guest, options: { lastEventId?: string } = {}) =>
  openEvents(app.http, { token: guest.token, ...options });
const subjects = (events: SseEvent[]) => events.map(({ name, data }) => data.message?.subject ?? name);

test('a resumed stream loses and repeats nothing when it is cut off at random moments', async () => {
  const random = createRandom(testSeed());
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
      await sleep(random() * 8);
    }
    working = false;
  })();
  const deleting = (async () => {
    while (working) {
      const { address } = inboxes[Math.floor(random() * 2)]!;
      const messages = await guest.messages(address);
      const victim = messages[Math.floor(random() * messages.length)];
      if (victim && messages.length > 20) {
        await guest.ask('DELETE', `${guest.messagesPath(address)}/${victim.id}`);
        deleted.add(victim.id);
      }
      await sleep(10);
    }
  })();

  const received: SseEvent[] = [];
  do {
    const stream = await open(guest, { lastEventId });
    await sleep(random() * 60);
    lastEventId = stream.lastEventId;
    received.push(...stream.events);
    await stream.close();
  } while (working);
  await Promise.all([sending, deleting]);
  const last = await open(guest, { lastEventId });
  // The newest mail comes last, so that everything before it has been sent.
  await send(inboxes[0]!.address, 'last');
  await send(inboxes[1]!.address, 'last');
  await last.until(() => subjects(last.events).filter((subject) => subject === 'last').length === 2);
  received.push(...last.events.filter(({ data }) => data.message?.subject !== 'last'));
  await last.close();
  client.destroy();

  const messages = received.filter(({ name }) => name === 'message');
  const ids = messages.map(({ data }) => data.message.id as string);
  expect(new Set(ids).size).toBe(ids.length);
  const gone = received.filter(({ name }) => name === 'deleted').map(({ data }) => data.id as string);
  expect(new Set(gone).size).toBe(gone.length);
  expect(new Set(gone)).toEqual(deleted);
  // A message that was deleted before it could be sent is only reported as deleted.
  expect(new Set([...ids, ...gone]).size).toBe(sent.length);
  const left = (await Promise.all(inboxes.map(({ address }) => guest.messages(address)))).flat();
  expect(ids).toEqual(
    expect.arrayContaining(left.filter(({ subject }) => subject !== 'last').map(({ id }) => id)),
  );
});
