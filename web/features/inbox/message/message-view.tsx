import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { MessageSummary } from '#contract/messages.ts';
import { Alert } from '#web/components/alert.tsx';
import { Button } from '#web/components/button.tsx';
import type { InboxApi } from '#web/features/addresses/inbox-api.ts';
import { formatMessageDate } from '#web/lib/message-time.ts';
import { InboxSkeleton } from '../list/inbox-states.tsx';
import { MessageActions } from './message-actions.tsx';
import { MessageAttachments } from './message-attachments.tsx';
import { MessageBody } from './message-body.tsx';
import { MessageSender } from './message-sender.tsx';

type MessageViewProps = {
  api: InboxApi;
  address: string;
  summary: MessageSummary;
  onBack: () => void;
  onDelete?: (() => Promise<void>) | undefined;
};

/** One message. What the row already knows stands at once; the rest follows. */
export default function MessageView({ api, address, summary, onBack, onDelete }: MessageViewProps) {
  const view = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const { data, isError, refetch } = useQuery({
    queryKey: ['message', address, summary.id],
    queryFn: ({ signal }) => api.message(address, summary.id, signal),
    staleTime: Number.POSITIVE_INFINITY,
  });

  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    // Where the message takes the place of the list, it starts at the top of the screen. Beside the list
    // it may begin above the screen, when the row that was chosen is far down.
    const above = (view.current?.getBoundingClientRect().top ?? 0) < 0;
    if (window.innerWidth < 1024 || above) view.current?.scrollIntoView({ block: 'start' });
  }, []);

  return (
    <article
      ref={view}
      aria-label={summary.subject || '(no subject)'}
      className="scroll-mt-14 flex h-full animate-fade flex-col"
    >
      <div className="flex items-center justify-between gap-2 border-b border-line px-2 py-1 sm:px-3">
        <Button variant="ghost" size="sm" className="min-h-11" onClick={onBack}>
          <ArrowLeft aria-hidden size={16} />
          Back
        </Button>
        <MessageActions api={api} address={address} message={summary} onDelete={onDelete} />
      </div>
      <header className="flex flex-col gap-2 border-b border-line px-4 py-4 sm:px-6">
        <h3
          ref={heading}
          tabIndex={-1}
          className="text-xl font-semibold tracking-tight break-words outline-none"
        >
          {summary.subject || '(no subject)'}
        </h3>
        <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 text-sm">
          <MessageSender from={summary.from} detail={data} />
          <time dateTime={summary.timestamp} className="text-ink-soft">
            {formatMessageDate(Date.parse(summary.timestamp))}
          </time>
        </div>
      </header>
      {data && <MessageAttachments api={api} address={address} message={data} />}
      {data && <MessageBody api={api} address={address} message={data} />}
      {!data && !isError && <InboxSkeleton />}
      {isError && (
        <div className="p-5">
          <Alert>
            This message could not be loaded.{' '}
            <button type="button" className="underline underline-offset-4" onClick={() => refetch()}>
              Try again
            </button>
          </Alert>
        </div>
      )}
    </article>
  );
}
