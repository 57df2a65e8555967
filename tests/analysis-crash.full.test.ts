import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import type { Message } from '#contract/messages.ts';
import { call, createGuest } from './support/api-client.ts';
import { databasePid } from './support/crash.ts';
import { copySeed } from './support/database-seed.ts';
import { startDns, type Zone } from './support/dns-server.ts';
import { runProcess } from './support/run-process.ts';
import { addDomain, mailFrom } from './support/signed-mail.ts';
import { sendMail } from './support/smtp-client.ts';
import { openEvents, type SseEvent } from './support/sse-client.ts';
import { seedFolder } from './support/test-database.ts';

/** All of them fit into one inbox. */
const MAILS = 4;
/** After the last 250: while mails are handed over, searched, checked, stored and told. The last ones kill the database, too. */
const ROUNDS = [
  ...[0, 2, 5, 10, 20, 40, 80].map((ms) => ({ ms, database: false })),
  ...[3, 15, 30].map((ms) => ({ ms, database: true })),
];

test('whenever a process is killed after a 250, each code and each verdict is told once, and no mail stays searching', async () => {
  const zone: Zone = {};
  addDomain(zone, 'plain.example', { servers: 'ip4:127.0.0.1' });
  const dns = await startDns(zone);
  onTestFinished(dns.close);
  const dataDir = await mkdtemp(join(tmpdir(), 'mayfly-analysis-'));
  await copySeed(await seedFolder(), dataDir);
  const start = () =>
    runProcess({
      DATA_DIR: dataDir,
      DNS_SERVERS: dns.server,
      SENDER_CHECKS: 'on',
      FREE_LIFETIME: '2h',
      LOG_LEVEL: 'error',
    });
  let app = await start();
  onTestFinished(async () => {
    await app.stop();
    await rm(dataDir, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  });
  const guest = await createGuest(app.http);
  const { address } = await guest.generate();
  const told: SseEvent[] = [];
  const subjects: string[] = [];
  let lastEventId: string | undefined;

  for (const [round, { ms, database }] of ROUNDS.entries()) {
    const stream = await openEvents(app.http, {
      token: guest.token,
      ...(lastEventId ? { lastEventId } : {}),
    });
    const names = Array.from({ length: MAILS }, (_, n) => `round ${round} mail ${n}`);
    await Promise.all(
      names.map(async (subject, n) => {
        const body = `Subject: ${subject}\r\n\r\nYour verification code is 48${round}${n}13\r\n`;
        const raw = mailFrom('Plain <x@plain.example>').replace(/Subject: .*/s, body);
        expect((await sendMail(app.smtpPort, { to: address, raw })).end?.code).toBe(250);
        subjects.push(subject);
      }),
    );
    await sleep(ms);
    const pid = database ? await databasePid(dataDir) : 0;
    const stopped = app.stop('SIGKILL');
    if (pid) process.kill(pid, 'SIGKILL');
    await stopped;
    await stream.until(() => stream.ended);
    told.push(...stream.all);
    lastEventId = stream.lastEventId;
    app = await start();
  }

  const path = `/api/guest/emails/${address}/messages?view=summary`;
  const list = async (): Promise<Message[]> =>
    (await call(app.http, 'GET', path, { token: guest.token })).json.messages;
  const last = await openEvents(app.http, { token: guest.token, ...(lastEventId ? { lastEventId } : {}) });
  const isOpen = ({ codeStatus, sender }: Message) =>
    codeStatus === 'searching' || sender.verdict === 'unchecked';
  await expect.poll(async () => (await list()).filter(isOpen).length).toBe(0);
  const messages = await list();
  expect(messages.map(({ subject }) => subject).toSorted()).toEqual(subjects.toSorted());
  // What would be told twice comes in this time.
  await sleep(2_000);
  await last.close();
  told.push(...last.all);

  for (const { id, code } of messages) {
    const mine = told.filter(({ data }) => (data.message?.id ?? data.id) === id);
    const arrivals = mine.filter(({ name }) => name === 'message');
    expect(arrivals).toHaveLength(1);
    const [arrival] = arrivals;
    const { codeStatus, sender } = arrival!.data.message;
    const ends = mine.filter(({ name, data }) => name === 'updated' && data.codeStatus === 'done');
    const verdicts = mine.filter(({ name, data }) => name === 'updated' && data.sender);
    expect(ends).toHaveLength(codeStatus === 'done' ? 0 : 1);
    expect(verdicts).toHaveLength(sender.verdict === 'unchecked' ? 1 : 0);
    expect(code).not.toBeNull();
    expect((ends[0]?.data ?? arrival!.data.message).code).toEqual(code);
  }
});
