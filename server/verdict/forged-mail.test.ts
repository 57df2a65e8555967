import { afterAll, beforeAll, expect, test } from 'vitest';
import { startDns, type Zone } from '#tests/support/dns-server.ts';
import { judgeRaw, type Sent } from '#tests/support/judge-mail.ts';
import { addDomain, mailFrom, type Signer, sign } from '#tests/support/signed-mail.ts';
import { decideWithoutAnswers } from './decide.ts';

/** Everything a forger who owns evil.example can try in the name of bank.example, which asks to reject forged mail. */
const zone: Zone = {};
let bank: Signer;
let evil: Signer;
let dns: Awaited<ReturnType<typeof startDns>>;

beforeAll(async () => {
  bank = addDomain(zone, 'bank.example', { policy: 'reject' });
  evil = addDomain(zone, 'evil.example', { policy: 'reject', servers: 'ip4:192.0.2.66' });
  dns = await startDns(zone);
});
afterAll(() => dns.close());

const judge = (mail: string, sent: Sent = { mailFrom: 'x@evil.example' }) => judgeRaw(mail, dns.server, sent);
const utf8 = (text: string) => Buffer.from(text).toString('latin1');
const bogus = (more = '') =>
  `DKIM-Signature: v=1; a=rsa-sha256; c=relaxed/relaxed; d=bank.example; s=key; h=from:subject; bh=eA==; ${more}b=eA==\r\n`;

test.each([
  ['a bracket inside', 'Bank <security@bank.example<>'],
  ['two closing brackets', 'Bank <security@bank.example>>'],
  ['no closing bracket', 'Bank <security@bank.example'],
  ['two addresses in brackets', 'Bank <security@bank.example> <x@evil.example>'],
  ['a comment in the domain', 'security@bank.example(.evil.example)'],
  ['a comment before the domain', 'security(@evil.example)@bank.example'],
  ['a space in the domain', 'Bank <security@bank. example>'],
  ['a dot at the end', 'Bank <security@bank.example.>'],
  ['capitals', 'Bank <security@BANK.Example>'],
  ['a group', 'Bank: security@bank.example;'],
  ['a route', 'Bank <@evil.example:security@bank.example>'],
  ['a second domain', 'Bank <security@bank.example@evil.example>'],
  ['a second domain in front', 'Bank <x@evil.example@bank.example>'],
  ['another sender behind it', 'security@bank.example, x@evil.example'],
  ['another sender in front', 'x@evil.example, security@bank.example'],
  ['a name without an address in front', 'Bank, security@bank.example'],
  ['quotes around everything', '"security@bank.example"'],
  ['a quoted address of the bank', 'Bank <"security@bank.example"@evil.example>'],
  ['open quotes', 'Bank <"security@bank.example>'],
  ['a path', 'Bank <security@evil.example/bank.example>'],
  ['letters of full width', utf8('Bank <security@ｂank.example>')],
  ['an invisible character', utf8('Bank <security@ba\u200bnk.example>')],
  ['an escaped letter', 'Bank <security@b%61nk.example>'],
  ['a subdomain', 'Bank <security@mail.bank.example>'],
  ['a label that DNS cannot hold', `Bank <security@${'x'.repeat(70)}.bank.example>`],
  ['nine labels', `Bank <security@${'a.'.repeat(7)}bank.example>`],
  ['an address that is cut before evil.example', `<${'x'.repeat(307)}@bank.example.evil.example>`],
  ['an address that lists cut', utf8(`<${'é'.repeat(200)}@bank.example.evil.example>`)],
  ['ten thousand senders', `security@bank.example${', x@bank.example'.repeat(4_000)}`],
  ['a long comment', `security@bank.example (${'a: b: c, '.repeat(6_000)})`],
])(
  'a forged sender with %s is suspicious, with and without a signature of the forger',
  async (_name, from) => {
    const mail = mailFrom(from);
    expect((await judge(mail)).verdict).toBe('suspicious');
    expect((await judge(await sign(mail, [evil]))).verdict).toBe('suspicious');
  },
);

test('an address in the place of a name is suspicious when no other address is shown', async () => {
  const mail = mailFrom('=?utf-8?q?security=40bank.example?=');
  expect((await judge(mail, { mailFrom: '' })).verdict).toBe('suspicious');
});

test('a mail without From is judged by the sender that is shown instead', async () => {
  const mail = mailFrom('').replace('From: \r\n', '');
  expect(await judge(mail, { mailFrom: 'security@bank.example' })).toMatchObject({
    verdict: 'suspicious',
    dmarc: { policy: 'reject' },
  });
  expect((await judge(` \r\n${mail}`, { mailFrom: 'security@bank.example' })).verdict).toBe('suspicious');
  expect((await judge(mail)).verdict).toBe('unproven');
});

