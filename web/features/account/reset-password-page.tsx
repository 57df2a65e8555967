import { useEffect, useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { authTexts } from '#contract/auth-texts.ts';
import { timings } from '#contract/timings.ts';
import { Alert } from '#web/components/alert.tsx';
import { BackLink } from '#web/components/back-link.tsx';
import { AccountFrame } from './account-frame.tsx';
import { useAccount } from './account-provider.tsx';
import { readHashTokens } from './hash-tokens.ts';
import { NewPasswordForm } from './new-password-form.tsx';

/** The page of the mailed reset link, for visitors who are signed in and those who are not. */
export function ResetPasswordPage() {
  const { hash } = useLocation();
  const tokens = useMemo(() => readHashTokens(hash), [hash]);
  const { drop } = useAccount();
  const navigate = useNavigate();
  const [done, setDone] = useState(false);

  useEffect(() => {
    if (!done) return;
    const timer = setTimeout(() => navigate('/login', { replace: true }), timings.passwordResetRedirect);
    return () => clearTimeout(timer);
  }, [done, navigate]);

  const back = <BackLink to="/login">Back to Login</BackLink>;

  if (done) {
    return (
      <AccountFrame title="Password Reset Successful" after={back}>
        <Alert kind="success">
          Your password has been changed, and all devices have been signed out. Taking you to the login...
        </Alert>
      </AccountFrame>
    );
  }
  return (
    <AccountFrame title="Reset Password" lead="Choose a new password for your account." after={back}>
      <NewPasswordForm
        proof={tokens}
        error={tokens ? null : authTexts.invalidResetLink}
        onDone={() => {
          // A new password ends every session, including the one in this browser.
          drop();
          setDone(true);
        }}
      />
    </AccountFrame>
  );
}
