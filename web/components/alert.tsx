import { CircleAlert, CircleCheck, Info, type LucideIcon, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '#web/lib/cx.ts';

/** `warning` is for what needs care but is nobody's mistake, `hint` for what is just good to know. */
export type AlertKind = 'error' | 'success' | 'warning' | 'hint';

const tones: Record<AlertKind, { icon: LucideIcon; box: string; ink: string }> = {
  error: { icon: CircleAlert, box: 'border-red/45 bg-red-soft', ink: 'text-red' },
  success: { icon: CircleCheck, box: 'border-accent/45 bg-accent-soft', ink: 'text-accent' },
  warning: { icon: TriangleAlert, box: 'border-amber/45 bg-amber-soft', ink: 'text-amber' },
  hint: { icon: Info, box: 'border-line-strong bg-sunken', ink: 'text-ink-soft' },
};

type AlertProps = {
  kind?: AlertKind;
  icon?: LucideIcon | undefined;
  children: ReactNode;
  className?: string | undefined;
};

/** A message on the page. Screen readers announce it: errors and warnings as `alert`, everything else as `status`. */
export function Alert({ kind = 'error', icon, children, className }: AlertProps) {
  const tone = tones[kind];
  const Icon = icon ?? tone.icon;
  return (
    <div
      role={kind === 'error' || kind === 'warning' ? 'alert' : 'status'}
      className={cx(
        'flex animate-rise items-start gap-2.5 rounded-md border px-3.5 py-2.5 text-sm',
        tone.box,
        className,
      )}
    >
      <Icon aria-hidden size={17} className={cx('mt-0.5 shrink-0', tone.ink)} />
      <div className="min-w-0 flex-1">{children}</div>
    </div>
  );
}
