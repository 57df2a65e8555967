import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { success } from '#contract/errors.ts';
import {
  accountAnswer,
  accountBody,
  blockAnswer,
  blockBody,
  blocksAnswer,
  closeAnswer,
  closeBody,
  contactDoneBody,
  contactsAnswer,
  grantBody,
  idParams,
  type LiveAnswer,
  liveAnswer,
  stateAnswer,
  traceAnswer,
  traceBody,
} from '#contract/operator.ts';
import type { ManageBlocks } from '#server/domain/blocks/manage-blocks.ts';
import type { Contact } from '#server/domain/contact/contact.ts';
import type { ManageDomains } from '#server/domain/domains/manage-domains.ts';
import type { CloseInbox } from '#server/domain/operator/close-inbox.ts';
import type { OperatorAccounts } from '#server/domain/operator/operator-accounts.ts';
import type { ServiceState } from '#server/domain/operator/service-state.ts';
import type { TraceMail } from '#server/domain/operator/trace-mail.ts';
import type { App } from '../app-type.ts';
import { answers, done, routeWith } from '../operator-route.ts';
import type { RequireOperator } from '../require-operator.ts';
import { registerOperatorDomains } from './operator-domain-routes.ts';

/** What the operator's page can do. */
export type OperatorUseCases = {
  live: () => Promise<Omit<LiveAnswer, 'success'>>;
  state: ServiceState;
  accounts: OperatorAccounts;
  trace: TraceMail;
  closeInbox: CloseInbox;
  contact: Pick<Contact, 'list' | 'setDone' | 'remove'>;
  blocks: ManageBlocks;
  domains: ManageDomains;
  /** Records in the log what the operator changed, by ids only. */
  logChange: (change: object) => void;
};

type Deps = { operator: OperatorUseCases; requireOperator: RequireOperator };
type Block = Awaited<ReturnType<ManageBlocks['list']>>[number];

/** The calls of the operator's page. They are registered only when a token is configured. */
export function registerOperatorRoutes(app: App, deps: Deps) {
  registerFigures(app, deps);
  registerAccounts(app, deps);
  registerContact(app, deps);
  registerBlocks(app, deps);
  registerOperatorDomains(app, deps);
}

function registerFigures(base: App, { operator, requireOperator }: Deps) {
  const app = base.withTypeProvider<ZodTypeProvider>();
  const route = routeWith(requireOperator);

  app.get('/api/operator/live', route(answers(liveAnswer)), async () => ({
    ...done,
    ...(await operator.live()),
  }));

  app.get('/api/operator/state', route(answers(stateAnswer)), async () => ({
    ...done,
    ...(await operator.state()),
  }));

  app.post('/api/operator/trace', route({ body: traceBody, ...answers(traceAnswer) }), async ({ body }) => {
    const trace = await operator.trace(body.address);
    return {
      ...done,
      plan: trace.plan,
      createdAt: trace.createdAt.toISOString(),
      expiresAt: trace.expiresAt.toISOString(),
      messages: trace.messages.map((one) => ({ ...one, receivedAt: one.receivedAt.toISOString() })),
      attempts: trace.attempts,
    };
  });

  app.post(
    '/api/operator/inbox/close',
    route({ body: closeBody, ...answers(closeAnswer) }),
    async ({ body }) => {
      const { inboxId, until, messages } = await operator.closeInbox(body.address, body.reason);
      operator.logChange({ inboxId, action: 'address closed' });
      return { ...done, until: until.toISOString(), messages };
    },
  );
}

function registerAccounts(base: App, { operator: { accounts }, requireOperator }: Deps) {
  const app = base.withTypeProvider<ZodTypeProvider>();
  const route = routeWith(requireOperator);

  app.post(
    '/api/operator/account',
    route({ body: accountBody, ...answers(accountAnswer) }),
    async ({ body }) => ({ ...done, account: await accounts.find(body.email) }),
  );

  app.post(
    '/api/operator/account/grant',
    route({ body: grantBody, ...answers(accountAnswer) }),
    async ({ body }) => ({ ...done, account: await accounts.grant(body.email, body.days) }),
  );

  app.post(
    '/api/operator/account/end',
    route({ body: accountBody, ...answers(accountAnswer) }),
    async ({ body }) => ({ ...done, account: await accounts.end(body.email) }),
  );
}

function registerContact(base: App, { operator: { contact, logChange }, requireOperator }: Deps) {
  const app = base.withTypeProvider<ZodTypeProvider>();
  const route = routeWith(requireOperator);

  app.get('/api/operator/contact', route(answers(contactsAnswer)), async () => ({
    ...done,
    messages: (await contact.list()).map((one) => ({
      ...one,
      createdAt: one.createdAt.toISOString(),
      doneAt: one.doneAt?.toISOString() ?? null,
    })),
  }));

  app.post(
    '/api/operator/contact/:id/done',
    route({ params: idParams, body: contactDoneBody, ...answers(success) }),
    async ({ params, body }) => {
      await contact.setDone(params.id, body.done);
      return done;
    },
  );

  app.delete(
    '/api/operator/contact/:id',
    route({ params: idParams, ...answers(success) }),
    async ({ params }) => {
      await contact.remove(params.id);
      logChange({ contactId: params.id, action: 'contact message deleted' });
      return done;
    },
  );
}

function registerBlocks(base: App, { operator: { blocks, logChange }, requireOperator }: Deps) {
  const app = base.withTypeProvider<ZodTypeProvider>();
  const route = routeWith(requireOperator);

  app.get('/api/operator/blocks', route(answers(blocksAnswer)), async () => ({
    ...done,
    blocks: (await blocks.list()).map(describeBlock),
  }));

  app.post('/api/operator/blocks', route({ body: blockBody, ...answers(blockAnswer) }), async ({ body }) => {
    const block = await blocks.add({ ...body, days: body.days ?? null });
    logChange({ blockId: block.id, kind: block.kind, action: 'block added' });
    return { ...done, block: describeBlock(block) };
  });

  app.delete(
    '/api/operator/blocks/:id',
    route({ params: idParams, ...answers(success) }),
    async ({ params }) => {
      const { id, kind } = await blocks.remove({ id: params.id });
      logChange({ blockId: id, kind, action: 'block removed' });
      return done;
    },
  );
}

const describeBlock = (block: Block) => ({
  ...block,
  createdAt: block.createdAt.toISOString(),
  endsAt: block.endsAt?.toISOString() ?? null,
});
