import { useCallback, useEffect, useState } from 'react';
import type { CodeType, VerifyAnswer } from '#contract/auth.ts';
import { OTP_COOLDOWN_MINUTES } from '#contract/limits.ts';
import { timings } from '#contract/timings.ts';
import { ApiError } from '#web/lib/api.ts';
import { errorText, sendCode, verifyCode } from './account-api.ts';
import { texts } from './texts.tsx';

const SECOND = 1000;

/** A verification code by mail: sending it, waiting before another can be sent, and checking it. */
export function useCode(email: string, type: CodeType) {
  const [otpSent, setOtpSent] = useState(false);
  const [isSending, setSending] = useState(false);
  const [isVerifying, setVerifying] = useState(false);
  const [isVerified, setVerified] = useState(false);
  const [sendError, setSendError] = useState<string | null>(null);
  /** What is wrong with the code. */
  const [error, setError] = useState<string | null>(null);
  /** Why a correct code does not help: premium is needed and has ended, or there never was any. */
  const [refusal, setRefusal] = useState<'expired' | 'free' | null>(null);
  const [resendCooldown, wait] = useCountdown();

  const send = useCallback(async (): Promise<boolean> => {
    setSending(true);
    setSendError(null);
    setError(null);
    try {
      await sendCode(email, type);
      setOtpSent(true);
      wait(timings.otpResend);
      return true;
    } catch (failure) {
      const body = failure instanceof ApiError && failure.status === 429 ? failure.body : null;
      if (body) wait((body.cooldownMinutes ?? OTP_COOLDOWN_MINUTES) * 60 * SECOND);
      const fallback = body ? texts.tooManyRequests : otpSent ? texts.codeNotSentAgain : texts.codeNotSent;
      setSendError(errorText(failure, { noText: fallback, unreachable: fallback }));
      return false;
    } finally {
      setSending(false);
    }
  }, [email, type, otpSent, wait]);

  const verify = useCallback(
    async (code: string): Promise<VerifyAnswer | null> => {
      setVerifying(true);
      setSendError(null);
      setError(null);
      try {
        const answer = await verifyCode(email, code, type);
        setVerified(true);
        return answer;
      } catch (failure) {
        const body = failure instanceof ApiError ? failure.body : {};
        setRefusal(body.upgradeRequired ? (body.expired ? 'expired' : 'free') : null);
        setError(
          errorText(failure, {
            noText: texts.codeIsWrong,
            unreadable: texts.codeNotChecked,
            unreachable: texts.tryCodeAgain,
          }),
        );
        return null;
      } finally {
        setVerifying(false);
      }
    },
    [email, type],
  );

  /** For a dialog that is opened again: what failed before is over. */
  const forgetErrors = useCallback(() => {
    setSendError(null);
    setError(null);
  }, []);

  return {
    otpSent,
    isSending,
    isVerifying,
    isVerified,
    sendError,
    error,
    refusal,
    canResend: resendCooldown === 0 && !isSending,
    resendCooldown,
    send,
    verify,
    forgetErrors,
  };
}

/** Seconds left, and a function that starts the countdown. */
export function useCountdown() {
  const [endsAt, setEndsAt] = useState(0);
  const [now, setNow] = useState(0);
  const seconds = Math.max(0, Math.ceil((endsAt - now) / SECOND));
  const running = seconds > 0;

  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => setNow(Date.now()), SECOND);
    return () => clearInterval(timer);
  }, [running]);

  const start = useCallback((ms: number) => {
    setNow(Date.now());
    setEndsAt(Date.now() + ms);
  }, []);
  return [seconds, start] as const;
}

/** A time to wait, such as `45s`, `2m 5s` or `1h 0m`. */
export function formatWait(seconds: number): string {
  if (seconds < 60) return texts.waitOfSeconds(seconds);
  if (seconds < 3600) return texts.waitOfMinutes(Math.floor(seconds / 60), seconds % 60);
  return texts.waitOfHours(Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60));
}
