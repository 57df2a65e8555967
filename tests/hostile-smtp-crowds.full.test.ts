import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { createGuest } from './support/api-client.ts';
import { connectSmtp } from './support/smtp-client.ts';
import { startApp } from './support/start-app.ts';

test('idle connections are closed even if more clients than are checked at once are in the middle of a mail', async () => {
  const idleUnderPressureMs = 300;
  const crowded = await startApp({
    smtpLimits: { clients: 130, connectionsPerClient: 130, idleUnderPressureMs },
  });
  onTestFinished(crowded.close);
  const { address } = await (await createGuest(crowded.http)).generate();
  const sending = [];
  for (let n = 0; n < 120; n++) {
    const client = await connectSmtp(crowded.smtpPort);
    for (const command of ['MAIL FROM:<a@example.org>', `RCPT TO:<${address}>`, 'DATA'])
      await client.command(command);
    sending.push(client);
  }
  const idle = [];
  for (let n = 0; n < 10; n++) idle.push(await connectSmtp(crowded.smtpPort));
  await sleep(idleUnderPressureMs + 50);
  await expect
    .poll(async () => {
      const client = await connectSmtp(crowded.smtpPort, { from: '127.0.1.40', greet: false });
      client.destroy();
      return client.banner?.code;
    })
    .toBe(220);
  expect(idle.some((client) => client.closed)).toBe(true);
  expect(sending.some((client) => client.closed)).toBe(false);
  for (const client of [...sending, ...idle]) client.destroy();
});
