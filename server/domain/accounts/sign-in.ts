import { authTexts } from '#contract/auth.ts';
import { texts } from '#contract/texts.ts';
import type { AccountStore } from '#server/store/accounts/account-store.ts';
import { Refusal } from '../errors.ts';
import type { Limits } from '../limits.ts';
import { premiumStatus } from '../premium.ts';
import { describeUser, expiredRefusal, normalizeEmail } from './account.ts';
import { accountLimits } from './limits.ts';
import type { Passwords } from './passwords.ts';
import type { Sessions } from './sessions.ts';

/** By e-mail and password. Unknown and wrong are one answer, after the same work. */
export function createSignIn({
  accounts,
  passwords,
  sessions,
  limits,
  now,
}: {
  accounts: AccountStore;
  passwords: Passwords;
  sessions: Sessions;
  limits: Limits;
  now: () => Date;
}) {
  return async function signIn(given: { email: string; password: string }, network: string) {
    const email = normalizeEmail(given.email);
    // Counted before the look, so that a hundred guesses at once are not a hundred guesses.
    await limits.take(accountLimits.signInFailuresOfNetwork, network);
    await limits.take(accountLimits.signInFailures, email);

    const account = await accounts.findByEmail(email);
    const right = await passwords.check(given.password, account?.passwordHash);
    if (!account || !right) throw new Refusal('unauthorized', texts.incorrectSignIn);

    await limits.undo(accountLimits.signInFailuresOfNetwork, network);
    await limits.clear(accountLimits.signInFailures, email);
    if (!account.verifiedAt)
      throw new Refusal('forbidden', authTexts.verifyFirst, { needsEmailVerification: true });
    const user = describeUser(account, now());
    const session = await sessions.begin(account.id);
    if (premiumStatus(account.premiumUntil, now()) === 'expired') throw expiredRefusal({ user, session });
    return { user, session };
  };
}

export type SignIn = ReturnType<typeof createSignIn>;
