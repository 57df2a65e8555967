import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { call, createGuest } from './support/api-client.ts';
import { createClock } from './support/clock.ts';
import { mailWith, plainMail } from './support/mails.ts';
import { connectSmtp } from './support/smtp-client.ts';
import { openEvents } from './support/sse-client.ts';
import { startApp } from './support/start-app.ts';
import { run } from './support/test-database.ts';

const TOKEN = 'the-operators-own-token-0123456789';

test('mail whose address ends at the same moment is stored and goes with it, or is refused', async () => {
  const clock = createClock();
  const app = await startApp({ now: clock.now, operatorToken: TOKEN });
  onTestFinished(app.close);
  const large = mailWith({ size: 2 ** 20 });
  const endings = [
    (guest: Guest, { id }: Inbox) => guest.ask('DELETE', `/emails/${id}`),
    (guest: Guest) => guest.ask('DELETE', '/emails'),
    (_: Guest, { address }: Inbox) =>
      call(app.http, 'POST', '/api/operator/inbox/close', {
        token: TOKEN,
        body: { address, reason: 'Fraud' },
      }),
  ];
  const left = async () => {
    const rows = ['messages', 'message_chunks', 'message_images'].map((table) =>
      run(app.databaseUrl, `SELECT FROM ${table}`),
    );
    return (await Promise.all(rows)).map(({ length }) => length);
  };
  for (let round = 0; round < 24; round++) {
    const guest = await createGuest(app.http);
    const inbox = await guest.generate();
    // Streams sleep until the end of an address, by the clock of the machine.
    clock.advance(Date.parse(inbox.expires_at) - clock.now().getTime() - 1_000);
    const stream = await openEvents(app.http, { token: guest.token });
    const client = await connectSmtp(app.smtpPort);
    await client.command('MAIL FROM:<a@example.org>');
    await client.command(`RCPT TO:<${inbox.address}>`);
    await client.command('DATA');
    client.write(round % 2 ? plainMail() : large);
    client.write('\r\n.\r\n');
    const end = endings[round % 3]!;
    const [reply] = await Promise.all([client.reply(), sleep(round % 6).then(() => end(guest, inbox))]);
    expect([250, 550]).toContain(reply?.code);
    await stream.until(() => stream.events.some(({ name }) => name === 'deleted' || name === 'expired'));
    expect(['deleted', 'expired']).toContain(stream.events.at(-1)!.name);
    client.destroy();
    await stream.close();
  }
  await expect.poll(left).toEqual([0, 0, 0]);
});

type Guest = Awaited<ReturnType<typeof createGuest>>;
type Inbox = Awaited<ReturnType<Guest['generate']>>;
