import { CircleCheck } from 'lucide-react';
import { useCallback, useState } from 'react';
import { Alert } from '#web/components/alert.tsx';
import { Button } from '#web/components/button.tsx';
import { lazyPart } from '#web/components/lazy-part.tsx';
import { Spinner } from '#web/components/spinner.tsx';
import { formatWait, useCode } from '#web/features/account/use-code.ts';

const OtpDialog = lazyPart(() => import('./otp-dialog.tsx'));

type EmailProofProps = {
  email: string;
  verified: boolean;
  /** Validates the form and shows its errors. */
  check: () => boolean;
  onVerified: () => void;
};

/** Verifies the address with a mailed code. Give each address its own `key`. */
export function EmailProof({ email, verified, check, onVerified }: EmailProofProps) {
  const { otpSent, isSending, isVerifying, error, canResend, resendCooldown, send, verify } = useCode(
    email,
    'signup',
  );
  const [open, setOpen] = useState(false);
  const done = useCallback(() => {
    setOpen(false);
    onVerified();
  }, [onVerified]);

  const start = async () => {
    if (!check()) return;
    // A code that was just sent is still valid, so the dialog opens again without another mail.
    if (otpSent && !canResend) setOpen(true);
    else if (await send()) setOpen(true);
  };

  if (verified) {
    return (
      <p role="status" className="flex items-center gap-2 text-sm font-medium">
        <CircleCheck aria-hidden size={17} className="text-accent" />
        Email verified
      </p>
    );
  }
  const waiting = !otpSent && resendCooldown > 0;
  return (
    <div className="flex flex-col gap-3">
      <Button variant="primary" disabled={isSending || waiting} onClick={start} className="tabular-nums">
        {isSending && <Spinner />}
        {waiting ? `Verify Email in ${formatWait(resendCooldown)}` : 'Verify Email'}
      </Button>
      {error && !open && <Alert>{error}</Alert>}
      {open && (
        <OtpDialog
          email={email}
          error={error}
          isVerifying={isVerifying}
          isSending={isSending}
          canResend={canResend}
          resendCooldown={resendCooldown}
          onVerify={verify}
          onVerified={done}
          onResend={send}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  );
}
