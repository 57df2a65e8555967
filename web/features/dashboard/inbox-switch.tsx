import { ChevronsUpDown } from 'lucide-react';
import { useState } from 'react';
import { lazyPart } from '#web/components/lazy-part.tsx';
import { useAddresses } from '#web/features/addresses/addresses-provider.tsx';
import { SlotCounter } from '#web/features/addresses/slot-counter.tsx';
import { switcherClass, UnreadElsewhere } from '#web/features/addresses/unread-elsewhere.tsx';
import { texts } from './texts.tsx';

const InboxSheet = lazyPart(() => import('./inbox-sheet.tsx'));

/** Where there is no room for the rail: a button that opens the inboxes in a sheet. */
export function InboxSwitch({ standalone }: { standalone: boolean }) {
  const { emails } = useAddresses();
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        id="inbox-switch"
        aria-haspopup="dialog"
        aria-expanded={open}
        className={switcherClass(standalone)}
        onClick={() => InboxSheet.open(() => setOpen(true))}
      >
        <span className="sr-only">{texts.yourInboxes}</span>
        <UnreadElsewhere />
        {standalone && <span>{texts.inboxes(emails.length)}</span>}
        <SlotCounter className="text-xs" />
        <ChevronsUpDown aria-hidden size={16} />
      </button>
      {open && <InboxSheet onClose={() => setOpen(false)} />}
    </>
  );
}
