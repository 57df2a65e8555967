import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import {
  addDomainBody,
  blockDomainBody,
  changeOperatorDomainBody,
  checkedDomainAnswer,
  operatorDomainAnswer,
  operatorDomainsAnswer,
  domainParams as params,
  retireBody,
} from '#contract/operator-domains.ts';
import type { Changed, ManageDomains } from '#server/domain/domains/manage-domains.ts';
import type { App } from '../app-type.ts';
import { answers, done, routeWith } from '../operator-route.ts';
import type { RequireOperator } from '../require-operator.ts';

type Deps = {
  operator: { domains: ManageDomains; logChange: (change: object) => void };
  requireOperator: RequireOperator;
};

const PATH = '/api/operator/domains';

/** The operator's domains, and the state of customers' domains. */
export function registerOperatorDomains(
  base: App,
  { operator: { domains, logChange }, requireOperator }: Deps,
) {
  const app = base.withTypeProvider<ZodTypeProvider>();
  const route = routeWith(requireOperator);
  const changed = answers(operatorDomainAnswer);

  const log = async (action: string, work: Promise<Changed>) => {
    const { id, ...answer } = await work;
    logChange({ domainId: id, action: `domain ${action}` });
    return { ...done, ...answer };
  };

  app.get(PATH, route(answers(operatorDomainsAnswer)), async () => ({
    ...done,
    domains: await domains.list(),
  }));

  app.post(PATH, route({ body: addDomainBody, ...changed }), ({ body: { name, ...options } }) =>
    log('added', domains.add(name, options)),
  );

  app.patch(
    `${PATH}/:name`,
    route({ params, body: changeOperatorDomainBody, ...changed }),
    ({ params, body }) => log('set', domains.set(params.name, body)),
  );

  app.post(`${PATH}/:name/rest`, route({ params, ...changed }), ({ params }) =>
    log('rested', domains.rest(params.name)),
  );

  app.post(`${PATH}/:name/activate`, route({ params, ...changed }), ({ params }) =>
    log('activated', domains.activate(params.name)),
  );

  app.post(`${PATH}/:name/retire`, route({ params, body: retireBody, ...changed }), ({ params, body }) =>
    log('retired', domains.retire(params.name, body.on)),
  );

  app.post(`${PATH}/:name/block`, route({ params, body: blockDomainBody, ...changed }), ({ params, body }) =>
    log('blocked', domains.block(params.name, body.reason)),
  );

  app.post(`${PATH}/:name/check`, route({ params, ...answers(checkedDomainAnswer) }), async ({ params }) => ({
    ...done,
    ...(await domains.check(params.name)),
  }));
}
