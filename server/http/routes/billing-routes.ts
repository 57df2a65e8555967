import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { authTexts, stripeConfig } from '#contract/auth.ts';
import { type BillingStatus, billingStatus, cancelBody, portalAnswer } from '#contract/billing.ts';
import { errorBody, success } from '#contract/errors.ts';
import type { Account } from '#server/domain/accounts/account.ts';
import type { ManageAccounts } from '#server/domain/accounts/manage-accounts.ts';
import type { Sessions } from '#server/domain/accounts/sessions.ts';
import { Refusal } from '#server/domain/errors.ts';
import type { App } from '../app-type.ts';
import { requireAccount } from '../require-account.ts';

/** What these routes need of billing; null while it is off. */
export type BillingUseCases = {
  checkoutUrl: (account: Account) => Promise<string>;
  status: (account: Account) => Promise<Omit<BillingStatus, 'success'>>;
  cancel: (account: Account) => Promise<void>;
  undoCancel: (account: Account) => Promise<void>;
  portalUrl: (account: Account) => Promise<string>;
  receive: (payload: Buffer, signature: string) => Promise<void>;
};

const WEBHOOK_BYTES = 1024 * 1024;

/** A subscription. Open to one that has ended too: this is the way back. */
export async function registerBillingRoutes(
  base: App,
  {
    sessions,
    manage,
    billing,
  }: { sessions: Sessions; manage: ManageAccounts; billing: BillingUseCases | null },
) {
  const app = base.withTypeProvider<ZodTypeProvider>();
  const tags = ['billing'];
  const security = [{ bearer: [] }];
  const errors = { '4xx': errorBody, '5xx': errorBody };
  const needBilling = () => {
    if (!billing) throw new Refusal('unavailable', authTexts.billingOff);
    return billing;
  };
  const off = { has_subscription: false, current_period_end: null, payment_failed: false };

  app.post(
    '/api/subscription-status',
    {
      schema: {
        tags,
        security,
        summary: 'How the subscription stands',
        response: { 200: billingStatus, ...errors },
      },
    },
    async (request) => {
      const account = await requireAccount(request, sessions);
      const status = billing ? await billing.status(account) : { ...manage.subscription(account), ...off };
      return { success: true as const, ...status };
    },
  );

  app.post(
    '/api/cancel-subscription',
    {
      schema: {
        tags,
        security,
        summary: 'End the subscription with the paid month, or with { "undo": true } let it go on',
        body: cancelBody,
        response: { 200: success, ...errors },
      },
    },
    async (request) => {
      const account = await requireAccount(request, sessions);
      const { cancel, undoCancel } = needBilling();
      await (request.body?.undo ? undoCancel(account) : cancel(account));
      return { success: true as const };
    },
  );

  app.get(
    '/api/stripe-config',
    {
      schema: {
        tags,
        security,
        summary: 'Where to pay; 503 while billing is off',
        response: { 200: stripeConfig, ...errors },
      },
    },
    async (request) => {
      const { checkoutUrl } = needBilling();
      return {
        success: true as const,
        checkoutUrl: await checkoutUrl(await requireAccount(request, sessions)),
      };
    },
  );

  app.post(
    '/api/billing-portal',
    {
      schema: {
        tags,
        security,
        summary: 'Where the invoices and the card are, at the payment provider',
        response: { 200: portalAnswer, ...errors },
      },
    },
    async (request) => {
      const account = await requireAccount(request, sessions);
      return { success: true as const, url: await needBilling().portalUrl(account) };
    },
  );

  // A scope of its own: here, and nowhere else, a body stays the bytes that were signed.
  await base.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    scope.withTypeProvider<ZodTypeProvider>().post(
      '/api/stripe/webhook',
      {
        bodyLimit: WEBHOOK_BYTES,
        schema: {
          tags,
          summary: 'Called by Stripe: signed, each event counts once',
          response: { 200: success, ...errors },
        },
      },
      async (request) => {
        const { receive } = needBilling();
        const signature = request.headers['stripe-signature'];
        const payload = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
        await receive(payload, typeof signature === 'string' ? signature : '');
        return { success: true as const };
      },
    );
  });
}
