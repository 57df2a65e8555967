import { afterEach, beforeEach, expect, test } from 'vitest';
import { startDns, type Zone } from '#tests/support/dns-server.ts';
import { createDns } from './bounded-dns.ts';

const NAMES = Array.from({ length: 20 }, (_, n) => `good${n}.example`);
const zone: Zone = Object.fromEntries(NAMES.map((name) => [name, { TXT: ['hello'] }]));
let dns: Awaited<ReturnType<typeof startDns>>;
beforeEach(async () => {
  dns = await startDns(zone);
});
afterEach(() => dns.close());

test('a malformed answer about one name fails no question about another, of the same mail or of others', async () => {
  Object.assign(dns.state, { lie: 'half', liesAbout: /liar/, delayMs: 20 });
  const forOneMail = createDns({ servers: [dns.server] });
  const [ours, theirs] = [forOneMail(), forOneMail()];
  const liars = [ours, theirs].map((mail, n) => mail.keys(`liar${n}.example`, 'TXT'));
  const good = NAMES.map((name, n) => (n % 2 ? ours : theirs).server(name, 'TXT'));
  const results = await Promise.allSettled(good);
  expect(results.map(({ status }) => status)).toEqual(NAMES.map(() => 'fulfilled'));
  for (const { status } of await Promise.allSettled(liars)) expect(status).toBe('rejected');
});

test('a question that got no answer is asked again', async () => {
  dns.state.silent = true;
  const answer = createDns({ servers: [dns.server] })().keys('good1.example', 'TXT');
  await expect.poll(() => dns.state.questions).toBeGreaterThan(0);
  dns.state.silent = false;
  expect(await answer).toEqual([['hello']]);
  expect(dns.state.questions).toBeGreaterThan(1);
});

test('a question that another mail asked in vain is asked again', async () => {
  dns.state.silent = true;
  const forOneMail = createDns({ servers: [dns.server] });
  const first = forOneMail()
    .keys('good1.example', 'TXT')
    .catch(() => null);
  await expect.poll(() => dns.state.questions).toBeGreaterThan(1);
  const second = forOneMail().keys('good1.example', 'TXT');
  expect(await first).toBeNull();
  dns.state.silent = false;
  expect(await second).toEqual([['hello']]);
});

test('each check has questions and answers of its own, and names are asked for once', async () => {
  const ask = createDns({ servers: [dns.server] })();
  const codes = await Promise.all(
    Array.from({ length: 30 }, (_, n) => ask.server(`none${n}.example`, 'A').catch(({ code }) => code)),
  );
  expect(codes.filter((code) => code === 'ENOTFOUND')).toHaveLength(20);
  expect(codes.filter((code) => code === 'ETOOMANY')).toHaveLength(10);
  expect(await ask.policy('good1.example', 'TXT')).toEqual([['hello']]);
  const { questions } = dns.state;
  await ask.keys('good1.example', 'TXT');
  expect(dns.state.questions).toBe(questions);
});

test('a name that DNS cannot hold does not exist', async () => {
  const { keys } = createDns({ servers: [dns.server] })();
  await expect(keys(`${'x'.repeat(64)}.example`, 'TXT')).rejects.toMatchObject({ code: 'ENOTFOUND' });
});
