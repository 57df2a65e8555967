import { Skeleton } from '#web/components/skeleton.tsx';
import type { KeptMessage } from '#web/features/addresses/guest-storage.ts';
import { useConnection } from '#web/lib/connection.ts';
import { Age } from './message-row.tsx';
import { texts } from './texts.tsx';

type KeptRowsProps = { kept: KeptMessage[]; now: () => number };

/** The list until the server has told it: when messages came, and which are unread. As high as the rows that replace them. */
export function KeptRows({ kept, now }: KeptRowsProps) {
  const isAway = useConnection().state !== 'up';
  return (
    <>
      <ul aria-label={texts.messages} aria-busy="true" className="divide-y divide-line border-b border-line">
        {kept.map(({ id, timestamp, seen }) => (
          <li key={id} className="relative flex h-19.5 flex-col justify-center gap-2 ps-6.5 pe-4">
            {!seen && <span aria-hidden className="absolute top-4 start-2.5 size-2 rounded-full bg-accent" />}
            <span className="flex items-center justify-between text-xs text-ink-soft tabular-nums">
              <Skeleton className="h-3.5 w-2/5" />
              {!seen && <span className="sr-only">{texts.isUnread} </span>}
              <Age at={Date.parse(timestamp)} now={now} />
            </span>
            <Skeleton className="h-3.5 w-4/5" />
            <Skeleton className="h-3 w-3/5" />
          </li>
        ))}
      </ul>
      {isAway && <p className="px-4 py-5 text-sm text-ink-soft">{texts.noWordsKept}</p>}
    </>
  );
}
