import type { ReactNode } from 'react';
import { Card } from '#web/components/card.tsx';
import { cx } from '#web/lib/cx.ts';

type AccountFrameProps = {
  title: string;
  lead?: ReactNode;
  children: ReactNode;
  /** Shown below the card, such as links to other pages. */
  after?: ReactNode;
  wide?: boolean;
};

/** A heading and a narrow card in the middle of the page, used by all account pages. */
export function AccountFrame({ title, lead, children, after, wide = false }: AccountFrameProps) {
  return (
    <div
      className={cx(
        'mx-auto flex w-full flex-col gap-6 px-4 py-8 sm:px-6 sm:py-12',
        wide ? 'max-w-2xl' : 'max-w-md',
      )}
    >
      <div className="flex flex-col gap-2">
        <h1 className="text-3xl leading-tight font-semibold tracking-tight">{title}</h1>
        {lead && <p className="text-balance text-ink-soft">{lead}</p>}
      </div>
      <Card className="p-5 sm:p-7">{children}</Card>
      {after && <div className="flex flex-col gap-3 text-sm text-ink-soft">{after}</div>}
    </div>
  );
}
