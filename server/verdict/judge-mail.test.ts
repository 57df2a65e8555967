import { afterAll, beforeAll, expect, test } from 'vitest';
import { startDns, type Zone } from '#tests/support/dns-server.ts';
import { judgeRaw, type Sent } from '#tests/support/judge-mail.ts';
import { addDomain, mailFrom, type Signer, seal, sign } from '#tests/support/signed-mail.ts';

const ACME = 'Acme <news@acme.example>';
const zone: Zone = {};
const signers: Record<string, Signer> = {};
let dns: Awaited<ReturnType<typeof startDns>>;

beforeAll(async () => {
  signers.acme = addDomain(zone, 'acme.example', { policy: 'reject', servers: 'ip4:192.0.2.1' });
  signers.lenient = addDomain(zone, 'lenient.example', { policy: 'none', servers: 'ip4:192.0.2.1' });
  signers.plain = addDomain(zone, 'plain.example', { servers: 'ip4:192.0.2.1' });
  signers.evil = addDomain(zone, 'evil.example', { policy: 'reject', servers: 'ip4:192.0.2.66' });
  signers.list = addDomain(zone, 'list.example', { policy: 'none' });
  dns = await startDns(zone);
});
afterAll(() => dns.close());

const judge = (mail: string, { server = dns.server, ...sent }: Sent & { server?: string } = {}) =>
  judgeRaw(mail, server, sent);

test('a signature of the sender’s domain makes a mail genuine', async () => {
  const mail = await sign(mailFrom(ACME), [signers.acme!]);
  expect(await judge(mail)).toMatchObject({
    verdict: 'genuine',
    spf: { result: 'none', domain: 'mta.example' },
    dkim: [{ result: 'pass', domain: 'acme.example', selector: 'key', aligned: true }],
    dmarc: { result: 'pass', policy: 'reject', domain: 'acme.example' },
    arc: null,
  });
});

test('so does a server that the sender’s domain allows', async () => {
  const sent = { ip: '192.0.2.1', mailFrom: 'bounce@acme.example' };
  expect(await judge(mailFrom(ACME), sent)).toMatchObject({
    verdict: 'genuine',
    spf: { result: 'pass', domain: 'acme.example' },
    dkim: [],
  });
});

test('a mail that was changed, or that nobody signed, is suspicious where the domain asks to reject it', async () => {
  const signed = await sign(mailFrom(ACME), [signers.acme!]);
  expect(await judge(signed.replace('Hello there', 'Pay here'))).toMatchObject({
    verdict: 'suspicious',
    dkim: [{ result: 'fail', note: 'body-changed' }],
    dmarc: { result: 'fail', policy: 'reject' },
  });
  expect((await judge(signed.replace('Subject: Hello', 'Subject: Bye'))).dkim).toMatchObject([
    { result: 'fail' },
  ]);
  expect((await judge(mailFrom(ACME))).verdict).toBe('suspicious');
  expect((await judge(mailFrom('x@sub.acme.example'))).verdict).toBe('suspicious');
});

test('a valid signature of another domain proves nothing', async () => {
  const mail = await sign(mailFrom(ACME), [signers.evil!]);
  const sent = { mailFrom: 'x@evil.example' };
  expect(await judge(mail, sent)).toMatchObject({
    verdict: 'suspicious',
    spf: { result: 'pass', domain: 'evil.example' },
    dkim: [{ result: 'pass', domain: 'evil.example', aligned: false }],
  });
});

test('without a policy, or with a policy that asks for nothing, a mail is unproven', async () => {
  expect(await judge(mailFrom('x@lenient.example'))).toMatchObject({
    verdict: 'unproven',
    dmarc: { result: 'fail', policy: 'none' },
  });
  expect(await judge(await sign(mailFrom('x@plain.example'), [signers.plain!]))).toMatchObject({
    verdict: 'unproven',
    dkim: [{ result: 'pass', aligned: true }],
    dmarc: { result: 'none', policy: null },
  });
  expect((await judge(mailFrom('x@nowhere.example'))).verdict).toBe('unproven');
});

test('a forwarded mail stays genuine if it was not changed; if it was, the seal is reported', async () => {
  const signed = await sign(mailFrom(ACME), [signers.acme!]);
  const forwarded = await seal(signed, signers.list!);
  expect(await judge(forwarded)).toMatchObject({ verdict: 'genuine', arc: { result: 'pass' } });
  const changed = await seal(signed.replace('Hello there', 'Hello there\r\n-- the list'), signers.list!);
  expect(await judge(changed)).toMatchObject({ verdict: 'suspicious', arc: { result: 'pass' } });
});

test('several senders are suspicious, even if each of them signed', async () => {
  const both = [signers.acme!, signers.evil!];
  const twoHeaders = await sign(mailFrom(ACME, 'From: x@evil.example\r\n'), both);
  expect(await judge(twoHeaders)).toMatchObject({ verdict: 'suspicious', dmarc: { note: 'several-from' } });
  const twoDomains = await sign(mailFrom('a@acme.example, x@evil.example'), both);
  expect(await judge(twoDomains)).toMatchObject({
    verdict: 'suspicious',
    dmarc: { note: 'several-domains' },
  });
  const strange = `X-A: a\r\nFrom\xa0: Boss <boss@acme.example>\r\n${await sign(mailFrom(ACME), both)}`;
  expect(await judge(strange)).toMatchObject({ verdict: 'suspicious', dmarc: { note: 'several-from' } });
  const oneDomain = await sign(mailFrom('a@acme.example, b@acme.example'), [signers.acme!]);
  expect((await judge(oneDomain)).verdict).toBe('genuine');
  expect(await judge(mailFrom('Nobody'))).toMatchObject({ verdict: 'unproven', dmarc: { note: 'no-from' } });
});

