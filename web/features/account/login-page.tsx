import { useCallback, useEffect, useId, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { Alert } from '#web/components/alert.tsx';
import { ComingSoon, comingSoonId } from '#web/components/coming-soon.tsx';
import { lazyPart } from '#web/components/lazy-part.tsx';
import { TextButton } from '#web/components/text-button.tsx';
import { TextLink } from '#web/components/text-link.tsx';
import { recoverFrom, recoverState } from '#web/lib/account-state.ts';
import { keepInEntry, REQUEST_RESET, takeLinkState } from '#web/lib/link-state.ts';
import { useLinkState } from '#web/lib/use-link-state.ts';
import { AccountFrame } from './account-frame.tsx';
import { useAccount } from './account-provider.tsx';
import { FreeAddressesNote } from './free-addresses-note.tsx';
import { GoogleButton } from './google-button.tsx';
import { LoginForm } from './login-form.tsx';
import { RecoverFrame } from './recover-frame.tsx';
import { texts } from './texts.tsx';
import { useEntry } from './use-entry.ts';
import { useGoogleReturn } from './use-google-return.ts';

const ResetDialog = lazyPart(() => import('./reset-dialog.tsx'));

/** Signs in. After a reset mail was sent, the same page asks for its code and then for a new password. */
export function LoginPage() {
  const navigate = useNavigate();
  const [changed, setChanged] = useState(false);
  const email = recoverFrom(useLinkState());
  const back = () => navigate('/login', { replace: true });
  if (email === null) return <SignIn changed={changed} />;
  return (
    <RecoverFrame
      email={email}
      onBack={back}
      onDone={() => {
        setChanged(true);
        back();
      }}
    />
  );
}

function SignIn({ changed }: { changed: boolean }) {
  const { user } = useAccount();
  const isGuarded = useGuardNote();
  const id = useId();
  const { error, setError, leaving, next, enter, refuse } = useEntry();
  const { arriving, linkOwner, accept } = useGoogleReturn({ enter, showError: setError });
  const busy = leaving || arriving;
  return (
    <AccountFrame
      title={texts.login}
      lead={texts.whoNeedsAccount}
      after={
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span>
            {texts.noAccountYet((words) => (
              <TextLink to="/upgrade" aria-describedby={comingSoonId(id)}>
                {words}
              </TextLink>
            ))}
          </span>
          <ComingSoon id={id} />
        </p>
      }
    >
      <div className="flex flex-col gap-5">
        {user && !busy && (
          <Alert kind="hint">
            {texts.alreadySignedIn(user.email, (words) => (
              <TextLink to="/">{words}</TextLink>
            ))}
          </Alert>
        )}
        {isGuarded && !user && <Alert kind="hint">{texts.pageNeedsSignIn}</Alert>}
        {linkOwner && (
          <Alert kind="warning">
            {texts.linkSignsInAs(linkOwner, (words) => (
              <TextButton onClick={accept}>{words}</TextButton>
            ))}
          </Alert>
        )}
        {changed && <Alert kind="success">{texts.passwordWasChanged}</Alert>}
        <FreeAddressesNote />
        <LoginForm
          busy={busy}
          error={error}
          onStart={() => setError(null)}
          onEnter={enter}
          onRefuse={refuse}
          forgot={<ForgotPassword />}
        />
        <div aria-hidden className="flex items-center gap-3 text-xs text-ink-faint">
          <span className="h-px flex-1 bg-line" />
          {texts.or}
          <span className="h-px flex-1 bg-line" />
        </div>
        <GoogleButton disabled={busy} next={next} />
      </div>
    </AccountFrame>
  );
}

/** Whether a page that needs an account led here. Said once: not when the page is loaded or opened again. */
function useGuardNote(): boolean {
  const state = useLinkState() as { isGuarded?: boolean } | null;
  const [said, setSaid] = useState(false);
  useEffect(() => {
    if (!state?.isGuarded) return;
    setSaid(true);
    keepInEntry({ ...state, isGuarded: false });
  }, [state]);
  return said;
}

/** The button that opens the reset dialog. Once a mail was sent, closing the dialog leads to the place for its code. */
function ForgotPassword() {
  const navigate = useNavigate();
  const [open, setOpen] = useState(false);
  const [mailedTo, setMailedTo] = useState<string | null>(null);
  // The page of an invalid reset link sends its visitors here to ask for a new one.
  const { state } = useLocation();
  useEffect(() => {
    if (takeLinkState(state, REQUEST_RESET)) setOpen(true);
  }, [state]);
  const close = useCallback(() => {
    setOpen(false);
    if (mailedTo) navigate('/login', { state: recoverState(mailedTo) });
  }, [mailedTo, navigate]);
  return (
    <>
      <button
        type="button"
        className="-my-3 min-h-11 text-sm text-accent underline-offset-4 hover:underline"
        onClick={() => setOpen(true)}
      >
        {texts.forgotPassword}
      </button>
      {open && <ResetDialog onSent={setMailedTo} onClose={close} />}
    </>
  );
}
