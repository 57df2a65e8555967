import { useMutation } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useAccount } from '#web/features/account/account-provider.tsx';
import { ApiError, explain } from '#web/lib/api.ts';
import { createAccount } from './billing-api.ts';
import type { SignupFields } from './check-signup.ts';
import { writePendingUser } from './pending-user.ts';
import { texts } from './texts.tsx';

/** Creates an account for a verified address, signs in and prepares the payment. */
export function useSignup() {
  const { signIn } = useAccount();
  const [verified, setVerified] = useState(false);
  const [created, setCreated] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const { mutate, isPending } = useMutation({
    mutationFn: ({ email, password, fullName }: SignupFields) =>
      createAccount({ email: email.trim(), password, fullName: fullName.trim() }),
    onMutate: () => {
      setVerified(true);
      setError(null);
    },
    onSuccess: ({ user, session }, { fullName }) => {
      writePendingUser({ email: user.email, fullName: fullName.trim(), accountCreated: true });
      // Before the account is known, which would lead away from the page.
      setCreated(true);
      signIn({ user, token: session.access_token });
    },
    onError: (failure) => {
      // The verification is valid for ten minutes. After that the address has to be verified again.
      if (failure instanceof ApiError && failure.body.needsEmailVerification) setVerified(false);
      setError(
        explain(failure, {
          plain: texts.signupFailed,
          unreadable: texts.accountNotCreated,
          silent: navigator.onLine ? texts.signupUnavailable : texts.noNetwork,
        }),
      );
    },
  });

  const askToVerify = useCallback(() => setError(texts.verifyFirst), []);
  const clearError = useCallback(() => setError(null), []);
  return { verified, created, creating: isPending, error, create: mutate, askToVerify, clearError };
}
