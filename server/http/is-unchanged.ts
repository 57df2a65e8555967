import type { FastifyRequest } from 'fastify';

/**
 * Whether the client has this version already. `If-None-Match` is `*` or a list of tags, and tags match with or without
 * the `W/` that a compressing proxy adds (RFC 9110, 13.1.2).
 */
export function isUnchanged({ headers }: Pick<FastifyRequest, 'headers'>, etag: string): boolean {
  const given = headers['if-none-match'] ?? '';
  const tags: string[] = given.match(/"[^"]*"/g) ?? [];
  return given.trim() === '*' || tags.includes(etag);
}
