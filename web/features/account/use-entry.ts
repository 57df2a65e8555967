import { useCallback, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { SignInAnswer } from '#contract/auth.ts';
import { EXPIRED_PATH } from '#contract/paths.ts';
import { timings } from '#contract/timings.ts';
import { explain } from '#web/lib/api.ts';
import { readExpired } from './account-api.ts';
import { useAccount } from './account-provider.tsx';
import { localPath } from './hash-tokens.ts';
import { texts } from './texts.tsx';

/** Pages that the login returns to. From anywhere else it goes to home. */
const returnPaths = ['/payment', '/upgrade', '/account'];
const premiumPaths = ['/dashboard', '/manage', '/benefits'];

export function pathAfter(next: unknown, isPremium: boolean): string {
  return [...returnPaths, ...(isPremium ? premiumPaths : [])].find((path) => path === next) ?? '/';
}

type Entry = Pick<SignInAnswer, 'user' | 'session'>;

/**
 * What happens after a sign-in by password or Google. It goes to home or to the page that sent the visitor here. With
 * an ended subscription it shows why and goes to the page that renews it two seconds later.
 */
export function useEntry() {
  const { signIn } = useAccount();
  const navigate = useNavigate();
  const { state } = useLocation();
  const next = (state as { next?: unknown } | null)?.next;
  const [error, setError] = useState<string | null>(null);
  const [leavingTo, setLeavingTo] = useState<string | null>(null);

  useEffect(() => {
    if (leavingTo === null) return;
    const timer = setTimeout(() => navigate(leavingTo), timings.expiredSignInRedirect);
    return () => clearTimeout(timer);
  }, [leavingTo, navigate]);

  const expire = useCallback(
    (message: string, path: string | undefined, entry: Partial<Entry>) => {
      if (entry.user && entry.session) signIn({ user: entry.user, token: entry.session.access_token });
      setError(message);
      setLeavingTo(localPath(path, EXPIRED_PATH));
    },
    [signIn],
  );

  const enter = useCallback(
    ({ user, session }: Entry) => {
      if (user.premium_status === 'expired')
        return expire(texts.subscriptionExpired, undefined, { user, session });
      signIn({ user, token: session.access_token });
      navigate(pathAfter(next, user.premium_status === 'true'));
    },
    [expire, signIn, navigate, next],
  );

  const refuse = useCallback(
    (failure: unknown) => {
      const expired = readExpired(failure);
      if (expired) {
        return expire(explain(failure, texts.subscriptionExpired), expired.redirectTo, expired);
      }
      setError(explain(failure, { plain: texts.signInFailed, silent: texts.signInUnavailable }));
    },
    [expire],
  );

  return { error, setError, leaving: leavingTo !== null, next, enter, refuse };
}
