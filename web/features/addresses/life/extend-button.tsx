import { Check, ClockPlus } from 'lucide-react';
import { Button } from '#web/components/button.tsx';
import { ChangingLabel } from '#web/components/changing-label.tsx';
import { explain } from '#web/lib/api.ts';
import { useNow } from '#web/lib/use-now.ts';
import { useAddresses } from '../addresses-provider.tsx';
import type { TempEmail } from '../temp-email.ts';
import { formatEnd, gains, nextEnd } from './life-times.ts';
import { texts } from './texts.ts';
import { useExtend } from './use-extend.ts';

/** Gives an address its time again, for those who may. If that fails, the reason is below it. */
export default function ExtendButton({ email }: { email: TempEmail }) {
  const { now: clock, scope } = useAddresses();
  const now = useNow(clock, 1000);
  const { mutate: extend, isPending, isSuccess, error } = useExtend(email);
  const end = nextEnd(email, now);
  const isFull = end !== null && !gains(email, now);
  // After the last extension the button stays for a moment, so that it keeps the focus.
  const hasButton = end !== null || isPending || isSuccess;
  return (
    <>
      {hasButton && (
        <Button
          size="sm"
          busy={isPending}
          aria-disabled={end === null || isFull}
          className="flow:min-h-11"
          onClick={() => scope && !isFull && !isPending && extend(scope)}
        >
          <ChangingLabel
            changed={isSuccess}
            before={{
              icon: !isPending && <ClockPlus aria-hidden size={16} />,
              word: texts.extendTo(formatEnd(end ?? email.expiresAt, now)),
            }}
            after={{ icon: <Check aria-hidden size={16} className="text-accent" />, word: texts.extended }}
          />
        </Button>
      )}
      {error && (
        <p role="alert" className="order-last basis-full font-medium text-red">
          {explain(error, texts.notExtended)}
        </p>
      )}
    </>
  );
}
