import type { FastifyReply, FastifyRequest } from 'fastify';
import { GOOGLE_RETURN_COOKIE } from '#contract/auth-texts.ts';

const MINUTES_10 = 600;
const MINUTE = 60;

/**
 * The few cookies there are: short-lived and, but for the last, out of reach of scripts and for /api/auth alone.
 * None of them signs anybody in.
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
    /**
     * For the login page to read: a token behind its # came from Google to this very browser. Without it anybody
     * could sign somebody else in to an account of theirs by a link.
     */
    googleReturn: {
      set: (reply: FastifyReply) =>
        reply.setCookie(GOOGLE_RETURN_COOKIE, '1', {
          sameSite: 'lax',
          secure: https,
          path: '/login',
          maxAge: MINUTE,
        }),
    },
  };
}

export type BrowserCookies = ReturnType<typeof createBrowserCookies>;
