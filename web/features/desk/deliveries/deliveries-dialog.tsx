import { Dialog } from '#web/components/dialog.tsx';
import type { TempEmail } from '#web/features/addresses/temp-email.ts';
import Deliveries from './deliveries.tsx';
import { texts } from './texts.ts';

/** From the menu of an address: what mail servers tried for it. */
export default function DeliveriesDialog({ email, onClose }: { email: TempEmail; onClose: () => void }) {
  return (
    <Dialog
      title={texts.attempts}
      description={
        <bdi dir="ltr" className="font-mono text-sm break-all">
          {email.address}
        </bdi>
      }
      onClose={onClose}
    >
      <Deliveries email={email} className="-mx-6 -mb-6 border-t border-line px-6" />
    </Dialog>
  );
}
