import cookie from '@fastify/cookie';
import type { Config } from '#server/config.ts';
import type { App } from '#server/http/app-type.ts';
import { createBrowserCookies } from '#server/http/browser-cookies.ts';
import { registerAccountRoutes } from '#server/http/routes/account-routes.ts';
import { registerAuthRoutes } from '#server/http/routes/auth-routes.ts';
import { registerBillingRoutes } from '#server/http/routes/billing-routes.ts';
import { registerCodeRoutes } from '#server/http/routes/code-routes.ts';
import { registerContactRoutes } from '#server/http/routes/contact-routes.ts';
import { registerGoogleRoutes } from '#server/http/routes/google-routes.ts';
import type { Logger } from '#server/log.ts';
import { createGoogle } from '#server/outbound/google.ts';
import type { Accounts } from './accounts.ts';

/** The web's doors to accounts, billing and contact. */
export async function registerAccounts(
  app: App,
  { accounts, config, log }: { accounts: Accounts; config: Config; log: Logger },
) {
  const { sessions, manage, billing, contact, signUp, recover, signIn, codes, googleSignIn } = accounts;
  const { publicUrl } = config;
  const redirectUri = `${publicUrl}/api/auth/google/callback`;
  const google = config.google && createGoogle({ ...config.google, redirectUri });
  const cookies = createBrowserCookies({ https: publicUrl.startsWith('https:') });
  await app.register(cookie);
  registerAuthRoutes(app, { signIn, signUp, sessions, cookies });
  registerCodeRoutes(app, { codes, recover, cookies });
  registerGoogleRoutes(app, { google, signIn: googleSignIn, cookies, log });
  registerAccountRoutes(app, { sessions, manage });
  await registerBillingRoutes(app, { sessions, manage, billing });
  registerContactRoutes(app, { contact, sessions });
}
