import { Check, Copy } from 'lucide-react';
import { useCopy } from '#web/components/use-copy.ts';
import { cx } from '#web/lib/cx.ts';
import { texts } from './texts.tsx';

/** The width is calculated from the code, so that the row can leave room for the chip. Longer codes are cut. */
const chipWidth = (code: string) => ({
  width: `calc(${Math.min(Math.max(code.length, 6), 16)}ch + 2.625rem)`,
});
const shape = 'shrink-0 font-mono text-sm';

/** Reserves the space of the chip. The chip itself cannot be inside the button that opens the message. */
export function CodeChipSpace({ code }: { code: string }) {
  return <span aria-hidden className={shape} style={chipWidth(code)} />;
}

type CodeChipProps = {
  code: string;
  /** The sender is in doubt, so the code is not recommended. */
  isDoubtful: boolean;
  className: string;
};

/** Copies the code of a message without opening it. */
export function CodeChip({ code, isDoubtful, className }: CodeChipProps) {
  const { copied, copy } = useCopy();
  return (
    <button
      type="button"
      onClick={() => copy(code)}
      title={copied ? undefined : texts.copyCode}
      style={chipWidth(code)}
      className={cx(
        shape,
        !isDoubtful && 'copy-code',
        // The pill is less tall than the button, so that it does not touch the subject above.
        'flex h-6 items-center justify-center gap-1.5 rounded-full border-y-2 border-transparent bg-clip-padding px-2.5 font-medium',
        'transition-colors before:absolute before:-inset-2',
        isDoubtful
          ? 'bg-sunken text-ink-soft hover:text-ink'
          : 'bg-accent-soft text-accent hover:bg-accent hover:text-on-accent',
        className,
      )}
    >
      {/* A word that is wider than the code wraps into a line that is cut off. */}
      <span
        aria-live="polite"
        className="flex h-5 min-w-0 flex-row-reverse flex-wrap justify-center gap-x-1.5 overflow-clip leading-5"
      >
        {copied ? (
          <Check aria-hidden size={14} className="h-5" />
        ) : (
          <Copy aria-hidden size={14} className="h-5" />
        )}
        <span className={cx('min-w-0', !copied && 'flex-1 truncate')}>
          {copied
            ? texts.copied
            : texts.copyThisCode(code, (words) => <span className="sr-only">{words}</span>)}
        </span>
      </span>
    </button>
  );
}
