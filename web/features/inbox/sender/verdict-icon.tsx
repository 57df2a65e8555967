import { ChevronDown } from 'lucide-react';
import { cx } from '#web/lib/cx.ts';
import { texts } from './texts.tsx';
import type { ShownVerdict } from './use-shown-verdict.ts';
import { verdictIcons } from './verdict-words.ts';

type VerdictIconProps = {
  verdict: ShownVerdict;
  /** The name or the domain pretends to be another, which matters more than what it can prove. */
  isTrick: boolean;
  open: boolean;
  panelId: string;
  onToggle: () => void;
};

/** One word about the sender, which opens the reasons. Only “Suspicious” and “Look-alike” stand out. */
export function VerdictIcon({ verdict, isTrick, open, panelId, onToggle }: VerdictIconProps) {
  const shown = isTrick && verdict !== 'suspicious' ? 'lookalike' : verdict;
  const word = texts.words[shown];
  const Icon = verdictIcons[shown];
  const standsOut = shown === 'suspicious' || shown === 'lookalike';
  return (
    <button
      type="button"
      aria-expanded={open}
      aria-controls={open ? panelId : undefined}
      aria-label={texts.verdict(word)}
      title={texts.whoSentThis}
      onClick={onToggle}
      className={cx(
        'relative inline-flex h-5.5 shrink-0 items-center gap-1 self-center rounded-full border px-1.5 text-xs whitespace-nowrap',
        // Easier to hit than it looks.
        'after:absolute after:-inset-x-1 after:-inset-y-2.5',
        standsOut && 'font-medium',
        shown === 'suspicious' && 'border-red bg-red text-paper',
        shown === 'lookalike' && 'border-amber bg-amber-soft text-amber',
        !standsOut && 'border-line text-ink-soft hover:border-line-strong hover:text-ink',
      )}
    >
      <Icon aria-hidden size={13} className={cx(shown === 'genuine' && 'text-accent')} />
      {/* As wide as the longest word, so that nothing moves when the check ends. Beside a narrow list and a rail, the sender
          needs the room more. */}
      <span className={cx('min-w-18 text-start', !standsOut && '@max-lg:hidden')}>{word}</span>
      <ChevronDown aria-hidden size={12} className={cx('transition-transform', open && 'rotate-180')} />
    </button>
  );
}
