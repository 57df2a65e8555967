import {
  createContext,
  type ReactNode,
  startTransition,
  use,
  useCallback,
  useEffect,
  useMemo,
  useState,
} from 'react';
import { timings } from '#contract/timings.ts';
import { tellSignOut } from './account-api.ts';
import {
  type AccountStatus,
  type AccountUser,
  clearAllStorage,
  clearSession,
  LOGGED_OUT_EVENT,
  readSession,
  type StoredSession,
  statusOf,
  writeSession,
} from './session.ts';
import { useSessionCheck } from './use-session-check.ts';

export type Account = {
  /** 'loading' until session storage was read: on the server, and for a moment in the browser. */
  status: AccountStatus;
  user: AccountUser | null;
  token: string | null;
  isPremium: boolean;
  hasExpiredSubscription: boolean;
  /** Stores what a sign-in answered. */
  signIn: (session: StoredSession) => void;
  /** Tells the server, forgets everything here and reloads, at `path` where one is given. */
  signOut: (path?: string) => Promise<void>;
  /** The session has ended elsewhere: it is dropped here, and nothing else is. */
  drop: () => void;
  /** Asks the server who this is now. */
  recheck: () => Promise<void>;
};

const AccountContext = createContext<Account | null>(null);

export function AccountProvider({ children }: { children: ReactNode }) {
  const [stored, setStored] = useState<StoredSession | null | undefined>(undefined);

  // The whole page hangs on this: as a transition it is drawn in small pieces, and presses are answered in between.
  useEffect(() => startTransition(() => setStored(readSession())), []);

  const signIn = useCallback((session: StoredSession) => {
    writeSession(session);
    setStored(session);
  }, []);

  const drop = useCallback(() => {
    clearSession();
    setStored(null);
  }, []);

  // An answer for a session that is no longer this one changes nothing.
  const onUser = useCallback((user: AccountUser, token: string) => {
    if (readSession()?.token !== token) return;
    writeSession({ user, token });
    setStored({ user, token });
  }, []);
  const onEnded = useCallback(
    (token: string) => {
      if (readSession()?.token === token) drop();
    },
    [drop],
  );
  const recheck = useSessionCheck(stored ?? null, onUser, onEnded);

  const token = stored?.token ?? null;
  const signOut = useCallback(
    async (path?: string) => {
      if (token) await tellSignOut(token);
      clearAllStorage();
      window.dispatchEvent(new Event(LOGGED_OUT_EVENT));
      // On the way elsewhere this page stays as it is: its guard would send the visitor to the login meanwhile.
      if (path === undefined) setStored(null);
      setTimeout(() => {
        if (path === undefined) window.location.reload();
        else window.location.assign(path);
      }, timings.logoutReload);
    },
    [token],
  );

  const account = useMemo<Account>(() => {
    const status = stored === undefined ? 'loading' : statusOf(stored?.user ?? null);
    return {
      status,
      user: stored?.user ?? null,
      token,
      isPremium: status === 'premium',
      hasExpiredSubscription: status === 'expired',
      signIn,
      signOut,
      drop,
      recheck,
    };
  }, [stored, token, signIn, signOut, drop, recheck]);

  return <AccountContext value={account}>{children}</AccountContext>;
}

export function useAccount(): Account {
  const account = use(AccountContext);
  if (!account) throw new Error('useAccount needs an AccountProvider above it');
  return account;
}
