import { networkInterfaces } from 'node:os';
import { beforeAll, describe, expect, test } from 'vitest';
import { call, createGuest } from './support/api-client.ts';
import { plainMail } from './support/mails.ts';
import { setUpApp } from './support/set-up-app.ts';
import { connectSmtp } from './support/smtp-client.ts';
import { needed } from './support/tools.ts';

const hasIpv6 = Object.values(networkInterfaces()).some((all) =>
  all?.some(({ address }) => address === '::1'),
);

// What deploy/mayfly.env sets: one socket for both families, where an IPv4 address is written as ::ffff:127.0.0.1.
describe.skipIf(!needed(hasIpv6, 'IPv6'))('with BIND_HOST=::', () => {
  let port: string;
  const app = setUpApp({
    bindHost: '::',
    httpBindHost: '::',
    trustProxy: ['127.0.0.1'],
    smtpLimits: { connectionsPerClient: 1 },
  });
  beforeAll(async () => {
    ({ port } = new URL(app.http));
  });

  const hosts = ['127.0.0.1', '::1'];
  const httpAt = (host: string) => `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
  /** The code of the greeting, on a connection that stays open. */
  async function knock(host: string, from = host) {
    const client = await connectSmtp(app.smtpPort, { host, from, greet: false });
    return { code: client.banner?.code, client };
  }

  test.each(hosts)('mail comes in and is read at %s', async (host) => {
    const guest = await createGuest(httpAt(host));
    const { address } = await guest.generate();
    const client = await connectSmtp(app.smtpPort, { host });
    await client.command('MAIL FROM:<a@example.org>');
    expect((await client.command(`RCPT TO:<${address}>`)).code).toBe(250);
    expect((await client.data(plainMail({ subject: `over ${host}` }))).code).toBe(250);
    await client.quit();
    expect((await guest.messages(address))[0]!.subject).toBe(`over ${host}`);
  });

  test('each IPv4 address has connections of its own, and IPv6 has others', async () => {
    const open = [];
    for (const host of hosts) open.push(await knock(host));
    expect(open.map(({ code }) => code)).toEqual([220, 220]);
    for (const host of hosts) expect((await knock(host)).code).toBe(421);
    open.push(await knock('127.0.0.1', '127.0.0.2'));
    expect(open.at(-1)!.code).toBe(220);
    for (const { client } of open) client.destroy();
  });

  test('the proxy is trusted at its IPv4 address, and all of a /64 counts as one network', async () => {
    const headersOf = (from: string) => ({ headers: { 'x-forwarded-for': from } });
    const seen = async (host: string) =>
      (await call(httpAt(host), 'GET', '/api/connection', headersOf('2001:db8::1'))).json.address;
    expect([await seen('127.0.0.1'), await seen('::1')]).toEqual(['2001:db8::1', '::1']);
    const body = { name: 'Ann', email: 'ann@example.org', subject: 'other', message: 'Hello' };
    const write = async (from: string) =>
      (await call(httpAt('127.0.0.1'), 'POST', '/api/contact', { body, ...headersOf(from) })).status;
    const statuses = [];
    for (let nth = 1; nth <= 6; nth++) statuses.push(await write(`2001:db8:1:2:${nth}::1`));
    expect(statuses.slice(0, 5)).not.toContain(429);
    expect(statuses[5]).toBe(429);
    expect(await write('2001:db8:1:3::1')).not.toBe(429);
  });
});
