import { Check, Copy } from 'lucide-react';
import { encode } from 'uqr';
import { Button } from '#web/components/button.tsx';
import { Dialog } from '#web/components/dialog.tsx';
import { useAccount } from '#web/features/account/account-provider.tsx';
import { useCopy } from '#web/lib/use-copy.ts';

/**
 * A QR code that opens this inbox on another device. For premium inboxes, which only their owner can open, it contains
 * only the address.
 */
export default function QrDialog({ address, onClose }: { address: string; onClose: () => void }) {
  const { isPremium } = useAccount();
  const { copied, copy } = useCopy();
  const url = `${window.location.origin}/inbox/${encodeURIComponent(address)}`;
  return (
    <Dialog
      title="Open on your phone"
      description={
        isPremium
          ? 'Scan to copy the address to another device. Only you can read its messages.'
          : 'Scan to open this inbox on another device. Anyone who knows the address can read its messages.'
      }
      onClose={onClose}
    >
      <QrImage text={isPremium ? address : url} />
      {!isPremium && (
        <Button className="mt-4 w-full" onClick={() => copy(url)}>
          {copied ? <Check aria-hidden size={16} /> : <Copy aria-hidden size={16} />}
          {copied ? 'Copied to clipboard!' : 'Copy link'}
        </Button>
      )}
    </Dialog>
  );
}

/** Dark on white in both themes, because cameras expect that. */
function QrImage({ text }: { text: string }) {
  const { data, size } = encode(text, { border: 2 });
  const path = data
    .map((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')).join(''))
    .join('');
  return (
    <svg
      role="img"
      aria-label={`QR code for ${text}`}
      viewBox={`0 0 ${size} ${size}`}
      className="mx-auto w-56 rounded-md"
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#14110d" />
    </svg>
  );
}
