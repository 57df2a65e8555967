import type { MessageDetail, MessageSummary } from '#contract/messages.ts';
import { formatMessageDate } from '#web/lib/message-time.ts';
import { senderName } from '#web/lib/sender-name.ts';

type MessageHeaderProps = {
  summary: MessageSummary;
  /** Undefined while the message is loading. */
  detail: MessageDetail | undefined;
  headingRef: React.Ref<HTMLHeadingElement>;
};

/** Subject, sender and date of a message. */
export function MessageHeader({ summary, detail, headingRef }: MessageHeaderProps) {
  return (
    <header className="flex flex-col gap-2 border-b border-line px-4 py-4 sm:px-6">
      <h3
        ref={headingRef}
        tabIndex={-1}
        className="text-xl font-semibold tracking-tight break-words outline-none"
      >
        {summary.subject || '(no subject)'}
      </h3>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 text-sm">
        <Sender from={summary.from} detail={detail} />
        <time dateTime={summary.timestamp} className="text-ink-soft">
          {formatMessageDate(Date.parse(summary.timestamp))}
        </time>
      </div>
    </header>
  );
}

const inBrackets = /<([^<>]+)>\s*$/;

/** Anybody can claim any name, so the full address is always shown next to it. */
function Sender({ from, detail }: { from: string; detail: MessageDetail | undefined }) {
  const name = detail?.fromName || senderName(from);
  const address = detail?.fromAddress || inBrackets.exec(from)?.[1] || from;
  return (
    <p className="min-w-0 break-words">
      {name !== address && <span className="font-medium">{name} </span>}
      <span className="inline-block max-w-full font-mono text-xs break-all text-ink-soft">
        &lt;{address}&gt;
      </span>
    </p>
  );
}
