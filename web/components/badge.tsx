import type { ComponentProps } from 'react';
import { cx } from '#web/lib/cx.ts';

type BadgeProps = ComponentProps<'span'> & { tone?: 'plain' | 'accent' };

export function Badge({ tone = 'plain', className, ...props }: BadgeProps) {
  return (
    <span
      className={cx(
        'inline-flex items-center gap-1.5 rounded-full border px-2.5 py-0.5 text-xs font-medium whitespace-nowrap',
        tone === 'accent' ? 'border-accent text-accent' : 'border-line-strong text-ink-soft',
        className,
      )}
      {...props}
    />
  );
}
