import type { User } from '#contract/auth.ts';
import {
  isHeaderText,
  local,
  readJson,
  readText,
  readToken,
  session,
  writeJson,
  writeText,
} from '#web/lib/storage.ts';
import { THEME_KEY } from '#web/lib/theme.ts';

/** A user as the server describes it. In a stored session only the first two fields are certain. */
export type AccountUser = { email: string; premium_status: string } & Partial<Omit<User, 'premium_status'>>;
export type StoredSession = { user: AccountUser; token: string };
export type AccountStatus = 'loading' | 'signed-out' | 'free' | 'premium' | 'expired';

export const LOGGED_OUT_EVENT = 'logged-out';
/** The name of the channel between tabs, and of the lock that every signed-in tab holds. */
export const SHARED_SESSION = 'account-session';
const TOKEN_KEY = 'auth_token';
const USER_KEY = 'auth_user';
/** Set while the account has domains of its own, so that there is space for the choice of a domain. */
export const OWN_DOMAINS = 'own_domains';
const FAREWELL_KEY = 'farewell';

/**
 * Runs inline in the head, so that the first paint knows whether somebody is signed in. The plan is the last known one,
 * and decides for which fields there is space.
 */
export const earlyPlanScript = `try{if(sessionStorage.getItem('${TOKEN_KEY}')){document.documentElement.dataset.plan='unknown';if(JSON.parse(sessionStorage.getItem('${USER_KEY}')).premium_status==='true'){document.documentElement.dataset.premium='';if(sessionStorage.getItem('${OWN_DOMAINS}'))document.documentElement.dataset.domains='many'}}}catch(e){}`;

/** All fields of a user are text or null. An empty address identifies nobody. */
const isUser = (user: AccountUser): boolean =>
  Boolean(user.email && user.premium_status) &&
  Object.values(user).every((value) => value === null || typeof value === 'string');

export const isSession = ({ user, token }: StoredSession): boolean => isHeaderText(token) && isUser(user);

/** The session of this tab. An incomplete or unreadable one is cleared. */
export function readSession(): StoredSession | null {
  const token = readToken(session, TOKEN_KEY);
  const user = readJson(session, USER_KEY, isUser);
  if (token && user) return { user, token };
  clearSession();
  return null;
}

/** Whether another tab is signed in. */
export async function isSignedInElsewhere(): Promise<boolean> {
  const locks = await navigator.locks?.query();
  return locks?.held?.some(({ name }) => name === SHARED_SESSION) ?? false;
}

export function writeSession({ user, token }: StoredSession): void {
  writeText(session, TOKEN_KEY, token);
  writeJson(session, USER_KEY, user);
}

export function clearSession(): void {
  writeText(session, TOKEN_KEY, null);
  writeText(session, USER_KEY, null);
}

/** What this tab alone has stored. */
export function clearTabStorage(): void {
  try {
    session().clear();
  } catch {
    // If storage is blocked, nothing is stored.
  }
}

/** What the page that follows a sign-out says. */
export const leaveFarewell = (text: string) => writeText(session, FAREWELL_KEY, text);
export function takeFarewell(): string | null {
  const text = readText(session, FAREWELL_KEY);
  if (text) writeText(session, FAREWELL_KEY, null);
  return text;
}

const KEPT = ['cookieConsent', THEME_KEY];

/** Signing out clears everything except the cookie choice, the theme, and the guest, to whom the cooldown belongs. */
export function clearAccountStorage(): void {
  const isKept = (key: string) => KEPT.includes(key) || key.startsWith('guest_');
  try {
    for (const storage of [session(), local()])
      for (const key of Object.keys(storage)) if (!isKept(key)) storage.removeItem(key);
  } catch {
    // If storage is blocked, nothing is stored.
  }
}

/** For a visitor who is forgotten. Other tabs notice it, because clearing a storage is an event. */
export function clearAllStorage(): void {
  const kept = KEPT.map((key) => [key, readText(local, key)] as const);
  clearTabStorage();
  try {
    local().clear();
  } catch {
    // If storage is blocked, nothing is stored.
  }
  for (const [key, value] of kept) if (value !== null) writeText(local, key, value);
}

export function statusOf(user: AccountUser | null): AccountStatus {
  if (!user) return 'signed-out';
  if (user.premium_status === 'true') return 'premium';
  return user.premium_status === 'expired' ? 'expired' : 'free';
}
