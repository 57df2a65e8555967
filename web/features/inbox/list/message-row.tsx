import { Link2, Paperclip, TriangleAlert } from 'lucide-react';
import { memo } from 'react';
import type { MessageSummary } from '#contract/messages.ts';
import { splitSender } from '#contract/sender-name.ts';
import { timings } from '#contract/timings.ts';
import { CutMiddle } from '#web/components/cut-middle.tsx';
import { formatBytes } from '#web/lib/bytes.ts';
import { cx } from '#web/lib/cx.ts';
import { formatAge, formatDate } from '#web/lib/time.ts';
import { useNow } from '#web/lib/use-now.ts';
import { CodeChip, CodeChipSpace } from '../found/code-chip.tsx';
import { texts as foundTexts } from '../found/texts.tsx';
import { doubtOf } from '../sender/doubt-of.ts';
import { texts as senderTexts } from '../sender/texts.tsx';
import { texts } from './texts.tsx';

type MessageRowProps = {
  message: MessageSummary;
  unread: boolean;
  onOpen: (id: string) => void;
  now: () => number;
  open?: boolean;
  /** Show the full sender, and tell screen readers the date of arrival. */
  full?: boolean;
};

/**
 * One row of the list. Unread messages have a dot and are bold; the open one has a bar at its left edge. Of a thousand rows
 * only those are drawn again whose message has changed.
 */
export const MessageRow = memo(function MessageRow(props: MessageRowProps) {
  const { message, now, unread, open, full, onOpen } = props;
  const { id, from, subject, snippet, timestamp, hasAttachments, attachmentSize, code, link } = message;
  const doubt = doubtOf(message);
  const at = Date.parse(timestamp);
  return (
    <li className="group relative animate-rise">
      <button
        type="button"
        id={`message-${id}`}
        aria-current={open ? 'true' : undefined}
        onClick={() => onOpen(id)}
        className={cx(
          'relative flex h-19.5 w-full scroll-mt-36 flex-col justify-center pe-4 ps-6.5 text-start text-sm leading-4.5 -outline-offset-2 transition-colors',
          open
            ? 'bg-selected before:absolute before:inset-y-0 before:start-0 before:w-0.75 before:bg-accent'
            : 'group-hover:bg-hover',
        )}
      >
        {unread && <span aria-hidden className="absolute top-4 start-2.5 size-2 rounded-full bg-accent" />}
        <span className="flex w-full items-baseline gap-3">
          <span className={cx('flex min-w-0 flex-1 gap-1', unread && 'font-semibold')}>
            {unread && <span className="sr-only">{texts.isUnread} </span>}
            <Sender from={from} full={full} />
          </span>
          {doubt && (
            <span
              className={cx(
                'flex shrink-0 items-center gap-1 self-center text-xs font-medium',
                doubt === 'suspicious' ? 'text-red' : 'text-amber',
              )}
            >
              <TriangleAlert aria-hidden size={13} />
              {senderTexts.doubtfulSender[doubt]((words) => (
                <span className="sr-only">{words}</span>
              ))}
            </span>
          )}
          <span className="shrink-0 text-xs text-ink-soft tabular-nums">
            <Age at={at} now={now} />
            {full && (
              <time dateTime={timestamp} className="sr-only">
                {' '}
                {formatDate(at, 'ofService')}
              </time>
            )}
          </span>
        </span>
        <span className="flex w-full items-baseline gap-3">
          <span
            dir="auto"
            className={cx('min-w-0 flex-1 truncate rtl:text-right', unread && 'font-semibold')}
          >
            {subject || texts.noSubject}
          </span>
          {hasAttachments && (
            <span className="flex shrink-0 items-center gap-1 text-xs text-ink-soft">
              <Paperclip aria-label={texts.attachments} size={12} />
              {formatBytes(attachmentSize)}
            </span>
          )}
        </span>
        {/* Two lines of the snippet fit. The middle of one or two lines is that of the chip. */}
        <span className={cx('flex w-full items-center gap-3', code && 'min-h-6')}>
          <span
            dir="auto"
            className="line-clamp-2 min-w-0 flex-1 text-xs leading-3.75 break-words text-ink-soft rtl:text-right"
          >
            {snippet}
          </span>
          {code && <CodeChipSpace code={code.value} />}
          {link && !code && !doubt && <LinkHint kind={link.kind} />}
        </span>
      </button>
      {code && (
        <CodeChip code={code.value} isDoubtful={doubt !== null} className="absolute end-4 bottom-2.25" />
      )}
    </li>
  );
});

/** About a third of the row. The end of a domain says whose it is. */
const DOMAIN_END = 16;

/** The address is lighter than the name. */
function Sender({ from, full }: { from: string; full: boolean | undefined }) {
  const { name, address } = splitSender(from) ?? { name: '', address: from };
  // Where not even that fits, its start is cut.
  const tight = 'justify-end overflow-hidden';
  if (!name) return <CutMiddle text={address} end={DOMAIN_END} className={tight} />;
  return (
    <>
      <span dir="auto" className={cx('truncate', full && 'min-w-8 shrink-[9]')}>
        {name}
      </span>
      {full && (
        <CutMiddle
          text={` <${address}>`}
          end={DOMAIN_END + 1}
          className={`font-normal text-ink-soft ${tight}`}
        />
      )}
    </>
  );
}

export const Age = ({ at, now }: { at: number; now: () => number }) =>
  formatAge(at, useNow(now, timings.ageTick));

function LinkHint({ kind }: { kind: keyof typeof foundTexts.links }) {
  return (
    <span className="flex shrink-0 items-center gap-1.5 text-xs font-medium text-accent">
      <Link2 aria-hidden size={14} />
      {foundTexts.links[kind]}
    </span>
  );
}
