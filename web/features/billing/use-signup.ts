import { useCallback, useState } from 'react';
import { authTexts } from '#contract/auth-texts.ts';
import { wordsOf } from '#web/features/account/account-api.ts';
import { useAccount } from '#web/features/account/account-provider.tsx';
import { ApiError } from '#web/lib/api.ts';
import { createAccount } from './billing-api.ts';
import type { SignupFields } from './check-signup.ts';
import { writePendingUser } from './pending-user.ts';

/** From a proven address to an account, signed in and on the way to payment. */
export function useSignup() {
  const { signIn } = useAccount();
  const [verified, setVerified] = useState(false);
  const [created, setCreated] = useState(false);
  const [creating, setCreating] = useState(false);
  const [error, setError] = useState<string | null>(null);

  const create = useCallback(
    async ({ email, password, fullName }: SignupFields) => {
      setVerified(true);
      setCreating(true);
      setError(null);
      try {
        const name = fullName.trim();
        const { user, session } = await createAccount({ email: email.trim(), password, fullName: name });
        writePendingUser({ email: user.email, fullName: name, accountCreated: true });
        setCreated(true);
        signIn({ user, token: session.access_token });
      } catch (failure) {
        // The proof is good for ten minutes: after that the address is to be verified again.
        if (failure instanceof ApiError && failure.body.needsEmailVerification) setVerified(false);
        setError(
          wordsOf(failure, {
            silent: 'Registration failed',
            broken: 'Failed to create account',
            away: navigator.onLine ? 'Registration service unavailable' : 'Network error occurred',
          }),
        );
      } finally {
        setCreating(false);
      }
    },
    [signIn],
  );

  const askToVerify = useCallback(() => setError(authTexts.verifyFirst), []);
  const clearError = useCallback(() => setError(null), []);
  return { verified, created, creating, error, create, askToVerify, clearError };
}
