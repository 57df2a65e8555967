import { useCallback, useState } from 'react';
import { Alert } from '#web/components/alert.tsx';
import { lazyPart } from '#web/components/lazy-part.tsx';
import { TextLink } from '#web/components/text-link.tsx';
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
  const { arriving, stranger, accept } = useGoogleReturn({ enter, say: setError });
  const [overlay, setOverlay] = useState<'reset' | 'code' | null>(null);
  const [mailedTo, setMailedTo] = useState<string | null>(null);
  const [done, setDone] = useState(false);
  const close = useCallback(() => setOverlay(null), []);

  return (
    <AccountFrame
      title="Login"
      lead="Premium accounts sign in here. Free addresses need no account at all."
      after={
        <p>
          No account yet? <TextLink to="/upgrade">Get Premium Account</TextLink>
        </p>
      }
    >
      <div className="flex flex-col gap-5">
        {user && !leaving && !arriving && (
          <Alert kind="success">
            You are signed in as {user.email}. <TextLink to="/">Go to the home page</TextLink>
          </Alert>
        )}
        {stranger && (
          <Alert kind="success">
            This link signs you in as {stranger}.{' '}
            <button type="button" className="text-accent underline underline-offset-3" onClick={accept}>
              Continue
            </button>
          </Alert>
        )}
        {done && <Alert kind="success">Your password was changed. Sign in with the new one.</Alert>}
        <LoginForm
          busy={leaving || arriving}
          error={error}
          onStart={() => setError(null)}
          onEnter={enter}
          onRefuse={refuse}
          forgot={
            <button
              type="button"
              className="-my-3 min-h-11 text-sm text-accent underline-offset-4 hover:underline"
              onClick={() => setOverlay('reset')}
            >
              Forgot Password?
            </button>
          }
        />
        {mailedTo && (
          <p className="text-sm text-ink-soft">
            The mail to {mailedTo} has a link and a code.{' '}
            <button
              type="button"
              className="text-accent underline underline-offset-3"
              onClick={() => setOverlay('code')}
            >
              Enter the code
            </button>
          </p>
        )}
        <div aria-hidden className="flex items-center gap-3 text-xs text-ink-faint">
          <span className="h-px flex-1 bg-line" />
          or
          <span className="h-px flex-1 bg-line" />
        </div>
        <GoogleButton onUnavailable={setError} disabled={leaving || arriving} />
      </div>
      {overlay === 'reset' && <ResetDialog onSent={setMailedTo} onClose={close} />}
      {overlay === 'code' && mailedTo && (
        <RecoverDialog
          email={mailedTo}
          onClose={close}
          onDone={() => {
            close();
            setMailedTo(null);
            setDone(true);
          }}
        />
      )}
    </AccountFrame>
  );
}
