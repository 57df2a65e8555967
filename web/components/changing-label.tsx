import type { ReactNode } from 'react';
import { cx } from '#web/lib/cx.ts';

type Face = { icon: ReactNode; word: string };

type ChangingLabelProps = {
  before: Face;
  after: Face;
  changed: boolean;
  className?: string | undefined;
  /** For the words alone. */
  wordClass?: string | false | null | undefined;
  /** Something else tells screen readers about the change. */
  quiet?: boolean;
};

/** The icon and the word of a button that changes when it was pressed. The face that is not shown keeps the width. */
export function ChangingLabel({ before, after, changed, className, wordClass, quiet }: ChangingLabelProps) {
  const face = ({ icon, word }: Face, shown: boolean, silent: boolean | undefined) => (
    <span
      aria-hidden={!shown}
      className={cx(
        'flex items-center justify-center gap-2 [grid-area:1/1]',
        !shown && 'invisible',
        className,
      )}
    >
      {icon}
      {/* Browsers count a word that moves as a layout shift, but not a new element in its place. */}
      <span key={String(shown)} aria-hidden={silent} className={cx(wordClass)}>
        {word}
      </span>
    </span>
  );
  return (
    <span className="grid grid-cols-[minmax(0,1fr)]">
      {face(before, !changed, false)}
      {face(after, changed, quiet)}
    </span>
  );
}
