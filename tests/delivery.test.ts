import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { MEBIBYTE } from '#contract/plans.ts';
import { UNPARSED } from '#server/domain/stored-mail/unopened.ts';
import { createGuest } from './support/api-client.ts';
import { mailWith, plainMail } from './support/mails.ts';
import { givePremiumInbox } from './support/premium-inbox.ts';
import { setUpPlainApp } from './support/set-up-app.ts';
import { connectSmtp, sendMail } from './support/smtp-client.ts';
import { startApp } from './support/start-app.ts';
import { run } from './support/test-database.ts';

const app = setUpPlainApp();

async function newInbox() {
  const guest = await createGuest(app.http);
  const { address } = await guest.generate();
  return { guest, address };
}

describe('one mail', () => {
  test('is listed, can be read, and comes back byte for byte', async () => {
    const { guest, address } = await newInbox();
    const raw = plainMail({ to: address, subject: 'Grüße', text: 'first line\r\n.dot line\r\n..two\r\n' });
    const { end } = await sendMail(app.smtpPort, { to: address, raw });
    expect(end).toMatchObject({ code: 250 });
    const [summary] = await guest.messages(address);
    expect(summary).toMatchObject({
      from: 'A Sender <sender@example.org>',
      subject: 'Grüße',
      snippet: 'first line .dot line ..two',
      hasAttachments: false,
      attachmentSize: 0,
      contentType: 'text',
    });
    expect(summary).not.toHaveProperty('fullContent');
    const detail = await guest.detail(address, summary!.id);
    expect(detail).toMatchObject({ html: null, to: [address], attachments: [], parsed: true });
    expect(detail.text).toContain('.dot line');
    expect(await guest.raw(address, summary!.id)).toEqual(Buffer.from(raw));
  });

  test('to several recipients is stored once for each, whatever the case and repetition', async () => {
    const guest = await createGuest(app.http);
    const [one, two] = [await guest.generate(), await guest.generate()];
    const { recipients, end } = await sendMail(app.smtpPort, {
      to: [one.address, two.address.toUpperCase(), one.address, two.address],
      raw: plainMail({ subject: 'twice' }),
    });
    expect(recipients.map(({ code }) => code)).toEqual([250, 250, 250, 250]);
    expect(end?.code).toBe(250);
    for (const { address } of [one, two]) expect(await guest.messages(address)).toHaveLength(1);
  });

  test('that is cut off in the middle leaves nothing behind', async () => {
    const { guest, address } = await newInbox();
    const before = await bodies();
    const added = async () => (await bodies()).filter((id) => !before.includes(id));
    const client = await connectSmtp(app.smtpPort);
    await client.command('MAIL FROM:<a@example.org>');
    await client.command(`RCPT TO:<${address}>`);
    await client.command('DATA');
    client.write(mailWith({ size: MEBIBYTE }).subarray(0, MEBIBYTE));
    await expect.poll(added).toHaveLength(1);
    client.destroy();
    await expect.poll(added).toEqual([]);
    expect(await guest.messages(address)).toEqual([]);
  });
});

describe('a recipient', () => {
  test.each(['nobody.here.aaaaaa@mayfly.test', 'someone@elsewhere.example', 'abuse', 'x@y@mayfly.test'])(
    '%s is refused, because there is no relaying',
    async (to) => {
      const { recipients, end } = await sendMail(app.smtpPort, { to, raw: plainMail() });
      expect(String(recipients[0]?.code)).toMatch(/^5/);
      expect(end).toBeNull();
    },
  );

  test('that is unknown does not affect the others', async () => {
    const { guest, address } = await newInbox();
    const { recipients, end } = await sendMail(app.smtpPort, {
      to: ['nobody@mayfly.test', address],
      raw: plainMail(),
    });
    expect(recipients.map(({ code }) => code)).toEqual([550, 250]);
    expect(end?.code).toBe(250);
    expect(await guest.messages(address)).toHaveLength(1);
  });

  test('of another plan is deferred to a separate mail', async () => {
    const { guest, address } = await newInbox();
    const premium = await givePremiumInbox(app, guest.guestId);
    const { recipients, end } = await sendMail(app.smtpPort, {
      to: [address, premium.address],
      raw: plainMail(),
    });
    expect(recipients.map(({ code }) => code)).toEqual([250, 452]);
    expect(end?.code).toBe(250);
    expect(await guest.messages(premium.address)).toEqual([]);
    expect(await guest.messages(address)).toHaveLength(1);
  });

  test('with a full inbox is deferred until a message is deleted', async () => {
    const { guest, address } = await newInbox();
    const client = await connectSmtp(app.smtpPort);
    const send = async () => {
      await client.command('MAIL FROM:<a@example.org>');
      const { code, text } = await client.command(`RCPT TO:<${address}>`);
      return code === 250 ? client.data(plainMail()) : { code, text };
    };
    for (let sent = 0; sent < 50; sent++) expect((await send()).code).toBe(250);
    expect(await send()).toMatchObject({ code: 452, text: expect.stringContaining('mailbox full') });
    const [newest] = await guest.messages(address);
    await guest.ask('DELETE', `${guest.messagesPath(address)}/${newest!.id}`);
    await client.command('RSET');
    expect((await send()).code).toBe(250);
    client.destroy();
    expect(await guest.messages(address)).toHaveLength(50);
  });
});

