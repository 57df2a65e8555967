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
  clearAccountStorage,
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
  /**
   * 'loading' until session storage has been read: in prerendered pages, and for a moment in the browser. Again while the visitor
   * leaves, so that nothing is shown any more, and nothing asked with a token that ends.
   */
  status: AccountStatus;
  user: AccountUser | null;
  token: string | null;
  isPremium: boolean;
  hasExpiredSubscription: boolean;
  /** Stores the session of a sign-in. */
  signIn: (session: StoredSession) => void;
  /** Ends the session on the server and in all tabs, clears what is stored of it here, and reloads or goes to `path`. */
  signOut: (path?: string) => Promise<void>;
  /** The same for the guest of this browser, and clears everything. The next page shows `farewell`. */
  forget: (farewell: string) => Promise<void>;
  /** Clears only the session, after it has ended on the server. */
  drop: () => void;
  /** Asks the server for the current state of the account. */
  recheck: () => Promise<void>;
};

const PATIENCE_MS = 1_000;

/** Only for those who leave or are signed in. */
const loadTabs = () => import('./shared-session.ts');

const sessionElsewhere = () =>
  isSignedInElsewhere()
    .then((isElsewhere) => (isElsewhere ? loadTabs().then(({ askOtherTabs }) => askOtherTabs()) : null))
    .catch(() => null);

/** The server ends them with the session. This ends them also if it does not answer. Nobody waits for long. */
const endNotifications = () =>
  Promise.race([
    loadTabs().then((tabs) => tabs.endNotifications()),
    new Promise<void>((resolve) => setTimeout(resolve, PATIENCE_MS)),
  ]).catch(() => undefined);

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
  const { isLeaving, follow, signOut, forget } = useSignOut(token);
  useEffect(() => {
    if (!token) return;
    const sharing = loadTabs().then(({ shareSession }) => shareSession(token, follow));
    return () => void sharing.then((stop) => stop());
  }, [token, follow]);
  useEffect(() => {
    // "Forget me" in one tab counts for all: clearing the storage is an event without a key.
    const onStorage = ({ key }: StorageEvent) => {
      if (key !== null) return;
      clearTabStorage();
      follow();
    };
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  }, [follow]);

  const account = useMemo<Account>(
    () => ({
      status: isLeaving ? 'loading' : (plan ?? 'loading'),
      user: stored?.user ?? null,
      token: isLeaving ? null : token,
      isPremium: plan === 'premium',
      hasExpiredSubscription: plan === 'expired',
      signIn,
      signOut,
      forget,
      drop,
      recheck,
    }),
    [stored, plan, token, isLeaving, signIn, signOut, forget, drop, recheck],
  );

  return <AccountContext value={account}>{children}</AccountContext>;
}

function useSignOut(token: string | null) {
  const [isLeaving, setLeaving] = useState(false);
  const hasBegun = useRef(false);

  /** Stops what the page shows and asks, runs `end`, and goes when that and the notifications have ended. Only the first call counts. */
  const leaveAfter = useCallback(
    async (end: () => Promise<void> | void, path?: string, farewell?: string) => {
      if (hasBegun.current) return;
      hasBegun.current = true;
      setLeaving(true);
      await Promise.all([end(), endNotifications()]);
      clearAccountStorage();
      window.dispatchEvent(new Event(LOGGED_OUT_EVENT));
      // The browser may bring it back as it was left.
      window.addEventListener('pageshow', () => window.location.reload());
      setTimeout(() => {
        // In the other tabs of a guest who is forgotten, there is nothing to say.
        const text = farewell ?? (token && texts.signedOut);
        if (text) leaveFarewell(text);
        if (path === undefined) window.location.reload();
        else window.location.assign(path);
      }, timings.logoutReload);
    },
    [token],
  );

  const signOut = useCallback(
    (path?: string) => leaveAfter(() => endSession(token), path),
    [token, leaveAfter],
  );
  const forget = useCallback(
    (farewell: string) =>
      leaveAfter(
        async () => {
          const guest = readGuestToken(Date.now());
          if (guest) await sendSignOut(guest);
          await endSession(token);
          clearAllStorage();
        },
        undefined,
        farewell,
      ),
    [token, leaveAfter],
  );
  /** For what another tab has ended. */
  const follow = useCallback(() => leaveAfter(() => undefined), [leaveAfter]);

  return { isLeaving, follow, signOut, forget };
}

export function useAccount(): Account {
  const account = use(AccountContext);
  if (!account) throw new Error('useAccount needs an AccountProvider above it');
  return account;
}
