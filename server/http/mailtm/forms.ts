import type { FastifyReply, FastifyRequest } from 'fastify';

/** JSON-LD, or plain JSON without its `@` fields. */
export type Form = 'ld' | 'plain';
export type Resource = { type: string; iri: string; fields: Record<string, unknown> };

export const PAGE = 30;
const TYPES: Record<Form, string> = { ld: 'application/ld+json', plain: 'application/json' };

/** Only a client that accepts nothing but application/json gets the plain form. */
export const formOf = ({ headers }: FastifyRequest): Form =>
  /^\s*application\/json\s*(?:;[^,]*)?$/i.test(headers.accept ?? '') ? 'plain' : 'ld';

/** With an offset and without fractions, because some clients read no other format. */
export const dateOf = (date: Date) => `${date.toISOString().slice(0, 19)}+00:00`;

export function sendJson(reply: FastifyReply, form: Form, body: unknown) {
  return reply.type(`${TYPES[form]}; charset=utf-8`).send(JSON.stringify(body));
}

export function sendResource(request: FastifyRequest, reply: FastifyReply, resource: Resource) {
  const form = formOf(request);
  return sendJson(reply, form, form === 'ld' ? inContext(resource) : resource.fields);
}

/** One page of a collection. A page after the last one is empty. */
export function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  {
    type,
    iri,
    page,
    total,
    items,
  }: { type: string; iri: string; page: number; total: number; items: Resource[] },
) {
  const form = formOf(request);
  if (form === 'plain')
    return sendJson(
      reply,
      form,
      items.map(({ fields }) => fields),
    );
  return sendJson(reply, form, {
    '@context': `/contexts/${type}`,
    '@id': iri,
    '@type': 'hydra:Collection',
    'hydra:totalItems': total,
    'hydra:member': items.map(linked),
    ...viewOf(iri, page, Math.ceil(total / PAGE)),
  });
}

/** A resource by itself. */
export const inContext = (resource: Resource) => ({
  '@context': `/contexts/${resource.type}`,
  ...linked(resource),
});

const linked = ({ type, iri, fields }: Resource) => ({ '@id': iri, '@type': type, ...fields });

function viewOf(iri: string, page: number, last: number) {
  if (last <= 1) return {};
  const at = (number: number) => `${iri}?page=${number}`;
  return {
    'hydra:view': {
      '@id': at(page),
      '@type': 'hydra:PartialCollectionView',
      'hydra:first': at(1),
      'hydra:last': at(last),
      ...(page > 1 ? { 'hydra:previous': at(Math.min(page - 1, last)) } : {}),
      ...(page < last ? { 'hydra:next': at(page + 1) } : {}),
    },
  };
}
