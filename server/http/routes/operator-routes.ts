import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { errorBody, success } from '#contract/errors.ts';
import {
  accountAnswer,
  accountBody,
  blockAnswer,
  blockBody,
  blocksAnswer,
  contactDoneBody,
  contactsAnswer,
  grantBody,
  idParams,
  liveAnswer,
  stateAnswer,
  traceAnswer,
  traceBody,
} from '#contract/operator.ts';
import type { OperatorDoors } from '#server/compose/operator.ts';
import { Refusal } from '#server/domain/errors.ts';
import type { App } from '../app-type.ts';
import type { RequireOperator } from '../require-operator.ts';

const done = { success: true as const };

/** The calls of the operator's page. They exist only where a token is set; who it is comes before anything else. */
export function registerOperatorRoutes(
  base: App,
  { operator, requireOperator }: { operator: OperatorDoors; requireOperator: RequireOperator },
) {
  const app = base.withTypeProvider<ZodTypeProvider>();
  const { accounts, blocks, contact, told } = operator;
  const route = <S extends object>(schema: S) => ({
    onRequest: requireOperator,
    schema: { hide: true, ...schema },
  });
  const answers = <S>(answer: S) => ({ response: { 200: answer, '4xx': errorBody, '5xx': errorBody } });

  app.get('/api/operator/live', route(answers(liveAnswer)), async () => ({
    ...done,
    ...(await operator.live()),
  }));

  app.get('/api/operator/state', route(answers(stateAnswer)), async () => ({
    ...done,
    ...(await operator.state()),
  }));

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

  app.post('/api/operator/trace', route({ body: traceBody, ...answers(traceAnswer) }), async ({ body }) => {
    const trace = await operator.trace(body.address);
    if (!trace)
      throw new Refusal(
        'not-found',
        'There is no living inbox at this address: mail to it is answered 550 and goes back to its sender.',
      );
    return {
      ...done,
      plan: trace.plan,
      createdAt: trace.createdAt.toISOString(),
      expiresAt: trace.expiresAt.toISOString(),
      messages: trace.messages.map((one) => ({ ...one, receivedAt: one.receivedAt.toISOString() })),
    };
  });

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
      told({ contactId: params.id, action: 'contact message deleted' });
      return done;
    },
  );

  app.get('/api/operator/blocks', route(answers(blocksAnswer)), async () => ({
    ...done,
    blocks: (await blocks.list()).map(describeBlock),
  }));

  app.post('/api/operator/blocks', route({ body: blockBody, ...answers(blockAnswer) }), async ({ body }) => {
    const block = await blocks.add({ ...body, days: body.days ?? null });
    told({ blockId: block.id, kind: block.kind, action: 'block added' });
    return { ...done, block: describeBlock(block) };
  });

  app.delete(
    '/api/operator/blocks/:id',
    route({ params: idParams, ...answers(success) }),
    async ({ params }) => {
      const { id, kind } = await blocks.remove({ id: params.id });
      told({ blockId: id, kind, action: 'block removed' });
      return done;
    },
  );
}

type Block = Awaited<ReturnType<OperatorDoors['blocks']['list']>>[number];

const describeBlock = (block: Block) => ({
  ...block,
  createdAt: block.createdAt.toISOString(),
  endsAt: block.endsAt?.toISOString() ?? null,
});
