import { Check } from 'lucide-react';
import { Fragment } from 'react';
import { cx } from '#web/lib/cx.ts';
import { texts } from './texts.tsx';

const steps = () => [texts.stepAccount, texts.stepVerify, texts.stepPayment];

/** The steps to premium. `current` counts from 1; 0 is before the first step. */
export function StepList({ current }: { current: number }) {
  return (
    <ol aria-label={texts.steps} className="flex items-center justify-between gap-1.5 text-sm sm:gap-3">
      {steps().map((step, index) => {
        const place = index + 1;
        const done = place < current;
        const isCurrent = place === current;
        return (
          <Fragment key={step}>
            {index > 0 && <li aria-hidden className="h-px min-w-3 flex-1 bg-line-strong max-sm:hidden" />}
            <li aria-current={isCurrent ? 'step' : undefined} className="flex items-center gap-1.5 sm:gap-2">
              <span
                className={cx(
                  'grid size-6 shrink-0 place-items-center rounded-full border font-mono text-xs',
                  done && 'border-accent bg-accent text-on-accent',
                  isCurrent && 'border-accent text-accent',
                  !done && !isCurrent && 'border-line-strong text-ink-soft',
                )}
              >
                {done ? <Check aria-hidden size={14} /> : place}
              </span>
              <span className={isCurrent ? 'font-medium' : 'text-ink-soft'}>{step}</span>
              {done && <span className="sr-only">{texts.stepIsDone}</span>}
            </li>
          </Fragment>
        );
      })}
    </ol>
  );
}
