import { type FormEvent, useCallback, useEffect } from 'react';
import { useNavigate } from 'react-router';
import { OTP_DIGITS } from '#contract/limits.ts';
import { timings } from '#contract/timings.ts';
import { Alert } from '#web/components/alert.tsx';
import { Button } from '#web/components/button.tsx';
import { CodeInput } from '#web/components/code-input.tsx';
import { Dialog } from '#web/components/dialog.tsx';
import { Spinner } from '#web/components/spinner.tsx';
import { NewPasswordForm } from './new-password-form.tsx';
import { useCode } from './use-code.ts';
import { useDigits } from './use-digits.ts';

type RecoverDialogProps = { email: string; onDone: () => void; onClose: () => void };

/**
 * Asks for the code of the reset mail, for people who read their mail on another device, then for a new password. Goes to
 * /upgrade if premium is required.
 */
export default function RecoverDialog({ email, onDone, onClose }: RecoverDialogProps) {
  const { error, isVerified, isVerifying, upgradeRequired, verify } = useCode(email, 'recovery');
  const digits = useDigits(useCallback(async (code) => (await verify(code)) !== null, [verify]));
  const navigate = useNavigate();

  useEffect(() => {
    if (!upgradeRequired) return;
    const timer = setTimeout(() => navigate('/upgrade'), timings.resetRequestClose);
    return () => clearTimeout(timer);
  }, [upgradeRequired, navigate]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (!isVerifying) digits.submit();
  };

  if (isVerified) {
    return (
      <Dialog title="Choose a new password" description={`For ${email}.`} onClose={onClose}>
        <NewPasswordForm proof={{ email }} onDone={onDone} />
      </Dialog>
    );
  }
  return (
    <Dialog title="Enter the code" description={`We sent it to ${email}.`} onClose={onClose}>
      <form noValidate onSubmit={submit} className="flex flex-col gap-5">
        <CodeInput
          label="Reset code"
          length={OTP_DIGITS}
          key={digits.misses}
          value={digits.code}
          onChange={digits.change}
          disabled={isVerifying}
          invalid={error !== null}
          autoFocus
        />
        {error && <Alert>{error}</Alert>}
        <Button type="submit" variant="primary" disabled={isVerifying || upgradeRequired || !digits.complete}>
          {isVerifying && <Spinner />}
          Continue
        </Button>
      </form>
    </Dialog>
  );
}
