import type { App } from '../app-type.ts';

/** Tells a client how the server sees it, so that the doctor can check the proxy in between. */
export function registerConnectionRoutes(app: App) {
  app.get('/api/connection', { schema: { hide: true } as never }, async (request) => ({
    address: request.ip,
    /** Whether a proxy named the client. */
    forwarded: request.headers['x-forwarded-for'] !== undefined,
    /** How many of the proxies on the way are trusted because of TRUST_PROXY. */
    trusted: (request.ips?.length ?? 1) - 1,
  }));
}
