import type { FastifyInstance } from 'fastify';

/** Headers of every response. Pages replace the content security policy; everything else may load nothing. */
export const securityHeaders = ({ https }: { https: boolean }) => ({
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
  'x-dns-prefetch-control': 'off',
  ...(https ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
});

export function installSecurityHeaders(app: FastifyInstance, headers: ReturnType<typeof securityHeaders>) {
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(headers);
  });
}
