import { type ReactNode, useId } from 'react';
import { Card } from '#web/components/card.tsx';
import { cx } from '#web/lib/cx.ts';

type PanelProps = {
  title: string;
  note?: ReactNode;
  end?: ReactNode;
  className?: string;
  children: ReactNode;
};

/** One section of the page, with a title. `end` is shown to the right of the title, `note` below it. */
export function Panel({ title, note, end, className, children }: PanelProps) {
  const id = useId();
  return (
    <Card className={cx('min-w-0', className)}>
      <section aria-labelledby={id}>
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 border-b border-line px-4 py-3 sm:px-5">
          <h2 id={id} className="font-semibold tracking-tight">
            {title}
          </h2>
          {end}
          {note && <p className="w-full text-sm text-ink-soft">{note}</p>}
        </div>
        {children}
      </section>
    </Card>
  );
}

export function Empty({ children }: { children: ReactNode }) {
  return <p className="px-4 py-6 text-sm text-ink-soft sm:px-5">{children}</p>;
}

/** A date and time, in the time zone of the browser. With `medium`, it has seconds. */
export const formatDateTime = (at: string | number, timeStyle: 'short' | 'medium' = 'short') =>
  new Date(at).toLocaleString('en-GB', { dateStyle: 'medium', timeStyle });
