import { afterAll, beforeAll, expect, test } from 'vitest';
import { createGuest, type Guest } from './support/api-client.ts';
import { freePort } from './support/free-port.ts';
import { hostileStructures } from './support/hostile-structures.ts';
import { connectImap } from './support/imap-client.ts';
import { connectPop3 } from './support/pop3-client.ts';
import { runProcess } from './support/run-process.ts';
import { sendMail } from './support/smtp-client.ts';
import { createTestDatabase } from './support/test-database.ts';
import { startWitness } from './support/witness.ts';

const READERS = 3;
const MAILS = 50;
const PARTS = 990;
const NAME_LENGTH = 480;
const LIMIT_MS = 60;

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let app: Awaited<ReturnType<typeof runProcess>>;
let imapPort: number;
let pop3Port: number;
let readers: Array<{ guest: Guest; address: string }>;

beforeAll(async () => {
  database = await createTestDatabase({ migrated: true });
  [imapPort, pop3Port] = [await freePort(), await freePort()];
  // A separate process, so that it does not share an event loop with the test.
  app = await runProcess({
    DATABASE_URL: database.url,
    MAIL_KEY: Buffer.alloc(32, 3).toString('base64'),
    PREMIUM_LIFETIME: '2h',
    GENERATE_LIMIT_PER_IP: '0',
    LOG_LEVEL: 'error',
    FREE_ATTACHMENT_LIMIT: '20MB',
    IMAP_PORT: String(imapPort),
    POP3_PORT: String(pop3Port),
  });
  readers = await Promise.all(
    Array.from({ length: READERS }, async () => {
      const guest = await createGuest(app.http);
      return { guest, address: (await guest.generate()).address };
    }),
  );
  const raw = manyPartsMail();
  const to = readers.map(({ address }) => address);
  for (let n = 0; n < MAILS; n++) expect((await sendMail(app.smtpPort, { to, raw })).end?.code).toBe(250);
});
afterAll(async () => {
  await app?.stop();
  await database?.drop();
});

test('/healthz stays quick while several guests read lists of heavy mails in a loop', () =>
  staysQuickWhile(() => {
    let reading = true;
    let lists = 0;
    const loops = readers.map(async ({ guest, address }, nth) => {
      while (reading) {
        expect(await guest.messages(address, nth ? 'full' : 'summary')).toHaveLength(MAILS);
        lists++;
      }
    });
    return async () => {
      reading = false;
      await Promise.all(loops);
      expect(lists).toBeGreaterThan(READERS);
    };
  }));

test('/healthz stays quick while mail programs ask for the longest answers in a loop', async () => {
  const guest = await createGuest(app.http);
  const { address } = await guest.generate();
  for (const name of ['a digest of mails with endless subjects', 'ten megabytes of lines with one dot']) {
    const raw = hostileStructures[name]!();
    expect((await sendMail(app.smtpPort, { to: address, raw })).end?.code).toBe(250);
  }
  const imap = [await connectImap(imapPort), await connectImap(imapPort)];
  const pop3 = [await connectPop3(pop3Port), await connectPop3(pop3Port)];
  for (const client of [...imap, ...pop3]) expect(await client.login(address, guest.token)).toMatch(/OK/);
  for (const client of imap) await client.ask('SELECT INBOX');
  await staysQuickWhile(() => {
    // What they answer is not looked at, because that would keep this process busy.
    for (const { socket } of [...imap, ...pop3]) socket.removeAllListeners('data').resume();
    for (const client of imap)
      client.write(`a FETCH 1 (${'BODYSTRUCTURE '.repeat(50).trim()})\r\n`.repeat(150));
    for (const client of pop3) client.write('RETR 2\r\n'.repeat(50));
    return async () => {
      const read = [...imap, ...pop3].reduce((sum, { socket }) => sum + socket.bytesRead, 0);
      expect(read).toBeGreaterThan(1_000_000);
      for (const client of [...imap, ...pop3]) client.destroy();
    };
  });
});

/** `begin` returns what ends it. */
async function staysQuickWhile(begin: () => () => Promise<void>) {
  await probe();
  const quiet = await probe();
  const witness = await startWitness();
  const end = begin();
  await witness.blockMs();
  const busy = await probe();
  const machine = await witness.blockMs();
  await end();
  witness.close();
  // A machine that stops for everybody is not the server's fault.
  expect(busy - quiet).toBeLessThan(LIMIT_MS + machine);
}

/** The median time of `/healthz`. */
async function probe(): Promise<number> {
  const taken: number[] = [];
  for (let n = 0; n < 60; n++) {
    const start = performance.now();
    const response = await fetch(`${app.http}/healthz`);
    await response.arrayBuffer();
    taken.push(performance.now() - start);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  return taken.sort((a, b) => a - b)[taken.length >> 1]!;
}

function manyPartsMail(): string {
  const part = (n: number) =>
    `--b\r\nContent-Disposition: attachment; filename="${String(n).padEnd(NAME_LENGTH, 'n')}"\r\n\r\nx\r\n`;
  const parts = Array.from({ length: PARTS }, (_, n) => part(n)).join('');
  return `From: a@example.org\r\nSubject: many parts\r\nMIME-Version: 1.0\r\nContent-Type: multipart/mixed; boundary=b\r\n\r\n${parts}--b--\r\n`;
}
