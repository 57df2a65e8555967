import { FileDown } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { MessageSummary } from '#contract/messages.ts';
import { timings } from '#contract/timings.ts';
import { Button } from '#web/components/button.tsx';
import type { InboxApi } from '#web/features/addresses/inbox-api.ts';
import { connectionProblem } from '#web/lib/api.ts';
import { useNow } from '#web/lib/use-now.ts';
import { saveSource } from './save-source.ts';
import { texts } from './texts.tsx';

type ExpiryNoticeProps = {
  api: InboxApi;
  address: string;
  message: MessageSummary;
  expiresAt: number;
  now: () => number;
  /** What can be done about it. */
  children: ReactNode;
};

/** Warns the reader two minutes before the address expires, and says so when it has. */
export function ExpiryNotice({ api, address, message, expiresAt, now, children }: ExpiryNoticeProps) {
  const left = expiresAt - useNow(now, 1000);
  const [failure, setFailure] = useState<string | null>(null);
  const save = () =>
    saveSource(api, address, message).then(
      () => setFailure(null),
      (error) => setFailure(connectionProblem(error) ?? ''),
    );
  if (left > timings.expiryWarning) return null;
  if (left <= 0) {
    return (
      <p role="status" className={bar}>
        {texts.addressHasExpired}
      </p>
    );
  }
  const seconds = Math.ceil(left / 1000);
  return (
    <div className={bar}>
      <p role="status" className="min-w-0 flex-1 flow:basis-full">
        {texts.addressExpiresSoon} {failure}
      </p>
      <span aria-hidden className="font-mono font-medium text-red tabular-nums">
        {Math.floor(seconds / 60)}:{String(seconds % 60).padStart(2, '0')}
      </span>
      {children}
      <Button size="sm" onClick={save}>
        <FileDown aria-hidden size={15} />
        {failure === null ? texts.download : texts.downloadAgain}
      </Button>
    </div>
  );
}

const bar =
  'not-printed flex shrink-0 flex-wrap items-center gap-x-3 gap-y-1 border-b border-line bg-sunken px-4 py-1.5 text-sm xl:ps-14';
