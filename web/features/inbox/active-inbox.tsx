import { useAddresses } from '#web/features/addresses/addresses-provider.tsx';
import { InboxPanel } from './inbox-panel.tsx';
import { useMailboxes } from './mailboxes-provider.tsx';
import { useExpiry } from './use-expiry.ts';

/** The inbox of the selected address. */
export default function ActiveInbox() {
  const { selected, emails, api, now } = useAddresses();
  const { messages, loading, live, announcement, isUnread, markRead, refresh, deleteMessage } =
    useMailboxes();
  const expired = useExpiry(emails, now);
  if (!selected) return null;
  return (
    <InboxPanel
      api={api}
      address={selected.address}
      messages={messages}
      loading={loading}
      end={expired.has(selected.address) ? 'expired' : null}
      live={live}
      announcement={announcement}
      now={now}
      isUnread={isUnread}
      markRead={markRead}
      onRefresh={refresh}
      onDelete={deleteMessage}
    />
  );
}
