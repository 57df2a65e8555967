import { expect, onTestFinished, test } from 'vitest';
import type { DeliveriesAnswer } from '#contract/deliveries.ts';
import { createGuest } from './support/api-client.ts';
import { connectSmtp } from './support/smtp-client.ts';
import { openEvents } from './support/sse-client.ts';
import { startApp } from './support/start-app.ts';
import { startProxy } from './support/tcp-proxy.ts';
import { createTestDatabase } from './support/test-database.ts';

test('what was tried while the database was away is noted when it is back, and reaches the page of another process', async () => {
  const database = await createTestDatabase({ migrated: true });
  onTestFinished(database.drop);
  const proxy = await startProxy(database.url);
  onTestFinished(proxy.close);
  const web = await startApp({ databaseUrl: database.url });
  onTestFinished(web.close);
  const { dataDir } = web.config;
  const mail = await startApp({ databaseUrl: proxy.url, dataDir, roles: ['smtp'], smtpThreads: 3 });
  onTestFinished(mail.close);
  const owner = await createGuest(web.http);
  const [large, away] = [await owner.generate(), await owner.generate()];
  const stream = await openEvents(web.http, { token: owner.token });
  onTestFinished(stream.close);

  const client = await connectSmtp(mail.smtpPort);
  onTestFinished(() => client.destroy());
  await client.command(`MAIL FROM:<sender@example.org> SIZE=${20 * 2 ** 20}`);
  expect((await client.command(`RCPT TO:<${large.address}>`)).code).toBe(552);
  expect(await stream.take(1)).toMatchObject([{ name: 'attempted', data: { address: large.address } }]);

  await proxy.cut();
  expect((await client.command(`RCPT TO:<${away.address}>`)).code).toBe(451);
  client.destroy();
  await proxy.mend();
  expect((await stream.take(2))[1]).toMatchObject({ name: 'attempted', data: { address: away.address } });
  const { attempts } = (await owner.ask('GET', `/emails/${away.address}/deliveries`))
    .json as DeliveriesAnswer;
  expect(attempts).toMatchObject([
    {
      outcome: 'deferred',
      code: 'unavailable',
      reply: '451 Temporary failure, try again later',
      reason:
        'A mail of 20 MB was turned away for now: the service could not store it. Most senders try again.',
    },
  ]);
});
