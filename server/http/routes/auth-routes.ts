import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import {
  sessionAnswer,
  signInAnswer,
  signInBody,
  signInRefusal,
  signUpAnswer,
  signUpBody,
  signUpWithPasswordAnswer,
  signUpWithPasswordBody,
} from '#contract/auth.ts';
import { errorBody, success } from '#contract/errors.ts';
import { normalizeEmail } from '#server/domain/accounts/account.ts';
import type { Sessions } from '#server/domain/accounts/sessions.ts';
import type { SignIn } from '#server/domain/accounts/sign-in.ts';
import type { SignUp } from '#server/domain/accounts/sign-up.ts';
import type { Guests } from '#server/domain/inboxes/guests.ts';
import type { App } from '../app-type.ts';
import type { Askers } from '../askers.ts';
import type { BrowserCookies } from '../browser-cookies.ts';
import { bearerOf } from '../identify.ts';
import { requireAccount } from '../require-account.ts';

const tags = ['accounts'];
const security = [{ bearer: [] }];

/** Sign-up, sign-in, sign-out and the current session. */
export function registerAuthRoutes(
  base: App,
  {
    signIn,
    signUp,
    sessions,
    guests,
    cookies,
    askers,
  }: {
    signIn: SignIn;
    signUp: SignUp;
    sessions: Sessions;
    guests: Guests;
    cookies: BrowserCookies;
    askers: Askers;
  },
) {
  const app = base.withTypeProvider<ZodTypeProvider>();

  app.post(
    '/api/auth/signin',
    {
      schema: {
        tags,
        summary: 'Sign in with email and password',
        body: signInBody,
        response: { 200: signInAnswer, '4xx': signInRefusal },
      },
    },
    async (request, reply) => {
      const asker = askers.of(request, normalizeEmail(request.body.email));
      const signedIn = await signIn(request.body, asker);
      askers.signedIn(request, reply, signedIn.user.email);
      return { success: true as const, ...signedIn };
    },
  );

  app.post(
    '/api/auth/signup',
    {
      schema: {
        tags,
        summary: 'Create an account; a mailed code verifies its address',
        body: signUpBody,
        response: { 200: signUpAnswer, '4xx': errorBody },
      },
    },
    async (request, reply) => {
      const { user, signupToken } = await signUp.signUp(request.body, request);
      cookies.signup.set(reply, signupToken);
      askers.askedForCode(request, reply, request.body.email);
      return { success: true as const, user, needsEmailVerification: true as const };
    },
  );

  app.post(
    '/api/auth/signup-with-password',
    {
      schema: {
        tags,
        summary: 'Create an account for an address that was just verified',
        body: signUpWithPasswordBody,
        response: { 200: signUpWithPasswordAnswer, '4xx': errorBody },
      },
    },
    async (request, reply) => {
      const made = await signUp.withPassword(request.body, cookies.proof.read(request), request);
      cookies.proof.clear(reply);
      return { success: true as const, ...made };
    },
  );

  app.get(
    '/api/auth/session',
    {
      schema: {
        tags,
        security,
        summary: 'The user of this session',
        response: { 200: sessionAnswer, '4xx': errorBody },
      },
    },
    async (request) => ({
      success: true as const,
      user: sessions.userOf(await requireAccount(request, sessions)),
    }),
  );

  app.post(
    '/api/auth/session',
    {
      schema: {
        tags,
        security,
        summary: 'Exchange the token of a Google sign-in for one that lasts',
        description: 'The token in the address of `/login` works for five minutes, and not after this call.',
        response: { 200: signInAnswer, '4xx': errorBody },
      },
    },
    async (request) => {
      const account = await requireAccount(request, sessions);
      const session = await sessions.settle(bearerOf(request)!);
      return { success: true as const, user: sessions.userOf(account), session };
    },
  );

  app.post(
    '/api/auth/signout',
    {
      schema: {
        tags,
        security,
        summary: 'End this session, of an account or of a guest',
        description:
          'Always answers the same. API keys (mf_…), mail.tm tokens (mt_…) and MCP sessions go on: a key ends when it is revoked, a mail.tm token with its mailbox, an MCP session with DELETE /mcp, or with the token that it uses.',
        response: { 200: success },
      },
    },
    async (request) => {
      const token = bearerOf(request);
      if (token) await Promise.all([sessions.end(token), guests.end(token)]);
      return { success: true as const };
    },
  );
}
