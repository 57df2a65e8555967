import type { MessageDetail } from '#contract/messages.ts';
import { useFirst } from '#web/components/more.tsx';
import type { InboxApi } from '#web/features/addresses/inbox-api.ts';
import { AttachmentCard } from './attachment-card.tsx';

type MessageAttachmentsProps = { api: InboxApi; address: string; message: MessageDetail; ended: boolean };

/** The attachments, in one row below the text. On phones it stays in sight while the text scrolls. */
export function MessageAttachments({ api, address, message, ended }: MessageAttachmentsProps) {
  const { first, more } = useFirst(message.attachments, 50);
  if (first.length === 0) return null;
  return (
    <section
      aria-label="Attachments"
      className="shrink-0 border-t border-line bg-paper flow:sticky flow:bottom-0"
    >
      <ul className="flex gap-2 overflow-x-auto px-4 py-2 [scrollbar-width:thin]">
        {first.map((attachment) => (
          <AttachmentCard
            key={attachment.id}
            attachment={attachment}
            api={api}
            address={address}
            messageId={message.id}
            ended={ended}
          />
        ))}
        {more}
      </ul>
    </section>
  );
}
