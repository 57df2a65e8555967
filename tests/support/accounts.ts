import { randomBytes } from 'node:crypto';
import type { Operator } from '#server/cli/tools.ts';
import { call } from './api-client.ts';
import type { RunningApp } from './start-app.ts';

export const PASSWORD = 'correct horse';

type Role = 'free' | 'premium' | 'expired';

/** Runs operator commands on the database of the running app. */
export async function withOperator<T>(app: RunningApp, work: (operator: Operator) => Promise<T>): Promise<T> {
  return work(await app.operator());
}

/** An address that no other test has, also not in an app that files share. */
export const newEmail = (name: string) => `${name}-${randomBytes(4).toString('hex')}@example.org`;

export const createAccount = (app: RunningApp, email: string, role: Role = 'premium') =>
  withOperator(app, async ({ manage }) => {
    await manage.create(email, PASSWORD);
    if (role !== 'free') await manage.grant(email, 30);
    if (role === 'expired') await manage.expire(email);
  });

export async function signIn(http: string, email: string, password = PASSWORD) {
  const { json } = await call(http, 'POST', '/api/auth/signin', { body: { email, password } });
  if (!json.session) throw new Error(`no session for ${email}: ${JSON.stringify(json)}`);
  return { token: json.session.access_token as string, user: json.user as { id: string; email: string } };
}

export async function createSignedIn(app: RunningApp, email: string, role: Role = 'premium') {
  await createAccount(app, email, role);
  return signIn(app.http, email);
}

/** A client that keeps cookies like a browser and does not follow redirects. */
export function createBrowserClient() {
  const jars = new Map<string, Map<string, string>>();
  return {
    jars,
    async fetch(url: string, init: RequestInit = {}) {
      const { origin, pathname } = new URL(url);
      const jar = jars.get(origin) ?? new Map<string, string>();
      jars.set(origin, jar);
      const cookie = [...jar]
        .filter(([key]) => pathname.startsWith(key.split(' ')[1]!))
        .map(([key, value]) => `${key.split(' ')[0]}=${value}`)
        .join('; ');
      const response = await fetch(url, {
        ...init,
        redirect: 'manual',
        headers: { ...(init.headers as Record<string, string>), ...(cookie ? { cookie } : {}) },
      });
      for (const line of response.headers.getSetCookie()) {
        const [, name, value] = /^([^=]+)=([^;]*)/.exec(line)!;
        const path = /;\s*path=([^;]+)/i.exec(line)?.[1] ?? '/';
        const gone = /max-age=0|expires=Thu, 01 Jan 1970/i.test(line);
        if (gone) jar.delete(`${name} ${path}`);
        else jar.set(`${name} ${path}`, value!);
      }
      return response;
    },
    async post(url: string, body: unknown) {
      const response = await this.fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      // biome-ignore lint/suspicious/noExplicitAny: responses are checked by the tests
      return { status: response.status, headers: response.headers, json: (await response.json()) as any };
    },
  };
}
