import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { call, createGuest, type Guest } from './support/api-client.ts';
import { connectImap, type ImapClient } from './support/imap-client.ts';
import { mailWith, plainMail } from './support/mails.ts';
import { setUpApp } from './support/set-up-app.ts';
import { sendMail } from './support/smtp-client.ts';

const CATCH_ALL = 'the-token-of-catch-all';
let guest: Guest;
let address: string;
const app = setUpApp({ imapPort: 0, imapsPort: 0, catchAll: CATCH_ALL });

const open: ImapClient[] = [];
afterEach(() => {
  for (const client of open.splice(0)) client.destroy();
});
async function connect(options: { secure?: boolean } = {}) {
  const client = await connectImap(options.secure ? app.ports!.imaps! : app.ports!.imap!, options);
  open.push(client);
  return client;
}
/** A new inbox with these mails, and a client that has selected it. */
async function selectWith(...mails: Array<string | Buffer>) {
  guest = await createGuest(app.http);
  ({ address } = await guest.generate());
  for (const raw of mails) await deliver(raw);
  const client = await connect();
  expect(await client.login(address, guest.token)).toMatch(/^OK \[CAPABILITY IMAP4rev1 .*IDLE/);
  const { lines, done } = await client.ask('SELECT INBOX');
  expect(done).toMatch(/^OK \[READ-WRITE\]/);
  return Object.assign(client, { selected: lines });
}
const deliver = async (raw: string | Buffer = plainMail(), to = address) =>
  expect((await sendMail(app.smtpPort, { to, raw })).end?.code).toBe(250);
const uidsIn = (lines: string[]) => lines.map((line) => Number(/UID (\d+)/.exec(line)?.[1]));

test('the configuration of the page has what a mail program needs', async () => {
  const { json } = await call(app.http, 'GET', '/api/config');
  const imap = { port: app.ports!.imaps, security: 'SSL/TLS' };
  expect(json.mailPrograms).toEqual({ server: app.config.mailHost, imap, pop3: null });
});

describe('logging in', () => {
  beforeAll(async () => {
    guest = await createGuest(app.http);
    ({ address } = await guest.generate());
  });

  test('the greeting says what is possible', async () => {
    expect((await connect()).greeting).toMatch(
      /^\* OK \[CAPABILITY IMAP4rev1 .*STARTTLS AUTH=PLAIN\] .*Mayfly\r\n$/,
    );
    expect((await connect({ secure: true })).greeting).not.toMatch(/STARTTLS/);
  });

  test('a token opens the inboxes it owns, by LOGIN and by AUTHENTICATE', async () => {
    const plain = Buffer.from(`\0${address}\0${guest.token}`).toString('base64');
    expect(await (await connect()).login(address, guest.token)).toMatch(/^OK/);
    expect((await (await connect()).ask(`AUTHENTICATE PLAIN ${plain}`)).done).toMatch(/^OK/);
    const client = await connect();
    client.write('a AUTHENTICATE PLAIN\r\n');
    expect(await client.answer()).toBe('+ \r\n');
    client.write(`${plain}\r\n`);
    expect((await client.until('a')).done).toMatch(/^OK/);
  });

  test('after STARTTLS and on the encrypted port it works the same', async () => {
    const client = await connect();
    expect(await client.startTls()).toBe('OK Begin.');
    expect(await client.login(address, guest.token)).toMatch(/^OK/);
    expect(await (await connect({ secure: true })).login(address, guest.token)).toMatch(/^OK/);
  });

  test('what was sent in clear behind STARTTLS is forgotten', async () => {
    const client = await connect();
    client.write('a STARTTLS\r\nb NOOP\r\n');
    expect(await client.answer()).toBe('a OK Begin.\r\n');
    await client.encrypt();
    // An answer to `b` would come before it.
    expect((await client.ask('CAPABILITY')).lines).toEqual([expect.stringMatching(/^\* CAPABILITY /)]);
  });

  test('a mailbox is opened by its own password', async () => {
    const name = `reader@${app.config.mailDomains[0]}`;
    await call(app.http, 'POST', '/mailtm/accounts', {
      body: { address: name, password: 'a password of 20' },
    });
    expect(await (await connect()).login(name, 'a password of 20')).toMatch(/^OK/);
    for (const [user, password] of [
      [name, 'another password'],
      [address, 'a password of 20'],
    ] as const)
      expect(await (await connect()).login(user, password)).toMatch(/^NO \[AUTHENTICATIONFAILED\]/);
    const short = { address: `short-${name}`, password: '7 chars' };
    const refused = await call(app.http, 'POST', '/mailtm/accounts', { body: short });
    expect(refused.status).toBe(422);
    expect(refused.bytes.toString()).toContain('8 to 1000 characters');
  });

  test('the token of CATCH_ALL opens all mail for any user name', async () => {
    await deliver(plainMail({ subject: 'For anybody' }), 'somebody@elsewhere.example');
    const client = await connect();
    expect(await client.login('whatever', CATCH_ALL)).toMatch(/^OK/);
    await client.ask('SELECT INBOX');
    const { lines } = await client.ask('FETCH * ENVELOPE');
    expect(lines.join()).toContain('For anybody');
  });

  test('nobody opens the inbox of somebody else, and every reason is said in the same words', async () => {
    const stranger = await createGuest(app.http);
    const said = [
      await (await connect()).login(address, stranger.token),
      await (await connect()).login(address, 'no-such-token-at-all'),
      await (await connect()).login('nobody@mayfly.test', guest.token),
      (await (await connect()).ask('AUTHENTICATE PLAIN bm90aGluZw==')).done,
    ];
    expect(new Set(said)).toEqual(
      new Set(['NO [AUTHENTICATIONFAILED] The address or the password is wrong.']),
    );
  });
});

test('logins and connections are counted', async () => {
  guest = await createGuest(app.http);
  ({ address } = await guest.generate());
  const client = await connect();
  expect(await client.login(address, 'wrong-password-of-it')).toMatch(/^NO/);
  expect(await client.login(address, guest.token)).toMatch(/^OK/);
  const metrics = await (await fetch(`${app.http}/metrics`)).text();
  expect(metrics).toMatch(/^mayfly_retrieval_logins_total\{.*protocol="imap",outcome="wrong".*\} [1-9]/m);
  expect(metrics).toMatch(/^mayfly_retrieval_logins_total\{.*protocol="imap",outcome="ok".*\} [1-9]/m);
  expect(metrics).toMatch(/^mayfly_retrieval_connections\{.*protocol="imap".*\} [1-9]/m);
});

describe('a selected inbox', () => {
  test('is described', async () => {
    const { selected } = await selectWith(plainMail(), plainMail());
    expect(selected).toContain('* 2 EXISTS');
    expect(selected).toContain('* OK [UNSEEN 1] The first one that was not seen');
    expect(selected.join()).toMatch(/UIDVALIDITY [1-9]\d{0,9}\]/);
    expect(selected.join()).toMatch(/UIDNEXT [1-9]\d{0,9}\]/);
  });

  test('gives every message with the bytes that arrived', async () => {
    const raw = mailWith({ size: 700_000 });
    const client = await selectWith(raw, plainMail({ text: 'Zwölf\r\n..\r\n.\r\n' }));
    const { lines } = await client.ask('FETCH 1:* (RFC822.SIZE BODY.PEEK[])');
    const [large, small] = await guest.messages(address).then((all) => all.reverse());
    for (const [nth, message] of [large, small].entries()) {
      const bytes = await guest.raw(address, message!.id);
      const [head] = lines[nth]!.split('\r\n', 1);
      expect(head).toBe(`* ${nth + 1} FETCH (RFC822.SIZE ${bytes.length} BODY[] {${bytes.length}}`);
      expect(Buffer.from(lines[nth]!.slice(head!.length + 2, -1), 'latin1').equals(bytes)).toBe(true);
    }
    expect(lines.some((line) => line.includes('FLAGS'))).toBe(false);
  });

  test('gives parts of bytes', async () => {
    const raw = plainMail({ text: '0123456789\r\n' });
    const client = await selectWith(raw);
    const { lines } = await client.ask('FETCH 1 (BODY.PEEK[TEXT]<2.3> BODY.PEEK[]<100000.5> RFC822.HEADER)');
    const head = raw.slice(0, raw.indexOf('\r\n\r\n') + 4);
    expect(lines).toEqual([
      `* 1 FETCH (BODY[TEXT]<2> {3}\r\n234 BODY[]<100000> {0}\r\n RFC822.HEADER {${head.length}}\r\n${head})`,
    ]);
  });

  test('gives chosen headers as they were written', async () => {
    const client = await selectWith(plainMail({ subject: 'One' }));
    const { lines } = await client.ask('FETCH 1 BODY.PEEK[HEADER.FIELDS (Subject "from")]');
    const fields = 'From: A Sender <sender@example.org>\r\nSubject: One\r\n\r\n';
    expect(lines).toEqual([
      `* 1 FETCH (BODY[HEADER.FIELDS (SUBJECT "FROM")] {${fields.length}}\r\n${fields})`,
    ]);
    const rest = await client.ask('FETCH 1 BODY.PEEK[HEADER.FIELDS.NOT (Subject From To)]');
    expect(rest.lines[0]).toMatch(/\{\d+\}\r\nContent-Type: text\/plain; charset=utf-8\r\n\r\n\)$/);
  });

  test('describes a mail and its parts, also those of a mail in the mail', async () => {
    const client = await selectWith(NESTED);
    const envelope = await client.ask('FETCH 1 ENVELOPE');
    expect(envelope.lines).toEqual([
      '* 1 FETCH (ENVELOPE ("Mon, 2 Feb 2026 10:00:00 +0100" "Nested" (("Ann \\"A\\" B" NIL "ann" "example.org")) ' +
        '(("Ann \\"A\\" B" NIL "ann" "example.org")) (("Ann \\"A\\" B" NIL "ann" "example.org")) ' +
        '((NIL NIL "Friends" NIL)(NIL NIL "bob" "example.org")("Cy" NIL "cy" "example.org")(NIL NIL NIL NIL)) NIL NIL NIL "<1@example.org>"))',
    ]);
    const structure = await client.ask('FETCH 1 BODYSTRUCTURE');
    expect(structure.lines).toEqual([
      '* 1 FETCH (BODYSTRUCTURE (("text" "plain" ("charset" "utf-8") NIL NIL "7bit" 7 1 NIL NIL NIL NIL)' +
        `("message" "rfc822" NIL NIL NIL "7bit" ${INNER.length} (NIL "Inner" NIL NIL NIL NIL NIL NIL NIL NIL) ` +
        '("text" "html" NIL NIL NIL "7bit" 9 0 NIL NIL NIL NIL) 3 NIL ("attachment" ("filename*" "utf-8\'\'%C3%A4.eml")) NIL NIL)' +
        ' "mixed" ("boundary" "b") NIL NIL NIL))',
    ]);
    const section = async (name: string) => (await client.ask(`FETCH 1 BODY.PEEK[${name}]`)).lines[0];
    expect(await section('1')).toBe('* 1 FETCH (BODY[1] {7}\r\nHello\r\n)');
    expect(await section('2')).toBe(`* 1 FETCH (BODY[2] {${INNER.length}}\r\n${INNER})`);
    expect(await section('2.1')).toBe('* 1 FETCH (BODY[2.1] {9}\r\n<p>Hi</p>)');
    expect(await section('2.HEADER')).toContain('\r\nSubject: Inner\r\nContent-Type: text/html\r\n\r\n)');
    expect(await section('2.TEXT')).toContain('{9}\r\n<p>Hi</p>)');
    expect(await section('1.MIME')).toContain('\r\nContent-Type: text/plain; charset=utf-8\r\n\r\n)');
    expect(await section('3')).toBe('* 1 FETCH (BODY[3] NIL)');
  });

  test('keeps what was seen, also for other clients and pages', async () => {
    const client = await selectWith(plainMail());
    expect((await client.ask('FETCH 1 BODY[TEXT]')).lines[0]).toMatch(/FLAGS \(\\Seen\)\)$/);
    expect(await guest.messages(address)).toMatchObject([{ seen: true }]);
    expect((await client.ask('STORE 1 -FLAGS (\\Seen)')).lines).toEqual(['* 1 FETCH (FLAGS ())']);
    expect(await guest.messages(address)).toMatchObject([{ seen: false }]);
  });

  test('opened by EXAMINE changes nothing', async () => {
    const client = await selectWith(plainMail());
    expect((await client.ask('EXAMINE INBOX')).done).toMatch(/^OK \[READ-ONLY\]/);
    await client.ask('FETCH 1 BODY[]');
    expect((await client.ask('STORE 1 +FLAGS (\\Deleted)')).done).toMatch(/^NO \[READ-ONLY\]/);
    expect((await client.ask('EXPUNGE')).done).toMatch(/^NO \[READ-ONLY\]/);
    expect(await guest.messages(address)).toMatchObject([{ seen: false }]);
  });

  test('loses what was marked as deleted at EXPUNGE, and other clients hear of it', async () => {
    const client = await selectWith(plainMail(), plainMail({ subject: 'Kept' }), plainMail());
    const other = await connect();
    await other.login(address, guest.token);
    await other.ask('SELECT INBOX');
    const uids = uidsIn((await client.ask('FETCH 1:* UID')).lines);
    expect((await client.ask('STORE 1,3 +FLAGS (\\Deleted)')).lines).toHaveLength(2);
    expect((await client.ask('SEARCH DELETED')).lines).toEqual(['* SEARCH 1 3']);
    expect((await client.ask(`UID EXPUNGE ${uids[1]}`)).lines).toEqual([]);
    expect((await client.ask(`UID EXPUNGE ${uids[2]}`)).lines).toEqual(['* 3 EXPUNGE']);
    expect((await client.ask('EXPUNGE')).lines).toEqual(['* 1 EXPUNGE']);
    expect(await guest.messages(address)).toMatchObject([{ subject: 'Kept' }]);
    const heard: string[] = [];
    await expect
      .poll(async () => heard.push(...(await other.ask('NOOP')).lines) && heard)
      .toEqual(['* 3 EXPUNGE', '* 1 EXPUNGE']);
    expect((await other.ask('UID FETCH 1:* UID')).lines).toEqual([`* 1 FETCH (UID ${uids[1]})`]);
  });

  test('keeps what was marked as deleted for later sessions, which expunge it', async () => {
    const client = await selectWith(plainMail(), plainMail({ subject: 'Kept' }));
    const other = await connect();
    await other.login(address, guest.token);
    await other.ask('SELECT INBOX');
    await client.ask('STORE 1:2 +FLAGS.SILENT (\\Deleted)');
    await client.ask('STORE 2 -FLAGS.SILENT (\\Deleted)');
    await client.ask('LOGOUT');
    const heard = await other.ask('NOOP');
    expect(heard.lines).toEqual([expect.stringMatching(/^\* 1 FETCH \(UID \d+ FLAGS \(\\Deleted\)\)$/)]);
    const later = await connect();
    await later.login(address, guest.token);
    await later.ask('SELECT INBOX');
    expect((await later.ask('SEARCH DELETED')).lines).toEqual(['* SEARCH 1']);
    expect((await later.ask('EXPUNGE')).lines).toEqual(['* 1 EXPUNGE']);
    expect(await guest.messages(address)).toMatchObject([{ subject: 'Kept' }]);
  });

  test('deletes at EXPUNGE what is marked by then, and not what another client has just unmarked', async () => {
    const client = await selectWith(plainMail(), plainMail({ subject: 'Kept' }));
    const other = await connect();
    await other.login(address, guest.token);
    await other.ask('SELECT INBOX');
    await client.ask('STORE 1:2 +FLAGS (\\Deleted)');
    await other.ask('STORE 2 -FLAGS (\\Deleted)');
    await client.ask('EXPUNGE');
    expect(await guest.messages(address)).toMatchObject([{ subject: 'Kept' }]);
  });

  test('has no number and no UID zero', async () => {
    const client = await selectWith(plainMail());
    for (const command of [
      'FETCH 0 FLAGS',
      'FETCH 0:* FLAGS',
      'FETCH 1,0 FLAGS',
      'UID FETCH 0 FLAGS',
      'FETCH 1 BODY.PEEK[]<0.0>',
      'STORE 0 +FLAGS (\\Seen)',
      'UID STORE 1:0 +FLAGS (\\Seen)',
      'SEARCH 0',
      'SEARCH UID 0:1',
      'UID EXPUNGE 0',
    ])
      expect([command, (await client.ask(command)).done]).toEqual([command, expect.stringMatching(/^BAD/)]);
    expect((await client.ask('FETCH 1:* FLAGS')).done).toMatch(/^OK/);
  });

  test('says once what is asked several times, and refuses too much of one message', async () => {
    const client = await selectWith(plainMail({ text: 'x'.repeat(100_000) }));
    const twice = await client.ask(
      'FETCH 1 (BODYSTRUCTURE FLAGS BODYSTRUCTURE BODY.PEEK[1]<0.2> body.peek[1]<0.2>)',
    );
    expect(twice.lines.join().match(/BODYSTRUCTURE|FLAGS|BODY\[/g)).toEqual([
      'BODYSTRUCTURE',
      'FLAGS',
      'BODY[',
    ]);
    const seen = await client.ask('FETCH 1 (BODY.PEEK[1]<0.2> BODY[1]<0.2>)');
    expect(seen.lines.join()).toMatch(/^\* 1 FETCH \(BODY\[1\]<0> \{2\}\r\nxx FLAGS \(\\Seen\)\)$/);
    const parts = Array.from({ length: 40 }, (_, n) => `BODY.PEEK[]<${n}.90000>`);
    expect((await client.ask(`FETCH 1 (${parts.join(' ')})`)).done).toMatch(/^NO \[LIMIT\]/);
    expect((await client.ask('FETCH 1 (RFC822 RFC822.TEXT BODY[])')).done).toMatch(/^OK/);
    const status = await client.ask(`STATUS INBOX (${'MESSAGES '.repeat(900)})`);
    expect(status.lines).toEqual(['* STATUS INBOX (MESSAGES 1)']);
  });

  test('names an encoding as the mail does', async () => {
    const part = (encoding: string) => `--b\r\nContent-Transfer-Encoding: ${encoding}\r\n\r\nx\r\n`;
    const all = ['x-uuencode', '6bit', 'Base64', '8-bit', '"é"', '(nothing)'];
    const client = await selectWith(
      `Content-Type: multipart/mixed; boundary=b\r\n\r\n${all.map(part).join('')}--b--\r\n`,
    );
    const [line] = (await client.ask('FETCH 1 BODY')).lines;
    expect(line!.match(/NIL NIL "([^"]*)"/g)!.map((one) => one.slice(8))).toEqual(
      ['x-uuencode', '6bit', 'base64', '8bit', 'binary', '7bit'].map((name) => `"${name}"`),
    );
  });

  test('gives and finds every author and the names of groups', async () => {
    const client = await selectWith(
      'From: Ann <ann@example.org>, "Bob B." <bob@example.net>\r\nTo: Old Friends: cy@example.com;\r\n\r\nHi\r\n',
    );
    const [line] = (await client.ask('FETCH 1 ENVELOPE')).lines;
    expect(line).toContain('(("Ann" NIL "ann" "example.org")("Bob B." NIL "bob" "example.net"))');
    expect(line).toContain('((NIL NIL "Old Friends" NIL)(NIL NIL "cy" "example.com")(NIL NIL NIL NIL))');
    for (const key of ['FROM bob@example', 'FROM "bob b. <bob"', 'FROM ann', 'TO "old friends"', 'TO cy@'])
      expect([key, (await client.ask(`SEARCH ${key}`)).lines]).toEqual([key, ['* SEARCH 1']]);
    for (const key of ['TO ann', 'FROM cy', 'CC cy', 'BCC cy'])
      expect([key, (await client.ask(`SEARCH ${key}`)).lines]).toEqual([key, ['* SEARCH']]);
  });

  test('is searched for words in the body alone, or in all of it', async () => {
    const client = await selectWith(plainMail({ subject: 'Ladder', text: 'A lamp\r\n' }));
    const find = async (keys: string) => (await client.ask(`SEARCH ${keys}`)).lines[0];
    expect(await find('TEXT ladder TEXT lamp')).toBe('* SEARCH 1');
    expect(await find('BODY lamp')).toBe('* SEARCH 1');
    expect(await find('BODY ladder')).toBe('* SEARCH');
    expect(await find('BODY sender@example.org')).toBe('* SEARCH');
    expect(await find('OR BODY ladder NOT TEXT ladder')).toBe('* SEARCH');
    expect(await find('OR BODY lamp BODY ladder')).toBe('* SEARCH 1');
  });

  test('does not renumber messages while a client uses their numbers', async () => {
    const client = await selectWith(plainMail(), plainMail());
    const [, first] = await guest.messages(address);
    await guest.ask('DELETE', `${guest.messagesPath(address)}/${first!.id}`);
    expect((await client.ask('FETCH 1 BODY.PEEK[]')).done).toMatch(/^NO \[EXPUNGEISSUED\]/);
    expect((await client.ask('FETCH 2 FLAGS')).lines).toEqual(['* 2 FETCH (FLAGS ())']);
    expect((await client.ask('SEARCH ALL')).lines).toEqual(['* SEARCH 1 2']);
    expect((await client.ask('NOOP')).lines).toEqual(['* 1 EXPUNGE']);
  });

  test('closes with or without deleting', async () => {
    const client = await selectWith(plainMail(), plainMail());
    await client.ask('STORE 1 +FLAGS.SILENT (\\Deleted)');
    expect((await client.ask('UNSELECT')).done).toMatch(/^OK/);
    expect(await guest.messages(address)).toHaveLength(2);
    expect((await client.ask('FETCH 1 FLAGS')).done).toMatch(/^BAD/);
    await client.ask('SELECT INBOX');
    await client.ask('STORE 1 FLAGS ()');
    await client.ask('STORE 2 FLAGS (\\Deleted)');
    expect(await client.ask('CLOSE')).toMatchObject({ lines: [], done: 'OK Closed.' });
    expect(await guest.messages(address)).toHaveLength(1);
  });

  test('is searched', async () => {
    const client = await selectWith(
      plainMail({ subject: 'Your code', text: 'It is 123456\r\n', from: 'Ann <ann@example.org>' }),
      plainMail({ subject: 'Grüße', text: 'x'.repeat(5_000) }),
    );
    const find = async (keys: string) => (await client.ask(`SEARCH ${keys}`)).lines[0];
    expect(await find('ALL')).toBe('* SEARCH 1 2');
    expect(await find('SUBJECT code')).toBe('* SEARCH 1');
    expect(await find('CHARSET UTF-8 SUBJECT "GRÜSSE"')).toBe('* SEARCH');
    expect(await find('CHARSET UTF-8 SUBJECT "GRÜ"')).toBe('* SEARCH 2');
    expect(await find('FROM ann@example')).toBe('* SEARCH 1');
    expect(await find('NOT FROM ann')).toBe('* SEARCH 2');
    expect(await find('BODY 123456')).toBe('* SEARCH 1');
    expect(await find('OR (LARGER 4000 UNSEEN) HEADER From ann')).toBe('* SEARCH 1 2');
    expect(await find('SINCE 1-Jan-2020 BEFORE 2-Jan-2020')).toBe('* SEARCH');
    expect(await find('HEADER X-None ""')).toBe('* SEARCH');
    expect(await find('2:* UNDELETED')).toBe('* SEARCH 2');
    expect((await client.ask('SEARCH CHARSET KOI8-R ALL')).done).toMatch(/^NO \[BADCHARSET/);
    expect((await client.ask('SEARCH NONSENSE')).done).toMatch(/^BAD/);
  });

  test('finds any field of a name, and the day of a mail as its sender wrote it', async () => {
    const late = 'Date: Sat, 24 Mar 2007 23:30:00 -0500\r\nX-Note: one\r\nX-Note: another\r\n\r\nHello\r\n';
    const client = await selectWith(late, 'Date: Sun, 25 Mar 2007 00:30:00 +0500\r\n\r\nHello\r\n');
    const find = async (keys: string) => (await client.ask(`SEARCH ${keys}`)).lines[0];
    expect(await find('HEADER X-Note another')).toBe('* SEARCH 1');
    expect(await find('SENTON 24-Mar-2007')).toBe('* SEARCH 1');
    expect(await find('SENTSINCE 25-Mar-2007')).toBe('* SEARCH 2');
    expect(await find('SENTBEFORE 25-Mar-2007')).toBe('* SEARCH 1');
  });

  test('shows at NOOP and CHECK what was stored before it, and STORE changes what another client has changed', async () => {
    const client = await selectWith(plainMail());
    const other = await connect();
    await other.login(address, guest.token);
    await other.ask('SELECT INBOX');
    await deliver();
    expect((await client.ask('NOOP')).lines).toEqual(['* 2 EXISTS']);
    await client.ask('STORE 1 +FLAGS (\\Seen)');
    await other.ask('STORE 1 -FLAGS.SILENT (\\Seen)');
    expect((await client.ask('CHECK')).lines).toEqual([
      expect.stringMatching(/^\* 1 FETCH \(UID \d+ FLAGS \(\)\)$/),
    ]);
    expect(await guest.messages(address)).toMatchObject([{ seen: false }, { seen: false }]);
  });

  test('has UIDs that grow and stay', async () => {
    const client = await selectWith(plainMail());
    const [uid] = uidsIn((await client.ask('FETCH 1 UID')).lines);
    await client.ask('STORE 1 +FLAGS (\\Seen)');
    await deliver();
    await client.ask('SELECT INBOX');
    const uids = uidsIn((await client.ask('UID FETCH 1:* FLAGS')).lines);
    expect(uids[0]).toBe(uid);
    expect(uids[1]).toBeGreaterThan(uid!);
    const { lines } = await client.ask('STATUS INBOX (MESSAGES UIDNEXT UNSEEN SIZE)');
    const size = (await guest.messages(address)).length;
    expect(lines[0]).toMatch(new RegExp(`MESSAGES ${size} UIDNEXT ${uids[1]! + 1} UNSEEN 1 SIZE \\d+`));
  });
});

