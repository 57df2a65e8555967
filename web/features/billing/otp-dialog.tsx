import { type FormEvent, useCallback } from 'react';
import { CODE_MINUTES, OTP_DIGITS } from '#contract/limits.ts';
import { AddressText } from '#web/components/address-text.tsx';
import { Alert } from '#web/components/alert.tsx';
import { Button } from '#web/components/button.tsx';
import { CodeInput } from '#web/components/code-input.tsx';
import { Dialog } from '#web/components/dialog.tsx';
import { texts as accountTexts } from '#web/features/account/texts.tsx';
import { formatWait } from '#web/features/account/use-code.ts';
import { useDigits } from '#web/features/account/use-digits.ts';
import { texts } from './texts.tsx';

type OtpDialogProps = {
  email: string;
  error: string | null;
  sendError: string | null;
  isVerifying: boolean;
  isSending: boolean;
  canResend: boolean;
  resendCooldown: number;
  onVerify: (code: string) => Promise<boolean>;
  onVerified: () => void;
  onResend: () => void;
  onClose: () => void;
};

/** Six boxes for the mailed code. The sixth digit submits it. */
export default function OtpDialog(props: OtpDialogProps) {
  const { email, error, sendError, isVerifying, isSending, canResend, resendCooldown } = props;
  const { onVerify, onVerified, onResend, onClose } = props;
  const digits = useDigits(
    useCallback(
      async (code) => {
        if (!(await onVerify(code))) return false;
        onVerified();
        return true;
      },
      [onVerify, onVerified],
    ),
  );

  const submit = (event: FormEvent) => {
    event.preventDefault();
    // In React, events of a dialog also reach the form that opened it.
    event.stopPropagation();
    if (!isVerifying) digits.submit();
  };

  return (
    <Dialog
      title={texts.verifyYourEmail}
      description={texts.codeIsSent(
        OTP_DIGITS,
        <AddressText address={email} className="font-medium text-ink" />,
      )}
      onClose={onClose}
    >
      <form noValidate onSubmit={submit} className="flex flex-col gap-5">
        <CodeInput
          key={digits.misses}
          label={texts.verificationCode}
          length={OTP_DIGITS}
          value={digits.code}
          onChange={digits.change}
          disabled={isVerifying}
          error={error}
          hint={accountTexts.codeIsValidFor(CODE_MINUTES)}
          autoFocus
        />
        {sendError && <Alert>{sendError}</Alert>}
        <div className="flex flex-col gap-2 sm:flex-row-reverse">
          <Button
            type="submit"
            variant="primary"
            busy={isVerifying}
            disabled={!digits.complete}
            className="sm:flex-1"
          >
            {texts.verifyCode}
          </Button>
          <Button
            variant="ghost"
            busy={isSending}
            disabled={!canResend && !isSending}
            onClick={onResend}
            className="tabular-nums sm:flex-1"
          >
            {resendCooldown > 0 ? accountTexts.resendIn(formatWait(resendCooldown)) : accountTexts.resendCode}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
