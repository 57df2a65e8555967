import { cx } from '#web/lib/cx.ts';

type CutMiddleProps = {
  text: string;
  /** How many characters of its end stay in any case. */
  end: number;
  className?: string;
};

/** A text that loses its middle where there is no room, because its end matters: the type of a file, or a domain. */
export function CutMiddle({ text, end, className }: CutMiddleProps) {
  return (
    <span dir="ltr" className={cx('flex min-w-0', className)}>
      {/* An empty one would have another baseline. */}
      {text.length > end && <span className="truncate">{text.slice(0, -end)}</span>}
      <span className="shrink-0 whitespace-pre">{text.slice(-end)}</span>
    </span>
  );
}
