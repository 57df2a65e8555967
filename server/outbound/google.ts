import * as oidc from 'openid-client';

/** Values that must come back unchanged. The browser keeps them in a cookie that scripts cannot read. */
export type GoogleFlow = { state: string; nonce: string; verifier: string };

/** Sign-in with Google or the configured issuer: authorization code flow with PKCE, state and nonce. */
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
  let configuration: Promise<oidc.Configuration> | null = null;

  /** Fetched once. After a failure, the next call tries again. */
  function discover() {
    const server = new URL(issuer);
    const loopback = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(server.hostname);
    const execute = server.protocol === 'http:' && loopback ? [oidc.allowInsecureRequests] : [];
    configuration ??= oidc.discovery(server, clientId, clientSecret, undefined, { execute, timeout: 10 });
    configuration.catch(() => {
      configuration = null;
    });
    return configuration;
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

    /** `query` is the redirect's query string. Throws when anything does not match. */
    async finish(query: string, flow: GoogleFlow) {
      const config = await discover();
      const callback = new URL(redirectUri);
      callback.search = query;
      const tokens = await oidc.authorizationCodeGrant(config, callback, {
        expectedState: flow.state,
        expectedNonce: flow.nonce,
        pkceCodeVerifier: flow.verifier,
        idTokenExpected: true,
      });
      let claims: Record<string, unknown> = { ...tokens.claims() };
      const sub = String(claims.sub);
      // Google includes the email in the token. Other issuers only return it at the userinfo endpoint.
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
