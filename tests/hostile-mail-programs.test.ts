import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { connect as tlsConnect } from 'node:tls';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { retrievalLimits } from '#server/retrieval/limits.ts';
import { createGuest, type Guest } from './support/api-client.ts';
import { connectImap } from './support/imap-client.ts';
import { mailWith, plainMail } from './support/mails.ts';
import { connectPop3 } from './support/pop3-client.ts';
import { sendMail } from './support/smtp-client.ts';
import { type RunningApp, startApp } from './support/start-app.ts';
import { openTextSocket } from './support/text-socket.ts';

let app: RunningApp;
let guest: Guest;
let address: string;
const start = async (retrievalLimits = {}, config = {}) => {
  const doors = { imapPort: 0, pop3Port: 0, imapsPort: 0, pop3sPort: 0 };
  app = await startApp({ ...doors, ...config, retrievalLimits });
  guest = await createGuest(app.http);
  ({ address } = await guest.generate());
};

const open: Array<{ destroy: () => void }> = [];
afterEach(() => {
  for (const client of open.splice(0)) client.destroy();
});
/** Each from a network of its own, because wrong passwords are counted. */
let networks = 1;
const elsewhere = () => `127.2.0.${networks++}`;
async function imap({ isIn = false, from = elsewhere() } = {}) {
  const client = await connectImap(app.ports!.imap!, { from });
  open.push(client);
  if (isIn) {
    expect(await client.login(address, guest.token)).toMatch(/^OK/);
    await client.ask('SELECT INBOX');
  }
  return client;
}
async function pop3({ isIn = false, from = elsewhere() } = {}) {
  const client = await connectPop3(app.ports!.pop3!, { from });
  open.push(client);
  if (isIn) expect(await client.login(address, guest.token)).toMatch(/^\+OK/);
  return client;
}

async function offers() {
  const imapClient = await imap();
  const pop3Client = await pop3();
  return {
    offered: `${imapClient.greeting} ${await pop3Client.askMany('CAPA')}`,
    imap: await imapClient.login(address, guest.token),
    pop3: await pop3Client.ask(`USER ${address}`),
  };
}

const connections = async () => {
  const metrics = await (await fetch(`${app.http}/metrics`)).text();
  const counts = metrics.matchAll(/^mayfly_retrieval_connections\{.*\} (\d+)/gm);
  return [...counts].reduce((sum, [, count]) => sum + Number(count), 0);
};

/** Clients that have a handshake before them and say nothing, one at each door. */
async function openHandshakes() {
  const secure = (port: number) => openTextSocket(port, { from: elsewhere() });
  const clients = [secure(app.ports!.imaps!), secure(app.ports!.pop3s!)];
  open.push(...clients);
  for (const client of [await imap(), await pop3()]) {
    client.write(client.greeting!.startsWith('*') ? 'a STARTTLS\r\n' : 'STLS\r\n');
    await client.take((text) => text.indexOf('\n') + 1 || null);
    clients.push(client);
  }
  return clients;
}

