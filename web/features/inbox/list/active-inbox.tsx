import { useAddresses } from '#web/features/addresses/addresses-provider.tsx';
import { useListRefresh } from '#web/features/addresses/use-list-refresh.ts';
import { useMailboxes } from '../live/mailboxes-provider.tsx';
import { InboxPanel } from './inbox-panel.tsx';

/** The inbox of the selected address. */
export default function ActiveInbox() {
  const { selected, expired, api, now } = useAddresses();
  const { messages, loading, live, announcement, markSeen, refresh, deleteMessage } = useMailboxes();
  useListRefresh();
  if (!selected) return null;
  return (
    <InboxPanel
      api={api}
      address={selected.address}
      messages={messages}
      loading={loading}
      end={expired ? 'expired' : null}
      live={expired ? null : live}
      announcement={announcement}
      now={now}
      onSeen={markSeen}
      onRefresh={refresh}
      onDelete={deleteMessage}
    />
  );
}
