import type { FastifyReply, FastifyRequest } from 'fastify';

const MINUTES_10 = 600;

/**
 * The few cookies there are: short-lived, out of reach of scripts, for /api/auth alone. None of them signs
 * anybody in.
 */
export function createBrowserCookies({ https }: { https: boolean }) {
  const cookie = (name: string, sameSite: 'strict' | 'lax', path: string) => ({
    read(request: FastifyRequest): string | null {
      const value = request.cookies[name];
      return value && value.length <= 1000 ? value : null;
    },
    set(reply: FastifyReply, value: string) {
      reply.setCookie(name, value, { httpOnly: true, sameSite, secure: https, path, maxAge: MINUTES_10 });
    },
    clear(reply: FastifyReply) {
      reply.clearCookie(name, { httpOnly: true, sameSite, secure: https, path });
    },
  });

  return {
    /** A code was right in this browser. */
    proof: cookie('mayfly_proof', 'strict', '/api/auth'),
    /** This browser is the one that signs up. */
    signup: cookie('mayfly_signup', 'strict', '/api/auth'),
    /** Lax: the way back from Google begins on another site. */
    google: cookie('mayfly_google', 'lax', '/api/auth/google'),
  };
}

export type BrowserCookies = ReturnType<typeof createBrowserCookies>;
