import type { FastifyReply, FastifyRequest } from 'fastify';
import { GOOGLE_RETURN_COOKIE } from '#contract/google-return.ts';
import { CODE_MINUTES } from '#contract/limits.ts';

const MINUTE = 60;
export const KNOWN_MS = 90 * 24 * 3_600_000;

/**
 * All our cookies. All but one live for minutes, and none of them signs anybody in. Scripts can read only the last one;
 * browsers send the others to /api/auth only.
 */
export function createBrowserCookies({ https }: { https: boolean }) {
  const cookie = (name: string, sameSite: 'strict' | 'lax', path: string, maxAge = 10 * MINUTE) => ({
    read(request: FastifyRequest): string | null {
      const value = request.cookies[name];
      return value && value.length <= 1000 ? value : null;
    },
    set(reply: FastifyReply, value: string) {
      reply.setCookie(name, value, { httpOnly: true, sameSite, secure: https, path, maxAge });
    },
    clear(reply: FastifyReply) {
      reply.clearCookie(name, { httpOnly: true, sameSite, secure: https, path });
    },
  });

  return {
    /** This browser entered a correct code. */
    proof: cookie('mayfly_proof', 'strict', '/api/auth'),
    /** This browser started the sign-up. */
    signup: cookie('mayfly_signup', 'strict', '/api/auth'),
    /** Somebody signed in with this browser. Guesses made elsewhere do not lock that account here. */
    known: cookie('mayfly_known', 'strict', '/api/auth', KNOWN_MS / 1000),
    /** This browser asked for a code. Wrong codes entered elsewhere do not count here. */
    asked: cookie('mayfly_asked', 'strict', '/api/auth', CODE_MINUTES * MINUTE),
    /** Lax, because the redirect back from Google starts on another site. */
    google: cookie('mayfly_google', 'lax', '/api/auth/google'),
    /**
     * Tells the login page that the token in its URL fragment came from a Google sign-in in this browser. Without
     * it, a crafted link could sign a victim in to the attacker's account.
     */
    googleReturn: {
      set: (reply: FastifyReply, path: string) =>
        reply.setCookie(GOOGLE_RETURN_COOKIE, '1', {
          sameSite: 'lax',
          secure: https,
          path,
          maxAge: MINUTE,
        }),
    },
  };
}

export type BrowserCookies = ReturnType<typeof createBrowserCookies>;
