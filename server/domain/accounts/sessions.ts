import type { SessionStore } from '#server/store/accounts/session-store.ts';
import { hashToken, newToken } from '../ids.ts';
import { premiumStatus } from '../premium.ts';
import { type Account, describeUser, expiredRefusal } from './account.ts';
import type { Keys } from './keys.ts';

const LIFETIME_MS = 30 * 24 * 3_600_000;
/** The token that a browser brings from Google is in the history of that browser, so it is of no use afterwards. */
const ARRIVAL_MS = 5 * 60_000;

/** Sessions are random tokens. Only their hash is stored, and any of them can be ended at once. */
export function createSessions({
  sessions,
  keys,
  now,
}: {
  sessions: SessionStore;
  keys: Pick<Keys, 'refuse'>;
  now: () => Date;
}) {
  async function find(token: string): Promise<Account | null> {
    await keys.refuse(token);
    return (await sessions.findAccount({ tokenHash: hashToken(token), now: now() })) ?? null;
  }

  const after = (ms: number) => new Date(now().getTime() + ms);
  async function begin(accountId: string, lifetimeMs: number): Promise<{ access_token: string }> {
    const token = newToken();
    await sessions.insert({
      tokenHash: hashToken(token),
      accountId,
      now: now(),
      expiresAt: after(lifetimeMs),
    });
    return { access_token: token };
  }

  return {
    begin: (accountId: string) => begin(accountId, LIFETIME_MS),

    /** A session of a few minutes, for the way back from Google. */
    arrive: (accountId: string) => begin(accountId, ARRIVAL_MS),

    /** Ends such a session and begins the one that stays. Another session stays as it is. */
    async settle(token: string): Promise<{ access_token: string }> {
      const next = newToken();
      const done = await sessions.replace({
        tokenHash: hashToken(token),
        endsBefore: after(ARRIVAL_MS),
        nextHash: hashToken(next),
        now: now(),
        expiresAt: after(LIFETIME_MS),
      });
      return { access_token: done ? next : token };
    },

    /** The account of a session, even if its subscription has ended. Refuses keys. */
    find,

    /** The owner of inboxes that a token belongs to. Refused when the subscription has ended, unless `evenExpired`. */
    async identify(token: string, { evenExpired = false } = {}) {
      const account = await sessions.findAccount({ tokenHash: hashToken(token), now: now() });
      if (!account) return null;
      const { premiumUntil, sessionExpiresAt } = account;
      const status = premiumStatus(account.premiumUntil, now());
      if (status === 'expired' && !evenExpired) throw expiredRefusal();
      const plan = status === 'true' ? ('premium' as const) : ('free' as const);
      const validUntil = premiumUntil && premiumUntil < sessionExpiresAt ? premiumUntil : sessionExpiresAt;
      return { id: account.id, kind: 'account' as const, plan, validUntil };
    },

    userOf: (account: Account) => describeUser(account, now()),
    isPremium: (account: Account) => premiumStatus(account.premiumUntil, now()) === 'true',

    end: (token: string) => sessions.remove(hashToken(token)),
  };
}

export type Sessions = ReturnType<typeof createSessions>;
