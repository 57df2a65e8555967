import { MailOpen } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Card } from '#web/components/card.tsx';
import { lazyPart } from '#web/components/lazy-part.tsx';
import { SkeletonRows } from '#web/components/skeleton.tsx';
import { useAddresses } from '#web/features/addresses/addresses-provider.tsx';
import { INBOX_HEADING } from '#web/features/inbox/list/inbox-frame.tsx';
import { MessageList } from '#web/features/inbox/list/message-list.tsx';
import { useOpenMessage } from '#web/features/inbox/list/use-open-message.ts';
import { useMailboxes } from '#web/features/inbox/live/mailboxes-provider.tsx';

const MessageView = lazyPart(() => import('#web/features/inbox/message/message-view.tsx'));

/** The messages of the selected inbox. An open message takes the place of the list. */
export function DashboardMessages() {
  const { selected, api, now } = useAddresses();
  const { messages, loading, announcement, markSeen, deleteMessage } = useMailboxes();
  const card = useRef<HTMLDivElement>(null);
  const address = selected?.address ?? null;
  const { openId, open: openMessage, close, closeDeleted } = useOpenMessage(address);
  const open = messages.find(({ id }) => id === openId) ?? null;

  // The message opens below the list of inboxes, which may be off the screen.
  useEffect(() => {
    if (openId) card.current?.scrollIntoView({ block: 'start' });
  }, [openId]);
  if (!address) return null;

  const show = (id: string) => {
    openMessage(id);
    markSeen(id);
  };

  return (
    <Card ref={card} className="scroll-mt-20 overflow-clip">
      <div className="flex flex-wrap items-baseline gap-x-3 border-b border-line px-4 py-4 sm:px-5">
        <h2 id={INBOX_HEADING} tabIndex={-1} className="font-semibold outline-none">
          Messages Received ({messages.length})
        </h2>
        <p className="min-w-0 truncate font-mono text-xs text-ink-soft">{address}</p>
      </div>
      <p aria-live="polite" className="sr-only">
        {announcement}
      </p>
      {open && api ? (
        <MessageView
          key={open.id}
          fallback={<SkeletonRows />}
          onFail={close}
          api={api}
          address={address}
          summary={open}
          onBack={close}
          onDelete={async () => {
            await deleteMessage(open.id);
            closeDeleted(open.id, messages);
          }}
        />
      ) : messages.length > 0 ? (
        <MessageList full messages={messages} openId={null} onOpen={show} now={now} />
      ) : loading ? (
        <SkeletonRows />
      ) : (
        <NoMessages />
      )}
    </Card>
  );
}

function NoMessages() {
  return (
    <div className="flex flex-col items-center gap-2 px-6 py-14 text-center">
      <MailOpen aria-hidden size={26} strokeWidth={1.5} className="text-ink-faint" />
      <p className="font-medium">No messages received yet</p>
      <p className="text-sm text-ink-soft">New messages appear here automatically.</p>
    </div>
  );
}