test.each([
  ['headers of 66 KB', () => mailFrom('security@bank.example', `X-Long: ${'x'.repeat(66_000)}\r\n`)],
  ['3,000 lines', () => mailFrom('security@bank.example', `X-Long: x\r\n${' y\r\n'.repeat(3_000)}`)],
  [
    'a false signature and a line of 700 KB',
    () => `${bogus()}${mailFrom('security@bank.example')}${'x'.repeat(700_000)}\r\n`,
  ],
  ['a signature of 30 KB', () => bogus(`x=${'x'.repeat(30_000)}; `) + mailFrom('security@bank.example')],
  ['a broken signature', () => bogus().replace('v=1', 'v=;;=\xff') + mailFrom('security@bank.example')],
  [
    'a selector that DNS cannot hold',
    () =>
      bogus().replace('s=key', `s=${'a'.repeat(63)}.${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(63)}`) +
      mailFrom('security@bank.example'),
  ],
])('%s don’t keep a forged mail from being found out', async (_name, mail) => {
  expect((await judge(mail())).verdict).toBe('suspicious');
});

test('a mail that is too complex is still genuine if a server of the sender’s domain sent it', async () => {
  zone['bank.example'] = { TXT: ['v=spf1 ip4:192.0.2.1 -all'] };
  const mail = mailFrom('security@bank.example', `X-Long: ${'x'.repeat(66_000)}\r\n`);
  const sent = { ip: '192.0.2.1', mailFrom: 'x@bank.example' };
  const signed = bogus().replace('subject', 'subject:x-long');
  expect((await judge(signed + mail, sent)).verdict).toBe('genuine');
  expect(await judge(signed + mail)).toMatchObject({
    verdict: 'suspicious',
    dkim: [{ result: 'neutral', note: 'too-complex' }],
  });
  delete zone['bank.example'];
});

test.each([
  [
    'signed',
    () => bogus().replace('d=bank', 'd=lost.bank') + mailFrom('security@bank.example'),
    'x@evil.example',
  ],
  ['sent', () => mailFrom('security@bank.example'), 'x@lost.bank.example'],
  ['written', () => mailFrom('security@lost.bank.example'), 'x@evil.example'],
])(
  'a mail %s in the name of a subdomain that never answers waits for the second try, then it is suspicious',
  async (_name, mail, sender) => {
    Object.assign(dns.state, { lie: 'failure', liesAbout: /lost/ });
    const judged = await judge(
      mail()
        .replace('bh=eA==', 'bh=47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=')
        .replace('Hello there\r\n', ''),
      { mailFrom: sender },
    );
    dns.state.lie = null;
    expect(judged.verdict).toBe('unchecked');
    expect(decideWithoutAnswers(judged).verdict).toBe('suspicious');
  },
);

test('false signatures cannot use up the questions for the list of servers', async () => {
  const includes = Array.from({ length: 9 }, (_, n) => `include:spf${n}.bank.example`);
  zone['bank.example'] = { TXT: [`v=spf1 ${includes.join(' ')} -all`] };
  for (let n = 0; n < 9; n++)
    zone[`spf${n}.bank.example`] = { TXT: [`v=spf1 a:h${n}.bank.example ip4:192.0.2.${n} ~all`] };
  const mail = Array.from({ length: 10 }, (_, n) => bogus().replace('s=key', `s=key${n}`)).join('');
  const judged = await judge(mail + mailFrom('security@bank.example'), { mailFrom: 'x@bank.example' });
  expect(judged.verdict).toBe('suspicious');
  expect(judged.spf.result).not.toBe('temperror');
  delete zone['bank.example'];
});

test.each([
  ['Subject', 'from:to:date', 'Subject: Hello', 'Subject: Pay now'],
  ['Subject that was not there', 'from:to:date', 'Subject: Hello\r\n', ''],
])('a signature that leaves out a %s proves nothing', async (_name, headers, was, is) => {
  const original = mailFrom('security@bank.example').replace(is ? '' : was, '');
  const signed = await sign(original, [bank], { headers });
  const mail = is ? signed.replace(was, is) : signed.replace('\r\nTo:', `\r\n${was}To:`);
  expect(await judge(mail)).toMatchObject({ verdict: 'unproven', dmarc: { note: 'subject-unsigned' } });
  const both = await sign(mail, [bank]);
  expect((await judge(both)).verdict).toBe('genuine');
});

/** A notice of the bank that quotes what a stranger wrote. */
const quoting = (...headers: string[]) =>
  mailFrom('security@bank.example')
    .replace('Content-Type: text/plain; charset=utf-8', headers.join('\r\n'))
    .replace('Hello there', '<b>Pay here</b> =3Ca href=3Dhttps://evil.example=3E');
const PLAIN = 'Content-Type: text/plain';
const HTML = 'Content-Type: text/html';
const EIGHT_BIT = 'Content-Transfer-Encoding: 8bit';

