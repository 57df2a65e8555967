import { Mail } from 'lucide-react';
import { type FormEvent, useCallback, useId, useState } from 'react';
import { CODE_MINUTES, OTP_DIGITS } from '#contract/limits.ts';
import { Alert } from '#web/components/alert.tsx';
import { Button } from '#web/components/button.tsx';
import { CodeInput } from '#web/components/code-input.tsx';
import { ComingSoon, comingSoonId } from '#web/components/coming-soon.tsx';
import { ApiError } from '#web/lib/api.ts';
import { AccountFrame } from './account-frame.tsx';
import { useAccount } from './account-provider.tsx';
import { SubscriptionActive } from './subscription-active.tsx';
import { texts } from './texts.tsx';
import { useCheckout } from './use-checkout.ts';
import { formatWait, useCode } from './use-code.ts';
import { useDigits } from './use-digits.ts';

/** Verifies the account's address with a code and then opens the payment. */
export function ResubscribePage() {
  const { user, isPremium } = useAccount();
  const id = useId();
  const code = useCode(user?.email ?? '', 'resubscribe');
  const { otpSent, isVerifying, isVerified, sendError, error, verify } = code;
  const [closed, setClosed] = useState<{ kind: 'warning' | 'error'; text: string } | null>(null);
  const { busy, pay } = useCheckout(
    useCallback((failure) => {
      const off = failure instanceof ApiError && failure.status === 503;
      setClosed(
        off ? { kind: 'warning', text: texts.billingOff } : { kind: 'error', text: texts.checkoutFailed },
      );
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
    <AccountFrame title={texts.resubscribe} lead={texts.confirmThenPay}>
      <SendCode email={user?.email} code={code} />
      <form noValidate onSubmit={submit} className="flex flex-col gap-5 pt-6">
        {sendError && <Alert>{sendError}</Alert>}
        {otpSent && !isVerified && !sendError && <Alert kind="success">{texts.codeSent}</Alert>}
        <CodeInput
          label={texts.codeOfDigits(OTP_DIGITS)}
          length={OTP_DIGITS}
          key={`${otpSent} ${digits.misses}`}
          value={digits.code}
          onChange={digits.change}
          disabled={isVerifying || isVerified}
          error={error}
          hint={otpSent ? texts.codeIsValidFor(CODE_MINUTES) : undefined}
          autoFocus={otpSent || digits.misses > 0}
        />
        {isVerified && <Alert kind="success">{texts.addressIsConfirmed}</Alert>}
        {closed && <Alert kind={closed.kind}>{closed.text}</Alert>}
        <Button
          type="submit"
          variant={otpSent ? 'primary' : 'secondary'}
          aria-describedby={comingSoonId(id)}
          busy={isVerifying || busy}
          disabled={!digits.complete}
        >
          {texts.verifyAndPay}
        </Button>
        <ComingSoon id={id} className="self-center" />
      </form>
    </AccountFrame>
  );
}

type SendCodeProps = { email: string | undefined; code: ReturnType<typeof useCode> };

function SendCode({ email, code }: SendCodeProps) {
  const { otpSent, isSending, isVerified, canResend, resendCooldown, send } = code;
  const label = otpSent ? texts.resendCode : texts.sendCode;
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
        {resendCooldown > 0 ? texts.resendIn(formatWait(resendCooldown)) : label}
      </Button>
    </div>
  );
}
