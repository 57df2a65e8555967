import type { ReactNode } from 'react';
import { cx } from '#web/lib/cx.ts';
import { pageWidth } from './page-width.ts';

type PageHeroProps = {
  eyebrow?: string;
  title: string;
  lead?: ReactNode;
  /** Shown next to the heading, below it on small screens. */
  aside?: ReactNode;
  /** Shown below both. On small screens it comes before `aside`. */
  below?: ReactNode;
  children?: ReactNode;
};

/** The top of a page: heading, lead and buttons. */
export function PageHero({ eyebrow, title, lead, aside, below, children }: PageHeroProps) {
  const text = 'flex flex-col items-start gap-5';
  const space = 'pt-14 pb-12 sm:pt-20 sm:pb-16';
  if (aside) {
    return (
      <div
        className={cx(
          pageWidth,
          space,
          'grid items-center gap-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,30rem)] lg:gap-16',
        )}
      >
        <div className={text}>{heading()}</div>
        {below && <div className="lg:order-last lg:col-span-2">{below}</div>}
        {aside}
      </div>
    );
  }
  return <div className={cx(pageWidth, space, text)}>{heading()}</div>;

  function heading() {
    return (
      <>
        {eyebrow && <p className="font-mono text-xs tracking-wide text-accent">{eyebrow}</p>}
        <h1 className="max-w-3xl text-4xl leading-[1.1] font-semibold tracking-tight">{title}</h1>
        {lead && <p className="max-w-2xl text-balance text-ink-soft sm:text-lg">{lead}</p>}
        {children && <div className="mt-1 flex flex-wrap gap-3">{children}</div>}
      </>
    );
  }
}