test.each([
  ['type', 'from:subject', [PLAIN], [HTML]],
  ['type that was not there', 'from:subject', ['X-A: a'], [HTML]],
  [
    'boundary',
    'from:subject',
    ['Content-Type: multipart/mixed; boundary=a'],
    ['Content-Type: multipart/mixed; boundary=b'],
  ],
  [
    'encoding',
    'from:subject:content-type',
    [HTML, EIGHT_BIT],
    [HTML, 'Content-Transfer-Encoding: quoted-printable'],
  ],
  [
    'encoding that was not there',
    'from:subject:content-type',
    [HTML],
    [HTML, 'Content-Transfer-Encoding: quoted-printable'],
  ],
  [
    'file name',
    'from:subject:content-type',
    [HTML],
    [HTML, 'Content-Disposition: attachment; filename=pay.html'],
  ],
  [
    'way to unsubscribe',
    'from:subject:content-type',
    [HTML],
    [HTML, 'List-Unsubscribe: <https://evil.example/>'],
  ],
])('a signature that leaves out a %s proves nothing', async (_name, headers, was, is) => {
  const signed = await sign(quoting(...was), [bank], { headers });
  const mail = signed.replace(was.join('\r\n'), is.join('\r\n'));
  expect(await judge(mail)).toMatchObject({
    verdict: 'unproven',
    dkim: [{ result: 'pass', aligned: true }],
    dmarc: { result: 'pass', note: 'header-unsigned' },
  });
  const all = 'from:subject:content-type:content-transfer-encoding:content-disposition:list-unsubscribe';
  expect((await judge(await sign(mail, [bank], { headers: all }))).verdict).toBe('genuine');
  zone['bank.example'] = { TXT: ['v=spf1 ip4:192.0.2.1 -all'] };
  expect((await judge(mail, { ip: '192.0.2.1', mailFrom: 'x@bank.example' })).verdict).toBe('genuine');
  delete zone['bank.example'];
});

test('a mail needs no signature for what it does not have', async () => {
  const mail = quoting('X-A: a').replace('Subject: Hello\r\n', '');
  expect((await judge(await sign(mail, [bank], { headers: 'from:date' }))).verdict).toBe('genuine');
});

test('a repeated header proves something only if all of them are signed', async () => {
  const mail = mailFrom('security@bank.example', 'Subject: Pay now\r\n');
  const once = await sign(mailFrom('security@bank.example'), [bank]);
  expect(await judge(`Subject: Pay now\r\n${once}`)).toMatchObject({
    verdict: 'unproven',
    dmarc: { note: 'repeated-fields' },
  });
  expect((await judge(await sign(mail, [bank]))).verdict).toBe('genuine');
});

test.each(['Subject\x0b: Pay now\r\n', 'Subject\xa0: Pay now\r\n', 'Subject: Pay now\r\n'])(
  'a subject added as %j to a mail that was signed without one is found out',
  async (added) => {
    const mail = mailFrom('security@bank.example').replace('Subject: Hello\r\n', '');
    const signed = await sign(mail, [bank]);
    const oversigned = await sign(mail, [bank], { headers: 'from:subject:date' });
    expect((await judge(`X-A: a\r\n${added}${signed}`)).verdict).not.toBe('genuine');
    expect((await judge(`X-A: a\r\n${added}${oversigned}`)).verdict).not.toBe('genuine');
  },
);

test('a subject moved behind many spaces cannot make room for another one', async () => {
  const signed = await sign(mailFrom('security@bank.example'), [bank]);
  const moved = signed.replace('\r\nSubject:', `\r\nSubject${' '.repeat(40)}:`);
  expect((await judge(moved)).verdict).toBe('genuine');
  expect((await judge(`Subject: Pay now\r\n${moved}`)).verdict).toBe('unproven');
});

test.each([
  ['Received', () => mailFrom('security@bank.example', `Received: ${'a '.repeat(30_000)}\r\n`)],
  ['From', () => bogus() + mailFrom('a: b: c, '.repeat(6_500))],
  [
    'names of signed headers',
    () =>
      Array.from({ length: 10 }, () => bogus().replace('subject', 'b:'.repeat(1_800))).join('') +
      mailFrom('security@bank.example', 'X: a\r\n'.repeat(1_900)),
  ],
  ['lines', () => `${bogus()}${mailFrom('security@bank.example')}${'\n'.repeat(250_000)}`],
])(
  'a mail with many or long %s takes no longer to check than another one of its size',
  async (_name, mail) => {
    usual ??= await leastTime(usualMail());
    expect((await leastTime(mail())) / usual).toBeLessThan(4);
  },
);

let usual: number | undefined;
const usualMail = () =>
  `${bogus().repeat(10)}${mailFrom('security@bank.example', `Subject: ${'x'.repeat(60_000)}\r\n`)}${`${'x'.repeat(70)}\r\n`.repeat(3_500)}`;

/** Processor time, the least of three checks. */
async function leastTime(mail: string): Promise<number> {
  const times: number[] = [];
  for (let n = 0; n < 3; n++) {
    const before = process.threadCpuUsage();
    await judge(mail);
    const { user, system } = process.threadCpuUsage(before);
    times.push(user + system);
  }
  return Math.min(...times);
}
