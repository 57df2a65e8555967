import { useCallback, useState } from 'react';
import { errorText } from '#web/features/account/account-api.ts';
import { useAccount } from '#web/features/account/account-provider.tsx';
import { ApiError } from '#web/lib/api.ts';
import { createAccount } from './billing-api.ts';
import type { SignupFields } from './check-signup.ts';
import { writePendingUser } from './pending-user.ts';
import { texts } from './texts.tsx';

/** Creates an account for a verified address, signs in and prepares the payment. */
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
        // The verification is valid for ten minutes. After that the address has to be verified again.
        if (failure instanceof ApiError && failure.body.needsEmailVerification) setVerified(false);
        setError(
          errorText(failure, {
            noText: texts.signupFailed,
            unreadable: texts.accountNotCreated,
            unreachable: navigator.onLine ? texts.signupUnavailable : texts.noNetwork,
          }),
        );
      } finally {
        setCreating(false);
      }
    },
    [signIn],
  );

  const askToVerify = useCallback(() => setError(texts.verifyFirst), []);
  const clearError = useCallback(() => setError(null), []);
  return { verified, created, creating, error, create, askToVerify, clearError };
}
