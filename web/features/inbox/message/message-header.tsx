import { ArrowLeft } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { CATCH_ALL_ADDRESS } from '#contract/catch-all.ts';
import type { MessageDetail, MessageSummary } from '#contract/messages.ts';
import { splitSender, unquoted } from '#contract/sender-name.ts';
import type { Auth } from '#contract/senders.ts';
import { timings } from '#contract/timings.ts';
import { IconButton } from '#web/components/button.tsx';
import { Count } from '#web/components/count.tsx';
import { cx } from '#web/lib/cx.ts';
import { formatArrival, formatDate } from '#web/lib/time.ts';
import { useKeys } from '#web/lib/use-keys.ts';
import { APP_LAYOUT, useMedia } from '#web/lib/use-media.ts';
import { useNow } from '#web/lib/use-now.ts';
import { SenderReasons } from '../sender/sender-reasons.tsx';
import { useShownVerdict } from '../sender/use-shown-verdict.ts';
import { VerdictIcon } from '../sender/verdict-icon.tsx';
import { texts } from './texts.tsx';

type MessageHeaderProps = {
  address: string;
  summary: MessageSummary;
  /** Undefined while the message is loading. */
  detail: MessageDetail | undefined;
  auth: Auth | undefined;
  /** The name or the domain of the sender pretends to be another. */
  isTrick: boolean;
  now: () => number;
  headingRef: React.Ref<HTMLHeadingElement>;
  /** How many messages have arrived since, which the reader cannot see. */
  missed: number;
  onBack: () => void;
  actions: ReactNode;
};

const backButton = ({ missed, onBack }: Pick<MessageHeaderProps, 'missed' | 'onBack'>) => (
  <IconButton
    label={missed ? texts.backToNewMessages(missed) : texts.back}
    onClick={onBack}
    className="relative"
  >
    <ArrowLeft aria-hidden size={18} />
    {missed > 0 && <Count className="absolute -end-0.5 top-0 animate-rise">{missed}</Count>}
  </IconButton>
);

/** The buttons of a message on phones, which stay at the top. */
export function MessageBar(props: Pick<MessageHeaderProps, 'missed' | 'onBack' | 'actions'>) {
  return (
    <div className="not-printed relative z-20 flex h-14 shrink-0 items-center border-b border-line bg-paper px-1.5">
      {backButton(props)}
      <span className="flex flex-1 items-center justify-end gap-1">{props.actions}</span>
    </div>
  );
}

/** Subject, sender and date of a message in one block. Phones have its buttons in the bar above. */
export function MessageHeader(props: MessageHeaderProps) {
  const { address, summary, detail, auth, isTrick, now, headingRef, actions } = props;
  const isApp = useMedia(APP_LAYOUT);
  const [explains, setExplains] = useState(false);
  // Otherwise the key closes the message.
  useKeys({ Escape: explains ? () => setExplains(false) : undefined }, true);
  const panelId = useId();
  const verdict = useShownVerdict(summary, now);
  const sender = (
    <Sender from={summary.from} detail={detail}>
      <VerdictIcon
        verdict={verdict}
        isTrick={isTrick}
        open={explains}
        panelId={panelId}
        onToggle={() => setExplains(!explains)}
      />
    </Sender>
  );
  const about = explains && (
    <SenderReasons id={panelId} verdict={verdict} sender={summary.sender} auth={auth} />
  );
  const arrival = <Arrival timestamp={summary.timestamp} now={now} />;
  // In the inbox of all mail, everybody wants to know whom it was for. Elsewhere only paper doesn't tell.
  const isCatchAll = address === CATCH_ALL_ADDRESS;
  const recipient = (
    <p
      className={cx(
        'text-sm',
        isCatchAll ? 'break-all text-ink-soft app:ps-12 app:pe-2' : 'hidden print:block',
      )}
    >
      {texts.to(isCatchAll ? summary.to : address)}
    </p>
  );
  const subject = (
    <h3
      ref={headingRef}
      tabIndex={-1}
      dir="auto"
      // Read whole, however long. Beside the list it scrolls, so that the text below keeps its room.
      className="my-auto max-h-36 min-w-0 flex-1 overflow-y-auto text-[1.25rem] leading-snug font-semibold tracking-tight break-words outline-none rtl:text-right app:@2xl:py-1 app:@max-2xl:text-base flow:max-h-none flow:text-lg/6 print:max-h-none"
    >
      {(detail ?? summary).subject || texts.noSubject}
    </h3>
  );
  if (!isApp) {
    return (
      <header className="flex shrink-0 flex-col gap-1 border-b border-line px-4 py-2">
        {subject}
        {sender}
        {arrival}
        {recipient}
        {about}
      </header>
    );
  }
  return (
    <header className="@container shrink-0 border-b border-line px-2 pt-1 pb-1.5">
      <div className="flex min-h-11 items-start gap-1">
        {backButton(props)}
        {subject}
        <span className="flex shrink-0 items-center gap-1">{actions}</span>
      </div>
      {/* In narrow readers always in two lines, so that nothing moves when a verdict of another length arrives. In others
          the time makes room for a long sender. */}
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 pe-2 ps-12 @max-4xl:flex-col @max-4xl:items-start">
        {sender}
        {arrival}
      </div>
      {recipient}
      <div className="mt-1.5 flex flex-col gap-1.5 pe-2 ps-12 empty:hidden">{about}</div>
    </header>
  );
}

/** Longer names are cut off on any screen. */
const MAX_NAME = 300;

/**
 * Anybody can claim any name, so the full address is always shown next to it. It wraps, because the end of its domain says
 * whose it is.
 */
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
        className="flex min-w-0 flex-wrap items-baseline gap-x-1.5 text-sm"
        title={hasName ? `${name} <${address}>` : address}
      >
        <span dir="auto" className={cx('font-medium', hasName ? 'truncate' : 'break-all')}>
          {name}
        </span>
        {hasName && (
          <bdi dir="ltr" className="font-mono text-xs break-all text-ink-soft">
            &lt;{address}&gt;
          </bdi>
        )}
      </p>
      {children}
    </div>
  );
}

/** When it arrived by the reader's clock and how long ago that was. The time in the zone of the service is smaller. */
function Arrival({ timestamp, now }: { timestamp: string; now: () => number }) {
  const at = Date.parse(timestamp);
  const [own, service] = [formatDate(at, 'full'), formatDate(at, 'ofService')];
  return (
    <p className="flex shrink-0 flex-wrap items-baseline gap-x-2">
      <span title={texts.yourTime} className="not-printed text-sm/4 whitespace-nowrap tabular-nums">
        {formatArrival(at, useNow(now, timings.ageTick))}
      </span>
      {/* On paper an age means nothing. */}
      {own !== service && <span className="hidden text-sm/4 print:inline">{own}</span>}
      <time dateTime={timestamp} className="text-xs/4 whitespace-nowrap text-ink-soft">
        {service}
      </time>
    </p>
  );
}
