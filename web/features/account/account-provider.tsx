import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useState } from 'react';
import { timings } from '#contract/timings.ts';
import { ApiError, callApi } from '#web/lib/api.ts';
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

export type Account = {
  /** 'loading' until session storage was read: on the server, and for a moment in the browser. */
  status: AccountStatus;
  user: AccountUser | null;
  token: string | null;
  isPremium: boolean;
  hasExpiredSubscription: boolean;
  /** Stores what a sign-in answered. */
  signIn: (session: StoredSession) => void;
  /** Tells the server, forgets everything here and reloads. */
  signOut: () => Promise<void>;
};

const AccountContext = createContext<Account | null>(null);

export function AccountProvider({ children }: { children: ReactNode }) {
  const [stored, setStored] = useState<StoredSession | null | undefined>(undefined);

  useEffect(() => setStored(readSession()), []);

  const token = stored?.token;
  useEffect(() => {
    if (!token) return;
    const controller = new AbortController();
    // The stored user may be out of date: premium may have begun or ended meanwhile.
    callApi<{ user: AccountUser }>('/api/auth/session', { token, signal: controller.signal })
      .then(({ user }) => {
        const fresh = { user, token };
        writeSession(fresh);
        setStored((now) => (now?.token === token ? fresh : now));
      })
      .catch((error: unknown) => {
        if (!(error instanceof ApiError) || error.status !== 401) return;
        clearSession();
        setStored(null);
      });
    return () => controller.abort();
  }, [token]);

  const signIn = useCallback((session: StoredSession) => {
    writeSession(session);
    setStored(session);
  }, []);

  const signOut = useCallback(async () => {
    if (token) await callApi('/api/auth/signout', { method: 'POST', token }).catch(() => undefined);
    clearAllStorage();
    window.dispatchEvent(new Event(LOGGED_OUT_EVENT));
    setStored(null);
    setTimeout(() => window.location.reload(), timings.logoutReload);
  }, [token]);

  const account = useMemo<Account>(() => {
    const status = stored === undefined ? 'loading' : statusOf(stored?.user ?? null);
    return {
      status,
      user: stored?.user ?? null,
      token: stored?.token ?? null,
      isPremium: status === 'premium',
      hasExpiredSubscription: status === 'expired',
      signIn,
      signOut,
    };
  }, [stored, signIn, signOut]);

  return <AccountContext value={account}>{children}</AccountContext>;
}

export function useAccount(): Account {
  const account = use(AccountContext);
  if (!account) throw new Error('useAccount needs an AccountProvider above it');
  return account;
}
