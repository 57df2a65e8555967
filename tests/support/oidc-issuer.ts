import { createServer, type Server } from 'node:http';
import { hangUp, listen } from './listen.ts';

export type Person = { email: string; email_verified: boolean; name: string };

/** A real OpenID provider on loopback in the role of Google. People sign in with their id and any password. */
export async function startIssuer({
  clientId,
  clientSecret,
  redirectUri,
}: {
  clientId: string;
  clientSecret: string;
  redirectUri: string;
}) {
  // @ts-expect-error the package has no types
  const { default: Provider } = await import('oidc-provider');
  const people = new Map<string, Person>();
  const server: Server = createServer();
  const port = await listen(server);
  const issuer = `http://127.0.0.1:${port}`;
  const quiet = console.warn;
  console.warn = () => {};
  try {
    const provider = new Provider(issuer, {
      clients: [{ client_id: clientId, client_secret: clientSecret, redirect_uris: [redirectUri] }],
      claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
      pkce: { required: () => true },
      cookies: { keys: ['test'] },
      ttl: { Interaction: 600, Session: 600, Grant: 600, AccessToken: 600, IdToken: 600 },
      findAccount: (_ctx: unknown, id: string) =>
        people.has(id) ? { accountId: id, claims: async () => ({ sub: id, ...people.get(id) }) } : undefined,
    });
    server.on('request', provider.callback());
  } finally {
    console.warn = quiet;
  }
  return {
    issuer,
    people,
    close: () => hangUp(server),
  };
}
