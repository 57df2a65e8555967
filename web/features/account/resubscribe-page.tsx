import { Mail } from 'lucide-react';
import { type FormEvent, useCallback, useId, useState } from 'react';
import { authTexts } from '#contract/auth-texts.ts';
import { CODE_MINUTES, OTP_DIGITS } from '#contract/limits.ts';
import { Alert } from '#web/components/alert.tsx';
import { Button } from '#web/components/button.tsx';
import { CodeInput } from '#web/components/code-input.tsx';
import { ComingSoon, comingSoonId } from '#web/components/coming-soon.tsx';
import { ApiError } from '#web/lib/api.ts';
import { AccountFrame } from './account-frame.tsx';
import { useAccount } from './account-provider.tsx';
import { SubscriptionActive } from './subscription-active.tsx';
import { useCheckout } from './use-checkout.ts';
import { formatWait, useCode } from './use-code.ts';
import { useDigits } from './use-digits.ts';

/** Verifies the account's address with a code and then opens the payment. */
export function ResubscribePage() {
  const { user, isPremium } = useAccount();
  const id = useId();
  const code = useCode(user?.email ?? '', 'resubscribe');
  const { otpSent, isVerifying, isVerified, sendError, error, verify } = code;
  const [closed, setClosed] = useState<string | null>(null);
  const { busy, pay } = useCheckout(
    useCallback((failure) => {
      const off = failure instanceof ApiError && failure.status === 503;
      setClosed(off ? authTexts.billingOff : 'Unable to open checkout. Please contact support.');
    }, []),
  );
  const digits = useDigits(
    useCallback(
      async (code) => {
        setClosed(null);
        if (!isVerified && !(await verify(code))) return false;
        await pay();
        return true;
      },
      [isVerified, verify, pay],
    ),
  );
  if (isPremium) return <SubscriptionActive />;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isVerifying && !busy) digits.submit();
  };

  return (
    <AccountFrame
      title="Resubscribe"
      lead="Confirm that you can still read mail at this address, then continue to payment."
    >
      <SendCode email={user?.email} code={code} />
      <form noValidate onSubmit={submit} className="flex flex-col gap-5 pt-6">
        {sendError && <Alert>{sendError}</Alert>}
        {otpSent && !isVerified && !sendError && (
          <Alert kind="success">We sent you a code. Please check your inbox.</Alert>
        )}
        <CodeInput
          label={`${OTP_DIGITS}-digit code`}
          length={OTP_DIGITS}
          key={`${otpSent} ${digits.misses}`}
          value={digits.code}
          onChange={digits.change}
          disabled={isVerifying || isVerified}
          error={error}
          hint={otpSent ? `It is valid for ${CODE_MINUTES} minutes.` : undefined}
          autoFocus={otpSent || digits.misses > 0}
        />
        {isVerified && <Alert kind="success">Your email address is confirmed.</Alert>}
        {closed && <Alert kind={closed === authTexts.billingOff ? 'warning' : 'error'}>{closed}</Alert>}
        <Button
          type="submit"
          variant={otpSent ? 'primary' : 'secondary'}
          aria-describedby={comingSoonId(id)}
          busy={isVerifying || busy}
          disabled={!digits.complete}
        >
          Verify & Continue to Payment
        </Button>
        <ComingSoon id={id} className="self-center" />
      </form>
    </AccountFrame>
  );
}

type SendCodeProps = { email: string | undefined; code: ReturnType<typeof useCode> };

function SendCode({ email, code }: SendCodeProps) {
  const { otpSent, isSending, isVerified, canResend, resendCooldown, send } = code;
  const label = otpSent ? 'Resend Code' : 'Send Code';
  return (
    <div className="flex flex-col gap-3 border-b border-line pb-6 sm:flex-row sm:items-center sm:justify-between">
      <p className="flex min-w-0 items-center gap-2.5 text-sm">
        <Mail aria-hidden size={17} className="shrink-0 text-accent" />
        <span className="min-w-0 break-words">{email}</span>
      </p>
      <Button
        variant={otpSent ? 'secondary' : 'primary'}
        busy={isSending}
        disabled={(!canResend && !isSending) || isVerified}
        onClick={send}
        className="tabular-nums"
      >
        {resendCooldown > 0 ? `Resend in ${formatWait(resendCooldown)}` : label}
      </Button>
    </div>
  );
}
