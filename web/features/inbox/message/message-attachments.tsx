import { ChevronUp } from 'lucide-react';
import type { MessageDetail } from '#contract/messages.ts';
import { useFirst } from '#web/components/more.tsx';
import type { InboxApi } from '#web/features/addresses/inbox-api.ts';
import { formatBytes } from '#web/lib/bytes.ts';
import { APP_LAYOUT, useMedia } from '#web/lib/use-media.ts';
import { AttachmentCard } from './attachment-card.tsx';
import { texts } from './texts.tsx';

type MessageAttachmentsProps = { api: InboxApi; address: string; message: MessageDetail; ended: boolean };

/** The attachments below the text. On phones they stay in sight while it scrolls, several of them in a list that opens. */
export function MessageAttachments({ api, address, message, ended }: MessageAttachmentsProps) {
  const isApp = useMedia(APP_LAYOUT);
  const { attachments } = message;
  const { first, more } = useFirst(attachments, 50);
  if (first.length === 0) return null;
  const list = (
    <ul className="flex gap-2 px-4 py-2 [scrollbar-width:thin] app:max-h-40 app:flex-wrap app:items-start app:overflow-y-auto flow:max-h-[50dvh] flow:flex-col flow:py-1 flow:overflow-y-auto">
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
  );
  return (
    <section
      aria-label={texts.attachments}
      className="not-printed shrink-0 border-t border-line bg-paper flow:sticky flow:bottom-0"
    >
      {isApp || attachments.length === 1 ? (
        list
      ) : (
        <details className="group">
          <summary className="flex min-h-12 items-center gap-2 px-4 text-sm font-medium [&::-webkit-details-marker]:hidden">
            {texts.attachmentCount(attachments.length)}
            <span className="font-normal text-ink-soft">{formatBytes(message.attachmentSize)}</span>
            <ChevronUp
              aria-hidden
              size={16}
              className="ms-auto shrink-0 text-ink-soft transition-transform group-open:rotate-180"
            />
          </summary>
          {list}
        </details>
      )}
    </section>
  );
}
