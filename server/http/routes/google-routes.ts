import type { FastifyReply } from 'fastify';
import type { GoogleFailure } from '#contract/auth.ts';
import { findLanguage, type Language, pathIn } from '#contract/languages.ts';
import type { Google, GoogleFlow, GoogleSignIn } from '#server/domain/accounts/google-sign-in.ts';
import type { Logger } from '#server/log.ts';
import type { App } from '../app-type.ts';
import type { BrowserCookies } from '../browser-cookies.ts';

/** Google sign-in happens by redirects, so it always ends at the login page, with a token or a reason for failure. */
export function registerGoogleRoutes(
  app: App,
  {
    google,
    signIn,
    cookies,
    log,
  }: {
    /** Null when it is not configured. */
    google: Google | null;
    signIn: GoogleSignIn;
    cookies: BrowserCookies;
    log: Logger;
  },
) {
  const fail = (reply: FastifyReply, why: GoogleFailure, language: Language) =>
    reply.redirect(`${pathIn(language, '/login')}?google=${why}`, 302);
  const schema = (summary: string) => ({ schema: { tags: ['accounts'], summary } as object });

  app.get('/api/auth/google', schema('Sign in with Google'), async (request, reply) => {
    const language = findLanguage((request.query as { language?: string }).language);
    if (!google) return fail(reply, 'unavailable', language);
    try {
      const { url, flow } = await google.begin();
      cookies.google.set(
        reply,
        Buffer.from(JSON.stringify({ ...flow, language: language.prefix })).toString('base64url'),
      );
      return reply.redirect(url, 302);
    } catch (error) {
      log.warn({ err: error }, 'Google sign-in could not start');
      return fail(reply, 'unreachable', language);
    }
  });

  app.get(
    '/api/auth/google/callback',
    schema('Where Google sends the browser back to'),
    async (request, reply) => {
      const flow = readFlow(cookies.google.read(request));
      const language = findLanguage(flow?.language);
      if (!google) return fail(reply, 'unavailable', language);
      cookies.google.clear(reply);
      // The cookie lasts ten minutes, belongs to one browser and is used once.
      if (!flow) return fail(reply, 'late', language);
      const query = request.url.split('?')[1] ?? '';
      if (new URLSearchParams(query).get('error') === 'access_denied')
        return fail(reply, 'cancelled', language);
      try {
        const done = await signIn(await google.finish(query, flow), language);
        if ('failure' in done) return fail(reply, done.failure, language);
        const login = pathIn(language, '/login');
        cookies.googleReturn.set(reply, login);
        return reply.redirect(`${login}#access_token=${done.token}`, 302);
      } catch (error) {
        log.info({ err: error }, 'a Google sign-in failed');
        return fail(reply, 'failed', language);
      }
    },
  );
}

type Flow = GoogleFlow & { language?: string };

function readFlow(value: string | null): Flow | null {
  try {
    const flow = JSON.parse(Buffer.from(value ?? '', 'base64url').toString()) as Flow;
    return flow.state && flow.nonce && flow.verifier ? flow : null;
  } catch {
    return null;
  }
}
