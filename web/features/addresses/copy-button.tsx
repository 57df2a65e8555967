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
      className="relative min-w-24 shrink-0"
      onClick={() => {
        copy(address);
        onCopy?.();
      }}
    >
      {copied ? <Check aria-hidden size={17} /> : <Copy aria-hidden size={17} />}
      <span aria-live="polite" className={copied ? 'max-sm:sr-only' : undefined}>
        {copied ? 'Copied to clipboard!' : 'Copy'}
      </span>
      {copied && (
        <span aria-hidden className="sm:hidden">
          Copied
        </span>
      )}
    </Button>
  );
}
