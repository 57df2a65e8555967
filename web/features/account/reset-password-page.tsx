import { useEffect, useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { timings } from '#contract/timings.ts';
import { Alert } from '#web/components/alert.tsx';
import { BackLink } from '#web/components/back-link.tsx';
import { AccountFrame } from './account-frame.tsx';
import { useAccount } from './account-provider.tsx';
import { readHashTokens } from './hash-tokens.ts';
import { NewPasswordForm } from './new-password-form.tsx';
import { texts } from './texts.tsx';

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

  const back = <BackLink to="/login">{texts.backToLogin}</BackLink>;

  if (done) {
    return (
      <AccountFrame title={texts.resetIsDone} after={back}>
        <Alert kind="success">{texts.signedOutEverywhere}</Alert>
      </AccountFrame>
    );
  }
  return (
    <AccountFrame title={texts.resetPassword} lead={texts.choosePasswordForAccount} after={back}>
      <NewPasswordForm
        proof={tokens}
        onDone={() => {
          // A new password ends every session, including the one in this browser.
          drop();
          setDone(true);
        }}
      />
    </AccountFrame>
  );
}
