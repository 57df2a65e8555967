import { Check, Copy } from 'lucide-react';
import { Button } from '#web/components/button.tsx';
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
  return (
    <Button
      id="copy-address"
      variant={ended ? 'secondary' : 'primary'}
      size={large ? 'lg' : 'md'}
      disabled={ended}
      title={ended ? texts.expiredReceivesNothing : undefined}
      className={cx(
        'relative shrink-0',
        large ? 'w-full max-w-sm panes:w-60' : 'min-w-26 px-3 flow:min-w-23 flow:px-2!',
      )}
      onClick={onCopy}
    >
      {copied ? <Check aria-hidden size={17} /> : <Copy aria-hidden size={17} />}
      {/* Browsers count a word that moves as a layout shift, but not a new element in its place. */}
      <span aria-live="polite" className="contents">
        <span key={copied ? 'copied' : 'copy'} aria-hidden={copied && !large}>
          {copied ? (large ? texts.copiedToClipboard : texts.copied) : texts.copy}
        </span>
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
