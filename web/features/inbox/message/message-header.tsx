import { ArrowLeft, TriangleAlert } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import type { MessageDetail, MessageSummary } from '#contract/messages.ts';
import { IconButton } from '#web/components/button.tsx';
import type { InboxApi } from '#web/features/addresses/inbox-api.ts';
import { cx } from '#web/lib/cx.ts';
import { formatLocalTime, formatMessageDate } from '#web/lib/message-time.ts';
import { splitSender, unquoted } from '#web/lib/sender-name.ts';
import { APP_LAYOUT, useMedia } from '#web/lib/use-media.ts';
import { findTrick } from '../sender/name-tricks.ts';
import { SenderReasons } from '../sender/sender-reasons.tsx';
import { VerdictMark } from '../sender/verdict-mark.tsx';

type MessageHeaderProps = {
  api: InboxApi;
  address: string;
  summary: MessageSummary;
  /** Undefined while the message is loading. */
  detail: MessageDetail | undefined;
  headingRef: React.Ref<HTMLHeadingElement>;
  onBack: () => void;
  actions: ReactNode;
};

/** Subject, sender and date of a message in one block. On phones, the buttons are a bar that stays at the top. */
export function MessageHeader(props: MessageHeaderProps) {
  const { api, address, summary, detail, headingRef, onBack, actions } = props;
  const isApp = useMedia(APP_LAYOUT);
  const [explains, setExplains] = useState(false);
  const panelId = useId();
  const trick = findTrick(splitSender(summary.from)?.name ?? '', summary.sender.domain);
  const sender = (
    <Sender from={summary.from} detail={detail}>
      <VerdictMark
        verdict={summary.sender.verdict}
        isTrick={trick !== null}
        open={explains}
        panelId={panelId}
        onToggle={() => setExplains(!explains)}
      />
    </Sender>
  );
  const about = (
    <>
      {trick && <Trick>{trick}</Trick>}
      {explains && (
        <SenderReasons id={panelId} api={api} address={address} summary={summary} detail={detail} />
      )}
    </>
  );
  const back = (
    <IconButton label="Back" onClick={onBack}>
      <ArrowLeft aria-hidden size={18} />
    </IconButton>
  );
  const subject = (
    <h3
      ref={headingRef}
      tabIndex={-1}
      dir="auto"
      title={summary.subject}
      className="line-clamp-2 min-w-0 flex-1 text-base leading-snug font-semibold tracking-tight break-words outline-none flow:line-clamp-3 flow:text-lg"
    >
      {summary.subject || '(no subject)'}
    </h3>
  );
  if (!isApp) {
    return (
      <>
        <div className="sticky top-0 z-20 flex h-14 shrink-0 items-center border-b border-line bg-paper px-1.5">
          {back}
          <span className="flex flex-1 items-center justify-end gap-1">{actions}</span>
        </div>
        <header className="flex flex-col gap-1.5 border-b border-line px-4 py-3">
          {subject}
          {sender}
          <Arrival timestamp={summary.timestamp} />
          {about}
        </header>
      </>
    );
  }
  return (
    <header className="@container shrink-0 border-b border-line px-2 pt-1 pb-1.5">
      <div className="flex min-h-11 items-center gap-1">
        {back}
        {subject}
        <span className="flex shrink-0 items-center gap-1">{actions}</span>
      </div>
      {/* In narrow readers always in two lines, so that nothing moves when a verdict of another length arrives. */}
      <div className="flex items-baseline justify-between gap-x-4 pr-2 pl-12 @max-4xl:flex-col @max-4xl:items-start">
        {sender}
        <Arrival timestamp={summary.timestamp} />
      </div>
      <div className="mt-1.5 flex flex-col gap-1.5 pr-2 pl-12 empty:hidden">{about}</div>
    </header>
  );
}

/** Longer names are cut off on any screen. */
const MAX_NAME = 300;

/** A long address continues on the next line on phones. */
const wraps = 'flow:break-all flow:whitespace-normal';

/** Anybody can claim any name, so the full address is always shown next to it. */
function Sender({
  from,
  detail,
  children,
}: {
  from: string;
  detail: MessageDetail | undefined;
  children: ReactNode;
}) {
  const sender = splitSender(from);
  const address = detail?.fromAddress || sender?.address || from;
  const name = (detail?.fromName ? unquoted(detail.fromName).slice(0, MAX_NAME) : sender?.name) || address;
  const hasName = name !== address;
  return (
    <div className="flex max-w-full min-w-0 items-baseline gap-x-2 gap-y-1 flow:flex-wrap">
      <p
        className="flex min-w-0 items-baseline gap-x-1.5 text-sm flow:flex-wrap"
        title={hasName ? `${name} <${address}>` : address}
      >
        <span
          dir="auto"
          className={cx('truncate font-medium', hasName ? 'min-w-8 shrink-[4]' : `min-w-0 ${wraps}`)}
        >
          {name}
        </span>
        {hasName && (
          <span className={cx('min-w-0 truncate font-mono text-xs text-ink-soft', wraps)}>
            &lt;{address}&gt;
          </span>
        )}
      </p>
      {children}
    </div>
  );
}

/** A name or a domain that pretends to be another. It is said without a click. */
function Trick({ children }: { children: string }) {
  return (
    <p className="flex items-start gap-1.5 text-sm font-medium">
      <TriangleAlert aria-hidden size={14} className="mt-0.75 shrink-0" />
      <span className="min-w-0 break-words">{children}</span>
    </p>
  );
}

/** The arrival in the time zone of the service, and in the reader's own where that differs. */
function Arrival({ timestamp }: { timestamp: string }) {
  const at = Date.parse(timestamp);
  const local = formatLocalTime(at);
  return (
    <p className="shrink-0 text-xs leading-4 text-ink-soft">
      <time dateTime={timestamp} title={local ? `${local} your time` : undefined}>
        {formatMessageDate(at)}
      </time>
      {local && (
        <>
          {' '}
          <span className="whitespace-nowrap flow:block">
            <span className="flow:hidden">· </span>
            {local} your time
          </span>
        </>
      )}
    </p>
  );
}
