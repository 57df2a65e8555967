import { useCallback, useState } from 'react';
import { OTP_DIGITS } from '#contract/limits.ts';

const complete = new RegExp(`^\\d{${OTP_DIGITS}}$`);

/** The digits of a code form. They are checked when all are entered, and cleared if the code is wrong. */
export function useDigits(check: (code: string) => Promise<boolean>) {
  const [code, setCode] = useState('');
  /** How many codes were wrong. Used as the React key of the input, so that it starts over. */
  const [misses, setMisses] = useState(0);

  const submit = useCallback(
    async (digits: string) => {
      if (!complete.test(digits) || (await check(digits))) return;
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

  return { code, misses, complete: complete.test(code), change, submit: () => submit(code) };
}
