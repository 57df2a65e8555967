import { Check, Copy } from 'lucide-react';
import { Button } from '#web/components/button.tsx';
import { Dialog } from '#web/components/dialog.tsx';
import { useCopy } from '#web/components/use-copy.ts';
import { useAccount } from '#web/features/account/account-provider.tsx';
import QrCode, { phoneLink } from './qr-code.tsx';
import { texts } from './texts.tsx';

/**
 * A QR code that opens this inbox on another device. For premium inboxes, which only their owner can open, it contains
 * only the address.
 */
export default function QrDialog({ address, onClose }: { address: string; onClose: () => void }) {
  const { isPremium } = useAccount();
  const { copied, copy } = useCopy();
  return (
    <Dialog
      title={texts.openOnPhone}
      description={isPremium ? texts.scanToCopy : texts.scanToOpen}
      onClose={onClose}
    >
      <QrCode address={address} isPremium={isPremium} className="mx-auto w-56" />
      {!isPremium && (
        <Button className="mt-4 w-full" onClick={() => copy(phoneLink(address, isPremium))}>
          {copied ? <Check aria-hidden size={16} /> : <Copy aria-hidden size={16} />}
          {copied ? texts.copiedToClipboard : texts.copyLink}
        </Button>
      )}
    </Dialog>
  );
}
