import { Inbox, MailOpen } from 'lucide-react';
import type { ReactNode } from 'react';
import { EmptyState } from '#web/components/empty-state.tsx';
import { useAddresses } from '#web/features/addresses/addresses-provider.tsx';
import { PANES_LAYOUT, useMedia } from '#web/lib/use-media.ts';
import { Gone } from './gone.tsx';

/** `missing` is shown for unknown and for expired inboxes alike: the server does not tell them apart. */
export type InboxEnd = 'expired' | 'missing';

type EndedProps = { address: string; end: InboxEnd; children?: ReactNode };

/** The list of an inbox that has ended, and why it stays empty. */
export function EndedInbox({ address, end, children }: EndedProps) {
  const { nextSlot } = useAddresses();
  const hasPanes = useMedia(PANES_LAYOUT);
  const icon = <Inbox aria-hidden size={26} strokeWidth={1.5} />;
  if (end === 'missing') {
    return (
      <EmptyState icon={icon} title="Inbox not found">
        It may have expired, or the address is mistyped. Expired inboxes are deleted with all their messages.
      </EmptyState>
    );
  }
  if (!hasPanes) {
    return (
      <>
        <Gone address={address} />
        <div className="flex justify-center px-6">{children}</div>
      </>
    );
  }
  return (
    <EmptyState icon={icon} title="This address has expired" after={children}>
      Its messages are deleted.{!nextSlot && ' Generate a new address to continue.'}
    </EmptyState>
  );
}

export function NoMessageSelected() {
  return (
    <EmptyState icon={<MailOpen aria-hidden size={26} strokeWidth={1.5} />} title="No message selected">
      Select a message to read it here.
    </EmptyState>
  );
}

/** Shown in the place of the message when the inbox has ended. */
export function NothingToRead({ address, end }: Pick<EndedProps, 'address' | 'end'>) {
  if (end === 'expired') return <Gone address={address} />;
  return (
    <EmptyState icon={<MailOpen aria-hidden size={26} strokeWidth={1.5} />} title="Nothing to read here">
      When an address expires, its messages are deleted with it.
    </EmptyState>
  );
}
