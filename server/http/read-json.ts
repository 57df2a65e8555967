import type { FastifyRequest } from 'fastify';

/** Reads a JSON body. An empty one is accepted, because clients send their calls without a payload like that. */
export function readJson(
  _request: FastifyRequest,
  body: string | Buffer,
  done: (error: Error | null, value?: unknown) => void,
) {
  if (body === '') return done(null, undefined);
  try {
    done(null, JSON.parse(body as string));
  } catch {
    done(Object.assign(new Error('invalid JSON'), { statusCode: 400 }));
  }
}
