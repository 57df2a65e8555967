import * as oidc from 'openid-client';

/** What must come back unchanged; it waits in the browser that began, in a cookie scripts cannot read. */
export type GoogleFlow = { state: string; nonce: string; verifier: string };

/** Sign-in at Google, or at whatever issuer is set: authorization code with PKCE, state and nonce. */
export function createGoogle({
  clientId,
  clientSecret,
  issuer,
  redirectUri,
}: {
  clientId: string;
  clientSecret: string;
  issuer: string;
  redirectUri: string;
}) {
  let found: Promise<oidc.Configuration> | null = null;

  /** Asked for once; a failure is asked again. */
  function discover() {
    const server = new URL(issuer);
    const loopback = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(server.hostname);
    const execute = server.protocol === 'http:' && loopback ? [oidc.allowInsecureRequests] : [];
    found ??= oidc.discovery(server, clientId, clientSecret, undefined, { execute, timeout: 10 });
    found.catch(() => {
      found = null;
    });
    return found;
  }

  return {
    async begin(): Promise<{ url: string; flow: GoogleFlow }> {
      const config = await discover();
      const flow = {
        state: oidc.randomState(),
        nonce: oidc.randomNonce(),
        verifier: oidc.randomPKCECodeVerifier(),
      };
      const url = oidc.buildAuthorizationUrl(config, {
        redirect_uri: redirectUri,
        scope: 'openid email profile',
        state: flow.state,
        nonce: flow.nonce,
        code_challenge: await oidc.calculatePKCECodeChallenge(flow.verifier),
        code_challenge_method: 'S256',
      });
      return { url: url.href, flow };
    },

    /** `query` as it came to the redirect address. Throws when anything does not fit. */
    async finish(query: string, flow: GoogleFlow) {
      const config = await discover();
      const back = new URL(redirectUri);
      back.search = query;
      const tokens = await oidc.authorizationCodeGrant(config, back, {
        expectedState: flow.state,
        expectedNonce: flow.nonce,
        pkceCodeVerifier: flow.verifier,
        idTokenExpected: true,
      });
      let claims: Record<string, unknown> = { ...tokens.claims() };
      const sub = String(claims.sub);
      // Google puts the e-mail into the token; others give it at the userinfo endpoint only.
      if (claims.email === undefined && config.serverMetadata().userinfo_endpoint)
        claims = { ...(await oidc.fetchUserInfo(config, tokens.access_token, sub)) };
      return {
        sub,
        email: typeof claims.email === 'string' ? claims.email : '',
        emailVerified: claims.email_verified === true,
        name: typeof claims.name === 'string' ? claims.name : '',
      };
    },
  };
}

export type Google = ReturnType<typeof createGoogle>;
