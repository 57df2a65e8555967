import type { App } from '../app-type.ts';

/** Tells a caller how it is seen, so that the doctor can judge the proxy in between. */
export function registerConnectionRoutes(app: App) {
  app.get('/api/connection', { schema: { hide: true } as never }, async (request) => ({
    address: request.ip,
    /** Somebody in between says who the caller is, … */
    forwarded: request.headers['x-forwarded-for'] !== undefined,
    /** … and of those on the way TRUST_PROXY has us believe so many. */
    trusted: (request.ips?.length ?? 1) - 1,
  }));
}
