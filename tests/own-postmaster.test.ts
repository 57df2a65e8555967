import { afterAll, expect, test } from 'vitest';
import { withOperator } from './support/accounts.ts';
import { startDns } from './support/dns-server.ts';
import { type MailSink, startMailSink } from './support/mail-sink.ts';
import { plainMail } from './support/mails.ts';
import { createMember, MAIL_HOST, prove, publish } from './support/own-domains.ts';
import { setUpApp } from './support/set-up-app.ts';
import { connectSmtp, sendMail } from './support/smtp-client.ts';
import { run } from './support/test-database.ts';

let dns: Awaited<ReturnType<typeof startDns>>;
let relay: MailSink;
afterAll(async () => {
  await relay.close();
  await dns.close();
});
const app = setUpApp(async () => {
  dns = await startDns({});
  relay = await startMailSink();
  return {
    dnsServers: [dns.server],
    senderChecks: false,
    smtpOutUrl: relay.url,
    mailHost: MAIL_HOST,
  };
});

const send = async (to: string) => {
  const { recipients, end } = await sendMail(app.smtpPort, {
    to,
    raw: plainMail({ to, subject: 'A complaint', text: 'Please <b>stop</b>.\r\n' }),
  });
  return end?.code ?? recipients[0]!.code;
};
/** The limits of a network are not tested here. */
const forget = () => run(app.databaseUrl, 'DELETE FROM rate_limits');

test('mail to the postmaster of an own domain is forwarded to its owner, and support knows nothing of it', async () => {
  const member = await createMember(app);
  await prove(dns, member, 'owned.example');
  expect(await send('Postmaster@Owned.example')).toBe(250);
  const mail = await relay.mailFor(member.email, 'Mail to postmaster@owned.example');
  expect(mail.text).toContain('> Please <b>stop</b>.');
  expect(mail.html).not.toContain('<b>stop');
  expect(mail.replyTo).toBe('sender@example.org');
  expect(await send('abuse@anything.owned.example')).toBe(250);
  await relay.mailFor(member.email, 'Mail to abuse@anything.owned.example');
  expect(await withOperator(app, ({ contact }) => contact.list())).toEqual([]);

  await run(app.databaseUrl, `UPDATE accounts SET language = 'de' WHERE id = '${member.id}'`);
  expect(await send('abuse@owned.example')).toBe(250);
  expect((await relay.mailFor(member.email, 'E-Mail an abuse@owned.example')).text).toContain(
    'Jemand hat an abuse@owned.example geschrieben',
  );
});

test('an address for every name gets it instead', async () => {
  await forget();
  const member = await createMember(app);
  await prove(dns, member, 'every.example');
  await member.generate({ domain: 'every.example', name: '*' });
  expect(await send('abuse@every.example')).toBe(250);
  expect(await member.inbox('*@every.example')).toMatchObject([
    { to: 'abuse@every.example', subject: 'A complaint' },
  ]);
  expect(relay.mails.filter(({ to }) => to === member.email)).toEqual([]);
  expect(
    (await member.ask('POST', '/generate-email', { domain: 'every.example', name: 'abuse' })).status,
  ).toBe(400);
});

test('mail goes to one desk at a time', async () => {
  await forget();
  const member = await createMember(app);
  await prove(dns, member, 'desk.example');
  await prove(dns, member, 'counter.example');
  const { address } = await member.generate({ domain: 'desk.example' });
  const client = await connectSmtp(app.smtpPort);
  const rcpt = async (to: string) => (await client.command(`RCPT TO:<${to}>`)).code;
  await client.command('MAIL FROM:<a@example.org>');
  expect(await rcpt('abuse@desk.example')).toBe(250);
  expect(await rcpt('postmaster@desk.example')).toBe(250);
  for (const to of ['abuse@counter.example', 'abuse@mayfly.test', address]) expect(await rcpt(to)).toBe(452);
  await client.command('RSET');
  await client.command('MAIL FROM:<a@example.org>');
  expect(await rcpt('abuse@mayfly.test')).toBe(250);
  expect(await rcpt('abuse@desk.example')).toBe(452);
  client.destroy();
});

test('a suspended domain defers such mail, and an unknown one refuses it', async () => {
  await forget();
  const member = await createMember(app);
  await prove(dns, member, 'paused.example');
  publish(dns, 'paused.example', []);
  await run(
    app.databaseUrl,
    `UPDATE domains SET state = 'suspended', state_since = now() WHERE account_id = '${member.id}'`,
  );
  // The next change tells everybody.
  await member.ask('PATCH', '/domains/paused.example', { subdomains: false });
  expect(await send('abuse@paused.example')).toBe(451);
  await member.claim('unproved.example');
  expect(await send('abuse@unproved.example')).toBe(550);
});

test('an account whose address is at its own postmaster gets no mail in circles', async () => {
  await forget();
  const member = await createMember(app);
  await prove(dns, member, 'circle.example');
  await run(
    app.databaseUrl,
    `UPDATE accounts SET email = 'postmaster@circle.example' WHERE id = '${member.id}'`,
  );
  expect(await send('abuse@circle.example')).toBe(550);
});

test('one network can have a few mails an hour forwarded', async () => {
  await forget();
  await prove(dns, await createMember(app), 'busy.example');
  const codes: number[] = [];
  for (let nth = 0; nth < 6; nth++) codes.push(await send('abuse@busy.example'));
  expect(codes).toEqual([250, 250, 250, 250, 250, 452]);
});
