import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { otpBody, resetPasswordBody, updatePasswordBody, verifyAnswer, verifyBody } from '#contract/auth.ts';
import { errorBody, success } from '#contract/errors.ts';
import type { RecoverPassword } from '#server/domain/accounts/recover-password.ts';
import type { VerifyCode } from '#server/domain/accounts/verify-code.ts';
import { Refusal } from '#server/domain/errors.ts';
import { newToken } from '#server/domain/ids.ts';
import type { App } from '../app-type.ts';
import type { Askers } from '../askers.ts';
import type { BrowserCookies } from '../browser-cookies.ts';

const tags = ['accounts'];

/** Codes sent by mail, and the new passwords they allow. */
export function registerCodeRoutes(
  base: App,
  {
    codes,
    recover,
    cookies,
    askers,
  }: {
    codes: VerifyCode;
    recover: RecoverPassword;
    cookies: BrowserCookies;
    askers: Askers;
  },
) {
  const app = base.withTypeProvider<ZodTypeProvider>();
  const response = { 200: success, '4xx': errorBody };

  app.post(
    '/api/auth/otp',
    { schema: { tags, summary: 'Mail a six-digit code', body: otpBody, response } },
    async (request, reply) => {
      const { email, type } = request.body;
      await codes.send(email, type, askers.of(request, email));
      askers.askedForCode(request, reply, email);
      // Marks this browser: a password that another browser set for the address is not adopted.
      if (type === 'signup' && !cookies.signup.read(request)) cookies.signup.set(reply, newToken());
      return { success: true as const };
    },
  );

  app.post(
    '/api/auth/verify',
    {
      schema: {
        tags,
        summary: 'Verify an address with its code; a cookie remembers it for ten minutes',
        body: verifyBody,
        response: { 200: verifyAnswer, '4xx': errorBody },
      },
    },
    async (request, reply) => {
      const { proof, answer } = await codes.verify(request.body, {
        ...askers.of(request, request.body.email),
        signupToken: cookies.signup.read(request),
      });
      cookies.proof.set(reply, proof);
      if (request.body.type === 'signup') cookies.signup.clear(reply);
      return { success: true as const, ...answer };
    },
  );

  app.post(
    '/api/auth/reset-password',
    {
      schema: {
        tags,
        summary: 'Mail a code for a new password, and a link if the account is premium',
        body: resetPasswordBody,
        response,
      },
    },
    async (request, reply) => {
      const { email } = request.body;
      await recover.request(email, askers.of(request, email));
      askers.askedForCode(request, reply, email);
      return { success: true as const };
    },
  );

  app.post(
    '/api/auth/update-password',
    {
      schema: {
        tags,
        summary: 'Set a new password, by the mailed link or after verify; ends every session',
        body: updatePasswordBody,
        response,
      },
    },
    async (request, reply) => {
      const { password, email, accessToken, refreshToken } = request.body;
      if (accessToken) await recover.byLink({ accessToken, refreshToken }, password, request);
      else if (email) await recover.byProof(email, cookies.proof.read(request), password, request);
      else throw new Refusal('bad-input', 'wrong-reset-link', { field: 'accessToken' });
      cookies.proof.clear(reply);
      return { success: true as const };
    },
  );
}
