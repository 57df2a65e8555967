import { ArrowLeft } from 'lucide-react';
import { type FormEvent, useEffect } from 'react';
import { useNavigate } from 'react-router';
import { CODE_MINUTES, OTP_DIGITS } from '#contract/limits.ts';
import { timings } from '#contract/timings.ts';
import { AddressText } from '#web/components/address-text.tsx';
import { Alert } from '#web/components/alert.tsx';
import { Button } from '#web/components/button.tsx';
import { CodeInput } from '#web/components/code-input.tsx';
import { TextButton } from '#web/components/text-button.tsx';
import { refusedState } from '#web/lib/account-state.ts';
import { AccountFrame } from './account-frame.tsx';
import { LostPasswordLink } from './lost-password-link.tsx';
import { NewPasswordForm } from './new-password-form.tsx';
import { texts } from './texts.tsx';
import { useCode } from './use-code.ts';
import { useDigits } from './use-digits.ts';

type RecoverFrameProps = { email: string; onDone: () => void; onBack: () => void };

/**
 * Asks for the code of the reset mail, for people who read their mail on another device, then for a new password. Goes
 * to /upgrade if premium is required.
 */
export function RecoverFrame({ email, onDone, onBack }: RecoverFrameProps) {
  const code = useCode(email, 'recovery');
  const address = <AddressText address={email} className="font-medium text-ink" />;
  const back = (
    <p>
      <TextButton onClick={onBack} className="inline-flex min-h-11 items-center gap-1.5">
        <ArrowLeft aria-hidden size={16} />
        {texts.backToLogin}
      </TextButton>
    </p>
  );
  if (code.isVerified)
    return (
      <AccountFrame title={texts.choosePassword} lead={texts.passwordOf(address)} after={back}>
        <NewPasswordForm proof={{ email }} onDone={onDone} />
      </AccountFrame>
    );
  return (
    <AccountFrame title={texts.enterCode} lead={texts.codeIsOnItsWay(address)} after={back}>
      <CodeForm email={email} code={code} />
    </AccountFrame>
  );
}

type CodeFormProps = { email: string; code: ReturnType<typeof useCode> };

function CodeForm({ email, code }: CodeFormProps) {
  const { error, isVerifying, refusal, verify } = code;
  const digits = useDigits(verify);
  const navigate = useNavigate();

  useEffect(() => {
    if (!refusal) return;
    const state = refusedState(email, refusal === 'expired');
    const timer = setTimeout(() => navigate('/upgrade', { state }), timings.resetRequestClose);
    return () => clearTimeout(timer);
  }, [refusal, email, navigate]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isVerifying) digits.submit();
  };

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      <CodeInput
        label={texts.resetCode}
        length={OTP_DIGITS}
        key={digits.misses}
        value={digits.code}
        onChange={digits.change}
        disabled={isVerifying || refusal !== null}
        error={!refusal && error}
        hint={!refusal && texts.codeIsValidFor(CODE_MINUTES)}
        autoFocus
      />
      {refusal && (
        <Alert kind="warning">
          <p>{error}</p>
          <p className="mt-1">
            {texts.noPassword} <LostPasswordLink email={email} />
          </p>
        </Alert>
      )}
      <Button
        type="submit"
        variant="primary"
        busy={isVerifying}
        disabled={refusal !== null || !digits.complete}
      >
        {texts.continue}
      </Button>
    </form>
  );
}
