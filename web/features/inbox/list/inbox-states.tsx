import { Inbox, MailOpen } from 'lucide-react';
import type { ReactNode } from 'react';
import { EmptyState } from '#web/components/empty-state.tsx';
import { Mark } from '#web/components/mark.tsx';
import { useAddresses } from '#web/features/addresses/addresses-provider.tsx';
import { PANES_LAYOUT, useMedia } from '#web/lib/use-media.ts';
import { Gone } from './gone.tsx';

/** `missing` is shown for unknown and for expired inboxes alike: the server does not tell them apart. */
export type InboxEnd = 'expired' | 'missing';

type EmptyInboxProps = { address: string; end: InboxEnd | null; title: string; children?: ReactNode };

/** An empty list, and why. */
export function EmptyInbox({ address, end, title, children }: EmptyInboxProps) {
  const { nextSlot } = useAddresses();
  const hasPanes = useMedia(PANES_LAYOUT);
  const icon = <Inbox aria-hidden size={26} strokeWidth={1.5} className={end ? '' : 'animate-breathe'} />;
  if (end === 'missing') {
    return (
      <EmptyState icon={icon} title="Inbox not found">
        It may have expired, or the address is mistyped. Expired inboxes are deleted with all their messages.
      </EmptyState>
    );
  }
  if (end === 'expired' && !hasPanes) {
    return (
      <>
        <Gone address={address} />
        <div className="flex justify-center px-6">{children}</div>
      </>
    );
  }
  if (end === 'expired') {
    return (
      <EmptyState icon={icon} title="This address has expired" after={children}>
        Its messages are deleted.{!nextSlot && ' Generate a new address to continue.'}
      </EmptyState>
    );
  }
  return (
    <EmptyState icon={icon} title={title} after={children}>
      Email usually arrives within seconds and appears here automatically.
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

type WaitingProps = { address: string; end: InboxEnd | null; loading: boolean };

/** Shown in the place of the message while none is open. */
export function Waiting({ address, end, loading }: WaitingProps) {
  if (end === 'expired') return <Gone address={address} />;
  if (end) {
    return (
      <EmptyState icon={<MailOpen aria-hidden size={26} strokeWidth={1.5} />} title="Nothing to read here">
        When an address expires, its messages are deleted with it.
      </EmptyState>
    );
  }
  if (loading) return null;
  return (
    <EmptyState
      icon={
        <span className="block animate-breathe">
          <Mark size={44} />
        </span>
      }
      title="Waiting for mail"
    >
      Copy the address and use it anywhere. The first message opens here.
    </EmptyState>
  );
}
