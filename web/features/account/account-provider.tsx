import {
  createContext,
  type ReactNode,
  startTransition,
  use,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { timings } from '#contract/timings.ts';
import { notify } from '#web/components/notice.tsx';
import { readGuestToken } from '#web/features/addresses/guest-storage.ts';
import { texts } from '#web/lib/texts.ts';
import {
  type AccountStatus,
  type AccountUser,
  clearAllStorage,
  clearSession,
  clearTabStorage,
  isSignedInElsewhere,
  LOGGED_OUT_EVENT,
  leaveFarewell,
  readSession,
  type StoredSession,
  statusOf,
  takeFarewell,
  writeSession,
} from './session.ts';
import { sendSignOut } from './session-api.ts';
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
  /**
   * Ends the session on the server and in all tabs, clears what is stored here, and reloads or goes to `path`. The next
   * page shows `farewell`.
   */
  signOut: (path?: string, farewell?: string) => Promise<void>;
  /** Clears only the session, after it has ended on the server. */
  drop: () => void;
  /** Asks the server for the current state of the account. */
  recheck: () => Promise<void>;
};

/** Only for those who are signed in. */
const loadTabs = () => import('./shared-session.ts');

const sessionElsewhere = () =>
  isSignedInElsewhere()
    .then((isElsewhere) => (isElsewhere ? loadTabs().then(({ askOtherTabs }) => askOtherTabs()) : null))
    .catch(() => null);

/** Ends the session on the server and in every tab. A guest who is forgotten may be signed in in another tab. */
async function endSession(own: string | null): Promise<void> {
  const token = own ?? (await sessionElsewhere())?.token;
  if (!token) return;
  await sendSignOut(token);
  await loadTabs().then(
    ({ tellSignedOut }) => tellSignedOut(token),
    () => undefined,
  );
}

const AccountContext = createContext<Account | null>(null);

export function AccountProvider({ children }: { children: ReactNode }) {
  const [stored, setStored] = useState<StoredSession | null | undefined>(undefined);

  useEffect(() => {
    // The whole page depends on this. As a transition it renders in small steps, and clicks are handled in between.
    const begin = (session: StoredSession | null) => startTransition(() => setStored(session));
    const own = readSession();
    if (own) return begin(own);
    const farewell = takeFarewell();
    if (farewell) notify({ kind: 'hint', text: farewell });
    sessionElsewhere().then((shared) => {
      // Somebody may have signed in here meanwhile.
      if (shared && !readSession()) writeSession(shared);
      begin(readSession());
    });
  }, []);

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
    const before = readSession();
    if (before?.token !== token) return;
    if (statusOf(before.user) === 'premium' && statusOf(user) === 'expired')
      notify({ kind: 'hint', text: texts.premiumHasEnded });
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
  const { signOut, leave } = useSignOut(token, setStored);
  useEffect(() => {
    if (token) {
      const sharing = loadTabs().then(({ shareSession }) => shareSession(token, leave));
      return () => void sharing.then((stop) => stop());
    }
    // A guest who is forgotten in one tab is forgotten in all: clearing the storage is an event without a key.
    const onStorage = ({ key }: StorageEvent) => key === null && leave();
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  }, [token, leave]);

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
  const isLeaving = useRef(false);
  const leave = useCallback(
    (path?: string, farewell?: string) => {
      // A tab that signs out hears of it itself, like every other tab.
      if (isLeaving.current) return;
      isLeaving.current = true;
      clearTabStorage();
      window.dispatchEvent(new Event(LOGGED_OUT_EVENT));
      // When going to another page, keep this one as it is: its guard would redirect to the login.
      if (path === undefined) setStored(null);
      setTimeout(() => {
        // In the other tabs of a guest who is forgotten, there is nothing to say.
        const text = farewell ?? (token && texts.signedOut);
        if (text) leaveFarewell(text);
        if (path === undefined) window.location.reload();
        else window.location.assign(path);
      }, timings.logoutReload);
    },
    [token, setStored],
  );

  const signOut = useCallback(
    async (path?: string, farewell?: string) => {
      // The server ends notifications with the session. This ends them also if it does not answer.
      loadTabs()
        .then(({ endPush }) => endPush())
        .catch(() => undefined);
      const guest = readGuestToken(Date.now());
      // The account comes last: this tab hears of its end itself, and must have left for `path` by then.
      if (guest) await sendSignOut(guest);
      await endSession(token);
      clearAllStorage();
      leave(path, farewell);
    },
    [token, leave],
  );

  return { signOut, leave };
}

export function useAccount(): Account {
  const account = use(AccountContext);
  if (!account) throw new Error('useAccount needs an AccountProvider above it');
  return account;
}
