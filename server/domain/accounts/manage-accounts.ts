import { randomUUID } from 'node:crypto';
import type { SubscriptionStatus } from '#contract/auth.ts';
import { english, findLanguage } from '#contract/languages.ts';
import type { Plans } from '#contract/plans.ts';
import { because } from '#contract/reasons.ts';
import { expiredMail } from '#server/outbound/templates/subscription-mails.ts';
import type { AccountStore } from '#server/store/accounts/account-store.ts';
import type { CodeStore } from '#server/store/accounts/code-store.ts';
import type { PremiumStore } from '#server/store/accounts/premium-store.ts';
import type { SessionStore } from '#server/store/accounts/session-store.ts';
import { Refusal } from '../errors.ts';
import { premiumStatus } from '../premium.ts';
import type { SystemMail } from '../system-mail.ts';
import { type Account, normalizeEmail } from './account.ts';
import type { Codes } from './codes.ts';
import { ACCOUNTS_LISTED, UNVERIFIED_MS } from './limits.ts';
import type { Passwords } from './passwords.ts';

const DAY = 24 * 3_600_000;

/** Changes to a whole account, by its owner, by the operator or because time has passed. */
export function createManageAccounts({
  accounts,
  premium,
  sessionStore,
  codeStore,
  codes,
  passwords,
  mail,
  publicUrl,
  plans,
  takesPayments,
  beforeRemove = async () => {},
  now,
}: {
  accounts: AccountStore;
  premium: PremiumStore;
  sessionStore: SessionStore;
  codeStore: CodeStore;
  codes: Codes;
  passwords: Passwords;
  mail: SystemMail;
  publicUrl: string;
  plans: Plans;
  takesPayments: boolean;
  /** Ends billing first. If it throws, the account is kept. */
  beforeRemove?: (account: Account) => Promise<void>;
  now: () => Date;
}) {
  async function find(email: string): Promise<Account> {
    const account = await accounts.findByEmail(normalizeEmail(email));
    if (!account) throw new Refusal('not-found', because('no-account', { email: normalizeEmail(email) }));
    return account;
  }

  async function remove(account: Account) {
    await beforeRemove(account);
    await accounts.remove({ id: account.id, emailHash: codes.emailHash(account.email), now: now() });
  }

  return {
    find,
    remove,

    /** Accounts with this text in their email, and whether there are more. */
    async list(like: string) {
      const found = await accounts.list({ like: normalizeEmail(like), max: ACCOUNTS_LISTED + 1 });
      return { found: found.slice(0, ACCOUNTS_LISTED), more: found.length > ACCOUNTS_LISTED };
    },

    subscription: (account: Account): Omit<SubscriptionStatus, 'success'> => ({
      premium_status: premiumStatus(account.premiumUntil, now()),
      premium_until: account.premiumUntil?.toISOString() ?? null,
      cancel_at_period_end: account.cancelAtPeriodEnd,
    }),

    /** Creates a verified account without sending a mail. For the operator. */
    async create(email: string, password: string): Promise<Account> {
      const account = {
        id: randomUUID(),
        email: normalizeEmail(email),
        passwordHash: await passwords.hash(password, { ip: '127.0.0.1' }),
        fullName: '',
        createdAt: now(),
        language: english.prefix,
      };
      if (!(await accounts.insertVerified({ account })))
        throw new Refusal('taken', because('account-exists', { email: account.email }));
      return find(email);
    },

    /** Adds days to the premium time that is left. */
    async grant(email: string, days: number): Promise<Account> {
      const account = await find(email);
      const from = Math.max(account.premiumUntil?.getTime() ?? 0, now().getTime());
      await premium.set({ id: account.id, until: new Date(from + days * DAY) });
      return find(email);
    },

    /** Premium that has ended keeps its end: a new one would be told to its owner again. */
    async expire(email: string): Promise<Account> {
      const account = await find(email);
      if (premiumStatus(account.premiumUntil, now()) === 'expired') return account;
      await premium.set({ id: account.id, until: now() });
      return find(email);
    },

    async revoke(email: string): Promise<Account> {
      await premium.set({ id: (await find(email)).id, until: null });
      return find(email);
    },

    /** Notifies accounts whose premium has ended since the last run. */
    notifyEnded: () =>
      premium.notifyEnded({
        now: now(),
        mailFor: ({ email, language }) =>
          mail.seal(
            email,
            expiredMail({ language: findLanguage(language), publicUrl, plans, takesPayments }),
          ),
      }),

    async purge() {
      await sessionStore.purge(now());
      await codeStore.purge(now());
      await accounts.purgeUnverified(new Date(now().getTime() - UNVERIFIED_MS));
    },
  };
}

export type ManageAccounts = ReturnType<typeof createManageAccounts>;