test('a non-ASCII domain is found in both forms, and malformed addresses are unknown', async () => {
  const abroad = await startApp({ mailDomains: ['xn--bcher-kva.test'] });
  try {
    const guest = await createGuest(abroad.http);
    const { address } = await guest.generate();
    expect(address).toMatch(/@xn--bcher-kva\.test$/);
    const [local] = address.split('@');
    const client = await connectSmtp(abroad.smtpPort);
    await client.command('MAIL FROM:<jürgen@bücher.example> SMTPUTF8');
    for (const to of [address, `${local}@XN--BCHER-KVA.test`, `${local}@bücher.test`])
      expect([to, (await client.command(`RCPT TO:<${to}>`)).code]).toEqual([to, 250]);
    for (const to of ['jürgen@bücher.test', `"${local}"@x.test`, `${local}@bücher.test.`])
      expect(String((await client.command(`RCPT TO:<${to}>`)).code)).toMatch(/^5/);
    expect((await client.data(plainMail())).code).toBe(250);
    client.destroy();
    expect(await guest.messages(address)).toHaveLength(1);
  } finally {
    await abroad.close();
  }
});

test('quotes and underscores in addresses are understood, and a quoted name equals the plain one', async () => {
  const { guest, address } = await newInbox();
  const [local, domain] = address.split('@');
  const client = await connectSmtp(app.smtpPort);
  for (const sender of ['a@b_c.example.org', '"a@b c"@example.org', '"john doe"@example.org']) {
    await client.command('RSET');
    expect([sender, (await client.command(`MAIL FROM:<${sender}> SIZE=500`)).code]).toEqual([sender, 250]);
  }
  for (const to of [`"${local}"@${domain}`, address])
    expect([to, (await client.command(`RCPT TO:<${to}>`)).code]).toEqual([to, 250]);
  expect((await client.command(`RCPT TO:<"${local} "@${domain}>`)).code).toBe(550);
  expect((await client.data('Subject: No sender named\r\n\r\nHello\r\n')).code).toBe(250);
  client.destroy();
  expect((await guest.messages(address)).map(({ from }) => from)).toEqual(['"john doe"@example.org']);
});

describe('the size of a mail', () => {
  test('is refused at RCPT when it is declared too large', async () => {
    const { address } = await newInbox();
    const client = await connectSmtp(app.smtpPort);
    expect((await client.command('MAIL FROM:<a@example.org> SIZE=20000000')).code).toBe(250);
    expect((await client.command(`RCPT TO:<${address}>`)).code).toBe(552);
    await client.command('RSET');
    expect((await client.command('MAIL FROM:<a@example.org> SIZE=200000000')).code).toBe(552);
    await client.command('MAIL FROM:<a@example.org> SIZE=5000');
    expect((await client.command(`RCPT TO:<${address}>`)).code).toBe(250);
    client.destroy();
  });
});

describe('a malformed mail', () => {
  test('is stored raw and marked as not parsed', async () => {
    const { guest, address } = await newInbox();
    const raw = 'Subject: lying\r\nContent-Type: multipart/mixed; boundary=x\r\n\r\nno boundary\r\n';
    expect((await sendMail(app.smtpPort, { to: address, raw })).end?.code).toBe(250);
    const [message] = await guest.messages(address, 'full');
    expect(message).toMatchObject({ subject: 'lying', fullContent: UNPARSED });
    const detail = await guest.detail(address, message!.id);
    expect(detail).toMatchObject({ parsed: false, html: null, text: null, attachments: [] });
    expect((await guest.raw(address, message!.id)).toString()).toBe(raw);
  });

  test('without any header is stored unchanged', async () => {
    const { guest, address } = await newInbox();
    const noise = Buffer.concat([
      Buffer.from('no header here\r\n\r\n'),
      randomBytes(3_000),
      Buffer.from('\r\n'),
    ]);
    expect((await sendMail(app.smtpPort, { to: address, raw: noise })).end?.code).toBe(250);
    const [message] = await guest.messages(address);
    expect((await guest.raw(address, message!.id)).equals(noise)).toBe(true);
  });

  test('without any content is stored', async () => {
    const { guest, address } = await newInbox();
    expect((await sendMail(app.smtpPort, { to: address, raw: '' })).end?.code).toBe(250);
    const [message] = await guest.messages(address, 'full');
    expect(message).toMatchObject({ subject: '', from: 'sender@example.org' });
    expect(await guest.raw(address, message!.id)).toHaveLength(0);
    expect(await guest.detail(address, message!.id)).toMatchObject({ attachments: [] });
  });
});

async function bodies(): Promise<string[]> {
  const rows = await run(app.databaseUrl, 'SELECT DISTINCT message_id::text AS id FROM message_chunks');
  return rows.map(({ id }) => id);
}
