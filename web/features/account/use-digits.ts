import { useCallback, useState } from 'react';
import { OTP_DIGITS } from '#contract/timings.ts';

const whole = new RegExp(`^\\d{${OTP_DIGITS}}$`);

/** The digits of a code form: sent when all are there, and emptied for another try when they were wrong. */
export function useDigits(check: (code: string) => Promise<boolean>) {
  const [code, setCode] = useState('');
  /** How many codes were wrong: the key of the boxes. */
  const [misses, setMisses] = useState(0);

  const submit = useCallback(
    async (digits: string) => {
      if (!whole.test(digits) || (await check(digits))) return;
      setCode('');
      setMisses((count) => count + 1);
    },
    [check],
  );
  const change = useCallback(
    (digits: string) => {
      setCode(digits);
      submit(digits);
    },
    [submit],
  );

  return { code, misses, complete: whole.test(code), change, submit: () => submit(code) };
}
