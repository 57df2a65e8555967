import { useCallback, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { GoogleFailure, SignInAnswer } from '#contract/auth.ts';
import { GOOGLE_RETURN_COOKIE } from '#contract/auth-texts.ts';
import { texts } from '#contract/texts.ts';
import { fetchUser } from './account-api.ts';
import { readHashTokens } from './hash-tokens.ts';

export const googleWords: Record<GoogleFailure, string> = {
  unavailable: 'Google sign-in is not available here. Please sign in with your email and password.',
  failed: texts.incorrectSignIn,
  unverified: 'Google has not verified the email address of this Google account, so it cannot be used here.',
};

type Entry = Pick<SignInAnswer, 'user' | 'session'>;
type Steps = { enter: (entry: Entry) => void; say: (words: string) => void };

/** Whether this browser just came back from Google. Said once. */
function takeReturnMark(): boolean {
  const marked = document.cookie.split('; ').includes(`${GOOGLE_RETURN_COOKIE}=1`);
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store API is not in every browser
  document.cookie = `${GOOGLE_RETURN_COOKIE}=; path=/login; max-age=0`;
  return marked;
}

/**
 * The way back from Google ends at this page: with a token behind the `#`, or with the reason why not. Either
 * is taken out of the address bar at once, so that it is in no history and no bookmark. A token that did not
 * come that way is somebody's link: `stranger` is whom it belongs to, and only `accept` goes on with it.
 */
export function useGoogleReturn({ enter, say }: Steps) {
  const { hash, search } = useLocation();
  const navigate = useNavigate();
  const [arrival, setArrival] = useState<{ token: string; trusted: boolean } | null>(null);
  const [waiting, setWaiting] = useState<Entry | null>(null);

  useEffect(() => {
    const token = readHashTokens(hash)?.accessToken;
    const failure = new URLSearchParams(search).get('google');
    if (!token && failure === null) return;
    if (token) setArrival({ token, trusted: takeReturnMark() });
    else say(googleWords[failure as GoogleFailure] ?? googleWords.failed);
    navigate('/login', { replace: true });
  }, [hash, search, navigate, say]);

  useEffect(() => {
    if (!arrival) return;
    const { token, trusted } = arrival;
    const controller = new AbortController();
    fetchUser(token, controller.signal)
      .then((user) => {
        const entry = { user, session: { access_token: token } };
        if (trusted) enter(entry);
        else setWaiting(entry);
        setArrival(null);
      })
      .catch(() => {
        if (controller.signal.aborted) return;
        say(googleWords.failed);
        setArrival(null);
      });
    return () => controller.abort();
  }, [arrival, enter, say]);

  const accept = useCallback(() => {
    if (waiting) enter(waiting);
    setWaiting(null);
  }, [waiting, enter]);

  return { arriving: arrival !== null, stranger: waiting?.user.email ?? null, accept };
}
