import type { ReactNode } from 'react';
import { texts } from './texts.tsx';

/**
 * Below the place of the first message. It has room for two lines on phones, so that nothing moves when its words arrive.
 * There, the way to say that a site refused the address is in the list that the line opens.
 */
export function QuietLine({ onRefused, children }: { onRefused: () => void; children?: ReactNode }) {
  return (
    <div className="mx-auto -mt-6 flex w-full max-w-xl flex-col items-center gap-x-6 text-sm text-ink-soft panes:-mt-7 panes:max-w-none app:flex-row app:justify-between">
      <p className="flex min-h-9 items-center text-center text-balance app:min-h-10 app:text-start flow:text-xs">
        <span>{children}</span>
      </p>
      <button
        type="button"
        aria-haspopup="dialog"
        className="min-h-11 shrink-0 underline decoration-line-strong underline-offset-4 hover:text-ink flow:hidden"
        onClick={onRefused}
      >
        {texts.siteRefused}
      </button>
    </div>
  );
}