describe('hostile clients', () => {
  beforeAll(() => start());
  afterAll(() => app.close());

  test('a line without an end is ended', async () => {
    for (const client of [await imap(), await pop3()]) {
      client.write('x'.repeat(70_000));
      expect(await client.rest()).toMatch(/too long/);
    }
  });

  test('before login a literal has 4 KB at most', async () => {
    const client = await imap();
    expect((await client.ask('LOGIN {4097}')).done).toMatch(/^NO \[TOOBIG\]/);
    client.write('a LOGIN {5000+}\r\n');
    expect(await client.rest()).toMatch(/^\* BYE /);
    const many = await imap();
    expect((await many.ask(`LOGIN {2000+}\r\n${'x'.repeat(2_000)} {2097}`)).done).toMatch(/^NO \[TOOBIG\]/);
  });

  test('brackets in brackets, and many keys, items and ranges are refused or cheap', async () => {
    const client = await imap({ isIn: true });
    expect((await client.ask(`SEARCH ${'('.repeat(11)}ALL${')'.repeat(11)}`)).done).toMatch(/^BAD/);
    expect((await client.ask(`SEARCH ${'('.repeat(30_000)}`)).done).toMatch(/^BAD/);
    expect((await client.ask(`SEARCH ${'OR ALL '.repeat(60)}ALL`)).done).toMatch(/^BAD/);
    expect((await client.ask(`SEARCH ${'NOT '.repeat(10_000)}ALL`)).done).toMatch(/^BAD/);
    expect((await client.ask(`FETCH 1:* (${'BODY[] '.repeat(51)})`)).done).toMatch(/^BAD/);
    expect((await client.ask(`FETCH ${'1:4294967295,'.repeat(4_000)}1 FLAGS`)).done).toMatch(/^OK/);
    expect((await client.ask(`LIST "" ${'*a'.repeat(20_000)}`)).done).toMatch(/^OK/);
    expect((await client.ask(`ID (${'"a" NIL '.repeat(1_000)})`)).done).toMatch(/^BAD/);
    expect((await client.ask(`SEARCH SUBJECT ${'a'.repeat(501)}`)).done).toMatch(/^BAD/);
  });

  test('after twenty errors the connection ends', async () => {
    const client = await imap();
    client.write('x\r\n'.repeat(30));
    expect((await client.rest()).match(/^\* BAD/gm)).toHaveLength(20);
    const other = await pop3();
    other.write('XXXX\r\n'.repeat(30));
    expect((await other.rest()).match(/^-ERR/gm)).toHaveLength(21);
  });

  test('what a client has sent before its connection was ended is not answered, and nobody else notices', async () => {
    const errors = 'x\r\n'.repeat(20);
    const many = await imap();
    many.write(`${errors}${'a CAPABILITY\r\n'.repeat(400)}`);
    expect(await many.rest()).not.toContain('* CAPABILITY');
    // The answers fill what is collected to the last byte before STLS.
    const other = await pop3();
    other.write(`${'XXXX\r\n'.repeat(20)}${'USER x\r\n'.repeat(679)}STLS\r\n`);
    expect(await other.rest()).not.toContain('Now the password');
    for (const last of [
      'CAPABILITY',
      'STATUS INBOX (MESSAGES UIDNEXT UNSEEN)',
      'FETCH 1:* (FLAGS ENVELOPE)',
    ]) {
      const leaving = await imap({ isIn: true });
      leaving.write(`a ${last}\r\n`.repeat(500));
      leaving.socket.resetAndDestroy();
    }
    expect((await (await imap({ isIn: true })).ask('NOOP')).done).toMatch(/^OK/);
  });

  test('garbage is answered or the connection ends, and others are served', async () => {
    const bystander = await imap({ isIn: true });
    for (let n = 0; n < 5; n++)
      for (const client of [await imap(), await pop3()]) {
        client.socket.end(randomBytes(20_000));
        await client.rest();
      }
    for (let n = 0; n < 2; n++) {
      const client = await connectImap(app.ports!.imap!, { from: elsewhere() });
      client.write('a STARTTLS\r\n');
      await client.answer();
      client.write(randomBytes(1_000));
      await client.rest();
    }
    expect((await bystander.ask('NOOP')).done).toBe('OK Nothing done.');
  });

  test('thousands of commands at once are answered in order', async () => {
    const client = await imap({ isIn: true });
    client.socket.end(Array.from({ length: 3_000 }, (_, n) => `t${n} UNSUBSCRIBE INBOX\r\n`).join(''));
    const answers = (await client.rest()).trimEnd().split('\r\n');
    expect(answers).toHaveLength(3_000);
    expect(answers.every((answer, n) => answer === `t${n} OK You always see it.`)).toBe(true);
  });

  test('after twenty wrong passwords of a network the connection ends, in the same words', async () => {
    const from = elsewhere();
    const wrong = 'The address or the password is wrong.';
    for (let n = 0; n < 10; n++) {
      expect(await (await imap({ from })).login(address, `wrong-password-${n}-x`)).toContain(wrong);
      expect(await (await pop3({ from })).login(address, `wrong-password-${n}-y`)).toContain(wrong);
    }
    const refused = await imap({ from });
    refused.write(`a LOGIN ${address} ${guest.token}\r\n`);
    expect(await refused.rest()).toBe(`a NO [AUTHENTICATIONFAILED] ${wrong}\r\n* BYE Too many errors.\r\n`);
    const also = await pop3({ from });
    await also.ask(`USER ${address}`);
    also.write(`PASS ${guest.token}\r\n`);
    expect(await also.rest()).toBe(`-ERR [AUTH] ${wrong}\r\n-ERR Too many errors.\r\n`);
    await imap({ isIn: true });
  });

  test('wrong passwords that are tried at the same time are counted before the next are tried', async () => {
    const from = elsewhere();
    const clients = await Promise.all(Array.from({ length: 30 }, () => imap({ from })));
    const passwords = [...Array.from({ length: 29 }, (_, n) => `wrong-password-${n}-z`), guest.token];
    const answers = await Promise.all(clients.map((client, n) => client.login(address, passwords[n]!)));
    for (const answer of answers) expect(answer).toContain('The address or the password is wrong.');
  });

  test('a right password is not counted', async () => {
    const from = elsewhere();
    for (let n = 0; n < 15; n++) (await imap({ isIn: true, from })).destroy();
    await Promise.all(Array.from({ length: 15 }, () => imap({ isIn: true, from })));
  });

  test('a password in clear is accepted from this machine', async () => {
    expect(await offers()).toEqual({
      offered: expect.stringMatching(/AUTH=PLAIN.*USER\r\nSASL PLAIN/s),
      imap: expect.stringMatching(/^OK/),
      pop3: expect.stringMatching(/^\+OK/),
    });
  });

  test('a client that leaves during the handshake is forgotten at once', async () => {
    await expect.poll(connections).toBe(0);
    const begun = performance.now();
    const clients = await openHandshakes();
    await expect.poll(connections).toBe(clients.length);
    for (const { socket } of clients) socket.end();
    await expect.poll(connections).toBe(0);
    expect(performance.now() - begun).toBeLessThan(retrievalLimits.handshakeMs);
  });

  test('a client that asks for another handshake gets none', async () => {
    const socket = tlsConnect({
      port: app.ports!.imaps!,
      host: '127.0.0.1',
      rejectUnauthorized: false,
      maxVersion: 'TLSv1.2',
    });
    await once(socket, 'secureConnect');
    const refused = once(socket, 'error', { signal: AbortSignal.timeout(retrievalLimits.loginMs / 2) });
    socket.renegotiate({}, () => {});
    expect(await refused).toMatchObject([{ code: 'ERR_SSL_NO_RENEGOTIATION' }]);
    socket.destroy();
  });
});

