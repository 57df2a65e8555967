import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { brand } from '#contract/brand.ts';
import type { App } from './app-type.ts';

/** Describes the API: /api/openapi.json for programs, /api/docs for people. */
export async function describeApi(app: App) {
  await app.register(swagger, {
    openapi: {
      info: {
        title: `${brand.name} API`,
        version: '1',
        description:
          'Disposable inboxes over HTTP. Errors are { success: false, error }. [Guide and examples](/developers)',
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
  });
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: docsPolicy,
    theme: {
      title: `${brand.name} API`,
      // Hides the library's top bar, which has its own logo and a field for another API's address. Without its own
      // favicon the page uses the site's.
      css: [{ filename: 'mayfly.css', content: '.swagger-ui .topbar { display: none }' }],
      favicon: [],
      js: [{ filename: 'mayfly.js', content: fitToScreen }],
    },
  });
  app.get('/api/openapi.json', { schema: { hide: true } as never }, async () => app.swagger());
}

/** The library's page lacks this line, and phones would show it at desktop size. */
const fitToScreen = `document.head.append(Object.assign(document.createElement('meta'), {
  name: 'viewport', content: 'width=device-width, initial-scale=1',
}))`;

/** The library's default policy upgrades every request to HTTPS, which breaks the page on a server without it. */
const docsPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');
