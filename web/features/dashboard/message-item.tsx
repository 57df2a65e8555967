import { Paperclip } from 'lucide-react';
import type { MessageSummary } from '#contract/messages.ts';
import { formatBytes } from '#web/lib/bytes.ts';
import { cx } from '#web/lib/cx.ts';
import { formatMessageDate } from '#web/lib/time.ts';

type MessageItemProps = { message: MessageSummary; unread: boolean; onOpen: () => void };

/** One message: from, when, subject, and the beginning of it. */
export function MessageItem({ message, unread, onOpen }: MessageItemProps) {
  const { id, from, subject, snippet, timestamp, hasAttachments, attachmentSize } = message;
  return (
    <li className="animate-rise">
      <button
        type="button"
        id={`message-${id}`}
        onClick={onOpen}
        className="flex w-full flex-col gap-1 px-4 py-3.5 text-left -outline-offset-2 transition-colors hover:bg-sunken sm:px-5"
      >
        <span className="flex w-full flex-col gap-x-4 sm:flex-row sm:items-baseline sm:justify-between">
          <span className={cx('min-w-0 truncate text-sm', unread && 'font-semibold')}>
            {unread && <span className="sr-only">Unread. </span>}
            {from}
          </span>
          <time dateTime={timestamp} className="shrink-0 text-xs text-ink-soft">
            {formatMessageDate(Date.parse(timestamp))}
          </time>
        </span>
        <span className="flex w-full items-baseline gap-3">
          <span className={cx('min-w-0 flex-1 truncate', unread && 'font-semibold')}>
            {subject || '(no subject)'}
          </span>
          {hasAttachments && (
            <span className="flex shrink-0 items-center gap-1 text-xs text-ink-soft">
              <Paperclip aria-label="Attachments" size={12} />
              {formatBytes(attachmentSize)}
            </span>
          )}
        </span>
        <span className="line-clamp-2 text-sm break-words text-ink-soft">{snippet}</span>
      </button>
    </li>
  );
}
