import { authTexts } from '#contract/auth-texts.ts';
import { texts } from '#contract/texts.ts';
import type { AccountStore } from '#server/store/accounts/account-store.ts';
import { Refusal } from '../errors.ts';
import type { Limits } from '../limits.ts';
import { premiumStatus } from '../premium.ts';
import { describeUser, expiredRefusal, normalizeEmail } from './account.ts';
import { accountLimits } from './limits.ts';
import type { Passwords } from './passwords.ts';
import type { Sessions } from './sessions.ts';

/** Signs in with email and password. An unknown address and a wrong password get the same answer after the same work. */
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
  return async function signIn(credentials: { email: string; password: string }, network: string) {
    const email = normalizeEmail(credentials.email);
    // Counted before the password is checked, so that parallel guesses cannot exceed the limit.
    await limits.take(accountLimits.signInFailuresOfNetwork, network);
    await limits.take(accountLimits.signInFailures, email);

    const account = await accounts.findByEmail(email);
    const matches = await passwords.check(credentials.password, account?.passwordHash);
    if (!account || !matches) throw new Refusal('unauthorized', texts.incorrectSignIn);

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
