import { Check, Copy } from 'lucide-react';
import { Button } from '#web/components/button.tsx';
import { useCopy } from '#web/lib/use-copy.ts';

type CopyButtonProps = { address: string; ended: boolean; onCopy?: () => void };

/** Copies the address. The shortcut presses this button, too. */
export function CopyButton({ address, ended, onCopy }: CopyButtonProps) {
  const { copied, copy } = useCopy();
  return (
    <Button
      id="copy-address"
      variant={ended ? 'secondary' : 'primary'}
      disabled={ended}
      title={ended ? 'An expired address receives no mail' : undefined}
      className="relative min-w-26 shrink-0 px-3 flow:min-w-23 flow:px-2!"
      onClick={() => {
        copy(address);
        onCopy?.();
      }}
    >
      {copied ? <Check aria-hidden size={17} /> : <Copy aria-hidden size={17} />}
      {/* Browsers count a word that moves as a layout shift, but not a new element in its place. */}
      <span aria-live="polite" className="contents">
        <span key={copied ? 'copied' : 'copy'} aria-hidden={copied}>
          {copied ? 'Copied' : 'Copy'}
        </span>
        {/* Below the button, which keeps its width. */}
        {copied && (
          <span className="absolute top-full right-0 z-30 mt-1.5 animate-fade rounded-sm bg-ink px-2.5 py-1 text-xs text-paper">
            Copied to clipboard!
          </span>
        )}
      </span>
    </Button>
  );
}