describe('behind a proxy on this machine', () => {
  // Long enough for a login on a busy machine.
  beforeAll(() => start({ loginMs: 3_000 }, { onlyThisMachine: false }));
  afterAll(() => app.close());

  test('a password in clear is refused where a client on loopback may be a proxy', async () => {
    expect(await offers()).toEqual({
      offered: expect.stringMatching(/^(?!.*(AUTH=PLAIN|USER)).*LOGINDISABLED/s),
      imap: expect.stringMatching(/^NO \[PRIVACYREQUIRED\]/),
      pop3: expect.stringMatching(/^-ERR/),
    });
  });

  test('who does not log in is disconnected, also during a handshake', async () => {
    for (const client of [await imap(), await pop3()]) expect(await client.rest()).toMatch(/took too long/);
    const half = await connectImap(app.ports!.imap!);
    half.write('a STARTTLS\r\n');
    await half.answer();
    expect(await half.rest()).toBe('');
  });
});

describe('time and space', () => {
  beforeAll(() =>
    start({ silentMs: 4_000, beatMs: 500, stalledMs: 2_000, connectionsPerClient: 3, handshakeMs: 500 }),
  );
  afterAll(() => app.close());

  test('who says nothing is logged out, and who idles hears that the connection stands', async () => {
    const [silent, idling, fetching] = [
      await imap({ isIn: true }),
      await imap({ isIn: true }),
      await pop3({ isIn: true }),
    ];
    idling.write('i IDLE\r\n');
    expect(await idling.answer()).toBe('+ Idling\r\n');
    expect(await idling.answer()).toBe('* OK Still here\r\n');
    for (const client of [silent, idling, fetching])
      expect(await client.rest()).toMatch(/silent for too long/);
  });

  test('who does not read is disconnected, and others read', async () => {
    await sendMail(app.smtpPort, { to: address, raw: mailWith({ size: 4_000_000 }) });
    const slow = await imap({ isIn: true });
    slow.socket.pause();
    slow.write('a FETCH 1 BODY.PEEK[]\r\n'.repeat(10));
    await sendMail(app.smtpPort, { to: address, raw: plainMail() });
    const other = await imap({ isIn: true });
    expect((await other.ask('FETCH 2 BODY.PEEK[TEXT]')).done).toMatch(/^OK/);
    await expect
      .poll(
        async () =>
          (await (await fetch(`${app.http}/metrics`)).text()).match(
            /retrieval_connections\{protocol="imap"\} (\d+)/,
          )?.[1],
      )
      .toBe('0');
  });

  test('a network has a few connections, and one more is closed before any handshake', async () => {
    const from = elsewhere();
    const held = [];
    for (let n = 0; n < 3; n++) held.push(await imap({ from }));
    expect((await imap({ from })).greeting).toMatch(/^\* BYE Too many connections/);
    expect((await pop3({ from })).greeting).toMatch(/^-ERR Too many connections/);
    for (const port of [app.ports!.imaps!, app.ports!.pop3s!])
      expect(await openTextSocket(port, { from }).rest()).toBe('');
    for (const client of held) expect((await client.ask('NOOP')).done).toMatch(/^OK/);
  });

  test('a handshake has to end in time', async () => {
    const idle = await imap();
    for (const client of await openHandshakes()) expect(await client.rest()).toBe('');
    expect((await idle.ask('NOOP')).done).toMatch(/^OK/);
    expect(await idle.startTls()).toMatch(/^OK/);
    await sleep(1_000);
    expect((await idle.ask('NOOP')).done).toMatch(/^OK/);
  });
});
