import { useCallback, useEffect, useState } from 'react';
import type { CodeType, VerifyAnswer } from '#contract/auth.ts';
import { authTexts } from '#contract/auth-texts.ts';
import { texts } from '#contract/texts.ts';
import { OTP_COOLDOWN_MINUTES, timings } from '#contract/timings.ts';
import { ApiError } from '#web/lib/api.ts';
import { sendCode, verifyCode, wordsOf } from './account-api.ts';

const SECOND = 1000;

/** A code by mail: sending it, the wait before another, and taking it back. */
export function useCode(email: string, type: CodeType) {
  const [otpSent, setOtpSent] = useState(false);
  const [isSending, setSending] = useState(false);
  const [isVerifying, setVerifying] = useState(false);
  const [isVerified, setVerified] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const [readyAt, setReadyAt] = useState(0);
  const [now, setNow] = useState(0);
  const resendCooldown = Math.max(0, Math.ceil((readyAt - now) / SECOND));
  const cooling = resendCooldown > 0;

  useEffect(() => {
    if (!cooling) return;
    const timer = setInterval(() => setNow(Date.now()), SECOND);
    return () => clearInterval(timer);
  }, [cooling]);

  const wait = useCallback((ms: number) => {
    setNow(Date.now());
    setReadyAt(Date.now() + ms);
  }, []);

  const send = useCallback(async (): Promise<boolean> => {
    setSending(true);
    setError(null);
    try {
      await sendCode(email, type);
      setOtpSent(true);
      wait(timings.otpResend);
      return true;
    } catch (failure) {
      const body = failure instanceof ApiError && failure.status === 429 ? failure.body : null;
      if (body) wait((body.cooldownMinutes ?? OTP_COOLDOWN_MINUTES) * 60 * SECOND);
      const silent = body
        ? texts.tooManyRequests
        : otpSent
          ? 'Failed to resend OTP. Please try again.'
          : 'Failed to send verification code';
      setError(wordsOf(failure, { silent, away: silent }));
      return false;
    } finally {
      setSending(false);
    }
  }, [email, type, otpSent, wait]);

  const verify = useCallback(
    async (code: string): Promise<VerifyAnswer | null> => {
      setVerifying(true);
      setError(null);
      try {
        const answer = await verifyCode(email, code, type);
        setVerified(true);
        return answer;
      } catch (failure) {
        const away = 'Verification failed. Please try again.';
        setError(wordsOf(failure, { silent: authTexts.invalidCode, broken: 'Verification failed', away }));
        return null;
      } finally {
        setVerifying(false);
      }
    },
    [email, type],
  );

  return {
    otpSent,
    isSending,
    isVerifying,
    isVerified,
    error,
    canResend: !cooling && !isSending,
    resendCooldown,
    send,
    verify,
  };
}

/** A wait in words: `45s`, `2m 5s`, `1h 0m`. */
export function formatWait(seconds: number): string {
  if (seconds < 60) return `${seconds}s`;
  if (seconds < 3600) return `${Math.floor(seconds / 60)}m ${seconds % 60}s`;
  return `${Math.floor(seconds / 3600)}h ${Math.floor((seconds % 3600) / 60)}m`;
}
