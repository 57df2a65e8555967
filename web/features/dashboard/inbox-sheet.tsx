import { Dialog } from '#web/components/dialog.tsx';
import { InboxRail } from './inbox-rail.tsx';
import { texts } from './texts.tsx';

/** The inboxes on narrow screens. Choosing or generating one closes the sheet. */
export default function InboxSheet({ onClose }: { onClose: () => void }) {
  return (
    <Dialog sheet title={texts.yourInboxes} onClose={onClose}>
      <div className="-mx-5 -mt-4 -mb-6">
        <InboxRail onSelect={onClose} />
      </div>
    </Dialog>
  );
}