describe('an idling client', () => {
  test('hears of new mail, of marks and of deletions at once', async () => {
    const client = await selectWith(plainMail());
    client.write('i IDLE\r\n');
    expect(await client.answer()).toBe('+ Idling\r\n');
    await deliver();
    expect(await client.answer()).toBe('* 2 EXISTS\r\n');
    const [, first] = await guest.messages(address);
    await guest.ask('PATCH', `${guest.messagesPath(address)}/${first!.id}`, { body: { seen: true } });
    expect(await client.answer()).toMatch(/^\* 1 FETCH \(UID \d+ FLAGS \(\\Seen\)\)\r\n$/);
    await guest.ask('DELETE', `${guest.messagesPath(address)}/${first!.id}`);
    expect(await client.answer()).toBe('* 1 EXPUNGE\r\n');
    client.write('DONE\r\n');
    expect((await client.until('i')).done).toBe('OK Done.');
  });

  test('counts as a stream: an owner has twenty', async () => {
    const first = await selectWith();
    const clients = [first];
    for (let n = 1; n < 21; n++) {
      const client = await connect();
      await client.login(address, guest.token);
      clients.push(Object.assign(client, { selected: [] }));
    }
    for (const client of clients) client.write('i IDLE\r\n');
    const answers = await Promise.all(clients.map((client) => client.answer()));
    expect(answers.filter((answer) => answer === '+ Idling\r\n')).toHaveLength(20);
    expect(answers.filter((answer) => /^i NO \[LIMIT\]/.test(answer!))).toHaveLength(1);
  });

  test('and every other client hears goodbye when the address is deleted or its owner signs out', async () => {
    const client = await selectWith();
    const idling = await connect();
    await idling.login(address, guest.token);
    idling.write('i IDLE\r\n');
    await idling.answer();
    const { emails } = await guest.emails();
    await guest.ask('DELETE', `/emails/${emails[0]!.id}`);
    for (const one of [client, idling]) expect(await one.rest()).toMatch(/^\* BYE The address has ended/m);
  });
});

