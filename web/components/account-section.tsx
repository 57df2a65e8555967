import type { ReactNode } from 'react';
import { cx } from '#web/lib/cx.ts';
import { Card } from './card.tsx';

type AccountSectionProps = { title: string; text: ReactNode; children?: ReactNode; className?: string };

/** A section of the account pages. */
export function AccountSection({ title, text, children, className }: AccountSectionProps) {
  return (
    <Card className={cx('flex flex-col items-start gap-5 p-5 sm:p-7', className)}>
      <div className="flex w-full flex-col gap-2">
        <h2 className="font-semibold">{title}</h2>
        <div className="text-sm text-ink-soft">{text}</div>
      </div>
      {children}
    </Card>
  );
}
