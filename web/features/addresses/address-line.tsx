import { Check, Copy } from 'lucide-react';
import { Button } from '#web/components/button.tsx';
import { useCopy } from '#web/lib/use-copy.ts';

/** The address on one line, whatever its length, and the button that copies it. */
export function AddressLine({ address, expired }: { address: string; expired: boolean }) {
  const { copied, copy } = useCopy();
  return (
    <div className="flex flex-col gap-3 md:flex-row md:items-center md:gap-5">
      <div className="@container min-w-0 flex-1">
        <input
          readOnly
          aria-label="Your temporary email address"
          value={address}
          onFocus={(event) => event.currentTarget.select()}
          style={{ '--chars': address.length } as React.CSSProperties}
          className="address-line w-full rounded-sm bg-transparent font-mono font-medium tracking-tight text-ink"
        />
      </div>
      <Button
        id="copy-address"
        variant={expired ? 'secondary' : 'primary'}
        size="lg"
        className="w-full md:w-52"
        onClick={() => copy(address)}
      >
        {copied ? <Check aria-hidden size={18} /> : <Copy aria-hidden size={18} />}
        <span aria-live="polite">{copied ? 'Copied to clipboard!' : 'Copy'}</span>
      </Button>
    </div>
  );
}
