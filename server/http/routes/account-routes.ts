import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { errorBody, success } from '#contract/errors.ts';
import type { ManageAccounts } from '#server/domain/accounts/manage-accounts.ts';
import type { Sessions } from '#server/domain/accounts/sessions.ts';
import type { App } from '../app-type.ts';
import { requireAccount } from '../require-account.ts';

/** The account as a whole. Also open to accounts whose subscription has ended. */
export function registerAccountRoutes(
  base: App,
  { sessions, manage }: { sessions: Sessions; manage: ManageAccounts },
) {
  const app = base.withTypeProvider<ZodTypeProvider>();
  const tags = ['accounts'];
  const security = [{ bearer: [] }];
  const errors = { '4xx': errorBody, '5xx': errorBody };

  app.delete(
    '/api/user/delete-account',
    {
      schema: {
        tags,
        security,
        summary: 'Delete the account with its addresses, mail and sessions',
        response: { 200: success, ...errors },
      },
    },
    async (request) => {
      await manage.remove(await requireAccount(request, sessions));
      return { success: true as const };
    },
  );
}
