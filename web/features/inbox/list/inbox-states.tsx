import { Inbox, MailOpen } from 'lucide-react';
import { Skeleton } from '#web/components/skeleton.tsx';
import { State } from './state.tsx';

/** Its time is over, or it was never here: whoever asks by address alone is not told which. */
export type InboxEnd = 'expired' | 'missing';

const words = {
  none: ['No messages yet', 'Mail usually arrives within seconds of being sent. Nothing to press.'],
  expired: ['This address has expired', 'Its messages are deleted. Generate a new one to go on.'],
  missing: [
    'No such inbox here',
    'It never was, or it has expired and its mail is deleted. Check the address, or get one of your own.',
  ],
};

export function EmptyInbox({ end }: { end: InboxEnd | null }) {
  const [title, text] = words[end ?? 'none'];
  return (
    <State icon={<Inbox aria-hidden size={26} strokeWidth={1.5} />} title={title!}>
      {text}
    </State>
  );
}

export function NothingOpen() {
  return (
    <State icon={<MailOpen aria-hidden size={26} strokeWidth={1.5} />} title="Nothing open">
      Choose a message to read it here.
    </State>
  );
}

export function InboxSkeleton() {
  return (
    <div role="status" aria-label="Loading" className="flex flex-col gap-6 p-5">
      {['a', 'b', 'c'].map((row) => (
        <div key={row} className="flex flex-col gap-2">
          <Skeleton className="h-4 w-2/5" />
          <Skeleton className="h-4 w-4/5" />
          <Skeleton className="h-3 w-3/5" />
        </div>
      ))}
    </div>
  );
}
