import { Check, Copy } from 'lucide-react';
import { Button } from '#web/components/button.tsx';
import { ChangingLabel } from '#web/components/changing-label.tsx';
import { cx } from '#web/lib/cx.ts';
import { texts } from './texts.ts';

type CopyButtonProps = {
  /** Whether the address was copied a moment ago. */
  copied: boolean;
  ended: boolean;
  large?: boolean;
  onCopy: () => void;
};

/** Copies the address. The shortcut presses this button, too. */
export function CopyButton({ copied, ended, large = false, onCopy }: CopyButtonProps) {
  // The large button has its width from its place.
  const shown = copied ? texts.copiedToClipboard : texts.copy;
  return (
    <Button
      id="copy-address"
      variant={ended ? 'secondary' : 'primary'}
      size={large ? 'lg' : 'md'}
      disabled={ended}
      title={ended ? texts.expiredReceivesNothing : undefined}
      className={cx(
        'relative',
        large
          ? 'w-full max-w-sm shrink-0 panes:w-60'
          : 'px-3 app:min-w-26 app:shrink-0 flow:min-w-11 flow:px-2!',
      )}
      onClick={onCopy}
    >
      <span aria-live="polite" className="contents">
        <ChangingLabel
          className={large ? undefined : 'flow:label-if-room'}
          icon={copied ? <Check aria-hidden size={17} /> : <Copy aria-hidden size={17} />}
          words={large ? { before: shown, after: shown } : { before: texts.copy, after: texts.copied }}
          changed={copied}
          quiet={!large}
        />
        {/* Below the small button, which keeps its width. */}
        {copied && !large && (
          <span className="absolute end-0 top-full z-30 mt-1.5 animate-fade rounded-sm bg-ink px-2.5 py-1 text-xs text-paper">
            {texts.copiedToClipboard}
          </span>
        )}
      </span>
    </Button>
  );
}
