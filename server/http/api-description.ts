import swagger from '@fastify/swagger';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { API_PAGE, API_PLACEHOLDER } from '#contract/api-page.ts';
import { brand } from '#contract/brand.ts';
import { languages, pathIn } from '#contract/languages.ts';
import { version } from '#server/lib/version.ts';
import { type Api, apiReference, type Schema } from './api-reference.ts';
import { operationId, parameterWords } from './api-words.ts';
import type { App } from './app-type.ts';
import { fillLater, type SiteFile } from './site-files.ts';

/** Describes the API: /api/openapi.json for programs, /api/docs for people. */
export async function describeApi(app: App, files: Map<string, SiteFile>, origin: string) {
  await app.register(swagger, {
    openapi: {
      info: {
        title: `${brand.name} API`,
        version,
        description:
          'Disposable inboxes over HTTP. Errors are { success: false, error, code, params, field }. [Guide and examples](/developers)',
      },
      servers: [{ url: '/' }],
      components: {
        securitySchemes: {
          bearer: { type: 'http', scheme: 'bearer' },
          basic: { type: 'http', scheme: 'basic', description: 'Any user name; the token is the password.' },
        },
      },
    },
    transform: jsonSchemaTransform,
    transformObject: (document) => forClients((document as { openapiObject: Api }).openapiObject) as never,
  });
  app.get('/api/openapi.json', { schema: { hide: true } as never }, async () => app.swagger());
  const fill = (html: string) =>
    html.replace(API_PLACEHOLDER, () => apiReference(app.swagger() as Api, origin));
  for (const language of languages) {
    const file = `${pathIn(language, API_PAGE)}/index.html`;
    const page = files.get(file);
    if (page) files.set(file, fillLater(page, fill));
  }
}

/** Gives every call a name for generated clients, and every parameter its words. */
function forClients(api: Api): Api {
  for (const [path, operations] of Object.entries(api.paths ?? {}))
    for (const [method, operation] of Object.entries(operations)) {
      operation.operationId = operationId(method, path);
      for (const one of operation.parameters ?? []) {
        one.description ??= parameterWords[`${one.in} ${one.name}`] ?? '';
        // A query is text, and so is what is assumed without it.
        const { schema } = one;
        if (schema.type === 'integer' && schema.default) schema.default = Number(schema.default);
      }
      for (const content of [operation.requestBody, ...Object.values(operation.responses ?? {})])
        for (const { schema } of Object.values(content?.content ?? {})) if (schema) nameNull(schema);
      const body = operation.requestBody;
      const schema = body?.content?.['application/json']?.schema;
      if (!schema?.nullable) continue;
      // A body that may be null may also be left out.
      delete schema.nullable;
      body!.required = false;
    }
  return api;
}

/** In OpenAPI 3.0 a value that is one of several may be null only if null is one of them. */
function nameNull({ nullable, enum: values, items, properties = {} }: Schema): void {
  if (nullable && values && !values.includes(null)) values.push(null);
  for (const inner of [items, ...Object.values(properties)]) if (inner) nameNull(inner);
}
