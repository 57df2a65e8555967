import type { User } from '#contract/auth.ts';
import type { Language } from '#contract/languages.ts';
import { EXPIRED_PATH } from '#contract/paths.ts';
import type { AccountRow } from '#server/store/accounts/account-row.ts';
import { Refusal } from '../errors.ts';
import type { Client } from '../network.ts';
import { premiumStatus } from '../premium.ts';

export type Account = AccountRow;

/** Who asks, and the language of the page on which they ask. A program names none. */
export type Asker = Client & { language: Language | null };

/** What a browser has shown about an email address: an id where it did, null where it did not. */
export type Browser = {
  /** Somebody signed in there with the address. */
  knownBrowser: string | null;
  /** It asked for a code that was mailed to the address. */
  codeAsker: string | null;
};

export const describeUser = (account: Account, now: Date): User => ({
  id: account.id,
  email: account.email,
  full_name: account.fullName || null,
  premium_status: premiumStatus(account.premiumUntil, now),
  premium_until: account.premiumUntil?.toISOString() ?? null,
});

/** Refuses an account that has no premium now. */
export function requirePremium({ premiumUntil }: Pick<Account, 'premiumUntil'>, now: Date) {
  const status = premiumStatus(premiumUntil, now);
  if (status === 'expired') throw expiredRefusal();
  if (status === 'false') throw new Refusal('forbidden', 'premium-only', { upgradeRequired: true });
}

export const normalizeEmail = (email: string) => email.trim().toLowerCase();

/** The refusal wherever an active plan is needed and the account's subscription has ended. */
export const expiredRefusal = (more: object = {}) =>
  new Refusal('forbidden', 'premium-expired', { expired: true, redirectTo: EXPIRED_PATH, ...more });
