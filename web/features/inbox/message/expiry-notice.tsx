import { useMutation } from '@tanstack/react-query';
import { FileDown } from 'lucide-react';
import type { ReactNode } from 'react';
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
  const { mutate, error } = useMutation({ mutationFn: () => saveSource(api, address, message) });
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
        {texts.addressExpiresSoon} {error && connectionProblem(error)}
      </p>
      <span aria-hidden className="font-mono font-medium text-red tabular-nums">
        {Math.floor(seconds / 60)}:{String(seconds % 60).padStart(2, '0')}
      </span>
      {children}
      <Button size="sm" onClick={() => mutate()}>
        <FileDown aria-hidden size={15} />
        {error ? texts.downloadAgain : texts.download}
      </Button>
    </div>
  );
}

const bar =
  'not-printed flex shrink-0 flex-wrap items-center gap-x-3 gap-y-1 border-b border-line bg-sunken px-4 py-1.5 text-sm xl:ps-14';
