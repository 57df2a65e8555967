import type { Domain } from '#contract/domains.ts';
import { createSignedIn } from './accounts.ts';
import { call } from './api-client.ts';
import type { startDns } from './dns-server.ts';
import type { RunningApp } from './start-app.ts';

type Dns = Awaited<ReturnType<typeof startDns>>;
type Role = Parameters<typeof createSignedIn>[2];

/** For `startApp`. */
export const MAIL_HOST = 'mx.mayfly.test';

let accounts = 0;
/** An account, and what it asks about domains. */
export async function createMember(app: RunningApp, role: Role = 'premium') {
  const email = `member${++accounts}@example.org`;
  const { token, user } = await createSignedIn(app, email, role);
  const ask = (method: string, path: string, body?: unknown) =>
    call(app.http, method, `/api${path}`, { token, body });
  const domainOf = async (answer: ReturnType<typeof ask>): Promise<Domain> => (await answer).json.domain;
  return {
    email,
    token,
    id: user.id,
    ask,
    claim: (name: string) => domainOf(ask('POST', '/domains', { name })),
    verify: (name: string) => domainOf(ask('POST', `/domains/${name}/verify`)),
    own: async (name: string): Promise<Domain | undefined> =>
      ((await ask('GET', '/domains')).json.domains as Domain[]).find((one) => one.name === name),
    generate: async (wish: object): Promise<{ id: string; address: string }> =>
      (await ask('POST', '/generate-email', wish)).json.email,
    inbox: async (address: string) =>
      (await ask('GET', `/emails/${encodeURIComponent(address)}/messages?view=summary`)).json.messages,
  };
}

export type Member = Awaited<ReturnType<typeof createMember>>;

/** What an account has to publish. */
export const proofOf = ({ records }: Domain) => records!.find(({ type }) => type === 'TXT')!.value;

/** The zone of a domain, with these proofs and by default our mail host. */
export function publish(dns: Dns, name: string, proofs: Array<string | string[]>, mx = [`10 ${MAIL_HOST}`]) {
  dns.state.zone[`_mayfly.${name}`] = { TXT: proofs };
  dns.state.zone[name] = { MX: mx };
}

/** A domain that this member has proved. */
export async function prove(dns: Dns, member: Member, name: string): Promise<Domain> {
  publish(dns, name, [proofOf(await member.claim(name))]);
  return member.verify(name);
}
