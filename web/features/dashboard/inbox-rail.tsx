import { Inbox } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#web/components/button.tsx';
import { lazyPart } from '#web/components/lazy-part.tsx';
import { useAddresses } from '#web/features/addresses/addresses-provider.tsx';
import { SlotCounter } from '#web/features/addresses/slot-counter.tsx';
import type { TempEmail } from '#web/features/addresses/temp-email.ts';
import { useMessages } from '#web/features/inbox/live/messages-provider.tsx';
import { cx } from '#web/lib/cx.ts';
import { InboxItem } from './inbox-item.tsx';
import { NewInboxForm } from './new-inbox-form.tsx';
import { texts } from './texts.tsx';

const DeleteAddress = lazyPart(() => import('#web/features/addresses/delete-address.tsx'));
const DeleteAll = lazyPart(() => import('./delete-all.tsx'));

/** The subscriber's inboxes, and the form for the next one. `onSelect` is called when one is selected or generated. */
export function InboxRail({ onSelect }: { onSelect?: () => void }) {
  const { emails, selected, select, used, now } = useAddresses();
  const { unreadByAddress } = useMessages();
  const [deleting, setDeleting] = useState<TempEmail | 'all' | null>(null);
  const close = () => setDeleting(null);

  return (
    <div className="flex h-full flex-col">
      <div
        className={cx(
          'flex h-13 shrink-0 items-center justify-between gap-2 pe-1 ps-4',
          emails.length > 0 && 'border-b border-line',
        )}
      >
        <h2 className="flex items-baseline gap-2 text-sm font-semibold whitespace-nowrap">
          {texts.activeInboxes}
          <SlotCounter className="text-xs font-normal text-ink-soft" />
        </h2>
        {used > 0 && (
          <Button
            variant="ghost"
            size="sm"
            className="min-h-11 px-2 text-xs text-red hover:text-red"
            onClick={() => DeleteAll.open(() => setDeleting('all'))}
          >
            {texts.deleteAll}
          </Button>
        )}
      </div>
      {emails.length > 0 ? (
        <ul
          aria-label={texts.listOfInboxes}
          className="min-h-0 shrink divide-y divide-line border-b border-line panes:overflow-y-auto panes:overscroll-contain"
        >
          {emails.map((email) => (
            <InboxItem
              key={email.id}
              email={email}
              now={now}
              unread={unreadByAddress.get(email.address) ?? 0}
              selected={email.address === selected?.address}
              onSelect={() => {
                select(email.address);
                onSelect?.();
              }}
              onDelete={() => DeleteAddress.open(() => setDeleting(email))}
            />
          ))}
        </ul>
      ) : (
        <NoInboxes />
      )}
      <NewInboxForm onGenerated={onSelect} />
      {deleting === 'all' && <DeleteAll onClose={close} />}
      {deleting && deleting !== 'all' && <DeleteAddress email={deleting} onClose={close} />}
    </div>
  );
}

function NoInboxes() {
  return (
    <div className="flex flex-col items-center gap-4 px-6 pt-12 pb-5 text-center">
      <Inbox aria-hidden size={28} strokeWidth={1.5} className="text-ink-faint" />
      <div>
        <p className="font-medium">{texts.noInboxes}</p>
        <p className="mt-1 text-sm text-balance text-ink-soft">{texts.howLongAddressWorks}</p>
      </div>
    </div>
  );
}
