import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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
