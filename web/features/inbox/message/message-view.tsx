import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { MessageSummary } from '#contract/messages.ts';
import { Alert } from '#web/components/alert.tsx';
import { Button } from '#web/components/button.tsx';
import { SkeletonRows } from '#web/components/skeleton.tsx';
import type { InboxApi } from '#web/features/addresses/inbox-api.ts';
import { FoundCard } from '../found/found-card.tsx';
import { MessageActions } from './message-actions.tsx';
import { MessageAttachments } from './message-attachments.tsx';
import { MessageBody } from './message-body.tsx';
import { MessageHeader } from './message-header.tsx';

type MessageViewProps = {
  api: InboxApi;
  address: string;
  summary: MessageSummary;
  onBack: () => void;
  onDelete?: (() => Promise<void>) | undefined;
};

/** One message. The header shows what the list already knows while the rest is loading. */
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
    // On narrow screens the message replaces the list, so it has to be scrolled into view. On wide screens it starts
    // above the visible area when the selected row is far down the list.
    const isNarrow = window.innerWidth < 1024;
    const startsAbove = (view.current?.getBoundingClientRect().top ?? 0) < 0;
    if (isNarrow || startsAbove) view.current?.scrollIntoView({ block: 'start' });
  }, []);

  return (
    <article
      ref={view}
      aria-label={summary.subject || '(no subject)'}
      className="flex h-full scroll-mt-14 animate-fade flex-col md:scroll-mt-16"
    >
      <div className="flex items-center justify-between gap-2 border-b border-line px-2 py-1 sm:px-3">
        <Button variant="ghost" size="sm" className="min-h-11" onClick={onBack}>
          <ArrowLeft aria-hidden size={16} />
          Back
        </Button>
        <MessageActions api={api} address={address} message={summary} onDelete={onDelete} />
      </div>
      <MessageHeader summary={summary} detail={data} headingRef={heading} />
      <FoundCard message={summary} onDismiss={() => heading.current?.focus({ preventScroll: true })} />
      {data && <MessageAttachments api={api} address={address} message={data} />}
      {data && <MessageBody api={api} address={address} message={data} />}
      {!data && !isError && <SkeletonRows />}
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
