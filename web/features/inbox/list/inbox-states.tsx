import { Inbox, MailOpen } from 'lucide-react';
import { EmptyState } from './empty-state.tsx';

/** `missing` is shown for unknown and for expired inboxes alike: the server does not tell them apart. */
export type InboxEnd = 'expired' | 'missing';

const texts = {
  none: {
    title: 'No messages yet',
    hint: 'Email usually arrives within seconds and appears here automatically.',
  },
  expired: {
    title: 'This address has expired',
    hint: 'Its messages are deleted. Generate a new address to continue.',
  },
  missing: {
    title: 'Inbox not found',
    hint: 'It may have expired, or the address is mistyped. Expired inboxes are deleted with all their messages.',
  },
};

export function EmptyInbox({ end }: { end: InboxEnd | null }) {
  const { title, hint } = texts[end ?? 'none'];
  return (
    <EmptyState icon={<Inbox aria-hidden size={26} strokeWidth={1.5} />} title={title}>
      {hint}
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
