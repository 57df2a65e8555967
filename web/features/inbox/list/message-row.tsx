import { Link2, Paperclip } from 'lucide-react';
import type { MessageSummary } from '#contract/messages.ts';
import { timings } from '#contract/timings.ts';
import { formatBytes } from '#web/lib/bytes.ts';
import { cx } from '#web/lib/cx.ts';
import { formatAge, formatMessageDate } from '#web/lib/message-time.ts';
import { senderName } from '#web/lib/sender-name.ts';
import { useNow } from '#web/lib/use-now.ts';
import { CodeChip, CodeChipSpace } from '../found/code-chip.tsx';
import { linkNames } from '../found/link-names.ts';

type MessageRowProps = {
  message: MessageSummary;
  unread: boolean;
  onOpen: () => void;
  now: () => number;
  open?: boolean;
  /** Show the full sender and the date of arrival instead of its age. */
  full?: boolean;
};

/** One row of the list. Unread messages are bold; the open one has a bar at its left edge. */
export function MessageRow({ message, now, unread, open, full, onOpen }: MessageRowProps) {
  const { id, from, subject, snippet, timestamp, hasAttachments, attachmentSize, code, link } = message;
  const at = Date.parse(timestamp);
  return (
    <li className="group relative animate-rise">
      <button
        type="button"
        id={`message-${id}`}
        aria-current={open ? 'true' : undefined}
        onClick={onOpen}
        className={cx(
          'relative flex w-full scroll-mt-36 flex-col gap-0.5 px-4 py-3 text-left -outline-offset-2 transition-colors group-hover:bg-sunken sm:px-5',
          open && 'bg-sunken before:absolute before:inset-y-0 before:left-0 before:w-0.5 before:bg-accent',
        )}
      >
        <span
          className={cx('flex gap-x-3', full ? 'flex-col sm:flex-row sm:items-baseline' : 'items-baseline')}
        >
          <span className={cx('min-w-0 flex-1 truncate text-sm', unread && 'font-semibold')}>
            {unread && <span className="sr-only">Unread. </span>}
            {full ? from : senderName(from)}
          </span>
          <span className="shrink-0 text-xs text-ink-soft tabular-nums">
            {full ? <time dateTime={timestamp}>{formatMessageDate(at)}</time> : <Age at={at} now={now} />}
          </span>
        </span>
        <span className="flex items-baseline gap-3">
          <span className={cx('min-w-0 flex-1 truncate text-sm', unread ? 'font-semibold' : 'text-ink-soft')}>
            {subject || '(no subject)'}
          </span>
          {hasAttachments && (
            <span className="flex shrink-0 items-center gap-1 text-xs text-ink-soft">
              <Paperclip aria-label="Attachments" size={12} />
              {formatBytes(attachmentSize)}
            </span>
          )}
        </span>
        <span className="flex items-end gap-3">
          <span
            className={cx(
              'min-w-0 flex-1 text-sm break-words text-ink-soft',
              code || link ? 'line-clamp-1' : 'line-clamp-2',
            )}
          >
            {snippet}
          </span>
          {code ? <CodeChipSpace code={code.value} /> : link && <LinkHint kind={link.kind} />}
        </span>
      </button>
      {code && <CodeChip code={code.value} className="absolute right-4 bottom-2.25 sm:right-5" />}
    </li>
  );
}

const Age = ({ at, now }: { at: number; now: () => number }) => formatAge(at, useNow(now, timings.ageTick));

function LinkHint({ kind }: { kind: keyof typeof linkNames }) {
  return (
    <span className="flex shrink-0 items-center gap-1.5 text-xs font-medium text-accent">
      <Link2 aria-hidden size={14} />
      {linkNames[kind]}
    </span>
  );
}
