import type { FastifyRequest } from 'fastify';

/** Reads a JSON body. An empty body is accepted, because some clients send one with calls that need no data. */
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
