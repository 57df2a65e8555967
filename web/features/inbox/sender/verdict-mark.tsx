import { ChevronDown, TriangleAlert } from 'lucide-react';
import { cx } from '#web/lib/cx.ts';
import type { ShownVerdict } from './use-shown-verdict.ts';
import { verdictWords } from './verdict-words.ts';

type VerdictMarkProps = {
  verdict: ShownVerdict;
  /** The name or the domain pretends to be another, so nothing here may reassure. */
  isTrick: boolean;
  open: boolean;
  panelId: string;
  onToggle: () => void;
};

/** One word about the sender, which opens the reasons. Only “Suspicious” stands out. */
export function VerdictMark({ verdict, isTrick, open, panelId, onToggle }: VerdictMarkProps) {
  const { word, icon } = verdictWords[verdict];
  const Icon = isTrick ? TriangleAlert : icon;
  return (
    <button
      type="button"
      aria-expanded={open}
      aria-controls={open ? panelId : undefined}
      aria-label={`Sender: ${word}`}
      title="Who sent this?"
      onClick={onToggle}
      className={cx(
        'relative inline-flex h-5.5 shrink-0 items-center gap-1 self-center rounded-full border px-1.5 text-xs whitespace-nowrap',
        // Easier to hit than it looks.
        'after:absolute after:-inset-x-1 after:-inset-y-2.5',
        verdict === 'suspicious'
          ? 'border-red bg-red font-medium text-paper'
          : 'border-line text-ink-soft hover:border-line-strong hover:text-ink',
      )}
    >
      <Icon
        aria-hidden
        size={13}
        className={
          verdict === 'suspicious'
            ? undefined
            : isTrick
              ? 'text-amber'
              : verdict === 'genuine'
                ? 'text-accent'
                : undefined
        }
      />
      {/* As wide as the longest word, so that nothing moves when the check ends. Beside a narrow list and a rail, the sender
          needs the room more. */}
      <span className={cx('min-w-18 text-start', verdict !== 'suspicious' && '@max-lg:hidden')}>{word}</span>
      <ChevronDown aria-hidden size={12} className={cx('transition-transform', open && 'rotate-180')} />
    </button>
  );
}
