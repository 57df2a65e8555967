import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { authTexts, stripeConfig, subscriptionStatus } from '#contract/auth.ts';
import { errorBody, success } from '#contract/errors.ts';
import type { Account } from '#server/domain/accounts/account.ts';
import type { ManageAccounts } from '#server/domain/accounts/manage-accounts.ts';
import type { Sessions } from '#server/domain/accounts/sessions.ts';
import { Refusal } from '#server/domain/errors.ts';
import type { App } from '../app-type.ts';
import { requireAccount } from '../require-account.ts';

/** What these routes need of billing; null while it is off. */
export type Billing = {
  checkoutUrl: (account: Account) => Promise<string>;
  cancel: (account: Account) => Promise<void>;
};

/** An account and its subscription. Open to an ended subscription too: it leads back to one, or out. */
export function registerAccountRoutes(
  base: App,
  {
    sessions,
    manage,
    billing,
  }: {
    sessions: Sessions;
    manage: ManageAccounts;
    billing: Billing | null;
  },
) {
  const app = base.withTypeProvider<ZodTypeProvider>();
  const tags = ['accounts'];
  const security = [{ bearer: [] }];
  const errors = { '4xx': errorBody, '5xx': errorBody };
  const needBilling = () => {
    if (!billing) throw new Refusal('unavailable', authTexts.billingOff);
    return billing;
  };

  app.post(
    '/api/subscription-status',
    {
      schema: {
        tags,
        security,
        summary: 'How the subscription stands',
        response: { 200: subscriptionStatus, ...errors },
      },
    },
    async (request) => ({
      success: true as const,
      ...manage.subscription(await requireAccount(request, sessions)),
    }),
  );

  app.post(
    '/api/cancel-subscription',
    {
      schema: {
        tags,
        security,
        summary: 'End the subscription with the paid month',
        response: { 200: success, ...errors },
      },
    },
    async (request) => {
      const account = await requireAccount(request, sessions);
      await needBilling().cancel(account);
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

  app.delete(
    '/api/user/delete-account',
    {
      schema: {
        tags,
        security,
        summary: 'Delete the account with everything it has',
        response: { 200: success, ...errors },
      },
    },
    async (request) => {
      await manage.remove(await requireAccount(request, sessions));
      return { success: true as const };
    },
  );
}