describe('the rest of the protocol', () => {
  test('there is one mailbox', async () => {
    const client = await selectWith();
    const inbox = '* LIST (\\HasNoChildren) "/" INBOX';
    for (const pattern of ['*', '%', 'inbox', 'IN*', '*b%x', '"I"*'])
      expect((await client.ask(`LIST "" ${pattern}`)).lines).toEqual(pattern === '"I"*' ? [] : [inbox]);
    expect((await client.ask('LIST "" INBOXES')).lines).toEqual([]);
    expect((await client.ask('LIST "" ""')).lines).toEqual(['* LIST (\\Noselect) "/" ""']);
    expect((await client.ask('NAMESPACE')).lines).toEqual(['* NAMESPACE (("" "/")) NIL NIL']);
    for (const name of ['Sent', '~sent', "!#$&'+,-.0:;<=>?@^_`|[}"])
      expect((await client.ask(`SELECT ${name}`)).done).toMatch(/^NO \[NONEXISTENT\]/);
  });

  test('nothing can be written', async () => {
    const client = await selectWith(plainMail());
    for (const command of ['CREATE x', 'RENAME INBOX x', 'DELETE INBOX', 'COPY 1 x', 'UID MOVE 1 x'])
      expect((await client.ask(command)).done).toMatch(/^NO \[CANNOT\] Mail can be read and deleted here/);
    expect((await client.ask('APPEND INBOX {200000}')).done).toMatch(/^NO \[TOOBIG\]/);
    expect((await client.ask(`APPEND INBOX {100000+}\r\n${'x'.repeat(100_000)}`)).done).toMatch(
      /^NO \[TOOBIG\]/,
    );
    expect((await client.ask('APPEND INBOX {3+}\r\nabc')).done).toMatch(/^NO \[CANNOT\]/);
    expect((await client.ask('NOOP')).done).toMatch(/^OK/);
  });

  test('literals carry texts', async () => {
    guest = await createGuest(app.http);
    ({ address } = await guest.generate());
    const client = await connect();
    client.write(`l LOGIN {${address.length}}\r\n`);
    expect(await client.answer()).toBe('+ Ready\r\n');
    client.write(`${address} {${guest.token.length}+}\r\n${guest.token}\r\n`);
    expect((await client.until('l')).done).toMatch(/^OK/);
  });

  test('commands sent together are answered in order, also when the client closes its side', async () => {
    const client = await selectWith(plainMail());
    client.socket.end('1 NOOP\r\n2 FETCH 1 FLAGS\r\n3 LOGOUT\r\n');
    expect((await client.rest()).split('\r\n')).toEqual([
      '1 OK Nothing done.',
      '* 1 FETCH (FLAGS ())',
      '2 OK That is all.',
      '* BYE Goodbye',
      '3 OK Logged out.',
      '',
    ]);
  });

  test('LOGOUT ends the connection', async () => {
    const client = await selectWith();
    client.write('x LOGOUT\r\n');
    expect(await client.rest()).toBe('* BYE Goodbye\r\nx OK Logged out.\r\n');
  });
});

const INNER = 'Subject: Inner\r\nContent-Type: text/html\r\n\r\n<p>Hi</p>';
const NESTED = [
  'Date: Mon, 2 Feb 2026 10:00:00 +0100',
  'From: "Ann \\"A\\" B" <ann@example.org>',
  'To: Friends: bob@example.org, Cy <cy@example.org>;',
  'Subject: Nested',
  'Message-ID: <1@example.org>',
  'Content-Type: multipart/mixed; boundary=b',
  '',
  'preamble',
  '--b',
  'Content-Type: text/plain; charset=utf-8',
  '',
  'Hello',
  '',
  '--b',
  'Content-Type: message/rfc822',
  "Content-Disposition: attachment; filename*=utf-8''%C3%A4.eml",
  '',
  INNER,
  '--b--',
  '',
].join('\r\n');
