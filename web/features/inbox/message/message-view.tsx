import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import type { MessageSummary } from '#contract/messages.ts';
import { Alert } from '#web/components/alert.tsx';
import ConnectionNotice from '#web/components/connection-notice.tsx';
import { SkeletonRows } from '#web/components/skeleton.tsx';
import type { InboxApi } from '#web/features/addresses/inbox-api.ts';
import { connectionProblem } from '#web/lib/api.ts';
import { addAttempt, afterNextAnswer, useConnection } from '#web/lib/connection.ts';
import { glide } from '#web/lib/glide.ts';
import { jumpTo } from '#web/lib/jump-to.ts';
import { APP_LAYOUT, PANES_LAYOUT, useMedia } from '#web/lib/use-media.ts';
import { FoundCard } from '../found/found-card.tsx';
import { newMessages } from '../live/new-messages.ts';
import { useAuth } from '../sender/use-auth.ts';
import { ExpiryNotice } from './expiry-notice.tsx';
import { costOf } from './mail-cost.ts';
import { MessageActions } from './message-actions.tsx';
import { MessageAttachments } from './message-attachments.tsx';
import { type BodyView, MessageBody, ViewSwitch } from './message-body.tsx';
import { MessageBar, MessageHeader } from './message-header.tsx';
import { MessageWarning } from './message-warning.tsx';
import { type MailLink, readMail } from './read-mail.ts';
import { texts } from './texts.tsx';
import { useDoubts } from './use-doubts.ts';
import { useTheme } from './use-theme.ts';

const noLinks: MailLink[] = [];

type MessageViewProps = {
  api: InboxApi;
  address: string;
  summary: MessageSummary;
  /** The list that it is from. */
  messages: MessageSummary[];
  /** When the address expires, if that is known. */
  expiresAt?: number | undefined;
  /** Gives the address more time. */
  extend?: ReactNode;
  now: () => number;
  /**
   * Whether the reader opened it. Otherwise it takes the focus only if nothing else has it, and HTML that is slow to show
   * waits until the reader chooses it.
   */
  asked: boolean;
  onBack: () => void;
  onDelete?: (() => Promise<void>) | undefined;
  /** The address has ended, so nothing can be downloaded any more. */
  ended: boolean;
};

/** One message. The header shows what the list already knows while the rest is loading. */
export default function MessageView(props: MessageViewProps) {
  const { api, address, summary, messages, expiresAt, extend, now, asked, onBack, onDelete, ended } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  const printHtml = useRef<(() => void) | null>(null);
  const [chosen, setView] = useState<BodyView>();
  const { data, error, isError, refetch } = useQuery({
    queryKey: ['message', address, summary.id],
    queryFn: ({ signal }) => api.message(address, summary.id, signal),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const connection = useConnection().state;
  const isApp = useMedia(APP_LAYOUT);
  const [atFirst] = useState(messages);
  // Beside the list they can be seen in it.
  const missed = useMedia(PANES_LAYOUT) ? 0 : newMessages(atFirst, messages).length;
  const auth = useAuth({ api, address, summary, detail: data });
  const cost = useMemo(() => (data ? costOf(data) : 'cheap'), [data]);
  const view = cost === 'excessive' ? 'text' : (chosen ?? (asked || cost === 'cheap' ? 'html' : 'text'));
  const theme = useTheme();
  const html = view === 'html' || cost === 'cheap' ? data?.html : null;
  const mail = useMemo(() => (html ? readMail(html, theme) : null), [html, theme]);
  const found = mail?.links ?? noLinks;
  const { doubts, isForged, isTrick, openLinks, opening, ...links } = useDoubts(summary, data, auth, found);

  const isUnanswered = isError && connectionProblem(error) !== null;
  useEffect(() => {
    if (!isError) return;
    const ends = [addAttempt(refetch)];
    // Another call may be the first that is answered again.
    if (isUnanswered) ends.push(afterNextAnswer(refetch));
    return () => {
      for (const end of ends) end();
    };
  }, [isError, isUnanswered, refetch]);

  const focusHeading = () => heading.current?.focus({ preventScroll: true });

  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the message is opened
  useEffect(() => {
    // On phones, the message covers whatever had the focus.
    if (asked || !isApp || document.activeElement === document.body) focusHeading();
    // The desk is at the top of the page, which may have been scrolled.
    jumpTo();
  }, []);

  const actions = (
    <>
      {data?.html && cost !== 'excessive' && (data.text || cost === 'high') && (
        <ViewSwitch view={view} onChange={setView} />
      )}
      <MessageActions
        api={api}
        address={address}
        message={summary}
        ended={ended}
        onPrint={data && (() => (printHtml.current ? printHtml.current() : window.print()))}
        onDelete={onDelete}
      />
    </>
  );
  return (
    <article
      ref={glide}
      aria-label={summary.subject || texts.noSubject}
      className="message flex min-h-0 flex-1 animate-fade flex-col bg-surface flow:fixed flow:inset-0 flow:z-30"
    >
      {!isApp && <MessageBar missed={missed} onBack={onBack} actions={actions} />}
      {/* Here, because the message covers the desk. */}
      {!isApp && !ended && <ConnectionNotice className="not-printed border-b border-line" />}
      <div className="flex min-h-0 flex-1 flex-col flow:overflow-y-auto flow:overscroll-contain">
        <MessageHeader
          address={address}
          summary={summary}
          detail={data}
          auth={auth}
          isTrick={isTrick}
          now={now}
          headingRef={heading}
          missed={missed}
          onBack={onBack}
          actions={actions}
        />
        {expiresAt !== undefined && (
          <ExpiryNotice api={api} address={address} message={summary} expiresAt={expiresAt} now={now}>
            {extend}
          </ExpiryNotice>
        )}
        {doubts.length > 0 && (
          <MessageWarning
            doubts={doubts}
            isForged={isForged}
            linksState={links.linksState}
            trusted={links.trusted}
            onTrust={links.setTrusted}
          />
        )}
        <FoundCard
          message={summary}
          opening={opening}
          isDoubtful={doubts.length > 0}
          onDismiss={focusHeading}
        />
        {data && (
          <MessageBody
            api={api}
            address={address}
            message={data}
            mail={mail}
            theme={theme}
            view={view}
            cost={cost}
            openLinks={openLinks}
            ended={ended}
            printRef={printHtml}
          />
        )}
        {data && <MessageAttachments api={api} address={address} message={data} ended={ended} />}
        {!data && !isError && <SkeletonRows />}
        {isError && connection !== 'up' && (
          <p role="status" className="px-4 py-5 text-ink-soft app:px-6">
            {connection === 'offline' ? texts.loadsWhenConnected : texts.loadsWhenServerAnswers}
          </p>
        )}
        {isError && connection === 'up' && (
          <div className="px-4 py-5 app:px-6">
            <Alert>
              {texts.notLoaded(connectionProblem(error), (words) => (
                <button type="button" className="underline underline-offset-4" onClick={() => refetch()}>
                  {words}
                </button>
              ))}
            </Alert>
          </div>
        )}
      </div>
    </article>
  );
}
