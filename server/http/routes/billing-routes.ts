import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { stripeConfig } from '#contract/auth.ts';
import { type BillingStatus, billingStatus, cancelBody, portalAnswer } from '#contract/billing.ts';
import { errorBody, success } from '#contract/errors.ts';
import type { Language } from '#contract/languages.ts';
import type { Account } from '#server/domain/accounts/account.ts';
import type { ManageAccounts } from '#server/domain/accounts/manage-accounts.ts';
import type { Sessions } from '#server/domain/accounts/sessions.ts';
import { Refusal } from '#server/domain/errors.ts';
import type { App } from '../app-type.ts';
import { requireAccount } from '../require-account.ts';

/** The part of billing that these routes use. */
export type BillingUseCases = {
  checkoutUrl: (account: Account, language: Language | null) => Promise<string>;
  status: (account: Account) => Promise<Omit<BillingStatus, 'success'>>;
  cancel: (account: Account) => Promise<void>;
  undoCancel: (account: Account) => Promise<void>;
  portalUrl: (account: Account) => Promise<string>;
  receive: (payload: Buffer, signature: string) => Promise<void>;
};

const WEBHOOK_BYTES = 1024 * 1024;

/** The subscription. Also open to accounts whose subscription has ended, so that they can renew it. */
export async function registerBillingRoutes(
  base: App,
  {
    sessions,
    manage,
    billing,
  }: {
    sessions: Sessions;
    manage: ManageAccounts /** Null while billing is off. */;
    billing: BillingUseCases | null;
  },
) {
  const app = base.withTypeProvider<ZodTypeProvider>();
  const tags = ['billing'];
  const security = [{ bearer: [] }];
  const errors = { '4xx': errorBody, '5xx': errorBody };
  const needBilling = () => {
    if (!billing) throw new Refusal('unavailable', 'billing-off');
    return billing;
  };
  const off = { has_subscription: false, current_period_end: null, payment_failed: false };

  app.post(
    '/api/subscription-status',
    {
      schema: {
        tags,
        security,
        summary: 'The state of the subscription',
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
        summary: 'Cancel at the end of the paid month; { "undo": true } takes it back',
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
        summary: 'The URL of the payment page; 503 while billing is off',
        response: { 200: stripeConfig, ...errors },
      },
    },
    async (request) => {
      const { checkoutUrl } = needBilling();
      return {
        success: true as const,
        checkoutUrl: await checkoutUrl(await requireAccount(request, sessions), request.language),
      };
    },
  );

  app.post(
    '/api/billing-portal',
    {
      schema: {
        tags,
        security,
        summary: 'The URL for managing invoices and card at the payment provider',
        response: { 200: portalAnswer, ...errors },
      },
    },
    async (request) => {
      const account = await requireAccount(request, sessions);
      return { success: true as const, url: await needBilling().portalUrl(account) };
    },
  );

  await base.register(async (scope) => registerWebhook(scope, needBilling));
}

/** Needs its own scope, in which the body stays the raw bytes that were signed. */
function registerWebhook(scope: App, needBilling: () => BillingUseCases) {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  scope.withTypeProvider<ZodTypeProvider>().post(
    '/api/stripe/webhook',
    {
      bodyLimit: WEBHOOK_BYTES,
      schema: {
        tags: ['billing'],
        summary: 'Called by Stripe; events are signed, and each is processed once',
        response: { 200: success, '4xx': errorBody, '5xx': errorBody },
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
}
