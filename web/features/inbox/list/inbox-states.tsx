import { Inbox, MailOpen } from 'lucide-react';
import type { ReactNode } from 'react';
import { EmptyState } from '#web/components/empty-state.tsx';
import { Gone } from './gone.tsx';
import { texts } from './texts.tsx';

/** `missing` is shown for unknown and for expired inboxes alike: the server does not tell them apart. */
export type InboxEnd = 'expired' | 'missing';

type EndedProps = {
  address: string;
  end: InboxEnd;
  /** Next to the list, a message stays open. */
  reading: boolean;
  children?: ReactNode;
};

/** The inbox has ended, and why it stays empty. */
export function EndedInbox({ address, end, reading, children }: EndedProps) {
  const icon = <Inbox aria-hidden size={26} strokeWidth={1.5} />;
  if (end === 'missing') {
    return (
      <EmptyState icon={icon} title={texts.inboxNotFound}>
        {texts.whyInboxIsMissing}
      </EmptyState>
    );
  }
  if (reading) {
    return (
      <EmptyState icon={icon} title={texts.addressHasExpired} after={children}>
        {texts.messagesAreDeleted}
      </EmptyState>
    );
  }
  return (
    <>
      <Gone address={address} />
      <div className="flex justify-center px-6">{children}</div>
    </>
  );
}

export function NoMessageSelected() {
  return (
    <EmptyState icon={<MailOpen aria-hidden size={26} strokeWidth={1.5} />} title={texts.noMessageSelected}>
      {texts.selectMessage}
    </EmptyState>
  );
}
