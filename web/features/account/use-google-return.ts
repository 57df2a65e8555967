import { useCallback, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { GoogleFailure, SignInAnswer } from '#contract/auth.ts';
import { GOOGLE_RETURN_COOKIE } from '#contract/google-return.ts';
import { pathIn } from '#contract/languages.ts';
import { pageLanguage } from '#web/language/page-language.ts';
import { ApiError } from '#web/lib/api.ts';
import { readText, session, writeText } from '#web/lib/storage.ts';
import { readHashTokens } from './hash-tokens.ts';
import { settleSession } from './session-api.ts';
import { texts } from './texts.tsx';

/** What to say about the failure in the address bar, which can be any text. */
export const googleErrorOf = (failure: string) =>
  texts.googleErrors[Object.hasOwn(texts.googleErrors, failure) ? (failure as GoogleFailure) : 'failed'];

const NEXT = 'sign_in_next';

/** Keeps where somebody wanted to go while they sign in at Google. */
export const keepNext = (next: unknown) => writeText(session, NEXT, typeof next === 'string' ? next : null);

function takeNext(): string | null {
  const next = readText(session, NEXT);
  writeText(session, NEXT, null);
  return next;
}

type Entry = Pick<SignInAnswer, 'user' | 'session'>;
type Handlers = { enter: (entry: Entry) => void; showError: (message: string) => void };

/** Whether this browser just came back from Google. The mark is removed, so this is true only once. */
function takeReturnCookie(): boolean {
  const marked = document.cookie.split('; ').includes(`${GOOGLE_RETURN_COOKIE}=1`);
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store API is not in every browser
  document.cookie = `${GOOGLE_RETURN_COOKIE}=; path=${pathIn(pageLanguage(), '/login')}; max-age=0`;
  return marked;
}

/**
 * Google sign-in ends at this page, with a token after the `#` or with a failure. Both are removed from the address bar
 * at once, so that they don't end up in the history or a bookmark. A token that did not come from Google in this browser may be
 * somebody else's link: then `linkOwner` is the account it belongs to, and only `accept` signs in with it.
 */
export function useGoogleReturn({ enter, showError }: Handlers) {
  const { hash, search } = useLocation();
  const navigate = useNavigate();
  const [arrival, setArrival] = useState<{ entry: Promise<Entry>; trusted: boolean } | null>(null);
  const [waiting, setWaiting] = useState<Entry | null>(null);

  useEffect(() => {
    const token = readHashTokens(hash)?.accessToken;
    const failure = new URLSearchParams(search).get('google');
    if (token) setArrival({ entry: settleSession(token), trusted: takeReturnCookie() });
    else if (failure !== null) showError(googleErrorOf(failure));
    else return;
    navigate('/login', { replace: true, state: { next: takeNext() } });
  }, [hash, search, navigate, showError]);

  useEffect(() => {
    if (!arrival) return;
    const { entry, trusted } = arrival;
    let isLeft = false;
    entry
      .then((entry) => {
        if (isLeft) return;
        if (trusted) enter(entry);
        else setWaiting(entry);
        setArrival(null);
      })
      .catch((failure) => {
        if (isLeft) return;
        const isRefused = failure instanceof ApiError && failure.status !== 0;
        showError(isRefused ? texts.googleErrors.failed : texts.signInUnavailable);
        setArrival(null);
      });
    return () => {
      isLeft = true;
    };
  }, [arrival, enter, showError]);

  const accept = useCallback(() => {
    if (waiting) enter(waiting);
    setWaiting(null);
  }, [waiting, enter]);

  return { arriving: arrival !== null, linkOwner: waiting?.user.email ?? null, accept };
}
