import { ArrowLeft } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cx } from '#web/lib/cx.ts';
import { TextLink } from './text-link.tsx';

/** A link to the page before, with an arrow. */
export function BackLink({ className, children, ...props }: ComponentProps<typeof TextLink>) {
  return (
    <TextLink
      className={cx('inline-flex min-h-11 items-center gap-1.5 self-start text-sm', className)}
      {...props}
    >
      <ArrowLeft aria-hidden size={16} />
      {children}
    </TextLink>
  );
}
