import type { AccountStore } from '#server/store/accounts/account-store.ts';
import { Refusal } from '../errors.ts';
import { createGuessLimit } from '../guess-limit.ts';
import type { Limits } from '../limits.ts';
import { premiumStatus } from '../premium.ts';
import { type Asker, type Browser, describeUser, expiredRefusal, normalizeEmail } from './account.ts';
import { accountLimits } from './limits.ts';
import type { Passwords } from './passwords.ts';
import type { Sessions } from './sessions.ts';

/**
 * Signs in with email and password. An unknown address and a wrong password get the same answer after the same work. A
 * browser in which this account was used before has limits of its own, so that nobody can lock its owner out there.
 */
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
  const { signInFailuresOfNetwork, signInFailuresOfBrowser } = accountLimits;
  const guesses = createGuessLimit(limits, 'sign-in');

  return async function signIn(
    credentials: { email: string; password: string },
    { ip, language, knownBrowser }: Asker & Pick<Browser, 'knownBrowser'>,
  ) {
    const from = { ip };
    const email = normalizeEmail(credentials.email);
    let wasRight: () => Promise<void>;
    if (knownBrowser) {
      await limits.take(signInFailuresOfBrowser, knownBrowser);
      wasRight = () => limits.clear(signInFailuresOfBrowser, knownBrowser);
    } else {
      await limits.take(signInFailuresOfNetwork, from);
      const guess = await guesses.take(email, from);
      wasRight = async () => {
        await limits.undo(signInFailuresOfNetwork, from);
        await guess.wasRight();
      };
    }

    const account = await accounts.findByEmail(email);
    const matches = await passwords.check(credentials.password, account?.passwordHash, from);
    if (!account || !matches) throw new Refusal('unauthorized', 'wrong-password');

    await wasRight();
    if (!account.verifiedAt) throw new Refusal('forbidden', 'verify-first', { needsEmailVerification: true });
    await accounts.keepLanguage(account, language);
    const user = describeUser(account, now());
    const session = await sessions.begin(account.id);
    if (premiumStatus(account.premiumUntil, now()) === 'expired') throw expiredRefusal({ user, session });
    return { user, session };
  };
}

export type SignIn = ReturnType<typeof createSignIn>;
