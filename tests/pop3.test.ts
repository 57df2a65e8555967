import { afterEach, expect, test } from 'vitest';
import { createGuest, type Guest } from './support/api-client.ts';
import { mailWith, plainMail } from './support/mails.ts';
import { connectPop3, type Pop3Client } from './support/pop3-client.ts';
import { setUpApp } from './support/set-up-app.ts';
import { sendMail } from './support/smtp-client.ts';

let guest: Guest;
let address: string;
const app = setUpApp({ pop3Port: 0, pop3sPort: 0 });

const open: Pop3Client[] = [];
afterEach(() => {
  for (const client of open.splice(0)) client.destroy();
});
async function connect(options: { secure?: boolean } = {}) {
  const client = await connectPop3(options.secure ? app.ports!.pop3s! : app.ports!.pop3!, options);
  open.push(client);
  return client;
}
/** A new inbox with these mails, and a client that has logged in. */
async function loginWith(...mails: Array<string | Buffer>) {
  guest = await createGuest(app.http);
  ({ address } = await guest.generate());
  for (const raw of mails) expect((await sendMail(app.smtpPort, { to: address, raw })).end?.code).toBe(250);
  return loginAgain();
}
async function loginAgain() {
  const client = await connect();
  expect(await client.login(address, guest.token)).toBe('+OK Logged in.');
  return client;
}

test('a client can ask what is possible, before and after it has logged in', async () => {
  const client = await connect();
  expect(client.greeting).toMatch(/^\+OK .* POP3 Mayfly$/);
  expect(await client.askMany('CAPA')).toMatch(/^TOP\r\nUIDL\r\n.*USER\r\nSASL PLAIN\r\nSTLS\r\n/s);
  expect(await (await connect({ secure: true })).askMany('CAPA')).not.toContain('STLS');
  expect(await (await loginWith()).askMany('CAPA')).not.toContain('USER');
});

test('it logs in by USER and PASS, by AUTH, and encrypted in either way', async () => {
  await loginWith();
  const plain = Buffer.from(`\0${address}\0${guest.token}`).toString('base64');
  expect(await (await connect()).ask(`AUTH PLAIN ${plain}`)).toBe('+OK Logged in.');
  const client = await connect();
  expect(await client.ask('AUTH PLAIN')).toBe('+ ');
  expect(await client.ask(plain)).toBe('+OK Logged in.');
  const upgraded = await connect();
  await upgraded.startTls();
  expect(await upgraded.login(address, guest.token)).toBe('+OK Logged in.');
  expect(await (await connect({ secure: true })).login(address, guest.token)).toBe('+OK Logged in.');
});

test('nobody opens the inbox of somebody else', async () => {
  await loginWith();
  const stranger = await createGuest(app.http);
  const wrong = '-ERR [AUTH] The address or the password is wrong.';
  expect(await (await connect()).login(address, stranger.token)).toBe(wrong);
  expect(await (await connect()).login('nobody@mayfly.test', guest.token)).toBe(wrong);
  expect(await (await connect()).ask(`PASS ${guest.token}`)).toBe(wrong);
  expect(await (await connect()).ask('STAT')).toMatch(/^-ERR/);
});

test('messages have the bytes that arrived, and are not marked as seen', async () => {
  const mails = [plainMail({ text: '.\r\n..\r\nZwölf\r\n' }), mailWith({ size: 700_000 })];
  const client = await loginWith(...mails);
  const stored = (await guest.messages(address)).reverse();
  const sizes: number[] = [];
  for (const [nth, { id }] of stored.entries()) {
    const bytes = await guest.raw(address, id);
    sizes.push(bytes.length);
    expect(Buffer.from(await client.askMany(`RETR ${nth + 1}`), 'latin1').equals(bytes)).toBe(true);
  }
  expect(await client.ask('STAT')).toBe(`+OK 2 ${sizes[0]! + sizes[1]!}`);
  expect(await client.askMany('LIST')).toBe(`1 ${sizes[0]}\r\n2 ${sizes[1]}\r\n`);
  expect(await client.ask('LIST 2')).toBe(`+OK 2 ${sizes[1]}`);
  expect(await client.askMany('UIDL')).toBe(`1 ${stored[0]!.id}\r\n2 ${stored[1]!.id}\r\n`);
  expect(await client.ask('RETR 3')).toBe('-ERR There is no such message.');
  expect(await guest.messages(address)).toMatchObject([{ seen: false }, { seen: false }]);
});

test('TOP gives the headers and some lines', async () => {
  const client = await loginWith(plainMail({ text: 'one\r\ntwo\r\n' }));
  const head = plainMail({ text: '' });
  expect(await client.askMany('TOP 1 0')).toBe(head);
  expect(await client.askMany('TOP 1 1')).toBe(`${head}one\r\n`);
  expect(await client.ask('TOP 1')).toMatch(/^-ERR/);
});

test('QUIT deletes, and leaving without it or RSET does not', async () => {
  const client = await loginWith(plainMail(), plainMail({ subject: 'Kept' }));
  const [kept, first] = await guest.messages(address);
  await client.ask('DELE 1');
  expect(await client.ask('RETR 1')).toBe('-ERR There is no such message.');
  expect(await client.askMany('UIDL')).toBe(`2 ${kept!.id}\r\n`);
  client.destroy();
  const second = await loginAgain();
  expect(await second.ask(`UIDL 1`)).toBe(`+OK 1 ${first!.id}`);
  await second.ask('DELE 2');
  await second.ask('RSET');
  await second.ask('DELE 1');
  const other = await loginAgain();
  expect(await second.ask('QUIT')).toBe('+OK Goodbye.');
  expect(await second.line()).toBe('closed');
  expect(await guest.messages(address)).toMatchObject([{ subject: 'Kept' }]);
  expect(await other.ask('RETR 1')).toMatch(/^-ERR/);
  expect(await other.ask('NOOP')).toBe('+OK Nothing done.');
});

test('commands sent together are answered in order, also when the client closes its side', async () => {
  const client = await loginWith(plainMail());
  client.socket.end('STAT\r\nNOOP\r\nQUIT\r\n');
  expect([await client.line(), await client.line(), await client.line()]).toEqual([
    expect.stringMatching(/^\+OK 1 \d+$/),
    '+OK Nothing done.',
    '+OK Goodbye.',
  ]);
});

test('an address that is deleted ends the connection', async () => {
  const client = await loginWith();
  const { emails } = await guest.emails();
  await guest.ask('DELETE', `/emails/${emails[0]!.id}`);
  expect(await client.line()).toMatch(/^-ERR The address has ended/);
  expect(await client.line()).toBe('closed');
});
