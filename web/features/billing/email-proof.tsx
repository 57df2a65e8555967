import { type Ref, useCallback, useImperativeHandle, useState } from 'react';
import { Alert } from '#web/components/alert.tsx';
import { Button } from '#web/components/button.tsx';
import { lazyPart } from '#web/components/lazy-part.tsx';
import { formatWait, useCode } from '#web/features/account/use-code.ts';
import { texts } from './texts.tsx';

const OtpDialog = lazyPart(() => import('./otp-dialog.tsx'));

export type EmailProofHandle = { start: () => void };

type EmailProofProps = {
  /** Starts the verification from outside, as when somebody presses Enter. */
  ref: Ref<EmailProofHandle>;
  email: string;
  /** Validates the form and shows its errors. */
  check: () => boolean;
  onVerified: () => void;
};

/** Verifies the address with a mailed code. Give each address its own `key`. */
export function EmailProof({ ref, email, check, onVerified }: EmailProofProps) {
  const code = useCode(email, 'signup');
  const { otpSent, isSending, isVerifying, sendError, error, canResend, resendCooldown } = code;
  const { send, verify, forgetErrors } = code;
  const [open, setOpen] = useState(false);
  const done = useCallback(() => {
    setOpen(false);
    onVerified();
  }, [onVerified]);
  const waiting = !otpSent && resendCooldown > 0;

  const start = async () => {
    if (isSending || waiting || !check()) return;
    // A code that was just sent is still valid, so the dialog opens again without another mail.
    if (otpSent && !canResend) setOpen(true);
    else if (await send()) setOpen(true);
  };
  useImperativeHandle(ref, () => ({ start }));

  return (
    <div className="flex flex-col gap-3">
      {sendError && !open && <Alert>{sendError}</Alert>}
      <Button
        variant="primary"
        size="lg"
        busy={isSending}
        aria-disabled={waiting}
        onClick={start}
        className="tabular-nums"
      >
        {waiting ? texts.verifyEmailIn(formatWait(resendCooldown)) : texts.verifyEmail}
      </Button>
      {open && (
        <OtpDialog
          email={email}
          error={error}
          sendError={sendError}
          isVerifying={isVerifying}
          isSending={isSending}
          canResend={canResend}
          resendCooldown={resendCooldown}
          onVerify={verify}
          onVerified={done}
          onResend={send}
          onClose={() => {
            setOpen(false);
            forgetErrors();
          }}
        />
      )}
    </div>
  );
}
