import { CircleAlert, CircleCheck, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '#web/lib/cx.ts';

type AlertProps = {
  kind?: 'error' | 'success';
  icon?: LucideIcon | undefined;
  children: ReactNode;
  className?: string | undefined;
};

/** A message on the page. Screen readers announce it: errors as `alert`, everything else as `status`. */
export function Alert({ kind = 'error', icon, children, className }: AlertProps) {
  const Icon = icon ?? (kind === 'error' ? CircleAlert : CircleCheck);
  return (
    <div
      role={kind === 'error' ? 'alert' : 'status'}
      className={cx(
        'flex animate-rise items-start gap-2.5 rounded-md border border-line-strong bg-sunken px-3.5 py-2.5 text-sm',
        className,
      )}
    >
      <Icon aria-hidden size={17} className={cx('mt-0.5 shrink-0', kind === 'success' && 'text-accent')} />
      <div className="min-w-0 flex-1">{children}</div>
    </div>
  );
}
