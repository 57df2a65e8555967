import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { Alert } from '#web/components/alert.tsx';
import { lazyPart } from '#web/components/lazy-part.tsx';
import { TextLink } from '#web/components/text-link.tsx';
import { REQUEST_RESET, takeLinkState } from '#web/lib/link-state.ts';
import { AccountFrame } from './account-frame.tsx';
import { useAccount } from './account-provider.tsx';
import { GoogleButton } from './google-button.tsx';
import { LoginForm } from './login-form.tsx';
import { useEntry } from './use-entry.ts';
import { useGoogleReturn } from './use-google-return.ts';

const ResetDialog = lazyPart(() => import('./reset-dialog.tsx'));
const RecoverDialog = lazyPart(() => import('./recover-dialog.tsx'));

export function LoginPage() {
  const { user } = useAccount();
  const { error, setError, leaving, enter, refuse } = useEntry();
  const { arriving, linkOwner, accept } = useGoogleReturn({ enter, showError: setError });
  const busy = leaving || arriving;
  return (
    <AccountFrame
      title="Login"
      lead="Sign in to your premium account. Free addresses need no account."
      after={
        <p>
          No account yet? <TextLink to="/upgrade">Get Premium Account</TextLink>
        </p>
      }
    >
      <div className="flex flex-col gap-5">
        {user && !busy && (
          <Alert kind="hint">
            You are signed in as {user.email}. <TextLink to="/">Go to the home page</TextLink>
          </Alert>
        )}
        {linkOwner && (
          <Alert kind="warning">
            This link signs you in as {linkOwner}. <TextButton onClick={accept}>Continue</TextButton>
          </Alert>
        )}
        <PasswordReset>
          {(forgot) => (
            <LoginForm
              busy={busy}
              error={error}
              onStart={() => setError(null)}
              onEnter={enter}
              onRefuse={refuse}
              forgot={forgot}
            />
          )}
        </PasswordReset>
        <div aria-hidden className="flex items-center gap-3 text-xs text-ink-faint">
          <span className="h-px flex-1 bg-line" />
          or
          <span className="h-px flex-1 bg-line" />
        </div>
        <GoogleButton onUnavailable={setError} disabled={busy} />
      </div>
    </AccountFrame>
  );
}

/** The login form between its notices about a password reset. It gets the button that opens the reset dialog. */
function PasswordReset({ children }: { children: (forgot: ReactNode) => ReactNode }) {
  const [overlay, setOverlay] = useState<'reset' | 'code' | null>(null);
  const [mailedTo, setMailedTo] = useState<string | null>(null);
  const [done, setDone] = useState(false);
  const close = useCallback(() => setOverlay(null), []);
  // The page of an invalid reset link sends its visitors here to ask for a new one.
  const { state } = useLocation();
  useEffect(() => {
    if (takeLinkState(state, REQUEST_RESET)) setOverlay('reset');
  }, [state]);
  const finish = () => {
    close();
    setMailedTo(null);
    setDone(true);
  };
  const forgot = (
    <button
      type="button"
      className="-my-3 min-h-11 text-sm text-accent underline-offset-4 hover:underline"
      onClick={() => setOverlay('reset')}
    >
      Forgot Password?
    </button>
  );
  return (
    <>
      {done && <Alert kind="success">Your password was changed. Sign in with the new one.</Alert>}
      {children(forgot)}
      {mailedTo && (
        <p className="text-sm text-ink-soft">
          The message to {mailedTo} has a code.{' '}
          <TextButton onClick={() => setOverlay('code')}>Enter the code</TextButton>
        </p>
      )}
      {overlay === 'reset' && <ResetDialog onSent={setMailedTo} onClose={close} />}
      {overlay === 'code' && mailedTo && <RecoverDialog email={mailedTo} onClose={close} onDone={finish} />}
    </>
  );
}

function TextButton({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <button type="button" className="text-accent underline underline-offset-3" onClick={onClick}>
      {children}
    </button>
  );
}
