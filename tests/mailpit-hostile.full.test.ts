import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { call, createGuest } from './support/api-client.ts';
import { mailWith, plainMail } from './support/mails.ts';
import { plainApp } from './support/shared-app.ts';
import { sendMail } from './support/smtp-client.ts';

test('a message that waits for a busy worker is refused with 429', async () => {
  const app = await plainApp();
  const guest = await createGuest(app.http);
  const { address } = await guest.generate();
  // Slow to read and with hardly anything left, so sanitizing takes much longer than asking.
  const rules = Array.from({ length: 1_900 }, (_, nth) => `.c${nth}{${'x:a b c d;'.repeat(10)}}`);
  const html = `<style>${rules.join('')}</style>`;
  await sendMail(app.smtpPort, {
    to: address,
    raw: plainMail({ text: html }).replace('text/plain', 'text/html'),
  });
  const [{ id } = { id: '' }] = await guest.messages(address);
  const path = `${guest.messagesPath(address)}/${id}`;
  // The worker takes thirty bodies of one network. When one is refused, the others keep it busy for a while.
  const reading = Array.from({ length: 60 }, () => guest.ask('GET', path));
  await Promise.any(reading.map(async (one) => expect((await one).status).toBe(429)));
  const opening = Array.from({ length: 5 }, () =>
    call(app.http, 'GET', `/mailpit/api/v1/message/${id}`, { token: guest.token }),
  );
  const answers = (await Promise.all(opening)).map(({ status }) => status);
  expect(new Set(answers.filter((status) => status !== 200))).toEqual(new Set([429]));
  await Promise.all(reading);
});

test('searching large mails for words does not block others', async () => {
  const app = await plainApp();
  const seeker = await createGuest(app.http);
  const inbox = await seeker.generate();
  // 3 MB of files, and nearly 1 MB of text in a form that is expensive to read.
  const raw = mailWith({ size: 3 * 2 ** 20, other: 1_000_000 });
  for (let nth = 0; nth < 5; nth++)
    expect((await sendMail(app.smtpPort, { to: inbox.address, raw })).end?.code).toBe(250);
  const search = (query: string) =>
    call(app.http, 'GET', `/mailpit/api/v1/search?query=${query}`, { token: seeker.token });
  await search('warm-up');
  /** The most processor time that this thread took at once while it searched, in milliseconds. */
  async function longestBlock(): Promise<number> {
    const blocks: number[] = [];
    let isSearching = true;
    const watch = (async () => {
      while (isSearching) {
        const before = process.threadCpuUsage();
        await sleep(5);
        const { user, system } = process.threadCpuUsage(before);
        blocks.push((user + system) / 1000);
      }
    })();
    const answers = await Promise.all([search('xxxxxxx'), search('nowhere'), search('-nowhere%20file.bin')]);
    isSearching = false;
    await watch;
    expect(answers.map(({ json }) => json.messages_count)).toEqual([5, 0, 5]);
    return Math.max(...blocks);
  }
  // A search in this thread would block it every time. Collecting garbage does now and then.
  const blocks: number[] = [];
  while (blocks.length < 5 && Math.min(...blocks) >= 60) blocks.push(await longestBlock());
  expect(Math.min(...blocks)).toBeLessThan(60);
});
