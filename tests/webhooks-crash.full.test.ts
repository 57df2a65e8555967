import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PASSWORD, signIn } from './support/accounts.ts';
import { call } from './support/api-client.ts';
import { copySeed } from './support/database-seed.ts';
import { plainMail } from './support/mails.ts';
import { runCommand } from './support/run-command.ts';
import { runProcess } from './support/run-process.ts';
import { sendMail } from './support/smtp-client.ts';
import { seedFolder } from './support/test-database.ts';
import { type Receiver, startReceiver } from './support/webhook-receiver.ts';

const EMAIL = 'owner@example.org';

let receiver: Receiver;
let env: Record<string, string>;
let app: Awaited<ReturnType<typeof runProcess>>;
beforeAll(async () => {
  receiver = await startReceiver();
  env = {
    DATA_DIR: await mkdtemp(join(tmpdir(), 'mayfly-webhooks-')),
    PREMIUM_LIFETIME: '2h',
    FETCH_ALLOW: '127.0.0.1',
    LOG_LEVEL: 'error',
  };
  await copySeed(await seedFolder(), env.DATA_DIR!);
  app = await runProcess(env);
  await runCommand(env, 'user', 'create', EMAIL, '--password', PASSWORD);
  await runCommand(env, 'premium', 'grant', EMAIL);
});
afterAll(async () => {
  await app.stop();
  await receiver.close();
  await rm(env.DATA_DIR!, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
});

const send = (to: string, subject: string) =>
  sendMail(app.smtpPort, { to, raw: plainMail({ subject, text: 'Hello\r\n' }) });

test('after a process was killed during a delivery, no message is lost and the repeated one has the same id', async () => {
  const { token } = await signIn(app.http, EMAIL);
  await call(app.http, 'POST', '/api/webhooks', { token, body: { url: receiver.url } });
  const { json } = await call(app.http, 'POST', '/api/generate-email', { token, body: {} });
  const { address } = json.email;
  // The receiver has the second message, but the process dies before it knows that.
  receiver.answer = (response, { json: body }) =>
    body.data.message.subject === 'two' ? undefined : receiver.ok(response);
  await send(address, 'one');
  await send(address, 'two');
  await receiver.take(2);
  await send(address, 'three');
  await app.stop('SIGKILL');
  receiver.answer = receiver.ok;

  app = await runProcess(env);
  await send(address, 'four');
  // The interrupted delivery is taken over when its lease ends.
  await receiver.take(5);
  expect(receiver.subjects()).toEqual(['one', 'two', 'two', 'three', 'four']);
  const ids = receiver.received.map(({ id }) => id);
  expect(ids[1]).toBe(ids[2]);
  expect(new Set(ids).size).toBe(4);
});

test('whenever a process is killed between the 250 and the result, nothing is lost and a repeat has the same id', async () => {
  const { token } = await signIn(app.http, EMAIL);
  const { json } = await call(app.http, 'POST', '/api/generate-email', { token, body: {} });
  receiver.received.length = 0;
  // From before the message is taken until after its result was written. The receiver takes 20 ms.
  receiver.answer = (response) => setTimeout(() => receiver.ok(response), 20);
  const subjects: string[] = [];
  for (const ms of [0, 2, 5, 10, 15, 20, 30, 40, 60, 100]) {
    const subject = `killed after ${ms} ms`;
    const { end } = await send(json.email.address, subject);
    expect(end?.code).toBe(250);
    subjects.push(subject);
    await sleep(ms);
    await app.stop('SIGKILL');
    app = await runProcess(env);
  }
  const known = () => [...new Set(receiver.subjects())];
  await expect.poll(known, { timeout: 300_000, interval: 200 }).toHaveLength(subjects.length);
  expect(known()).toEqual(subjects);
  const idsOf = (subject: string) =>
    new Set(
      receiver.received.filter(({ json }) => json.data.message.subject === subject).map(({ id }) => id),
    );
  expect(subjects.map((subject) => idsOf(subject).size)).toEqual(subjects.map(() => 1));
  // Each was under way at most once when its process was killed.
  for (const subject of subjects)
    expect(receiver.subjects().filter((one) => one === subject).length, subject).toBeLessThanOrEqual(2);
});
