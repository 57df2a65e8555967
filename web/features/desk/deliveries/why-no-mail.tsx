import { X } from 'lucide-react';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { IconButton } from '#web/components/button.tsx';
import { TextButton } from '#web/components/text-button.tsx';
import { texts as componentTexts } from '#web/components/texts.tsx';
import { useAddresses } from '#web/features/addresses/addresses-provider.tsx';
import type { TempEmail } from '#web/features/addresses/temp-email.ts';
import { useNow } from '#web/lib/use-now.ts';
import { QuietLine } from '../quiet-line.tsx';
import { describeAttempt, newestFailure } from './attempt-words.ts';
import { Known } from './known.tsx';
import { nothingTried } from './nothing-tried.ts';
import { Suggestions } from './suggestions.tsx';
import { texts } from './texts.ts';
import { useClosed } from './use-closed.ts';
import { useDeliveries } from './use-deliveries.ts';
import { useLimits } from './use-limits.ts';

/** Mail usually comes within seconds. After this long, people wonder. */
const LONG_MS = 2 * 60_000;

type WhyProps = { address: string; onCopy: () => void; copied: boolean; onRefused: () => void };

/** Below the waiting screen: a quiet line, which becomes a list of what we know after a while, or when a mail was not stored. */
export default function WhyNoMail(props: WhyProps) {
  const email = useAddresses().emails.find((one) => one.address === props.address);
  return email && <Why key={email.address} email={email} {...props} />;
}

function Why({ email, ...actions }: WhyProps & { email: TempEmail }) {
  const { address, createdAt } = email;
  const { now: clock } = useAddresses();
  const now = useNow(clock, 1000);
  const limits = useLimits(email);
  const [closedUntil, closeUntil] = useClosed(address);
  const [asked, setAsked] = useState(false);
  const query = useDeliveries(address);

  const attempts = query.data?.attempts ?? [];
  const failure = newestFailure(attempts);
  const failedAt = failure ? Date.parse(failure.at) : 0;
  const stored = attempts.find(({ outcome }) => outcome === 'stored');
  const waitsSince = Math.max(createdAt, stored ? Date.parse(stored.at) : 0);
  const isLong = now - waitsSince >= LONG_MS;
  const isOpen = asked || failedAt > closedUntil || (isLong && closedUntil < waitsSince);
  const line = query.data
    ? attempts[0]
      ? describeAttempt(attempts[0], limits)
      : nothingTried(query.data, createdAt)
    : null;
  const news = useNews(failure && describeAttempt(failure, limits), failedAt, query.isSuccess);

  const close = () => {
    setAsked(false);
    closeUntil(Math.max(failedAt, waitsSince));
  };

  return (
    <>
      <p role="status" className="sr-only">
        {news}
      </p>
      {isOpen ? (
        <Panel onClose={close}>
          <div className="flex min-w-0 flex-col gap-3">
            <Known email={email} />
          </div>
          <Suggestions {...actions} after={attempts[0]} />
        </Panel>
      ) : (
        <QuietLine onRefused={actions.onRefused}>
          {line} {!query.isPending && <TextButton onClick={() => setAsked(true)}>{texts.more}</TextButton>}
        </QuietLine>
      )}
    </>
  );
}

/** What screen readers hear: an attempt that failed while the page was open. */
function useNews(sentence: string | undefined, at: number, isLoaded: boolean): string {
  const [knownUntil, setKnownUntil] = useState<number | null>(null);
  useEffect(() => {
    if (isLoaded) setKnownUntil((known) => known ?? at);
  }, [isLoaded, at]);
  return sentence && knownUntil !== null && at > knownUntil ? sentence : '';
}

function Panel({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  const heading = useId();
  return (
    <section
      aria-labelledby={heading}
      className="@container mx-auto -mt-5 flex w-full max-w-xl animate-fade flex-col gap-1 rounded-lg border border-line px-4 pt-1 pb-4 text-sm panes:-mt-7 panes:max-w-none app:px-5"
    >
      <div className="flex items-center justify-between gap-2">
        <h3 id={heading} className="font-medium">
          {texts.noMailYet}
        </h3>
        <IconButton label={componentTexts.close} className="-me-2.5" onClick={onClose}>
          <X aria-hidden size={17} />
        </IconButton>
      </div>
      <div className="flex flex-col gap-4 @2xl:grid @2xl:grid-cols-2 @2xl:gap-6">{children}</div>
    </section>
  );
}
