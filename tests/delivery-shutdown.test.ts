import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { createGuest } from './support/api-client.ts';
import { plainMail } from './support/mails.ts';
import { connectSmtp, stuffed } from './support/smtp-client.ts';
import { openEvents } from './support/sse-client.ts';
import { startApp } from './support/start-app.ts';
import { createTestDatabase } from './support/test-database.ts';

test('stopping finishes the mail in flight and closes every other connection', async () => {
  const database = await createTestDatabase({ migrated: true });
  const mailKey = randomBytes(32);
  const app = await startApp({ databaseUrl: database.url, mailKey, smtpThreads: 2 });
  const guest = await createGuest(app.http);
  const { address } = await guest.generate();
  const stream = await openEvents(app.http, { token: guest.token });
  const idle = await connectSmtp(app.smtpPort);
  const busy = await connectSmtp(app.smtpPort);
  await busy.command('MAIL FROM:<a@example.org>');
  await busy.command(`RCPT TO:<${address}>`);
  await busy.command('DATA');
  const bytes = stuffed(plainMail({ subject: 'in flight' }));
  busy.write(bytes.subarray(0, 50));

  const closing = app.close();
  expect((await idle.reply())?.code).toBe(421);
  busy.write(bytes.subarray(50));
  expect((await busy.reply())?.code).toBe(250);
  const answered = Date.now();
  expect((await busy.reply())?.code).toBe(421);
  expect(Date.now() - answered).toBeLessThan(30_000);
  await closing;
  await stream.until(() => stream.ended);
  expect(stream.ended).toBe(true);
  await expect(fetch(`${app.http}/healthz`)).rejects.toThrow();

  const again = await startApp({ databaseUrl: database.url, mailKey });
  const token = guest.token;
  const answer = await fetch(`${again.http}/api/guest${guest.messagesPath(address)}?view=summary`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(await answer.json()).toMatchObject({ messages: [{ subject: 'in flight' }] });
  await again.close();
  await database.drop();
});
