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
import { sendSignOut } from './account-api.ts';
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
  /** 'loading' until session storage has been read: in prerendered pages, and for a moment in the browser. */
  status: AccountStatus;
  user: AccountUser | null;
  token: string | null;
  isPremium: boolean;
  hasExpiredSubscription: boolean;
  /** Stores the session of a sign-in. */
  signIn: (session: StoredSession) => void;
  /** Ends the session on the server, clears what is stored here, and reloads or goes to `path`. */
  signOut: (path?: string) => Promise<void>;
  /** Clears only the session, after it has ended on the server. */
  drop: () => void;
  /** Asks the server for the current state of the account. */
  recheck: () => Promise<void>;
};

const AccountContext = createContext<Account | null>(null);

export function AccountProvider({ children }: { children: ReactNode }) {
  const [stored, setStored] = useState<StoredSession | null | undefined>(undefined);

  // The whole page depends on this. As a transition it renders in small steps, and clicks are handled in between.
  useEffect(() => startTransition(() => setStored(readSession())), []);

  const signIn = useCallback((session: StoredSession) => {
    writeSession(session);
    setStored(session);
  }, []);

  const drop = useCallback(() => {
    clearSession();
    setStored(null);
  }, []);

  // Ignore answers about a session that has been replaced since.
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

  // For parts of the page that are plain HTML.
  const plan = stored === undefined ? undefined : statusOf(stored?.user ?? null);
  useEffect(() => {
    if (plan) document.documentElement.dataset.plan = plan;
  }, [plan]);

  const token = stored?.token ?? null;
  const signOut = useSignOut(token, setStored);

  const account = useMemo<Account>(() => {
    const status = plan ?? 'loading';
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
  }, [stored, plan, token, signIn, signOut, drop, recheck]);

  return <AccountContext value={account}>{children}</AccountContext>;
}

function useSignOut(token: string | null, setStored: (session: null) => void) {
  return useCallback(
    async (path?: string) => {
      if (token) await sendSignOut(token);
      clearAllStorage();
      window.dispatchEvent(new Event(LOGGED_OUT_EVENT));
      // When going to another page, keep this one as it is: its guard would redirect to the login.
      if (path === undefined) setStored(null);
      setTimeout(() => {
        if (path === undefined) window.location.reload();
        else window.location.assign(path);
      }, timings.logoutReload);
    },
    [token, setStored],
  );
}

export function useAccount(): Account {
  const account = use(AccountContext);
  if (!account) throw new Error('useAccount needs an AccountProvider above it');
  return account;
}
