import type { FastifyInstance } from 'fastify';
import type { Language } from '#contract/languages.ts';

export type App = FastifyInstance;

declare module 'fastify' {
  interface FastifyRequest {
    /** The language of the page that calls. Answers are English for everybody; mail is not. */
    language: Language | null;
  }
}
