import { Check, Copy } from 'lucide-react';
import { Button } from '#web/components/button.tsx';
import { ChangingLabel } from '#web/components/changing-label.tsx';
import { cx } from '#web/lib/cx.ts';
import { texts } from './texts.tsx';

type CopyButtonProps = {
  /** Whether the address was copied a moment ago. */
  copied: boolean;
  ended: boolean;
  large?: boolean;
  onCopy: () => void;
};

/** Copies the address. The shortcut presses this button, too. */
export function CopyButton({ copied, ended, large = false, onCopy }: CopyButtonProps) {
  const icon = copied ? <Check aria-hidden size={17} /> : <Copy aria-hidden size={17} />;
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
        {large ? (
          // Its width is that of its place.
          <>
            {icon}
            <span key={String(copied)}>{copied ? texts.copiedToClipboard : texts.copy}</span>
          </>
        ) : (
          <ChangingLabel
            className="flow:label-if-room"
            before={{ icon, word: texts.copy }}
            after={{ icon, word: texts.copied }}
            changed={copied}
            quiet
          />
        )}
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
