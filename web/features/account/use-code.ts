import { useMutation } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import type { CodeType } from '#contract/auth.ts';
import { OTP_COOLDOWN_MINUTES } from '#contract/limits.ts';
import { timings } from '#contract/timings.ts';
import { ApiError, explain } from '#web/lib/api.ts';
import { formatSpan } from '#web/lib/time.ts';
import { sendCode, verifyCode } from './account-api.ts';
import { texts } from './texts.tsx';

const SECOND = 1000;

/** A verification code by mail: sending it, waiting before another can be sent, and checking it. */
export function useCode(email: string, type: CodeType) {
  const [otpSent, setOtpSent] = useState(false);
  const [resendCooldown, wait] = useCountdown();
  const sending = useMutation({
    mutationFn: () => sendCode(email, type),
    onSuccess: () => {
      setOtpSent(true);
      wait(timings.otpResend);
    },
    onError: (failure) => {
      const limit = limitIn(failure);
      if (limit) wait((limit.cooldownMinutes ?? OTP_COOLDOWN_MINUTES) * 60 * SECOND);
    },
  });
  const checking = useMutation({ mutationFn: (code: string) => verifyCode(email, code, type) });

  const { mutateAsync: sendAgain, reset: forgetSending } = sending;
  const { mutateAsync: check, reset: forgetChecking } = checking;
  const forgetErrors = useCallback(() => {
    forgetSending();
    forgetChecking();
  }, [forgetSending, forgetChecking]);

  return {
    otpSent,
    isSending: sending.isPending,
    isVerifying: checking.isPending,
    isVerified: checking.isSuccess,
    sendError: sending.error && explain(sending.error, notSent(sending.error, otpSent)),
    /** What is wrong with the code. */
    error: checking.error && explain(checking.error, notChecked()),
    refusal: refusalIn(checking.error),
    canResend: resendCooldown === 0 && !sending.isPending,
    resendCooldown,
    /** Both resolve to whether it worked. */
    send: useCallback(() => {
      forgetChecking();
      return sendAgain().then(yes, no);
    }, [sendAgain, forgetChecking]),
    verify: useCallback(
      (code: string) => {
        forgetSending();
        return check(code).then(yes, no);
      },
      [check, forgetSending],
    ),
    /** For a dialog that is opened again: what failed before is over. */
    forgetErrors,
  };
}

const yes = () => true;
const no = () => false;

const limitIn = (error: Error) => (error instanceof ApiError && error.status === 429 ? error.body : null);

function notSent(error: Error, wasSent: boolean) {
  const plain = wasSent ? texts.codeNotSentAgain : texts.codeNotSent;
  return limitIn(error) ? texts.tooManyRequests : { plain, silent: plain };
}

const notChecked = () => ({
  plain: texts.codeIsWrong,
  unreadable: texts.codeNotChecked,
  silent: texts.tryCodeAgain,
});

/** Why a correct code does not help: premium is needed and has ended, or there never was any. */
function refusalIn(error: Error | null): 'expired' | 'free' | null {
  const body = error instanceof ApiError ? error.body : {};
  if (!body.upgradeRequired) return null;
  return body.expired ? 'expired' : 'free';
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
export const formatWait = (seconds: number): string =>
  formatSpan(seconds * SECOND, 'narrow', { to: seconds < 3600 ? 'second' : 'minute' });