test('a signature that leaves the end of the mail open is no proof', async () => {
  const mail = await sign(mailFrom(ACME), [signers.acme!], { bodyLength: 5 });
  expect(await judge(mail)).toMatchObject({ verdict: 'unproven', dmarc: { note: 'partly-signed' } });
});

test.each([
  ['a second subject', 'Subject: Pay now\r\n'],
  ['a second type', 'X-A: a\nContent-Type : text/html\r\n'],
  ['a second subject with a strange name', 'Subject\x0b: Pay now\r\n'],
  ['a second subject with a folded name', 'Subject\r\n : Pay now\r\n'],
])('a signed mail to which somebody added %s is no proof', async (_name, added) => {
  const mail = `X-A: a\r\n${added}${await sign(mailFrom(ACME), [signers.acme!])}`;
  expect(await judge(mail)).toMatchObject({ verdict: 'unproven', dmarc: { note: 'repeated-fields' } });
  const sent = { ip: '192.0.2.1', mailFrom: 'bounce@acme.example' };
  expect((await judge(mail, sent)).verdict).toBe('genuine');
});

test.each([
  ['other headers', `X-A: a\rFrom: ${ACME}\rSubject: Pay now\r\n`],
  ['a whole mail', `X-A: a\rFrom: ${ACME}\rSubject: Pay now\r\rPay now!\r\n`],
  ['a mail after an empty line', `X-A: a\rFrom: ${ACME}\r\r\nPay now!\r\n`],
])('%s behind a bare CR in a signed mail, where readers see it, is suspicious', async (_name, added) => {
  const mail = added + (await sign(mailFrom(ACME), [signers.acme!]));
  expect((await judge(mail)).verdict).toBe('suspicious');
});

test('ten signatures are checked', async () => {
  const many = await sign(mailFrom(ACME), [...Array(11).fill(signers.evil!), signers.acme!]);
  const judged = await judge(many);
  expect(judged.dkim).toHaveLength(10);
});

test('forty questions are asked at most, and other signatures cannot use up those of the policy', async () => {
  const includes = Array.from({ length: 10 }, (_, n) => `mx:m${n}.evil.example`).join(' ');
  zone['greedy.example'] = { TXT: [`v=spf1 ${includes} -all`] };
  for (let n = 0; n < 10; n++)
    zone[`m${n}.evil.example`] = { MX: Array.from({ length: 9 }, (_, m) => `${m} h${n}-${m}.evil.example`) };
  const mail = await sign(mailFrom(ACME), Array(10).fill(signers.evil!));
  dns.state.questions = 0;
  const judged = await judge(mail, { mailFrom: 'x@greedy.example' });
  expect(judged).toMatchObject({ verdict: 'suspicious', spf: { result: 'permerror' } });
  expect(dns.state.questions).toBeLessThanOrEqual(40);
});

test('DNS that is silent, fails or lies leaves a mail unchecked, before long', async () => {
  const genuine = await sign(mailFrom(ACME), [signers.acme!]);
  const forged = await sign(mailFrom(ACME), [signers.evil!]);
  const began = performance.now();
  const lies = [null, 'failure', 'wrong id', 'huge'] as const;
  await Promise.all(
    lies.map(async (lie) => {
      const liar = await startDns(zone);
      Object.assign(liar.state, { lie, silent: lie === null });
      const judged = await Promise.all(
        [genuine, forged].map((mail) => judge(mail, { server: liar.server, mailFrom: 'x@acme.example' })),
      );
      const unchecked = { verdict: 'unchecked', dmarc: { result: 'temperror' } };
      expect(judged, String(lie)).toMatchObject([unchecked, unchecked]);
      await liar.close();
    }),
  );
  expect(performance.now() - began).toBeLessThan(30_000);
});

test('a large mail that our own store hands over slowly stays genuine', async () => {
  const large = `${mailFrom(ACME)}${`${'x'.repeat(70)}\r\n`.repeat(12_000)}`;
  const mail = await sign(large, [signers.acme!]);
  expect((await judge(mail, { pieceMs: 2_000 })).verdict).toBe('genuine');
});

test('servers of others that do not answer cannot keep a forged mail from being found out', async () => {
  const slow = Array.from({ length: 9 }, (_, n) => ({ ...signers.evil!, selector: `slow${n}` }));
  const mail = await sign(mailFrom(ACME), slow);
  const half = await startDns(zone);
  half.state.silentFor = /slow|void/;
  const judged = await judge(mail, { server: half.server, mailFrom: 'x@void.example' });
  await half.close();
  expect(judged).toMatchObject({ verdict: 'suspicious', spf: { result: 'temperror' } });
});
