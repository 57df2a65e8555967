import type { ReactNode } from 'react';
import { cx } from '#web/lib/cx.ts';

type ChangingLabelProps = {
  /** Both words in one place. The one that is not shown keeps the width. */
  words: { before: string; after: string };
  changed: boolean;
  icon: ReactNode;
  className?: string | undefined;
  /** Something else tells screen readers about the change. */
  quiet?: boolean;
  /** For the words alone. */
  wordClass?: string | false | null | undefined;
};

/** The icon and the word of a button that changes when it was pressed, without changing its width. */
export function ChangingLabel({ words, changed, icon, className, quiet, wordClass }: ChangingLabelProps) {
  const word = (text: string, shown: boolean) => (
    <span className={cx('[grid-area:1/1]', !shown && 'invisible')} aria-hidden={!shown || (quiet && changed)}>
      {text}
    </span>
  );
  return (
    <span className={cx('flex items-center justify-center gap-2', className)}>
      {icon}
      {/* Browsers count a word that moves as a layout shift, but not a new element in its place. */}
      <span key={changed ? 'after' : 'before'} className={cx('grid text-start', wordClass)}>
        {word(words.before, !changed)}
        {word(words.after, changed)}
      </span>
    </span>
  );
}
