import { beforeAll, describe, expect, expectTypeOf, test } from 'vitest';
import type { z } from 'zod';
import type { generateBody } from '#contract/inboxes.ts';
import { type InboxOptions, Mayfly } from '../packages/client/src/index.ts';
import { createSignedIn } from './support/accounts.ts';
import { call, createGuest } from './support/api-client.ts';
import { setDomain } from './support/domains.ts';
import { openMcp } from './support/mcp-client.ts';
import { setUpApp } from './support/set-up-app.ts';

let token: string;
const app = setUpApp({ mailDomains: ['mayfly.test', 'wide.test'] });
beforeAll(async () => {
  app.config.plans.premium.maxAddresses = 100;
  const account = await createSignedIn(app, 'options@example.org');
  ({ token } = account);
  await setDomain(app, { name: 'wide.test', subdomains: true });
  await setDomain(app, { name: 'own.example', accountId: account.user.id, subdomains: true });
});

type Options = { domain?: string; name?: string; subdomain?: boolean };
/** Every door that takes options, and what it answers: an address, or words. */
const doors: Record<string, (options: Options) => Promise<string>> = {
  async 'the API'(body) {
    const { json } = await call(app.http, 'POST', '/api/generate-email', { token, body });
    return json.email?.address ?? json.error;
  },
  async 'the client'(options) {
    const mayfly = new Mayfly({ baseUrl: app.http, token });
    return mayfly.createInbox(options).then(
      ({ address }) => address,
      (error) => error.message,
    );
  },
  async MCP(options) {
    const agent = await openMcp(app.http, { token });
    const { text, data } = await agent.use('create_inbox', options);
    await agent.close();
    return data?.address ?? text;
  },
};

describe.each(Object.entries(doors))('through %s', (_door, make) => {
  const name = () => `name${Math.random().toString(36).slice(2, 10)}`;

  test('an address is on the chosen domain, with the chosen name', async () => {
    const chosen = name();
    expect(await make({ domain: 'wide.test', name: chosen })).toBe(`${chosen}@wide.test`);
    expect(await make({ domain: 'OWN.example' })).toMatch(/@own\.example$/);
  });

  test('a sub-domain of its own is put in front, where the domain allows it', async () => {
    expect(await make({ domain: 'wide.test', subdomain: true })).toMatch(/@[a-z2-9]{8}\.wide\.test$/);
    expect(await make({ subdomain: true })).toMatch(/@[a-z2-9]{8}\.wide\.test$/);
    expect(await make({ domain: 'mayfly.test', subdomain: true })).toContain('has no sub-domains');
  });

  test('every name can be had on an own domain, and only there', async () => {
    // Each door has another host, because one address is had once.
    expect(await make({ domain: 'own.example', name: '*', subdomain: true })).toMatch(
      /^\*@[a-z2-9]{8}\.own\.example$/,
    );
    expect(await make({ domain: 'wide.test', name: '*' })).toContain('A name has 3 to 32');
  });
});

test('the client has every option of the API', () => {
  type Body = NonNullable<z.infer<typeof generateBody>>;
  expectTypeOf<keyof InboxOptions>().toEqualTypeOf<keyof Body>();
});

test('guests may have a sub-domain, but no own domain and no name', async () => {
  const guest = await createGuest(app.http);
  expect((await guest.generate({ domain: 'wide.test', subdomain: true })).address).toMatch(/\.wide\.test$/);
  expect((await guest.tryGenerate({ domain: 'own.example' })).status).toBe(400);
  expect((await guest.tryGenerate({ domain: 'wide.test', name: 'chosen' })).status).toBe(403);
});
